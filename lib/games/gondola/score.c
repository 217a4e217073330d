/* What has been won, as numbers and as JSON. */

#include "gondola.h"

/* The seats that have a row on the sheet: who is ever a Gondolier (end 4). */
int
gondola_rows(const struct gondola *g)
{
	return g->rotate ? g->seats : g->seats - 1;
}

struct row
gondola_final(const struct gondola *g, int seat)
{
	struct row sum = { 0, 0, 0 };
	const struct row *row;
	int round;

	for (round = 0; round < gondola_begun(g); round++) {
		row = &g->sheet[round][seat];
		sum.cargo += row->cargo < 0 ? 0 : row->cargo;
		sum.coin += row->coin;
		sum.reputation += row->reputation;
	}
	return sum;
}

int
gondola_group(const struct gondola *g, int round)
{
	int seat, coin = 0;

	for (seat = 1; seat <= g->seats; seat++)
		coin += g->sheet[round - 1][seat].coin;
	return coin;
}

/* End 3: bit n is set if seat n has the title. */
void
gondola_titles(const struct gondola *g, unsigned *drinkers, unsigned *drakes)
{
	int seat, reputation, high = -1, low = INT16_MAX;

	*drinkers = *drakes = 0;
	for (seat = 1; seat <= gondola_rows(g); seat++) {
		reputation = gondola_final(g, seat).reputation;
		if (reputation > high)
			*drinkers = 0;
		if (reputation < low)
			*drakes = 0;
		high = reputation > high ? reputation : high;
		low = reputation < low ? reputation : low;
		*drinkers |= (unsigned)(reputation == high) << seat;
		*drakes |= (unsigned)(reputation == low) << seat;
	}
}

void
gondola_result(const void *state, struct result *result)
{
	const struct gondola *g = state;
	int seat;

	*result = (struct result){ .over = g->phase == PHASE_OVER,
	    .together = true };
	for (seat = 1; seat <= g->seats; seat++) {
		result->points[seat] = gondola_final(g, seat).coin;
		result->group += result->points[seat];
	}
}

static json_t *
seats_json(unsigned seats)
{
	json_t *array = json_array();
	int seat;

	for (seat = 1; seat <= SEATS_MAX; seat++)
		if (seats >> seat & 1)
			json_array_append_new(array, json_integer(seat));
	return array;
}

static json_t *
row_json(int seat, struct row row)
{
	return json_pack("{s:i, s:o, s:i, s:i}", "seat", seat,
	    "cargo", row.cargo < 0 ? json_null() : json_integer(row.cargo),
	    "coin", row.coin, "reputation", row.reputation);
}

static json_t *
round_json(const struct gondola *g, int round)
{
	json_t *rows = json_array();
	int seat;

	for (seat = 1; seat <= gondola_rows(g); seat++)
		json_array_append_new(rows,
		    row_json(seat, g->sheet[round - 1][seat]));
	return json_pack("{s:i, s:i, s:o, s:i}", "round", round,
	    "wakemaker", gondola_wakemaker_of(g, round), "rows", rows,
	    "group", gondola_group(g, round));
}

void
gondola_score(const void *state, json_t *object)
{
	const struct gondola *g = state;
	json_t *rounds = json_array(), *final = json_array();
	unsigned drinkers, drakes;
	int i;

	gondola_titles(g, &drinkers, &drakes);
	for (i = 1; i <= gondola_begun(g); i++)
		json_array_append_new(rounds, round_json(g, i));
	for (i = 1; i <= gondola_rows(g); i++)
		json_array_append_new(final, row_json(i, gondola_final(g, i)));
	json_object_set_new(object, "titles", json_pack("{s:o, s:o}",
	    "free_drinker", seats_json(drinkers),
	    "drake", seats_json(drakes)));
	json_object_set_new(object, "rounds", rounds);
	json_object_set_new(object, "final", final);
}

void
gondola_detail(const void *state, const struct move *move, json_t *object)
{
	const struct gondola *g = state;
	uint64_t cards = gondola_move_cards(move);

	if (move->verb == VERB_DELIVER) {
		if (move->arg[0] != 0)
			cards |= gondola_bit(move->arg[1]);
		json_object_set_new(object, "kind",
		    json_string(gondola_kinds[gondola_kind(cards)]));
		json_object_set_new(object, "points",
		    json_integer(gondola_points(cards)));
	} else if (move->verb == VERB_DISRUPT)
		json_object_set_new(object, "points", json_integer(
		    gondola_best_points(gondola_played(g) & ~cards)));
}
