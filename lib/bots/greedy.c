/*
 * The bot that looks one move ahead: it tries each legal move on a few guesses
 * of what it cannot see, and takes the one that the game judges best.
 */

#include "bots/bot.h"
#include "bots/trial.h"

struct choice {
	struct trial trial;
	double best;
	int equals; /* moves as good as the best so far */
	struct move *move;
};

static bool
try_move(const struct move *move, void *arg)
{
	struct choice *c = arg;
	double value = trial_judge(&c->trial, move);

	if (c->equals > 0 && value < c->best)
		return true;
	if (c->equals == 0 || value > c->best)
		c->equals = 0;
	c->best = value;
	/* The n-th of equals takes the place with a chance of one in n. */
	if (random_below(c->trial.decision->random, ++c->equals) == 0)
		move_copy(c->move, move);
	return true;
}

static void
choose(const struct decision *d, struct bench *b, struct move *move)
{
	struct choice c = { .move = move };

	trial_begin(&c.trial, d, b);
	d->game->moves(d->view, try_move, &c);
}

const struct bot bot_greedy = { "greedy", false, choose };
