/*
 * What the members of a state have to do with each other and with the rules.
 * After this no rule meets a state that it cannot handle.
 */

#include "gondolin.h"

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
		    gondolin_at(g, 0)->stat[i] : 0))
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
	struct row now;
	int defeated = 0, bad = 0;

	for (; here.index < g->turn; here.index++) {
		row = &g->sheet[here.index];
		defeated += row->defeated;
		if (row->attack >= ATTACK_UNDEFENDED &&
		    (g->phase != PHASE_OVER || here.index < g->turn - 1))
			bad = fault_at(why, FAULT_STATE, &here,
			    "gondolin.attack.1", "lost, and the match goes "
			    "on");
		now = *row;
		if (here.index == g->turn - 1)
			gondolin_fill_row(g, &now);
		if (memcmp(row->value, now.value, sizeof(now.value)) != 0)
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
	int enemies = gondolin_weighed(g)->count[TYPE_ENEMY], bad = 0;

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
	bad = gondolin_check_cards(g, why);
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
