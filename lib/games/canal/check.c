/*
 * What the members of a state have to do with each other and with the rules.
 * After this no rule meets a state that it cannot handle.
 */

#include "canal.h"

static int
check_turned(const struct cards *cards, const char *member,
    struct fault *why)
{
	if (canal_count_of(cards, ANY_NUMBER) != TURNED_NUMBERS ||
	    canal_count_of(cards, ANY_ACTION) > TURNED_ACTIONS)
		return game_wrong(why, member, "canal.round.1",
		    "not three number cards and up to five action cards");
	return 0;
}

static int
check_up(const struct canal *c, struct fault *why)
{
	if (check_turned(&c->up, "up", why) == -1)
		return -1;
	if (canal_count(&c->up) < UP_MAX &&
	    (c->action_deck.n > 0 || !canal_empty(&c->discards)))
		return game_wrong(why, "up", "canal.round.10",
		    "fewer than five action cards, and there are more");
	return 0;
}

static int
check_offers(const struct canal *c, struct fault *why)
{
	struct cards both = c->offer[0], again[2];
	struct move move;

	canal_add(&both, &c->offer[1]);
	if (canal_empty(&c->offer[0]) || canal_empty(&c->offer[1]))
		return game_wrong(why, "offers", "canal.round.2",
		    "an offer without cards");
	if (check_turned(&both, "offers", why) == -1)
		return -1;
	canal_move_split(&move, &c->offer[0], &c->offer[1]);
	canal_split_offers(&move, again);
	if (!canal_same(&again[0], &c->offer[0]))
		return game_wrong(why, "offers", "canal.round.2",
		    "not in the order of a split");
	return 0;
}

static int
check_take(const struct canal *c, struct fault *why)
{
	if (!canal_opponents(c, c->active, c->victim) ||
	    canal_empty(&c->hand[c->victim]))
		return game_wrong(why, "victim", "canal.round.6",
		    "not an opponent with cards");
	return c->used.of[TRAITOR] > 0 ? 0 : game_wrong(why, "used",
	    "canal.round.9", "without the traitor in use");
}

static int
check_over(const struct canal *c, struct fault *why)
{
	bool won = canal_winner(c) != -1;

	if (c->step != STEP_OVER)
		return won ? game_wrong(why, "won", "canal.end.1",
		    "enough to win, and the match is not over") : 0;
	if (!won && c->round != LAST_ROUND)
		return game_wrong(why, "step", "canal.end.2",
		    "over, and neither won nor the last round");
	if (!won && c->active != 0)
		return game_wrong(why, "active", "canal.end.2",
		    "not null, and the last round is over");
	if (won && (c->active == 0 || c->used.of[DOGE] == 0))
		return game_wrong(why, "active", "canal.end.1",
		    "won without a vote");
	return 0;
}

static int
check_step(const struct canal *c, struct fault *why)
{
	switch (c->step) {
	case STEP_DEAL:
	case STEP_NUMBER:
	case STEP_ACTION:
		return canal_check_shuffle(c, why);
	case STEP_SPLIT:
		return check_up(c, why);
	case STEP_CHOOSE:
		return check_offers(c, why);
	case STEP_ACT:
		return canal_empty(&c->to_use) ? game_wrong(why, "to_use",
		    "canal.round.5", "no special card is to be used") : 0;
	case STEP_TAKE:
		return check_take(c, why);
	case STEP_VOTE:
		return canal_check_vote(c, why);
	default:
		return 0;
	}
}

/* Whether there is an active seat, a victim, a draw when there should be. */
static int
check_presence(const struct canal *c, struct fault *why)
{
	bool acts = c->step == STEP_ACT || c->step == STEP_TAKE ||
	    c->step == STEP_VOTE;

	if (acts && c->active == 0)
		return game_wrong(why, "active", "canal.round.5",
		    "null, and a seat carries out cards");
	if ((c->step == STEP_SPLIT || c->step == STEP_CHOOSE) &&
	    c->active != 0)
		return game_wrong(why, "active", "canal.round.3",
		    "not null, and no offer is taken");
	if ((c->victim != 0) != (c->step == STEP_TAKE))
		return game_wrong(why, "victim", "canal.round.6",
		    c->victim != 0 ? "no traitor takes a card" :
		    "null, and a traitor takes a card");
	if (c->drawing > 0 && c->step != STEP_ACTION)
		return game_wrong(why, "drawing", "canal.round.10",
		    "not 0, and no shuffle is due");
	return 0;
}

/* What depends on one other member alone. */
static int
check_base(const struct canal *c, struct fault *why)
{
	struct place action = { &game_state_place, "action_deck", 0 };
	struct place number = { &game_state_place, "number_deck", 0 };
	int bad;

	bad = canal_check_kinds(&c->action_deck, ANY_ACTION, &action, why);
	bad |= canal_check_kinds(&c->number_deck, ANY_NUMBER, &number, why);
	if (c->chooser != canal_opposite(c, c->distributor))
		bad = game_wrong(why, "chooser", "canal.round.4",
		    "not the chooser for this distributor");
	return bad;
}

int
canal_check(void *state, int viewer, struct fault *why)
{
	const struct canal *c = state;
	int bad;

	(void)viewer;
	if (check_base(c, why) == -1 || canal_check_pieces(c, why) == -1 ||
	    check_presence(c, why) == -1)
		return -1;
	bad = c->active != 0 ? canal_check_active(c, why) :
	    canal_check_idle(c, why);
	bad |= check_over(c, why);
	return bad | check_step(c, why);
}
