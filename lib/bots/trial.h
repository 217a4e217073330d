/* Moves tried on guesses of what a seat cannot see, and judged. */
#ifndef TRIAL_H
#define TRIAL_H

#include "bots/bot.h"

struct trial {
	const struct decision *decision;
	const struct bench *bench;
	struct random later; /* each move meets the same chance */
};

/* Draws the guesses of a decision; what is drawn later comes after them. */
void trial_begin(struct trial *, const struct decision *, struct bench *);

/* How good the move looks, summed over the guesses. */
double trial_judge(const struct trial *, const struct move *);

#endif
