#include "bots/bot.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const struct bot *const bots[] = {
	&bot_greedy,
	&bot_random,
	NULL,
};

const struct bot *
bot_named(const char *name, size_t length)
{
	const struct bot *const *bot;

	for (bot = bots; *bot != NULL; bot++)
		if (strlen((*bot)->name) == length &&
		    strncmp((*bot)->name, name, length) == 0)
			return *bot;
	return NULL;
}

int
bench_open(struct bench *b, const struct game *game, struct fault *why)
{
	if (b->game == game)
		return 0;
	bench_close(b);
	b->view = calloc(BOT_GUESSES + 2, game->size);
	if (b->view == NULL)
		return fault(why, FAULT_MEMORY, "out of memory");
	b->game = game;
	b->guesses = (char *)b->view + game->size;
	b->scratch = b->guesses + BOT_GUESSES * game->size;
	return 0;
}

void
bench_close(struct bench *b)
{
	free(b->view);
	moves_free(&b->moves);
	*b = (struct bench){ 0 };
}

/*
 * A stream for this decision alone, so that a match is the same played in one
 * go or move by move, and never tells a bot what its own stream will bring.
 */
static void
open_stream(struct random *r, const char *seed, size_t number)
{
	char text[SEED_MAX + 40];

	snprintf(text, sizeof(text), "bot:%.256s/%zu", seed, number);
	random_open(r, text, strlen(text), 0);
}

int
bot_decide(const struct bot *bot, struct bench *b, const void *state,
    const char *seed, size_t number, struct move *move)
{
	struct random random;
	struct decision d = { b->game, b->view, b->game->turn(state),
	    &random };

	open_stream(&random, seed, number);
	memcpy(b->view, state, b->game->size);
	b->game->veil(b->view, d.seat);
	bot->choose(&d, b, move);
	return b->moves.failed ? -1 : 0;
}

int
bot_decide_match(const struct bot *bot, struct bench *b,
    const struct match *m, const char *seed, struct move *move,
    struct fault *why)
{
	char fresh[SEED_HEX + 1];

	if (seed == NULL && m->seeded)
		seed = m->seed;
	if (seed == NULL && random_seed(fresh) == -1)
		return fault(why, FAULT_FILE, "no seed can be had");
	if (bench_open(b, m->game, why) == -1)
		return -1;
	if (bot_decide(bot, b, m->state, seed != NULL ? seed : fresh,
	    m->log.n, move) == -1)
		return fault(why, FAULT_MEMORY, "out of memory");
	return 0;
}
