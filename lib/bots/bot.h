/*
 * Bots: they decide for a seat from what it sees.  They know games only
 * through the interface, run on bare states, and draw from a stream of their
 * own.
 */
#ifndef BOT_H
#define BOT_H

#include "fault.h"
#include "game.h"
#include "match.h"
#include "moves.h"
#include "random.h"

enum {
	BOT_GUESSES = 8, /* of what a seat cannot see */
	BOT_WORDS = 4096, /* of the stream, between two decisions */
};

/* A decision to be made: the view of the seat that decides. */
struct decision {
	const struct game *game;
	const void *view;
	int seat;
	struct random *random;
};

/* What bots work with: it serves for any number of decisions of a game. */
struct bench {
	const struct game *game;
	void *view;
	char *guesses; /* BOT_GUESSES states, one after the other */
	void *scratch, *spare; /* states to try moves on */
	struct moves moves, ahead;
	int effort; /* playouts of a decision; 0: as many as the game says */
	struct random stream; /* of the seed below */
	char seed[SEED_MAX + 1];
};

struct bot {
	const char *name;

	/* It draws one number for a decision, and looks at nothing but the
	   legal moves, which are the same in a state and in its view. */
	bool plain;

	/* Chooses one of the legal moves, of which there is at least one. */
	void (*choose)(const struct decision *, struct bench *,
	    struct move *);
};

extern const struct bot bot_random;
extern const struct bot bot_greedy;
extern const struct bot bot_search;

/* The bots there are, up to NULL. */
extern const struct bot *const bots[];

/* The bot of that name and length, or NULL. */
const struct bot *bot_named(const char *name, size_t length);

/* Close it also on failure; opening it again for the same game keeps it. */
int bench_open(struct bench *, const struct game *, struct fault *);
void bench_close(struct bench *);

/* The stream to decide by: once for all decisions of a match. */
void bench_seed(struct bench *, const char *seed);

/*
 * Decides for the seat to move of a state, or of its view.  The number is that
 * of the entries of the log so far: the same seed and number, the same move,
 * whatever was decided before.  -1 if memory ran out.
 */
int bot_decide(const struct bot *, struct bench *, const void *state,
    size_t number, struct move *);

/* The same in a match.  Without a seed it is the match's, or a fresh one. */
int bot_decide_match(const struct bot *, struct bench *,
    const struct match *, const char *seed, struct move *, struct fault *);

#endif
