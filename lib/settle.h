/* Where the stream of the seed meets a match: chance decides as seat 0. */
#ifndef SETTLE_H
#define SETTLE_H

#include "fault.h"
#include "match.h"

/* Lets chance decide, from the seed, as long as it is to; without a seed the
   match stays where it is. */
int settle_match(struct match *, struct fault *);

/* Makes a box a match, set up as far as its order and the seed settle
   chance. */
int settle_deal(struct match *, struct fault *);

#endif
