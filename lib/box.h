/* A box: made, completed, shuffled. */
#ifndef BOX_H
#define BOX_H

#include <jansson.h>

#include "fault.h"
#include "match.h"
#include "wish.h"

/* A new box of that game. */
int box_open(struct match *, const struct game *, const struct wish *,
    struct fault *);

/* Adds what the box leaves open; refuses what would need another box. */
int box_add(struct match *, const struct wish *, struct fault *);

/* Puts the piles, or a copy of any array, in the order that the seed says; a
   fresh one if NULL. */
int box_shuffle(struct match *, const char *seed, struct fault *);
json_t *box_shuffle_array(const json_t *, const char *seed,
    struct fault *); /* new reference */

/* Begins a match of the same game, set, options, seats and seed, as it was
   before anything happened.  Close it before the other. */
int box_again(struct match *, const struct match *, struct fault *);

/* The outcome that the order of a pile stands for. */
void box_answer(const struct box *, const struct question *, struct move *);

#endif
