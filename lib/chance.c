#include "chance.h"

#include <string.h>

#include "box.h"

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

/* What the box answers, shuffled by the seed, for a match that has been set
   up but not dealt. */
static int
answer_as_dealt(struct match *m, const struct question *q, struct move *move,
    struct fault *why)
{
	struct match box;
	int done = box_again(&box, m, why);

	if (done == -1)
		return -1;
	done = box_shuffle(&box, m->seed, why);
	box_answer(&box.box, q, move);
	if (m->at < box.at)
		m->at = box.at;
	match_close(&box);
	return done;
}

static int
settle_one(struct match *m, struct fault *why)
{
	struct random r;
	struct question q;
	struct move move;

	m->game->question(m->state, &q);
	if (q.pile == -1) {
		random_open(&r, m->seed, strlen(m->seed), m->at);
		chance_answer(&q, &r, &move);
		m->at = r.at;
	} else if (answer_as_dealt(m, &q, &move, why) == -1)
		return -1;
	if (m->at > MATCH_AT)
		return fault(why, FAULT_LIMIT, "the stream of the seed ends "
		    "after %llu words", (unsigned long long)MATCH_AT);
	if (match_append(m, SEAT_CHANCE, &move, why) == -1)
		return -1;
	m->game->apply(m->state, &move);
	return 0;
}

int
chance_settle(struct match *m, struct fault *why)
{
	while (m->seeded && match_turn(m) == SEAT_CHANCE)
		if (settle_one(m, why) == -1)
			return -1;
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
