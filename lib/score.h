/* The result of a match, for programs and for people. */
#ifndef SCORE_H
#define SCORE_H

#include "match.h"

json_t *score_json(const struct match *, bool explain); /* new reference */
void score_text(const struct match *, bool explain, struct text *);

#endif
