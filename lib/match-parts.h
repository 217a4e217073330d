/* The document of a match taken apart, before anything is made of it. */
#ifndef MATCH_PARTS_H
#define MATCH_PARTS_H

#include "match.h"

struct match_parts {
	const json_t *member[MEMBERS]; /* NULL where there is none */
	bool known; /* there is no other */
};

/* Members that begin with x- become the match's extra ones. */
void match_take_apart(struct match *, const json_t *, struct match_parts *);

/* Tells each member that is missing, and each that a document of the match's
   kind does not have. */
int match_check_parts(const struct match *, const json_t *,
    const struct match_parts *, struct fault *);

#endif
