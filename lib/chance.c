#include "chance.h"

#include <string.h>

void
chance_answer(struct question *q, struct random *r, struct move *move)
{
	random_draw(r, q->pieces.piece, q->pieces.n, q->count);
	move_copy(move, &q->outcome);
	memcpy(move->arg + move->n, q->pieces.piece, q->count);
	move->n += q->count;
}

bool
chance_fits(const struct question *q, const struct move *move)
{
	struct pile left = q->pieces;
	int i, at;

	if (move->verb != q->outcome.verb ||
	    move->n != q->outcome.n + q->count ||
	    memcmp(move->arg, q->outcome.arg, q->outcome.n) != 0)
		return false;
	for (i = q->outcome.n; i < move->n; i++) {
		at = pile_find(&left, move->arg[i]);
		if (at == -1)
			return false;
		pile_remove_at(&left, at);
	}
	return true;
}

/* By itself: most often chance is not to decide, and then this costs nothing,
   not even room for the question. */
static void __attribute__((noinline))
decide(const struct game *game, void *state, struct random *r)
{
	struct question q;
	struct move move;

	game->question(state, &q);
	chance_answer(&q, r, &move);
	game->apply(state, &move);
}

void
chance_settle(const struct game *game, void *state, struct random *r)
{
	while (game->turn(state) == SEAT_CHANCE)
		decide(game, state, r);
}
