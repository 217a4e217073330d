/* What has been won, as numbers and as JSON. */

#include <limits.h>

#include "gondoliere.h"

/* The highest total below that one; 0 if there is none. */
static int
next_total(const int totals[COLOURS + 1], int below)
{
	int seat, next = 0;

	for (seat = 1; seat <= COLOURS; seat++)
		if (totals[seat] < below && totals[seat] > next)
			next = totals[seat];
	return next;
}

/* Scoring 4: from tourists and totals. */
void
gondoliere_share(struct tally *t)
{
	int seat, place, part, total = next_total(t->totals, INT_MAX);

	for (place = 1; place <= 3 && total > 0; place++) {
		part = 1 << (place - 1);
		for (seat = 1; seat <= COLOURS; seat++)
			if (t->totals[seat] == total) {
				t->points[seat] = (t->tourists + part - 1) /
				    part;
				t->places[seat] = place;
			}
		total = next_total(t->totals, total);
	}
}

void
gondoliere_tally(const struct gondoliere *g, int route, struct tally *t)
{
	const struct tile *tile;

	*t = (struct tally){ .tourists = g->set->piazza[route] };
	for (tile = g->board; tile < g->board + g->laid; tile++) {
		if (!(tile->routes >> route & 1))
			continue;
		t->tourists += gondoliere_tourists(tile->piece);
		if (gondoliere_is_stage(tile->piece))
			t->totals[gondoliere_owner(tile->piece)] +=
			    gondoliere_value(tile->piece);
	}
	gondoliere_share(t);
}

int
gondoliere_stages_laid(const struct gondoliere *g, int seat)
{
	int i, n = 0;

	for (i = 0; i < g->laid; i++)
		n += gondoliere_owner(g->board[i].piece) == seat;
	return n;
}

/* Scoring 5: more points, and then fewer landing stages, as one number. */
static long
standing(const struct gondoliere *g, const struct result *r, int seat)
{
	return r->points[seat] * BOARD_MAX - gondoliere_stages_laid(g, seat);
}

void
gondoliere_result(const void *state, struct result *result)
{
	const struct gondoliere *g = state;
	long best = LONG_MIN;
	struct tally t;
	int i, seat;

	*result = (struct result){ .over = g->phase == PHASE_OVER };
	for (i = 1; i <= ROUTES; i++) {
		if (!g->route[i].complete)
			continue;
		gondoliere_tally(g, i, &t);
		for (seat = 1; seat <= g->seats; seat++)
			result->points[seat] += t.points[seat];
	}
	for (seat = 1; seat <= g->seats; seat++)
		if (standing(g, result, seat) > best)
			best = standing(g, result, seat);
	for (seat = 1; seat <= g->seats; seat++)
		result->winner[seat] = standing(g, result, seat) == best;
}

static json_t *
numbers_json(const struct gondoliere *g, const int numbers[COLOURS + 1])
{
	json_t *array = json_array();
	int seat;

	for (seat = 1; seat <= g->seats; seat++)
		json_array_append_new(array, json_integer(numbers[seat]));
	return array;
}

static json_t *
route_json(const struct gondoliere *g, int route)
{
	static const int none[COLOURS + 1];
	bool complete = g->route[route].complete;
	struct tally t;

	gondoliere_tally(g, route, &t);
	return json_pack("{s:i, s:b, s:i, s:o, s:o}", "route", route,
	    "complete", complete, "tourists", t.tourists,
	    "totals", numbers_json(g, t.totals),
	    "points", numbers_json(g, complete ? t.points : none));
}

void
gondoliere_score(const void *state, json_t *object)
{
	const struct gondoliere *g = state;
	const char *end = gondoliere_endings[gondoliere_end(g)].name;
	json_t *routes = json_array();
	int i, laid[COLOURS + 1];

	for (i = 1; i <= g->seats; i++)
		laid[i] = gondoliere_stages_laid(g, i);
	for (i = 1; i <= ROUTES; i++)
		json_array_append_new(routes, route_json(g, i));
	json_object_set_new(object, "end", json_pack("s?", end));
	json_object_set_new(object, "laid", numbers_json(g, laid));
	json_object_set_new(object, "routes", routes);
}
