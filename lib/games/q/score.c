/* What has been won, as numbers and as JSON. */

#include "q.h"

void
q_result(const void *state, struct result *result)
{
	const struct q *q = state;
	long lead;
	int seat, faction;

	*result = (struct result){ .over = q->phase == PHASE_OVER };
	for (seat = 1; seat <= q->seats; seat++) {
		faction = q_faction(q, seat);
		if (faction == -1)
			continue;
		lead = faction == SPIRITUALI ? q->total : -q->total;
		result->points[seat] = lead;
		result->winner[seat] = lead > 0;
	}
}

static json_t *
points_json(long points)
{
	char text[POINTS_TEXT];

	return json_string(q_points(points, text));
}

/* All that each faction got, by which q_items adds up. */
struct sums {
	long of[2];
};

static void
add_item(const struct item *item, void *arg)
{
	struct sums *sums = arg;

	sums->of[item->total == q_factions[ZELANTI]] += item->points;
}

static json_t *
seat_json(const struct q *q, int seat)
{
	int faction = q_faction(q, seat);

	if (faction == -1)
		return json_pack("{s:i, s:n, s:n}", "seat", seat, "role",
		    "faction");
	return json_pack("{s:i, s:s, s:s}", "seat", seat,
	    "role", q_roles[q->seat[seat].role - ROLE_0],
	    "faction", q_factions[faction]);
}

void
q_score(const void *state, json_t *object)
{
	const struct q *q = state;
	json_t *seats = json_array();
	struct sums sums = { { 0, 0 } };
	int seat;

	q_items(q, NULL, 0, add_item, &sums);
	for (seat = 1; seat <= q->seats; seat++)
		json_array_append_new(seats, seat_json(q, seat));
	json_object_set_new(object, "total", points_json(q->total));
	json_object_set_new(object, "leader", q->total == 0 ? json_null() :
	    json_string(q_factions[q->total < 0]));
	json_object_set_new(object, "spirituali",
	    json_integer(sums.of[SPIRITUALI]));
	json_object_set_new(object, "zelanti", json_integer(sums.of[ZELANTI]));
	json_object_set_new(object, "limit", json_boolean(
	    q->phase == PHASE_OVER && q->deck.n > 0));
	json_object_set_new(object, "seats", seats);
	json_object_set_new(object, "ships", q_ships(q));
}

void
q_detail(const void *state, const struct move *move, json_t *object)
{
	const struct q *q = state;
	json_t *points;
	int i;

	if (move->n == q_move_first(move) || move->verb == VERB_PICK)
		return;
	points = json_array();
	for (i = q_move_first(move); i < move->n; i++)
		json_array_append_new(points,
		    points_json(q_card(q, move->arg[i])->points));
	json_object_set_new(object, "points", points);
}
