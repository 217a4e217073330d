/* The text of a move, taken word by word. */
#ifndef SPEECH_H
#define SPEECH_H

#include <stdbool.h>
#include <stddef.h>

#include "fault.h"

/* How the moves of a game are written. */
struct grammar {
	const char *const *verbs; /* "shuffle number": by the number of each */
	const char *const *forms; /* "captain 10, captain pass" */
	int n;
	int first, last; /* those that people may want; the rest is chance's */
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
