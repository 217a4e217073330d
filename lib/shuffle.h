/* Shuffling documents: a box, or any array; seed is NULL for a fresh one. */
#ifndef SHUFFLE_H
#define SHUFFLE_H

#include "fault.h"
#include "match.h"

json_t *shuffle_array(const json_t *, const char *seed,
    struct fault *); /* new reference */
int shuffle_box(struct match *, const char *seed, struct fault *);

#endif
