/* Decks that people build from the cards of a set, and keep in files. */
#ifndef GONDOLIN_DECK_H
#define GONDOLIN_DECK_H

#include <jansson.h>
#include <stdbool.h>

#include "fault.h"

/* A card put in or, with -1, taken out. */
struct deck_change {
	const char *id;
	int by;
};

struct deck_job {
	const char *set_name; /* NULL means the default */
	const char *list, *show, *story; /* what needs no deck to be read */
	struct deck_change *change;
	int n; /* changes, in their order */
	bool check;
	bool pretty;
	json_t *set; /* the whole document, once it has been opened */
};

/* Opens the set, which must be one that can be played; the fault has an
   each.  The set is to be freed. */
int deck_open(struct deck_job *, struct fault *);

/* Adds what is asked for without a deck: a list, a card or story, or the
   story's ready-made deck with the changes. */
int deck_begin(struct deck_job *, struct text *, struct fault *every,
    struct fault *);

/* Adds the deck with the changes; or 1 if it is to be checked and is faulty,
   when each fault has been told. */
int deck_answer(struct deck_job *, const json_t *deck, struct text *,
    struct fault *every, struct fault *);

#endif
