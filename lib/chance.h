/* Chance, which decides as seat 0: its questions answered by a stream. */
#ifndef CHANCE_H
#define CHANCE_H

#include "game.h"
#include "random.h"

/* The answer of a stream to a question, whose pieces are left in disorder. */
void chance_answer(struct question *, struct random *, struct move *);

/* Whether the move answers the question. */
bool chance_fits(const struct question *, const struct move *);

/* Lets chance decide in a bare state as long as it is to. */
void chance_settle(const struct game *, void *state, struct random *);

#endif
