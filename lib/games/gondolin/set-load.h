/* What the files that load a set share. */
#ifndef GONDOLIN_SET_LOAD_H
#define GONDOLIN_SET_LOAD_H

#include "cards.h"
#include "doc.h"
#include "field.h"

/* The state of the loading of a set. */
struct reading {
	struct card_set *set;
	const char *owner; /* the id of the card or story, for people */
	unsigned whens; /* bits: when its effects can happen */
};

enum { WHENS_STORY = 1 << WHEN_NOW | 1 << WHEN_TURN | 1 << WHEN_WHILE };

extern const struct field gondolin_story_fields[];
extern const char *const gondolin_stats[];

/* A fault of a member, or of all if it has no name, with its owner. */
int gondolin_wrong(struct loading *, const struct place *, const char *key,
    const char *fmt, ...) __attribute__((format(printf, 4, 5)));

/* An object with some members of a table, optional if they begin with "?". */
int gondolin_load_some(const struct field *, const char *const names[],
    struct loading *, void *base, const json_t *object, const struct place *);

/* The member that says which others there are. */
int gondolin_load_first(const struct field *, const char *key,
    struct loading *, void *base, const json_t *object, const struct place *);

int gondolin_load_card(struct loading *, struct card *, const json_t *,
    const struct place *);
int gondolin_check_story(struct loading *, int story, const struct place *);

/* For tables of fields. */
field_load_fn gondolin_load_id, gondolin_load_traits, gondolin_load_trait;
field_load_fn gondolin_load_effects, gondolin_load_selector;
field_load_fn gondolin_load_listed; /* a word in one byte */
extern const struct field gondolin_condition[];
extern const struct selector gondolin_any_card;

#endif
