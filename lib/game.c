#include "game.h"

#include <string.h>

/* The games there are, in the order in which they are listed. */
#define EACH_GAME(game) \
	game(gondola) \
	game(gondoliere) \
	game(gondolin) \
	game(q) \
	game(canal)

#define DECLARED(name) extern const struct game name##_game;
#define LISTED(name) &name##_game,

EACH_GAME(DECLARED)

const struct game *const games[] = { EACH_GAME(LISTED) NULL };

const struct place game_state_place = { NULL, "state", 0 };
const struct place game_options_place = { NULL, "options", 0 };

const struct game *
game_named(const char *name)
{
	const struct game *const *game;

	for (game = games; *game != NULL; game++)
		if (strcmp((*game)->name, name) == 0)
			return *game;
	return NULL;
}

const struct game_option *
game_option(const struct game *game, const char *name)
{
	const struct game_option *o;

	for (o = game->options; o->name != NULL; o++)
		if (strcmp(o->name, name) == 0)
			return o;
	return NULL;
}

void
move_copy(struct move *to, const struct move *from)
{
	memcpy(to, from, offsetof(struct move, arg) + from->n);
}

bool
move_same(const struct move *a, const struct move *b)
{
	return a->verb == b->verb && a->n == b->n &&
	    memcmp(a->arg, b->arg, a->n) == 0;
}

int
game_wrong(struct fault *why, const char *member, const char *rule,
    const char *text)
{
	struct place here = { &game_state_place, member, 0 };

	return fault_at(why, FAULT_STATE, &here, rule, "%s", text);
}

bool
listener_say(const struct listener *to, int verb)
{
	struct move move;

	/* Not all of it has to be cleared. */
	move.verb = verb;
	move.n = 0;
	return to->each(&move, to->arg);
}
