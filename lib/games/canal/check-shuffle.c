/* Whether chance can be about to shuffle, or to deal. */

#include "canal.h"

/* All number cards, in card order if a shuffle is due. */
static int
check_number_deck(const struct canal *c, struct fault *why)
{
	struct cards all = canal_all(c->seats);

	if (c->number_deck.n != canal_count_of(&all, ANY_NUMBER))
		return game_wrong(why, "number_deck", "canal.phase.5",
		    "not all number cards, and the round has not begun");
	if (c->step != STEP_ACTION && !canal_sorted(&c->number_deck))
		return game_wrong(why, "number_deck", "canal.pieces.2",
		    "not in card order, and to be shuffled");
	return 0;
}

/* Chance is to shuffle before a round. */
static int
check_before_round(const struct canal *c, struct fault *why)
{
	if (c->round == 1 && c->distributor != c->begins)
		return game_wrong(why, "distributor", "canal.setup.4",
		    "not the first distributor");
	if (c->active != 0)
		return game_wrong(why, "active", "canal.round.1",
		    "not null, and the round has not begun");
	if (c->step == STEP_DEAL && c->round != 1)
		return game_wrong(why, "round", "canal.setup.1",
		    "hands are dealt in the first round only");
	if (!canal_empty(&c->up))
		return game_wrong(why, "up", "canal.round.1",
		    "cards, and the round has not begun");
	if (c->step == STEP_DEAL && (!canal_empty(&c->hand[1]) ||
	    !canal_sorted(&c->action_deck)))
		return game_wrong(why, "action_deck", "canal.setup.1",
		    "not all action cards in card order");
	return check_number_deck(c, why);
}

/* How many cards can still be drawn when a seat draws. */
static int
most_drawing(const struct canal *c)
{
	if (c->active == 0)
		return TURNED_ACTIONS;
	return c->closing && !canal_in_teams(c) ? LOSER_DRAWS : SPY_DRAWS;
}

/* Chance is to shuffle the discards, and then cards are drawn. */
static int
check_drawing(const struct canal *c, struct fault *why)
{
	if (c->drawing > most_drawing(c))
		return game_wrong(why, "drawing", "canal.round.10",
		    "more than are drawn at once");
	if (c->action_deck.n > 0 || canal_empty(&c->discards))
		return game_wrong(why, "action_deck", "canal.round.10",
		    "not empty, or no discards to shuffle");
	if (c->active == 0 &&
	    (canal_count_of(&c->up, ANY_NUMBER) != TURNED_NUMBERS ||
	    canal_count(&c->up) != UP_MAX - c->drawing))
		return game_wrong(why, "up", "canal.round.1",
		    "not the cards turned up so far");
	return 0;
}

int
canal_check_shuffle(const struct canal *c, struct fault *why)
{
	return c->step == STEP_ACTION && c->drawing > 0 ?
	    check_drawing(c, why) : check_before_round(c, why);
}
