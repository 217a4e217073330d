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
	bool check, pretty;
	struct fault every; /* of the set and of decks: it has an each */
	bool faulty; /* some deck that was checked was */
	json_t *set; /* the whole document, once it has been opened */
};

/* Opens the set, which must be one that can be played, and is to be freed. */
int deck_open(struct deck_job *);

/* Adds the deck with the changes, unless it is to be checked and is faulty; or
   without one what is asked for: a list, a card or story, or the story's
   ready-made deck with the changes. */
int deck_answer(struct deck_job *, const json_t *deck, struct text *,
    struct fault *);

#endif
