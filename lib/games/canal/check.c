/*
 * What the members of a state have to do with each other and with the rules.
 * After this no rule meets a state that it cannot handle.
 */

#include "canal.h"

static bool
wrong(struct fault *why, bool is, const char *member, const char *rule,
    const char *text)
{
	return is && game_wrong(why, member, rule, text) == -1;
}

/* What depends on one other member alone. */
static bool
check_base(const struct canal *c, struct fault *why)
{
	struct place action = { &game_state_place, "action_deck", 0 };
	struct place number = { &game_state_place, "number_deck", 0 };
	bool bad;

	bad = canal_check_kinds(&c->action_deck, ANY_ACTION, &action, why);
	bad |= canal_check_kinds(&c->number_deck, ANY_NUMBER, &number, why);
	bad |= wrong(why, (c->step == STEP_VOTE) != (c->vote.owner != 0),
	    "vote", NULL, c->vote.owner != 0 ?
	    "not null in another step" : "null in the step of a vote");
	return bad | wrong(why, c->chooser != canal_opposite(c,
	    c->distributor), "chooser", "canal.round.4",
	    "not the chooser for this distributor");
}

/* Whether there is an active seat, a victim, a draw when there should be. */
static bool
check_presence(const struct canal *c, struct fault *why)
{
	bool acts = c->step == STEP_ACT || c->step == STEP_TAKE ||
	    c->step == STEP_VOTE;
	bool offers = c->step == STEP_SPLIT || c->step == STEP_CHOOSE;

	return wrong(why, acts && c->active == 0, "active", "canal.round.5",
	    "null, and a seat carries out cards") ||
	    wrong(why, offers && c->active != 0, "active", "canal.round.3",
	    "not null, and no offer is taken") ||
	    wrong(why, c->victim != 0 && c->step != STEP_TAKE, "victim",
	    "canal.round.6", "no traitor takes a card") ||
	    wrong(why, c->victim == 0 && c->step == STEP_TAKE, "victim",
	    "canal.round.6", "null, and a traitor takes a card") ||
	    wrong(why, c->drawing > 0 && c->step != STEP_ACTION, "drawing",
	    "canal.round.10", "not 0, and no shuffle is due");
}

/* What the chooser left: the other offer has at least one of the cards. */
static bool
is_other_offer(const struct cards *offer)
{
	return canal_count_of(offer, ANY_NUMBER) <= TURNED_NUMBERS &&
	    canal_count_of(offer, ANY_ACTION) <= TURNED_ACTIONS &&
	    canal_count(offer) < UP_MAX;
}

static int
offers_left(const struct canal *c)
{
	return !canal_empty(&c->offer[0]) + !canal_empty(&c->offer[1]);
}

/* Who carries out cards, and what is left of the offers then. */
static bool
check_active(const struct canal *c, struct fault *why)
{
	int left = offers_left(c);
	bool all = c->closing || c->active == c->distributor; /* are taken */
	return wrong(why, !canal_empty(&c->up), "up", "canal.round.2",
	    "cards that are not split, and a seat is active") ||
	    /* One round more would be out of bounds. */
	    wrong(why, c->closing && c->round == LAST_ROUND, "closing",
	    "canal.end.2", "true, and nobody draws after the last round") ||
	    wrong(why, c->closing && (!canal_phase_ends(c) ||
	    canal_side(c, c->active) != canal_lower(c)), "closing",
	    "canal.phase.2", "the active seat draws for no end of a phase") ||
	    wrong(why, all && left > 0, "offers", "canal.round.3",
	    "an offer is left that somebody has taken") ||
	    wrong(why, !all && c->active != c->chooser, "active",
	    "canal.round.3", "neither distributor nor chooser") ||
	    wrong(why, !all && (left != 1 || !is_other_offer(&c->offer[0]) ||
	    !is_other_offer(&c->offer[1])), "offers", "canal.round.3",
	    "not the one offer that the chooser left");
}

/* Nobody carries out cards. */
static bool
check_idle(const struct canal *c, struct fault *why)
{
	const char *special = "special cards, and no seat is active";

	return wrong(why, !canal_empty(&c->used), "used", "canal.round.9",
	    special) ||
	    wrong(why, !canal_empty(&c->to_use), "to_use", "canal.round.9",
	    special) ||
	    wrong(why, c->closing, "closing", "canal.phase.2",
	    "true, and no seat is active") ||
	    wrong(why, c->step != STEP_CHOOSE && offers_left(c) > 0, "offers",
	    "canal.round.2", "offers, and nobody is to choose") ||
	    wrong(why, c->step != STEP_SPLIT && c->step != STEP_ACTION &&
	    !canal_empty(&c->up), "up", "canal.round.2",
	    "cards that are not split") ||
	    wrong(why, c->step != STEP_OVER && canal_phase_ends(c), "numbers",
	    "canal.phase.1", "sums that end a phase, which goes on");
}

static bool
check_over(const struct canal *c, struct fault *why)
{
	bool over = c->step == STEP_OVER, won = canal_winner(c) != -1;

	return wrong(why, won && !over, "won", "canal.end.1",
	    "enough to win, and the match is not over") ||
	    wrong(why, over && !won && c->round != LAST_ROUND, "step",
	    "canal.end.2", "over, and neither won nor the last round") ||
	    wrong(why, over && !won && c->active != 0, "active", "canal.end.2",
	    "not null, and the last round is over") ||
	    wrong(why, over && won &&
	    (c->active == 0 || c->used.of[DOGE] == 0), "active",
	    "canal.end.1", "won without a vote");
}

