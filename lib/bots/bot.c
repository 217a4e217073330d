#include "bots/bot.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const struct bot *const bots[] = {
	&bot_greedy,
	&bot_random,
	&bot_search,
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
	int effort = b->effort;

	if (b->game == game)
		return 0;
	bench_close(b);
	b->effort = effort;
	b->view = malloc((BOT_GUESSES + 3) * game->size);
	if (b->view == NULL)
		return fault(why, FAULT_MEMORY, "out of memory");
	b->game = game;
	b->guesses = (char *)b->view + game->size;
	b->scratch = b->guesses + BOT_GUESSES * game->size;
	b->spare = (char *)b->scratch + game->size;
	return 0;
}

void
bench_close(struct bench *b)
{
	free(b->view);
	moves_free(&b->moves);
	moves_free(&b->ahead);
	*b = (struct bench){ 0 };
}

void
bench_seed(struct bench *b, const char *seed)
{
	char text[SEED_MAX + 8];

	if (strcmp(b->seed, seed) == 0)
		return;
	snprintf(b->seed, sizeof(b->seed), "%s", seed);
	snprintf(text, sizeof(text), "bot:%s", b->seed);
	random_open(&b->stream, text, strlen(text), 0);
}

/*
 * Each decision has its own place in the stream, so that a match is the same
 * played in one go or move by move.
 */
int
bot_decide(const struct bot *bot, struct bench *b, const void *state,
    size_t number, struct move *move)
{
	struct decision d = { b->game, state, b->game->turn(state),
	    &b->stream };

	b->stream.at = bot->plain ? number : (uint64_t)BOT_WORDS * (number + 1);
	if (!bot->plain) {
		memcpy(b->view, state, b->game->size);
		b->game->veil(b->view, d.seat);
		d.view = b->view;
	}
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
	bench_seed(b, seed != NULL ? seed : fresh);
	if (bot_decide(bot, b, m->state, m->log.n, move) == -1)
		return fault(why, FAULT_MEMORY, "out of memory");
	return 0;
}
