/* Who is to throw, what, and what comes of it. */

#include <string.h>

#include "morra.h"

int
morra_thrown(const struct morra *m)
{
	int n = 0;

	while (n < m->seats && m->seat[n].thrown != NOTHING)
		n++;
	return n;
}

/* What was thrown in the last round lies there to the end. */
enum due
morra_due(const struct morra *m)
{
	if (morra_thrown(m) == m->seats)
		return DUE_NOTHING;
	return m->stake.n == 0 ? DUE_SHUFFLE : DUE_THROW;
}

int
morra_turn(const void *state)
{
	const struct morra *m = state;

	switch (morra_due(m)) {
	case DUE_SHUFFLE:
		return SEAT_CHANCE;
	case DUE_THROW:
		return morra_thrown(m) + 1;
	default:
		return SEAT_NONE;
	}
}

/* Each round takes a coin. */
int
morra_round(const void *state)
{
	const struct morra *m = state;

	return morra_due(m) == DUE_SHUFFLE ? 0 : COINS - m->coins.n;
}

void
morra_moves(const void *state, move_fn *each, void *arg)
{
	const struct morra *m = state;
	struct move move = { .verb = VERB_THROW, .n = 1 };
	int piece;

	for (piece = THROWS; piece < THROWS_END; piece++)
		if (morra_can_throw(m, piece)) {
			move.arg[0] = piece;
			if (!each(&move, arg))
				return;
		}
}

bool
morra_allow(const void *state, const struct move *move, struct fault *why)
{
	const struct morra *m = state;
	int others = m->seats - 1, piece = move->arg[0], fingers;

	if (move->verb == VERB_THROW && move->n == 1 &&
	    morra_can_throw(m, piece))
		return true;
	if (why == NULL)
		return false;
	fingers = morra_fingers(piece);
	if (move->verb != VERB_THROW)
		fault_at(why, FAULT_ILLEGAL, NULL, "morra.round.2",
		    "seat %d is to throw", morra_turn(m));
	else if (move->n != 1 || fingers == 0)
		fault_at(why, FAULT_ILLEGAL, NULL, "morra.round.2",
		    "a throw shows 1 to %d fingers", FINGERS);
	else
		fault_at(why, FAULT_ILLEGAL, NULL, "morra.round.3",
		    "%d cannot be the sum with %d fingers of one's own: "
		    "%d to %d can", morra_call(piece), fingers,
		    fingers + others, fingers + others * FINGERS);
	return false;
}

int
morra_winner(const struct morra *m)
{
	int sum = 0, winner = -1, seat;

	for (seat = 0; seat < m->seats; seat++)
		sum += morra_fingers(m->seat[seat].thrown);
	for (seat = 0; seat < m->seats; seat++)
		if (morra_call(m->seat[seat].thrown) == sum) {
			if (winner != -1)
				return -1;
			winner = seat;
		}
	return winner;
}

static void
move_all(struct pile *from, struct pile *to)
{
	while (from->n > 0)
		pile_push(to, pile_take_top(from));
}

/* All have thrown: the stake is won, lost or stays. */
static void
settle(struct morra *m)
{
	int winner = morra_winner(m), seat;

	if (winner != -1)
		move_all(&m->stake, &m->seat[winner].won);
	else if (!m->carry || m->coins.n == 0)
		move_all(&m->stake, &m->lost);
	if (m->coins.n == 0)
		return;
	for (seat = 0; seat < m->seats; seat++)
		m->seat[seat].thrown = NOTHING;
	pile_push(&m->stake, pile_take_top(&m->coins));
}

void
morra_apply(void *state, const struct move *move)
{
	struct morra *m = state;

	if (move->verb == VERB_SHUFFLE) {
		m->coins.n = move->n;
		memcpy(m->coins.piece, move->arg, move->n);
		pile_push(&m->stake, pile_take_top(&m->coins));
		return;
	}
	m->seat[morra_thrown(m)].thrown = move->arg[0];
	if (morra_thrown(m) == m->seats)
		settle(m);
}

void
morra_question(const void *state, struct question *q)
{
	(void)state;
	*q = (struct question){ .outcome = { .verb = VERB_SHUFFLE },
	    .pieces = morra_coins(), .count = COINS, .pile = 0 };
}
