/* What a seat cannot see, and how a guess fills it in. */

#include <string.h>

#include "morra.h"

bool
morra_hides(const struct morra *m, int viewer, int seat)
{
	return viewer != SEAT_NONE && viewer != seat &&
	    morra_due(m) != DUE_NOTHING;
}

void
morra_veil(void *state, int viewer)
{
	struct morra *m = state;
	int seat, thrown = morra_thrown(m);

	if (viewer == SEAT_NONE)
		return;
	for (seat = 1; seat <= thrown; seat++)
		if (morra_hides(m, viewer, seat))
			m->seat[seat - 1].thrown = PIECE_HIDDEN;
	pile_hide(&m->coins);
}

/* Throws of the round that is on are the last in the log; of the coins those
   at the end still lie face down. */
void
morra_veil_log(const void *state, int viewer, struct entry *entry, size_t n)
{
	const struct morra *m = state;
	struct move *move;
	int thrown = morra_thrown(m), hidden = m->coins.n;

	if (viewer == SEAT_NONE)
		return;
	while (n-- > 0) {
		move = &entry[n].move;
		if (move->verb == VERB_THROW) {
			if (thrown-- > 0 &&
			    morra_hides(m, viewer, entry[n].seat))
				move->arg[0] = PIECE_HIDDEN;
		} else if (hidden <= move->n)
			memset(move->arg + move->n - hidden, PIECE_HIDDEN,
			    hidden);
	}
}

/* The seat whose throw is to be guessed, or 0. */
static int
hidden_seat(const struct morra *m)
{
	int seat;

	for (seat = 1; seat <= m->seats; seat++)
		if (m->seat[seat - 1].thrown == PIECE_HIDDEN)
			return seat;
	return 0;
}

static void
drop_all(struct pile *from, const struct pile *what)
{
	int i;

	for (i = 0; i < what->n; i++)
		pile_remove_at(from, pile_find(from, what->piece[i]));
}

/* The coins that lie face down: all but those that are seen. */
static void
ask_coins(const struct morra *m, struct question *q)
{
	int i;

	morra_question(m, q);
	drop_all(&q->pieces, &m->stake);
	drop_all(&q->pieces, &m->lost);
	for (i = 0; i < m->seats; i++)
		drop_all(&q->pieces, &m->seat[i].won);
	q->count = q->pieces.n;
	q->pile = -1;
}

bool
morra_unknown(const void *state, int viewer, struct question *q)
{
	const struct morra *m = state;
	int piece;

	(void)viewer;
	if (m->coins.n > 0 && m->coins.piece[0] == PIECE_HIDDEN) {
		ask_coins(m, q);
		return true;
	}
	if (hidden_seat(m) == 0)
		return false;
	*q = (struct question){ .outcome = { .verb = VERB_THROW },
	    .count = 1, .pile = -1 };
	for (piece = THROWS; piece < THROWS_END; piece++)
		if (morra_can_throw(m, piece))
			pile_push(&q->pieces, piece);
	return true;
}

void
morra_reveal(void *state, int viewer, const struct move *answer)
{
	struct morra *m = state;

	(void)viewer;
	if (answer->verb == VERB_SHUFFLE)
		memcpy(m->coins.piece, answer->arg, answer->n);
	else
		m->seat[hidden_seat(m) - 1].thrown = answer->arg[0];
}
