/* A match again from its log. */
#ifndef REPLAY_H
#define REPLAY_H

#include "fault.h"
#include "match.h"

/* A replay under way: the match as it was after some lines of the log. */
struct replay {
	const struct match *match;
	struct match now;
	struct match box; /* as the seed orders it; only with a seed */
	struct random random;
	size_t next; /* entry of the log to be followed next */
	bool strict; /* chance must do what the seed says */
};

/* Begins; follows the log up to the first decision. */
int replay_open(struct replay *, const struct match *, bool strict,
    struct fault *);

/* Follows one decision and the chance after it: 1, 0 at the end, or -1. */
int replay_step(struct replay *, struct fault *);
void replay_close(struct replay *);

/* Makes the match what it was after that many decisions. */
int replay_rewind(struct match *, size_t decisions, struct fault *);

/* Whether log and seed lead to the match, or to the order of the box, and the
   commitment fits. */
int replay_check(const struct match *, struct fault *);

#endif
