/*
 * What the members of a state have to do with each other and with the rules.
 * After this no rule meets a state that it cannot handle.
 */

#include "canal.h"

static int
numbers_in(const struct cards *cards)
{
	return cards->of[ONE] + cards->of[ONE + 1] + cards->of[ONE + 2];
}

static int
actions_in(const struct cards *cards)
{
	return canal_count(cards) - numbers_in(cards);
}

static bool
is_empty(const struct cards *cards)
{
	return canal_count(cards) == 0;
}

/* Tells which kinds there are too many of, and which are missing. */
static int
check_kinds(const struct cards *all, const struct cards *seen,
    struct cards *missing, struct fault *why)
{
	int kind, more, bad = 0;

	*missing = (struct cards){ { 0 } };
	for (kind = 0; kind < KINDS; kind++) {
		more = seen->of[kind] - all->of[kind];
		if (more > 0 || (more < 0 && seen->of[UNSEEN] == 0))
			bad = fault_at(why, FAULT_PIECE, &game_state_place,
			    "canal.pieces.1", "%d of %s, not %d",
			    seen->of[kind], canal_card(kind), all->of[kind]);
		if (more < 0)
			missing->of[kind] = -more;
	}
	return bad;
}

/* What is hidden in a view is what is not seen, and hands hold no special
   cards; a guess relies on that. */
static int
check_hidden(const struct canal *c, const struct cards *missing,
    struct fault *why)
{
	struct cards numbers = canal_of_pile(&c->number_deck);
	int seat, n, hands = 0, without = 0, held = canal_districts(missing) +
	    missing->of[GONDOLA];

	for (seat = 1; seat <= c->seats; seat++) {
		n = c->hand[seat].of[UNSEEN];
		hands += n;
		without += canal_told(c, seat) != TOLD_NOTHING ? n : 0;
		if (canal_told(c, seat) == TOLD_NO_DISTRICT &&
		    n > missing->of[GONDOLA])
			return game_wrong(why, "vote", "canal.vote.1", "the "
			    "challenger cannot but hold district cards");
	}
	if (c->step == STEP_VOTE && canal_opening_lay(c) && hands > 0 &&
	    canal_districts(&c->hand[c->vote.opener]) == 0 &&
	    canal_districts(missing) == 0)
		return game_wrong(why, "vote", "canal.vote.1",
		    "the opener cannot but hold no district card");
	if (without > 0 && c->vote.district != NO_CARD &&
	    without > held - missing->of[c->vote.district])
		return game_wrong(why, "vote", "canal.council.3",
		    "a seat cannot but hold the district voted on");
	if (numbers.of[UNSEEN] != numbers_in(missing))
		return fault_at(why, FAULT_PIECE, &game_state_place,
		    "canal.pieces.1", "%d hidden number cards, not %d",
		    numbers.of[UNSEEN], numbers_in(missing));
	if (hands > held)
		return fault_at(why, FAULT_PIECE, &game_state_place,
		    "canal.pieces.1", "%d hidden cards in hands, and only %d "
		    "that can be there", hands, held);
	return 0;
}

/* Every card is in one place. */
static int
check_pieces(const struct canal *c, struct fault *why)
{
	struct cards all = canal_all(c->seats), seen = canal_places(c), missing;

	if (check_kinds(&all, &seen, &missing, why) == -1)
		return -1;
	if (seen.of[UNSEEN] > 0 && canal_count(&seen) != canal_count(&all))
		return fault_at(why, FAULT_PIECE, &game_state_place,
		    "canal.pieces.1", "%d cards, not %d", canal_count(&seen),
		    canal_count(&all));
	return check_hidden(c, &missing, why);
}

/* Whether a deck that waits for its shuffle is as it must be. */
static bool
is_sorted(const struct pile *deck)
{
	int i;

	for (i = 1; i < deck->n; i++)
		if (deck->piece[i] < deck->piece[i - 1])
			return false;
	return true;
}

/* All number cards, in card order if a shuffle is due. */
static int
check_number_deck(const struct canal *c, struct fault *why)
{
	struct cards all = canal_all(c->seats);

	if (c->number_deck.n != numbers_in(&all))
		return game_wrong(why, "number_deck", "canal.phase.5",
		    "not all number cards, and the round has not begun");
	if (c->step != STEP_ACTION && !is_sorted(&c->number_deck))
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
	if (!is_empty(&c->up))
		return game_wrong(why, "up", "canal.round.1",
		    "cards, and the round has not begun");
	if (c->step == STEP_DEAL && (canal_count(&c->hand[1]) != 0 ||
	    !is_sorted(&c->action_deck)))
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
	return c->closing && c->seats != TEAM_SEATS ? LOSER_DRAWS : SPY_DRAWS;
}

