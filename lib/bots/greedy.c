/*
 * The bot that looks one move ahead: it tries each legal move on a few guesses
 * of what it cannot see, and takes the one that the game judges best.
 */

#include <stdlib.h>
#include <string.h>

#include "bots/bot.h"
#include "chance.h"
#include "view.h"

enum { GUESSES = 8 };

struct trial {
	const struct decision *decision;
	char *guesses; /* GUESSES states, one after the other */
	void *scratch;
	struct random later; /* each move meets the same chance */
	double best;
	int equals; /* moves as good as the best so far */
	struct move *move;
};

static double
judge_move(const struct trial *t, const struct move *move)
{
	const struct game *game = t->decision->game;
	struct random later = t->later;
	double sum = 0;
	int i;

	for (i = 0; i < GUESSES; i++) {
		memcpy(t->scratch, t->guesses + i * game->size, game->size);
		game->apply(t->scratch, move);
		chance_settle(game, t->scratch, &later);
		sum += game->judge(t->scratch, t->decision->seat);
	}
	return sum;
}

static bool
try_move(const struct move *move, void *arg)
{
	struct trial *t = arg;
	double value = judge_move(t, move);

	if (t->equals > 0 && value < t->best)
		return true;
	if (t->equals == 0 || value > t->best)
		t->equals = 0;
	t->best = value;
	/* The n-th of equals takes the place with a chance of one in n. */
	if (random_below(t->decision->random, ++t->equals) == 0)
		*t->move = *move;
	return true;
}

static int
choose(const struct decision *d, struct move *move, struct fault *why)
{
	struct trial t = { .decision = d, .move = move };
	int i;

	t.guesses = malloc((GUESSES + 1) * d->game->size);
	if (t.guesses == NULL)
		return fault(why, FAULT_MEMORY, "out of memory");
	t.scratch = t.guesses + GUESSES * d->game->size;
	for (i = 0; i < GUESSES; i++) {
		memcpy(t.guesses + i * d->game->size, d->view, d->game->size);
		view_guess_state(d->game, t.guesses + i * d->game->size,
		    d->seat, d->random);
	}
	t.later = *d->random;
	d->game->moves(d->view, try_move, &t);
	free(t.guesses);
	return 0;
}

const struct bot bot_greedy = { "greedy", choose };
