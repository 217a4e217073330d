/*
 * A match without its document: a state, the chance of a seed, and how many
 * entries the log would have.  It is dealt and goes on exactly as the match of
 * that seed, and nothing is allocated on the way.
 */
#ifndef BARE_H
#define BARE_H

#include "fault.h"
#include "game.h"
#include "match.h"
#include "random.h"
#include "wish.h"

struct bare {
	const struct game *game;
	void *state;
	struct random random;
	size_t entries;
	bool logs; /* and they are kept, in the log of the match below */

	struct match m; /* as it is before it is dealt */
	void *fresh; /* its state, set up */
	struct box box; /* shuffled */
};

/* Makes what all deals share.  Close it also on failure. */
int bare_open(struct bare *, const struct game *, const struct wish *,
    struct fault *);
void bare_close(struct bare *);

/* Begins anew with that seed; fails only if there is no memory for a log. */
int bare_deal(struct bare *, const char *seed, struct fault *);

/* Makes a legal move, and whatever chance decides after it. */
int bare_apply(struct bare *, int seat, const struct move *, struct fault *);

#endif
