/* Decks that people build from the cards of a set, and keep in files. */
#ifndef DECK_H
#define DECK_H

#include <jansson.h>

#include "fault.h"
#include "game.h"

/* A set that can be played, as a whole document; NULL means the default. */
json_t *deck_set(const struct game *, const char *name, struct fault *);

/* The card or story of that id in a set, or NULL; borrowed. */
json_t *deck_find(const json_t *set, const char *kind, const char *id);

/* The ready-made deck of a story, or one without cards.  New reference. */
json_t *deck_start(const json_t *set, const char *story, struct fault *);

/* Puts a card in or, with -1, takes it out. */
int deck_change(const json_t *set, json_t *deck, const char *id, int by,
    struct fault *);

/* Tells each fault of a deck, with its pointer; the fault has an each. */
int deck_check(const struct game *, const json_t *set, json_t *deck,
    struct fault *);

#endif
