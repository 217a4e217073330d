/* Cards scored without any match. */

#include <string.h>

#include "canal.h"

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
	return json_pack("{s:o, s:o}", "cards", canal_cards_json(hand),
	    "votes", votes);
}

static json_t *
score_won(const struct cards *won, struct text *t)
{
	text_printf(t, "districts %d, most %d: %s\n", canal_different(won),
	    canal_most(won), canal_wins(won) ? "won" : "not won");
	return json_pack("{s:o, s:i, s:i, s:b}", "won", canal_won_json(won),
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
