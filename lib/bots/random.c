/* The bot that takes any legal move, each equally likely. */

#include "bots/bot.h"

static void
choose(const struct decision *d, struct bench *b, struct move *move)
{
	moves_list(&b->moves, d->game, d->view);
	if (b->moves.n > 0)
		moves_get(&b->moves, random_below(d->random, b->moves.n),
		    move);
}

const struct bot bot_random = { "random", true, choose };
