/* Where the random stream meets a match: chance decides as seat 0. */
#ifndef CHANCE_H
#define CHANCE_H

#include "fault.h"
#include "game.h"
#include "match.h"
#include "random.h"

/* The answer of a stream to a question. */
void chance_answer(const struct question *, struct random *, struct move *);

/* Whether the move answers the question. */
bool chance_fits(const struct question *, const struct move *);

/* Lets chance decide, from the seed, as long as it is to; without a seed the
   match stays where it is. */
int chance_settle(struct match *, struct fault *);

/* The same for a bare state, as bots and counts need it. */
void chance_settle_state(const struct game *, void *state, struct random *);

#endif
