#include "bots/bot.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "play.h"

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

/*
 * A stream for this decision alone, so that a match is the same played in one
 * go or move by move, and never tells a bot what its own stream will bring.
 */
static int
open_stream(struct random *r, const struct match *m, const char *seed,
    struct fault *why)
{
	char text[SEED_MAX + 40], fresh[SEED_HEX + 1];

	if (seed == NULL && m->seeded)
		seed = m->seed;
	if (seed == NULL) {
		if (random_seed(fresh) == -1)
			return fault(why, FAULT_FILE, "no seed can be had");
		seed = fresh;
	}
	snprintf(text, sizeof(text), "bot:%.256s/%zu", seed,
	    m->log.n);
	random_open(r, text, strlen(text), 0);
	return 0;
}

int
bot_decide(const struct bot *bot, const struct match *m, const char *seed,
    struct move *move, struct fault *why)
{
	struct decision d = { .game = m->game, .seat = match_turn(m) };
	struct random random;
	void *view;
	int done;

	if (open_stream(&random, m, seed, why) == -1)
		return -1;
	view = malloc(m->game->size);
	if (view == NULL)
		return fault(why, FAULT_MEMORY, "out of memory");
	memcpy(view, m->state, m->game->size);
	m->game->veil(view, d.seat);
	d.view = view;
	d.random = &random;
	done = bot->choose(&d, move, why);
	free(view);
	return done;
}
