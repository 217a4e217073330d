/* What has been won, as numbers and as JSON. */

#include <string.h>
#include <strings.h>

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

static json_t *
cards_json(const struct cards *cards)
{
	struct pile pile;

	canal_spell(cards, &pile);
	return piece_list(canal_name, NULL, &pile);
}

static json_t *
won_json(const struct cards *won)
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
	    "won", won_json(&won), "districts", canal_different(&won),
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
		    cards_json(&offer[0]), cards_json(&offer[1])));
	} else if (move->verb == VERB_CHOOSE)
		json_object_set_new(object, "cards",
		    cards_json(&c->offer[move->arg[0] - 1]));
	else if (move->verb == VERB_LAY) {
		canal_lay_read(move, canal_lay_district(c, move), &lay);
		side = canal_side(c, c->vote.seat);
		json_object_set_new(object, "district",
		    json_string(canal_card(lay.district)));
		json_object_set_new(object, "total", json_integer(
		    canal_side_total(c, side) + canal_districts(&lay.cards)));
	}
}

/* What a hand can do in a vote, and whether districts won are enough. */
static int
read_cards(int n, char *words[], bool won, struct cards *cards,
    struct fault *why)
{
	struct cards all = canal_all(TEAM_SEATS);
	int i, card;

	*cards = (struct cards){ { 0 } };
	if (n == 0 && !won)
		return fault(why, FAULT_HAND,
		    "no cards: write CARD... or won CARD...");
	for (i = 0; i < n; i++) {
		card = canal_card_named(words[i], strlen(words[i]));
		if (card == -1)
			return fault(why, FAULT_HAND, "no card: %.32s",
			    words[i]);
		if (!canal_is(card, won ? ANY_DISTRICT : HELD))
			return fault(why, FAULT_HAND, "%s is %s",
			    canal_card(card), won ? "no district" :
			    "neither a district nor a gondola");
		if (cards->of[card] == all.of[card])
			return fault(why, FAULT_HAND, "more than %d of %s",
			    all.of[card], canal_card(card));
		cards->of[card]++;
	}
	return 0;
}

static json_t *
vote_json(const struct cards *hand, int district, struct text *t)
{
	struct lay lay;
	struct move move;
	char text[MOVE_TEXT];

	canal_best_lay(hand, district, &lay);
	canal_lay_move(&lay, &move);
	canal_print(NULL, &move, text);
	text_printf(t, "%s: %d with %s\n", canal_card(district),
	    canal_districts(&lay.cards), text);
	return json_pack("{s:s, s:i, s:s}", "district", canal_card(district),
	    "total", canal_districts(&lay.cards), "move", text);
}

static json_t *
score_hand(const struct cards *hand, struct text *t)
{
	json_t *votes = json_array();
	int kind;

	for (kind = 0; kind < DISTRICTS; kind++)
		if (hand->of[kind] > 0)
			json_array_append_new(votes,
			    vote_json(hand, kind, t));
	if (json_array_size(votes) == 0)
		text_put(t, "no district to be voted on\n");
	return json_pack("{s:o, s:o}", "cards", cards_json(hand),
	    "votes", votes);
}

static json_t *
score_won(const struct cards *won, struct text *t)
{
	text_printf(t, "districts %d, most %d: %s\n", canal_different(won),
	    canal_most(won), canal_wins(won) ? "won" : "not won");
	return json_pack("{s:o, s:i, s:i, s:b}", "won", won_json(won),
	    "districts", canal_different(won), "most", canal_most(won),
	    "wins", canal_wins(won));
}

json_t *
canal_hand(int n, char *words[], struct text *t, struct fault *why)
{
	bool won = n > 0 && strcasecmp(words[0], "won") == 0;
	struct cards cards;

	if (read_cards(n - won, words + won, won, &cards, why) == -1)
		return NULL;
	return won ? score_won(&cards, t) : score_hand(&cards, t);
}
