/* Whether cards are where a state says they are, and as many. */

#include "gondolin.h"

/* Adds a pile to what has been seen of each card. */
static void
see(const struct pile *pile, int seen[DECK_MAX], int *hidden)
{
	int i;

	for (i = 0; i < pile->n; i++)
		if (pile->piece[i] == PIECE_HIDDEN)
			++*hidden;
		else
			seen[pile->piece[i]]++;
}

/* How often each card is seen, anywhere, and how many are hidden. */
void
gondolin_see(const struct gondolin *g, int seen[DECK_MAX], int *hidden)
{
	int i;

	memset(seen, 0, DECK_MAX * sizeof(seen[0]));
	*hidden = 0;
	see(&g->deck, seen, hidden);
	see(&g->hand, seen, hidden);
	see(&g->returned, seen, hidden);
	see(&g->played, seen, hidden);
	see(&g->aside, seen, hidden);
	for (i = 0; i < g->in_play; i++)
		seen[g->play[i].card]++;
	for (i = 0; i < g->frames; i++)
		if (g->frame[i].what == FRAME_ENTER ||
		    g->frame[i].what == FRAME_LOOSE)
			seen[g->frame[i].card]++;
}

/* A card is where it is as often as it is in the deck of the options. */
static int
check_pieces(const struct gondolin *g, struct fault *why)
{
	const char *id;
	int seen[DECK_MAX], card, copies, hidden, missing = 0, bad = 0;

	gondolin_see(g, seen, &hidden);
	for (card = 0; card < g->cards; card += copies) {
		for (copies = 1; card + copies < g->cards &&
		    g->kind[card + copies] == g->kind[card]; copies++)
			;
		id = gondolin_card(g, card)->id;
		missing += copies - seen[card];
		if (seen[card] > copies)
			bad = fault_at(why, FAULT_PIECE, &game_state_place,
			    "gondolin.deck.1", "%s is there %d times, and the "
			    "deck has %d", id, seen[card], copies);
		else if (seen[card] < copies && hidden == 0)
			bad = fault_at(why, FAULT_PIECE, &game_state_place,
			    "gondolin.deck.1", "%s is missing: there are %d "
			    "of %d", id, seen[card], copies);
	}
	if (bad == 0 && hidden > 0 && missing != hidden)
		bad = fault_at(why, FAULT_PIECE, &game_state_place,
		    "gondolin.deck.1", "%d hidden cards, not %d", hidden,
		    missing);
	return bad;
}

static int
check_types(const struct gondolin *g, const struct pile *pile,
    const char *member, unsigned types, struct fault *why)
{
	struct place list = { &game_state_place, member, 0 };
	struct place here = { &list, NULL, 0 };
	int piece, bad = 0;

	for (; here.index < pile->n; here.index++) {
		piece = pile->piece[here.index];
		if (piece != PIECE_HIDDEN &&
		    !(types >> gondolin_card(g, piece)->type & 1))
			bad = fault_at(why, FAULT_STATE, &here, NULL,
			    "no card of this type can be here");
	}
	return bad;
}

static int
check_piles(const struct gondolin *g, struct fault *why)
{
	const unsigned location = 1 << TYPE_LOCATION;
	int bad;

	bad = check_types(g, &g->deck, "deck", ~location, why);
	bad |= check_types(g, &g->hand, "hand", TYPES_HAND, why);
	bad |= check_types(g, &g->returned, "returned", TYPES_HAND, why);
	bad |= check_types(g, &g->played, "played", ~location, why);
	bad |= check_types(g, &g->aside, "aside", location, why);
	return bad;
}

static const char *
wrong_in_play(const struct gondolin *g, int at)
{
	const struct in_play *p = &g->play[at];
	const struct card *c = gondolin_card(g, p->card);

	if ((at == 0) != (c->type == TYPE_LOCATION))
		return "the first card in play, and no other, is a location";
	if (c->type == TYPE_INSIGHT || c->type == TYPE_OCCURRENCE)
		return "no card of this type stays in play";
	if (p->turn > (g->turn > 0 ? g->turn : 1) ||
	    p->turn < (at > 0 ? g->play[at - 1].turn : 1) ||
	    (at == 0 && p->turn != 1))
		return "it cannot have entered in that turn";
	if (p->used && !c->activates)
		return "used, and it is not activated";
	if (p->delay != 0 && c->type != TYPE_ENEMY)
		return "delayed, and no enemy";
	return NULL;
}

static int
check_play(const struct gondolin *g, struct fault *why)
{
	struct place list = { &game_state_place, "play", 0 };
	struct place here = { &list, NULL, 0 };
	const char *text;
	int bad = 0;

	if ((g->in_play == 0) != (g->phase == PHASE_LOCATION))
		return game_wrong(why, "play", "gondolin.opening.1",
		    g->in_play == 0 ? "no location is in play" :
		    "cards in play before the location is chosen");
	for (; here.index < g->in_play; here.index++) {
		text = wrong_in_play(g, here.index);
		if (text != NULL)
			bad = fault_at(why, FAULT_STATE, &here,
			    "gondolin.turn.3", "%s", text);
	}
	return bad;
}

int
gondolin_check_cards(const struct gondolin *g, struct fault *why)
{
	int bad = check_pieces(g, why);

	bad |= check_piles(g, why);
	return bad | check_play(g, why);
}
