/* Whether a seat can be carrying out cards, or nobody. */

#include "canal.h"

/* The last round ends without a draw: one more would be out of bounds. */
static int
check_closing(const struct canal *c, struct fault *why)
{
	if (c->round == LAST_ROUND)
		return game_wrong(why, "closing", "canal.end.2",
		    "true, and nobody draws after the last round");
	if (!canal_phase_ends(c) ||
	    canal_side(c, c->active) != canal_lower(c))
		return game_wrong(why, "closing", "canal.phase.2",
		    "the active seat draws for no end of a phase");
	return 0;
}

/* What the chooser left: the other offer has at least one of the cards. */
static bool
is_other_offer(const struct cards *offer)
{
	return canal_count_of(offer, ANY_NUMBER) <= TURNED_NUMBERS &&
	    canal_count_of(offer, ANY_ACTION) <= TURNED_ACTIONS &&
	    canal_count(offer) < TURNED_NUMBERS + TURNED_ACTIONS;
}

/* Who carries out cards, and what is left of the offers then. */
int
canal_check_active(const struct canal *c, struct fault *why)
{
	int left = !canal_empty(&c->offer[0]) + !canal_empty(&c->offer[1]);

	if (!canal_empty(&c->up))
		return game_wrong(why, "up", "canal.round.2",
		    "cards that are not split, and a seat is active");
	if (c->closing && check_closing(c, why) == -1)
		return -1;
	if (c->closing || c->active == c->distributor)
		return left == 0 ? 0 : game_wrong(why, "offers",
		    "canal.round.3",
		    "an offer is left that somebody has taken");
	if (c->active != c->chooser)
		return game_wrong(why, "active", "canal.round.3",
		    "neither distributor nor chooser");
	if (left != 1 || !is_other_offer(&c->offer[0]) ||
	    !is_other_offer(&c->offer[1]))
		return game_wrong(why, "offers", "canal.round.3",
		    "not the one offer that the chooser left");
	return 0;
}

/* Nobody carries out cards. */
int
canal_check_idle(const struct canal *c, struct fault *why)
{
	if (!canal_empty(&c->to_use) || !canal_empty(&c->used))
		return game_wrong(why, canal_empty(&c->used) ? "to_use" :
		    "used", "canal.round.9",
		    "special cards, and no seat is active");
	if (c->closing)
		return game_wrong(why, "closing", "canal.phase.2",
		    "true, and no seat is active");
	if (c->step != STEP_CHOOSE && (!canal_empty(&c->offer[0]) ||
	    !canal_empty(&c->offer[1])))
		return game_wrong(why, "offers", "canal.round.2",
		    "offers, and nobody is to choose");
	if (c->step != STEP_SPLIT && c->step != STEP_ACTION &&
	    !canal_empty(&c->up))
		return game_wrong(why, "up", "canal.round.2",
		    "cards that are not split");
	if (canal_phase_ends(c) && c->step != STEP_OVER)
		return game_wrong(why, "numbers", "canal.phase.1",
		    "sums that end a phase, which goes on");
	return 0;
}
