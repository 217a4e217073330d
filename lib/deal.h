/* From a box to a match. */
#ifndef DEAL_H
#define DEAL_H

#include "fault.h"
#include "match.h"

/* Makes it a match, set up as far as the box and the seed settle chance. */
int deal_match(struct match *, struct fault *);

#endif
