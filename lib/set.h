/* Sets: the cards or tiles that a box is made of, as data. */
#ifndef SET_H
#define SET_H

#include <stdbool.h>
#include <stddef.h>

#include <jansson.h>

#include "fault.h"
#include "game.h"

/* The released sets, embedded in the programs, up to one without a name. */
struct set_file {
	const char *game, *name;
	const unsigned char *data;
	size_t size;
};

extern const struct set_file set_files[];

/* The same, in the same order, as the games load them, worked out when the
   programs were built, up to NULL; there may be none. */
extern const void *const set_tables[];

/* What "set" says: a name or a whole set.  Zeros in a game without sets. */
struct set {
	json_t *doc; /* borrowed, as what follows is */
	const void *loaded; /* what the game made of it */
	struct kept *kept; /* who lends it */
};

/* Loads the set that a document names or holds, unless that has been done;
   NULL means the default. */
int set_load(struct set *, const struct game *, const json_t *,
    struct fault *);
struct set set_share(const struct set *); /* to be freed as well */
void set_free(struct set *);

/* The set that an option names: one of ours or a file.  New reference. */
json_t *set_named(const struct game *, const char *name, struct fault *);

/* The whole document of such a set; NULL means the default.  New reference. */
json_t *set_document(const struct game *, const char *name, struct fault *);

/* Checks a document that is a set, of whichever game. */
int set_validate(const json_t *, struct fault *);

#endif
