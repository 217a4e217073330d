/* What has been won, as numbers and as JSON. */

#include "canal.h"
#include "piece.h"

void
canal_result(const void *state, struct result *result)
{
	const struct canal *c = state;
	int seat, side = c->step == STEP_OVER ? canal_winner(c) : -1;

	*result = (struct result){ .over = c->step == STEP_OVER };
	for (seat = 1; seat <= c->seats; seat++) {
		result->points[seat] = canal_districts(&c->won[seat]);
		result->winner[seat] = canal_side(c, seat) == side;
	}
}

json_t *
canal_cards_json(const struct cards *cards)
{
	struct pile pile;

	canal_spell(cards, &pile);
	return piece_list(canal_name, NULL, &pile);
}

json_t *
canal_won_json(const struct cards *won)
{
	json_t *object = json_object();
	int kind;

	for (kind = 0; kind < DISTRICTS; kind++)
		json_object_set_new(object, canal_card(kind),
		    json_integer(won->of[kind]));
	return object;
}

static json_t *
side_json(const struct canal *c, int side)
{
	struct cards won = canal_side_won(c, side);
	json_t *seats = json_array();
	int seat;

	for (seat = canal_first(c, side); seat != 0; seat = canal_also(c, seat))
		json_array_append_new(seats, json_integer(seat));
	return json_pack("{s:o, s:o, s:i, s:i, s:i}", "seats", seats,
	    "won", canal_won_json(&won), "districts", canal_different(&won),
	    "most", canal_most(&won), "sum", canal_side_sum(c, side));
}

void
canal_score(const void *state, json_t *object)
{
	const struct canal *c = state;

	json_object_set_new(object, "sides", json_pack("[o, o]",
	    side_json(c, 0), side_json(c, 1)));
	json_object_set_new(object, "rounds", json_integer(c->round));
	json_object_set_new(object, "guard", json_boolean(
	    c->step == STEP_OVER && canal_winner(c) == -1));
}

void
canal_detail(const void *state, const struct move *move, json_t *object)
{
	const struct canal *c = state;
	struct cards offer[2];
	struct lay lay;
	int side;

	if (move->verb == VERB_SPLIT) {
		canal_split_offers(move, offer);
		json_object_set_new(object, "offers", json_pack("[o, o]",
		    canal_cards_json(&offer[0]), canal_cards_json(&offer[1])));
	} else if (move->verb == VERB_CHOOSE)
		json_object_set_new(object, "cards",
		    canal_cards_json(&c->offer[move->arg[0] - 1]));
	else if (move->verb == VERB_LAY) {
		canal_lay_read(move, canal_lay_district(c, move), &lay);
		side = canal_side(c, c->vote.seat);
		json_object_set_new(object, "district",
		    json_string(canal_card(lay.district)));
		json_object_set_new(object, "total", json_integer(
		    canal_side_total(c, side) + canal_districts(&lay.cards)));
	}
}
