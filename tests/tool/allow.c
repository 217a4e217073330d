/*
 * allow - holds the law that a game allows exactly the moves that it lists.
 *
 * usage: allow GAME PLAYERS EDITS [SEED]
 *
 * Plays at random; at each decision every move listed must be allowed, and
 * moves edited at one place must be allowed just if they are listed.  Prints
 * how many edited moves were looked at and how many of them are legal, or the
 * first that is judged wrongly.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "box.h"
#include "chance.h"
#include "moves.h"

enum { EDITS = 12, LISTED = 500 }; /* looked at for each decision */

struct law {
	const struct game *game;
	struct random random;
	struct moves moves;
	long edits, legal;
};

static void
wrong(const struct law *law, const void *state, const struct move *move,
    bool allowed)
{
	struct fault why = { 0 };
	int i;

	law->game->allow(state, move, &why);
	printf("%s: %s, but %slisted: verb %d, n %d:", law->game->name,
	    allowed ? "allowed" : "not allowed", allowed ? "not " : "",
	    move->verb, move->n);
	for (i = 0; i < move->n; i++)
		printf(" %d", move->arg[i]);
	printf(" (%s)\n", why.text);
	exit(1);
}

/* A byte that is near to what was there, or any. */
static uint8_t
other(struct random *r, uint8_t byte)
{
	switch (random_below(r, 4)) {
	case 0:
		return byte + 1;
	case 1:
		return byte - 1;
	case 2:
		return random_below(r, 16);
	default:
		return random_below(r, 256);
	}
}

/* One place is changed: the verb, an argument, or how many there are. */
static void
edit(struct random *r, struct move *move)
{
	int at;

	switch (random_below(r, 5)) {
	case 0:
		move->verb = other(r, move->verb);
		break;
	case 1:
		if (move->n < PILE_MAX)
			move->arg[move->n++] = random_below(r, 256);
		break;
	case 2:
		if (move->n > 0)
			move->n--;
		break;
	default:
		if (move->n == 0)
			break;
		at = random_below(r, move->n);
		move->arg[at] = other(r, move->arg[at]);
	}
}

static void
hold(struct law *law, const void *state)
{
	const struct game *game = law->game;
	struct random *r = &law->random;
	struct move move;
	bool allowed;
	uint32_t i;

	for (i = 0; i < law->moves.n && i < LISTED; i++) {
		moves_get(&law->moves, law->moves.n <= LISTED ? i :
		    random_below(r, law->moves.n), &move);
		if (!game->allow(state, &move, NULL))
			wrong(law, state, &move, false);
	}
	for (i = 0; i < EDITS; i++) {
		moves_get(&law->moves, random_below(r, law->moves.n), &move);
		edit(r, &move);
		allowed = game->allow(state, &move, NULL);
		if (allowed != moves_have(game->moves, state, &move))
			wrong(law, state, &move, allowed);
		law->legal += allowed;
		law->edits++;
	}
}

static void
play(struct law *law, void *state)
{
	const struct game *game = law->game;
	struct move move;

	chance_settle(game, state, &law->random);
	while (game->turn(state) != SEAT_NONE) {
		moves_list(&law->moves, game, state);
		hold(law, state);
		moves_get(&law->moves,
		    random_below(&law->random, law->moves.n), &move);
		game->apply(state, &move);
		chance_settle(game, state, &law->random);
	}
}

int
main(int argc, char *argv[])
{
	struct law law = { .game = argc > 3 ? game_named(argv[1]) : NULL };
	const char *seed = argc > 4 ? argv[4] : "law";
	struct fault why = { 0 };
	struct wish wish = { 0 };
	struct match box;
	void *state;

	if (law.game == NULL)
		return 2;
	wish.players = atoi(argv[2]);
	random_open(&law.random, seed, strlen(seed), 0);
	if (box_open(&box, law.game, &wish, &why) == -1 ||
	    match_prepare(&box, true, &why) == -1)
		return 2;
	law.game->setup(box.state);
	state = malloc(law.game->size);
	while (state != NULL && law.edits < atol(argv[3])) {
		memcpy(state, box.state, law.game->size);
		play(&law, state);
	}
	printf("%ld moves edited at one place, %ld of them legal\n",
	    law.edits, law.legal);
	free(state);
	moves_free(&law.moves);
	match_close(&box);
	return 0;
}
