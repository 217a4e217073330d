/* What is asked of a box, of which each part may be left open. */
#ifndef WISH_H
#define WISH_H

#include <jansson.h>

#include "fault.h"
#include "match.h"

struct wish {
	int players; /* 0: open */
	json_t *names; /* of the seats; NULL: open */
	const char *set; /* NULL: the default */
	json_t *options; /* those given */
};

/* Adds the seats, or the options, that a box leaves open; refuses what would
   need another box. */
int wish_add_seats(struct match *, const struct wish *, struct fault *);
int wish_add_options(struct match *, const struct wish *, struct fault *);

/* "how many play?": the box leaves it open. */
int wish_need_players(const struct game *, struct fault *);

#endif
