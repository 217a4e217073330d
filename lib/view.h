/* Views: what a seat may see, and matches that agree with what it sees. */
#ifndef VIEW_H
#define VIEW_H

#include "fault.h"
#include "match.h"
#include "random.h"

/* Makes the match the view of a seat, or of everybody for seat 0. */
int view_veil(struct match *, int seat, struct fault *);

/* Fills in what a veiled state hides, drawn at random. */
void view_guess_state(const struct game *, void *state, int viewer,
    struct random *);

/* Makes a view a match that agrees with it and has that seed. */
int view_guess(struct match *, struct random *, const char *seed,
    struct fault *);

#endif
