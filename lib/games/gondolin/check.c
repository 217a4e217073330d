/*
 * What the members of a state have to do with each other and with the rules.
 * After this no rule meets a state that it cannot handle.
 */

#include <string.h>

#include "gondolin.h"

/* Adds a pile to what has been seen of each card. */
static void
see(const struct gondolin *g, const struct pile *pile, int seen[DECK_MAX],
    int *hidden)
{
	int i;

	for (i = 0; i < pile->n; i++)
		if (pile->piece[i] == PIECE_HIDDEN)
			++*hidden;
		else
			seen[pile->piece[i]]++;
	(void)g;
}

/* A card is where it is as often as it is in the deck of the options. */
static int
compare(const struct gondolin *g, const int seen[DECK_MAX], int hidden,
    struct fault *why)
{
	const char *id;
	int card, copies, missing = 0, bad = 0;

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
check_pieces(const struct gondolin *g, struct fault *why)
{
	int i, hidden = 0, seen[DECK_MAX] = { 0 };

	see(g, &g->deck, seen, &hidden);
	see(g, &g->hand, seen, &hidden);
	see(g, &g->returned, seen, &hidden);
	see(g, &g->played, seen, &hidden);
	see(g, &g->aside, seen, &hidden);
	for (i = 0; i < g->in_play; i++)
		seen[g->play[i].card]++;
	for (i = 0; i < g->frames; i++)
		if (g->frame[i].what == FRAME_ENTER ||
		    g->frame[i].what == FRAME_LOOSE)
			seen[g->frame[i].card]++;
	return compare(g, seen, hidden, why);
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

/* Before the first turn nothing has happened but the opening. */
static int
check_opening(const struct gondolin *g, struct fault *why)
{
	struct pile sorted = g->deck;
	int i, hand = gondolin_story(g)->hand, bad = 0;

	pile_sort(&sorted);
	if (memcmp(sorted.piece, g->deck.piece, sorted.n) != 0)
		bad = game_wrong(why, "deck", "gondolin.opening.4",
		    "not in the order of the set before it is shuffled");
	if ((g->phase <= PHASE_MIX && g->hand.n != 0) ||
	    (g->phase == PHASE_HAND && (!g->easy || g->hand.n >= hand)) ||
	    (g->phase == PHASE_SHUFFLE && g->hand.n != hand))
		bad = game_wrong(why, "hand", "gondolin.opening.2",
		    "not as many cards as this phase has");
	if (g->phase == PHASE_MIX && g->easy)
		bad = game_wrong(why, "phase", "gondolin.opening.2",
		    "an easy opening has no such phase");
	if (g->phase == PHASE_LOCATION && g->aside.n < 2)
		bad = game_wrong(why, "phase", "gondolin.opening.1",
		    "there is only one location");
	if (g->income != 0 || g->boost[0] != 0 || g->boost[1] != 0)
		bad = game_wrong(why, "boost", "gondolin.opening.2",
		    "income or boost before the first turn");
	if (g->in_play > 1 || g->played.n + g->returned.n + g->frames > 0)
		bad = game_wrong(why, "play", "gondolin.opening.2",
		    "something has been played before the first turn");
	for (i = 0; i < STATS; i++)
		if (g->stat[i] != (g->in_play > 0 ?
		    gondolin_card(g, g->play[0].card)->stat[i] : 0))
			bad = game_wrong(why, "stats", "gondolin.opening.1",
			    "not the stats of the location");
	return bad;
}

static int
check_sheet(const struct gondolin *g, struct fault *why)
{
	struct place list = { &game_state_place, "sheet", 0 };
	struct place here = { &list, NULL, 0 };
	const struct row *row;
	struct gondolin now = *g;
	int defeated = 0, bad = 0;

	gondolin_note(&now);
	for (; here.index < g->turn; here.index++) {
		row = &g->sheet[here.index];
		defeated += row->defeated;
		if (row->attack >= ATTACK_UNDEFENDED &&
		    (g->phase != PHASE_OVER || here.index < g->turn - 1))
			bad = fault_at(why, FAULT_STATE, &here,
			    "gondolin.attack.1", "lost, and the match goes "
			    "on");
		if (memcmp(row->value, now.sheet[here.index].value,
		    sizeof(row->value)) != 0)
			bad = fault_at(why, FAULT_STATE, &here,
			    "gondolin.stats.1", "not the values of now");
	}
	if (defeated != g->defeated)
		bad = game_wrong(why, "defeated", "gondolin.attack.5",
		    "not the sum of the sheet");
	return bad;
}

static int
check_turn(const struct gondolin *g, struct fault *why)
{
	int enemies = gondolin_count(g, TYPE_ENEMY), bad = 0;

	if (g->phase == PHASE_RESOURCE && (g->turn == 1 ||
	    gondolin_can_pay(g)))
		bad = game_wrong(why, "phase", "gondolin.turn.1",
		    "the maintenance can be paid");
	if (g->phase != PHASE_RESOURCE && g->income != 0)
		bad = game_wrong(why, "income", "gondolin.turn.1",
		    "not 0 outside the resource phase");
	if (g->phase == PHASE_RESOURCE && (g->returned.n > 0 ||
	    g->boost[0] != 0 || g->boost[1] != 0))
		bad = game_wrong(why, "phase", "gondolin.turn.1",
		    "something of the last turn is left");
	if (g->phase == PHASE_MAIN && g->frames == 0 && enemies > 0)
		bad = game_wrong(why, "phase", "gondolin.turn.5",
		    "no main phase with an enemy in play");
	if (g->phase == PHASE_OVER && g->turn < gondolin_story(g)->turns &&
	    gondolin_survived(g))
		bad = game_wrong(why, "phase", "gondolin.end.1",
		    "over before the last turn");
	return bad;
}

int
gondolin_check(void *state, int viewer, struct fault *why)
{
	struct gondolin *g = state;
	bool opening = g->phase <= PHASE_SHUFFLE;
	int bad;

	(void)viewer;
	bad = check_pieces(g, why);
	bad |= check_piles(g, why);
	bad |= check_play(g, why);
	if (opening != (g->turn == 0))
		bad = game_wrong(why, "turn", "gondolin.opening.4", opening ?
		    "a turn before the deck is shuffled" : "no turn yet");
	if (bad != 0)
		return -1;
	g->lasting.stale = true;
	gondolin_weigh(g);
	if (opening)
		return check_opening(g, why) | check_sheet(g, why);
	if (gondolin_check_agenda(g, why) == -1)
		return -1;
	bad = check_turn(g, why);
	return bad | check_sheet(g, why);
}
