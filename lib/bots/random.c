/* The bot that takes any legal move, each equally likely. */

#include "bots/bot.h"

struct pick {
	uint32_t n;
	struct random *random;
	struct move *move;
};

static bool
count(const struct move *move, void *arg)
{
	(void)move;
	++*(uint32_t *)arg;
	return true;
}

static bool
take_nth(const struct move *move, void *arg)
{
	struct pick *p = arg;

	*p->move = *move;
	return p->n-- > 0;
}

static int
choose(const struct decision *d, struct move *move, struct fault *why)
{
	struct pick p = { .move = move };

	(void)why;
	d->game->moves(d->view, count, &p.n);
	p.n = random_below(d->random, p.n);
	d->game->moves(d->view, take_nth, &p);
	return 0;
}

const struct bot bot_random = { "random", choose };
