/* A set by itself, of whichever game. */

#include <stdlib.h>
#include <string.h>

#include "set.h"

static int
try_game(const struct game *game, const json_t *doc, struct fault *why)
{
	void *loaded = game->sets->load(doc, why);

	free(loaded);
	return loaded != NULL ? 0 : -1;
}

/* How badly a set fits a game: members that are wrong weigh most. */
struct misfit {
	int members;
	int all;
};

static void
count_misfit(const struct fault *why, void *arg)
{
	struct misfit *m = arg;

	if (why->code == FAULT_MEMBER && strrchr(why->pointer, '/') ==
	    why->pointer)
		m->members++;
	m->all++;
}

static bool
is_nearer(const struct misfit *a, const struct misfit *b)
{
	return a->members != b->members ? a->members < b->members :
	    a->all < b->all;
}

int
set_validate(const json_t *doc, struct fault *why)
{
	const struct game *const *game, *nearest = NULL;
	struct misfit least = { 0, 0 }, misfit;
	struct fault tried;

	/* A set does not name its game: it is that of the game it fits best. */
	for (game = games; *game != NULL; game++) {
		if ((*game)->sets == NULL)
			continue;
		misfit = (struct misfit){ 0, 0 };
		tried = (struct fault){ .each = count_misfit, .arg = &misfit };
		if (try_game(*game, doc, &tried) == 0)
			return 0;
		if (nearest == NULL || is_nearer(&misfit, &least)) {
			nearest = *game;
			least = misfit;
		}
	}
	if (nearest == NULL)
		return fault(why, FAULT_SET, "no game here has sets");
	return try_game(nearest, doc, why);
}
