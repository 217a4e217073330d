#include "chance.h"

#include <string.h>

void
chance_answer(const struct question *q, struct random *r, struct move *move)
{
	struct pile pieces = q->pieces;

	random_draw(r, pieces.piece, pieces.n, q->count);
	*move = q->outcome;
	memcpy(move->arg + move->n, pieces.piece, q->count);
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

int
chance_settle(struct match *m, struct fault *why)
{
	struct random r;
	struct question q;
	struct move move;

	if (!m->seeded || match_turn(m) != SEAT_CHANCE)
		return 0;
	random_open(&r, m->seed, strlen(m->seed), m->at);
	while (match_turn(m) == SEAT_CHANCE) {
		m->game->question(m->state, &q);
		chance_answer(&q, &r, &move);
		if (match_append(m, SEAT_CHANCE, &move, why) == -1)
			return -1;
		m->game->apply(m->state, &move);
	}
	m->at = r.at;
	return 0;
}

void
chance_settle_state(const struct game *game, void *state, struct random *r)
{
	struct question q;
	struct move move;

	while (game->turn(state) == SEAT_CHANCE) {
		game->question(state, &q);
		chance_answer(&q, r, &move);
		game->apply(state, &move);
	}
}
