/*
 * Bots: they decide for a seat from what it sees.  They know games only
 * through the interface, and draw from a stream of their own.
 */
#ifndef BOT_H
#define BOT_H

#include "fault.h"
#include "game.h"
#include "match.h"
#include "random.h"

/* A decision to be made: the view of the seat that decides. */
struct decision {
	const struct game *game;
	const void *view;
	int seat;
	struct random *random;
};

struct bot {
	const char *name;

	/* Chooses one of the legal moves, of which there is at least one. */
	int (*choose)(const struct decision *, struct move *, struct fault *);
};

extern const struct bot bot_random;
extern const struct bot bot_greedy;

/* The bots there are, up to NULL. */
extern const struct bot *const bots[];

/* The bot of that name and length, or NULL. */
const struct bot *bot_named(const char *name, size_t length);

/*
 * Decides for the seat to move of a match or, if it is the viewer, of a view.
 * seed may be NULL: then it is the match's, or a fresh one.
 */
int bot_decide(const struct bot *, const struct match *, const char *seed,
    struct move *, struct fault *);

#endif