/* Chance is to shuffle before a round, or to deal. */
static bool
check_before_round(const struct canal *c, struct fault *why)
{
	struct cards all = canal_all(c->seats);
	bool deal = c->step == STEP_DEAL;

	return wrong(why, c->round == 1 && c->distributor != c->begins,
	    "distributor", "canal.setup.4", "not the first distributor") ||
	    wrong(why, c->active != 0, "active", "canal.round.1",
	    "not null, and the round has not begun") ||
	    wrong(why, deal && c->round != 1, "round", "canal.setup.1",
	    "hands are dealt in the first round only") ||
	    wrong(why, !canal_empty(&c->up), "up", "canal.round.1",
	    "cards, and the round has not begun") ||
	    wrong(why, deal && (!canal_empty(&c->hand[1]) ||
	    !pile_is_sorted(&c->action_deck)), "action_deck", "canal.setup.1",
	    "not all action cards in card order") ||
	    wrong(why, c->number_deck.n != canal_count_of(&all, ANY_NUMBER),
	    "number_deck", "canal.phase.5",
	    "not all number cards, and the round has not begun") ||
	    wrong(why, c->step != STEP_ACTION &&
	    !pile_is_sorted(&c->number_deck), "number_deck", "canal.pieces.2",
	    "not in card order, and to be shuffled");
}

/* Chance is to shuffle the discards, and then cards are drawn. */
static bool
check_drawing(const struct canal *c, struct fault *why)
{
	int most = c->active == 0 ? TURNED_ACTIONS :
	    c->closing && !canal_in_teams(c) ? LOSER_DRAWS : SPY_DRAWS;

	return wrong(why, c->drawing > most, "drawing", "canal.round.10",
	    "more than are drawn at once") ||
	    wrong(why, c->action_deck.n > 0 || canal_empty(&c->discards),
	    "action_deck", "canal.round.10",
	    "not empty, or no discards to shuffle") ||
	    wrong(why, c->active == 0 && (canal_count_of(&c->up, ANY_NUMBER) !=
	    TURNED_NUMBERS || canal_count(&c->up) != UP_MAX - c->drawing),
	    "up", "canal.round.1", "not the cards turned up so far");
}

static bool
is_turned_up(const struct cards *cards)
{
	return canal_count_of(cards, ANY_NUMBER) == TURNED_NUMBERS &&
	    canal_count_of(cards, ANY_ACTION) <= TURNED_ACTIONS;
}

static bool
in_order(const struct canal *c)
{
	struct cards again[2];
	struct move move;

	canal_move_split(&move, &c->offer[0], &c->offer[1]);
	canal_split_offers(&move, again);
	return canal_same(&again[0], &c->offer[0]);
}

/* What is to be split, chosen, used or taken. */
static bool
check_cards(const struct canal *c, struct fault *why)
{
	bool split = c->step == STEP_SPLIT, choose = c->step == STEP_CHOOSE;
	bool act = c->step == STEP_ACT, take = c->step == STEP_TAKE;
	const char *text =
	    "not three number cards and up to five action cards";
	struct cards cards = canal_sum_of(&c->offer[0], &c->offer[1]);
	bool turned = is_turned_up(split ? &c->up : &cards);

	return wrong(why, split && !turned, "up", "canal.round.1", text) ||
	    wrong(why, split && canal_count(&c->up) < UP_MAX &&
	    (c->action_deck.n > 0 || !canal_empty(&c->discards)), "up",
	    "canal.round.10",
	    "fewer than five action cards, and there are more") ||
	    wrong(why, choose && offers_left(c) < 2, "offers", "canal.round.2",
	    "an offer without cards") ||
	    wrong(why, choose && !turned, "offers", "canal.round.1", text) ||
	    wrong(why, choose && turned && !in_order(c), "offers",
	    "canal.round.2", "not in the order of a split") ||
	    wrong(why, act && canal_empty(&c->to_use), "to_use",
	    "canal.round.5", "no special card is to be used") ||
	    wrong(why, take && (!canal_opponents(c, c->active, c->victim) ||
	    canal_empty(&c->hand[c->victim])), "victim", "canal.round.6",
	    "not an opponent with cards") ||
	    wrong(why, take && c->used.of[TRAITOR] == 0, "used",
	    "canal.round.9", "without the traitor in use");
}

static bool
check_step(const struct canal *c, struct fault *why)
{
	if (c->step == STEP_ACTION && c->drawing > 0)
		return check_drawing(c, why);
	if (c->step <= STEP_ACTION)
		return check_before_round(c, why);
	return c->step == STEP_VOTE ? canal_check_vote(c, why) :
	    check_cards(c, why);
}

int
canal_check(void *state, int viewer, struct fault *why)
{
	const struct canal *c = state;
	bool bad;

	(void)viewer;
	if (check_base(c, why) || canal_check_pieces(c, why) == -1 ||
	    check_presence(c, why))
		return -1;
	bad = c->active != 0 ? check_active(c, why) : check_idle(c, why);
	bad |= check_over(c, why);
	return -(bad | check_step(c, why));
}
