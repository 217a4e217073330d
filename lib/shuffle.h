/* Shuffling documents: a box, or any array. */
#ifndef SHUFFLE_H
#define SHUFFLE_H

#include <jansson.h>

#include "fault.h"

/* The shuffled document; seed may be NULL for a fresh one.  New reference. */
json_t *shuffle_document(const json_t *, const char *seed, struct fault *);

#endif
