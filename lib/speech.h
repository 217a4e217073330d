/* The text of a move, taken word by word. */
#ifndef SPEECH_H
#define SPEECH_H

#include <stdbool.h>
#include <stddef.h>

#include "fault.h"

/*
 * A verb and how a move with it is written: CARD, SEAT and the like stand for
 * what is named, [...] for what may be left out, | for either; a comma parts
 * forms.  Bit d of decisions is set if it can answer decision d; a verb that
 * answers none is chance's.
 */
struct phrase {
	const char *verb; /* "shuffle number" */
	const char *form; /* "captain 10, captain pass" */
	unsigned decisions;
};

/* How the moves of a game are written. */
struct grammar {
	const struct phrase *phrases; /* by the number of the verb */
	int n;
	const char *const *decisions; /* what is asked, in a word or two each,
	    up to NULL; those of chance and the end are empty */
	const char *marks; /* what is a word by itself: "/", or "" */
};

struct speech {
	const struct grammar *grammar;
	int verb;
	const char *word; /* up to length; past the end it is empty */
	size_t length;
	const char *rest;
};

/* Takes the verb; the word is then the one after it.  Each of these returns -1
   with the fault if the text is no move, and says how moves are written. */
int speech_start(struct speech *, const struct grammar *, const char *text,
    struct fault *);
int speech_bad(const struct speech *, const char *problem, struct fault *);
int speech_end(const struct speech *, struct fault *);

void speech_next(struct speech *);
bool speech_is(const struct speech *, const char *word);

/* The word as a number from 1 to high, which is below 10, or -1. */
int speech_digit(const struct speech *, int high);

#endif