/* Chance is to shuffle the discards, and then cards are drawn. */
static int
check_drawing(const struct canal *c, struct fault *why)
{
	if (c->drawing > most_drawing(c))
		return game_wrong(why, "drawing", "canal.round.10",
		    "more than are drawn at once");
	if (c->action_deck.n > 0 || is_empty(&c->discards))
		return game_wrong(why, "action_deck", "canal.round.10",
		    "not empty, or no discards to shuffle");
	if (c->active == 0 && (numbers_in(&c->up) != TURNED_NUMBERS ||
	    actions_in(&c->up) != TURNED_ACTIONS - c->drawing))
		return game_wrong(why, "up", "canal.round.1",
		    "not the cards turned up so far");
	return 0;
}

static int
check_up(const struct canal *c, struct fault *why)
{
	if (numbers_in(&c->up) != TURNED_NUMBERS ||
	    actions_in(&c->up) > TURNED_ACTIONS)
		return game_wrong(why, "up", "canal.round.1",
		    "not three number cards and up to five action cards");
	if (actions_in(&c->up) < TURNED_ACTIONS && (c->action_deck.n > 0 ||
	    !is_empty(&c->discards)))
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
	if (is_empty(&c->offer[0]) || is_empty(&c->offer[1]))
		return game_wrong(why, "offers", "canal.round.2",
		    "an offer without cards");
	if (numbers_in(&both) != TURNED_NUMBERS ||
	    actions_in(&both) > TURNED_ACTIONS)
		return game_wrong(why, "offers", "canal.round.1",
		    "not three number cards and up to five action cards");
	canal_move_split(&move, &c->offer[0], &c->offer[1]);
	canal_split_offers(&move, again);
	if (!canal_same(&again[0], &c->offer[0]))
		return game_wrong(why, "offers", "canal.round.2",
		    "not in the order of a split");
	return 0;
}

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
	return numbers_in(offer) <= TURNED_NUMBERS &&
	    actions_in(offer) <= TURNED_ACTIONS &&
	    canal_count(offer) < TURNED_NUMBERS + TURNED_ACTIONS;
}

/* Who carries out cards, and what is left of the offers then. */
static int
check_active(const struct canal *c, struct fault *why)
{
	int left = !is_empty(&c->offer[0]) + !is_empty(&c->offer[1]);

	if (!is_empty(&c->up))
		return game_wrong(why, "up", "canal.round.2",
		    "cards that are not split, and a seat is active");
	if (c->closing && check_closing(c, why) == -1)
		return -1;
	if (c->closing || c->active == c->distributor)
		return left == 0 ? 0 : game_wrong(why, "offers",
		    "canal.round.3",
		    "an offer is left that somebody has taken");
	if (c->active != canal_chooser(c))
		return game_wrong(why, "active", "canal.round.3",
		    "neither distributor nor chooser");
	if (left != 1 || !is_other_offer(&c->offer[0]) ||
	    !is_other_offer(&c->offer[1]))
		return game_wrong(why, "offers", "canal.round.3",
		    "not the one offer that the chooser left");
	return 0;
}

/* Nobody carries out cards. */
static int
check_idle(const struct canal *c, struct fault *why)
{
	if (!is_empty(&c->to_use) || !is_empty(&c->used))
		return game_wrong(why, is_empty(&c->used) ? "to_use" : "used",
		    "canal.round.9", "special cards, and no seat is active");
	if (c->closing)
		return game_wrong(why, "closing", "canal.phase.2",
		    "true, and no seat is active");
	if (c->step != STEP_CHOOSE && (!is_empty(&c->offer[0]) ||
	    !is_empty(&c->offer[1])))
		return game_wrong(why, "offers", "canal.round.2",
		    "offers, and nobody is to choose");
	if (c->step != STEP_SPLIT && c->step != STEP_ACTION &&
	    !is_empty(&c->up))
		return game_wrong(why, "up", "canal.round.2",
		    "cards that are not split");
	if (canal_phase_ends(c) && c->step != STEP_OVER)
		return game_wrong(why, "numbers", "canal.phase.1",
		    "sums that end a phase, which goes on");
	return 0;
}

static int
check_take(const struct canal *c, struct fault *why)
{
	if (!canal_opponents(c, c->active, c->victim) ||
	    is_empty(&c->hand[c->victim]))
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
		return check_before_round(c, why);
	case STEP_ACTION:
		return c->drawing > 0 ? check_drawing(c, why) :
		    check_before_round(c, why);
	case STEP_SPLIT:
		return check_up(c, why);
	case STEP_CHOOSE:
		return check_offers(c, why);
	case STEP_ACT:
		return is_empty(&c->to_use) ? game_wrong(why, "to_use",
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

int
canal_check(const struct canal *c, struct fault *why)
{
	int bad;

	if (check_pieces(c, why) == -1 || check_presence(c, why) == -1)
		return -1;
	bad = c->active != 0 ? check_active(c, why) : check_idle(c, why);
	bad |= check_over(c, why);
	return bad | check_step(c, why);
}
