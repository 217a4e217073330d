/*
 * The bot that looks one move ahead: it tries each legal move on a few guesses
 * of what it cannot see, and takes the one that the game judges best.
 */

#include <string.h>

#include "bots/bot.h"
#include "chance.h"
#include "view.h"

struct trial {
	const struct decision *decision;
	const struct bench *bench;
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
	void *state = t->bench->scratch;
	double sum = 0;
	int i;

	for (i = 0; i < BOT_GUESSES; i++) {
		memcpy(state, t->bench->guesses + i * game->size, game->size);
		game->apply(state, move);
		chance_settle(game, state, &later);
		sum += game->judge(state, t->decision->seat);
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
		move_copy(t->move, move);
	return true;
}

static void
choose(const struct decision *d, struct bench *b, struct move *move)
{
	struct trial t = { .decision = d, .bench = b, .move = move };
	char *guess = b->guesses;
	int i;

	for (i = 0; i < BOT_GUESSES; i++, guess += d->game->size) {
		memcpy(guess, d->view, d->game->size);
		view_guess_state(d->game, guess, d->seat, d->random);
	}
	t.later = *d->random;
	d->game->moves(d->view, try_move, &t);
}

const struct bot bot_greedy = { "greedy", false, choose };
