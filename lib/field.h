/*
 * The members of an object, described once: from one table a state is loaded
 * and written, and against it the schema and the page are held.  What the
 * members have to do with each other is the game's check.
 */
#ifndef FIELD_H
#define FIELD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <jansson.h>

#include "doc.h"
#include "fault.h"
#include "game.h"
#include "text.h"

enum field_kind {
	FIELD_NUMBER, /* an integer of 1, 2 or 4 bytes, signed if low is */
	FIELD_FIGURE, /* such a number as a string, in the game's writing */
	FIELD_FLAG, /* bool */
	FIELD_WORD, /* uint8_t, the index in words */
	FIELD_PIECE, /* a piece of 1 or 2 bytes */
	FIELD_PILE, /* struct pile */
	FIELD_OBJECT, /* a struct with fields of its own */
	FIELD_LIST, /* an array of such */
	FIELD_TEXT, /* char[], of low bytes at least; high if not kept */
	FIELD_OWN, /* the game's own way */
};

enum { FIGURE_TEXT = 24 };

/* How a game writes numbers as strings. */
struct figure {
	const char *fault; /* "up to" and the most are added */
	bool (*read)(const char *text, long most, long *number);
	const char *(*print)(long number, char text[FIGURE_TEXT]);
};

/* Where loading is: the state is filled in member by member. */
struct loading {
	const struct game *game;
	void *state;
	bool view; /* pieces may be hidden */
	struct fault *why;
	int viewer; /* SEAT_NONE in a match */
	const struct field *field; /* what is loaded in the game's own way */
};

/* The game's own way.  base is the struct that the table is about. */
typedef int field_load_fn(struct loading *, void *base, const json_t *value,
    const struct place *);
typedef int piece_named_fn(const void *state, const char *name);
typedef void field_write_fn(const void *state, const void *base,
    struct text *);

struct field {
	const char *name; /* NULL behind the last of a table */
	enum field_kind kind;
	size_t at, size; /* in the struct; no size: it is not kept */
	bool optional; /* need not be there; in a set */

	/* A number: its bounds, or its upper bound where the match decides.  A
	   list: how many there can be, or must be. */
	long low, high;
	long (*most)(const void *state);
	const struct figure *figure;

	/* A number, piece or object may be null: then the number or piece is
	   none, and the object is not there. */
	bool or_null;
	long none;
	bool (*there)(const void *state, const void *base);

	const char *const *words; /* up to NULL */

	/* A piece or pile: which pieces can be named, if not all. */
	piece_named_fn *named;

	/* A pile: whether pieces may be hidden in a view, or all of them must,
	   by that rule, because nobody can see them. */
	bool may_hide;
	bool (*hides)(const void *state);
	const char *rule;

	/* An object, or the elements of a list: their fields; how large each
	   is, and where their number is kept (uint8_t), or how many there are
	   because the match says so; below 0 where a fault hides that. */
	const struct field *fields;
	size_t stride, counter;
	long (*count)(const void *state);

	field_load_fn *load;
	field_write_fn *write;
};

/* The place and size of a member: FIELD_AT(struct canal, round). */
#define FIELD_AT(type, member) \
	.at = offsetof(type, member), .size = sizeof(((type *)0)->member)

/* A table that begins with a field without a name describes a value that is no
   object: an element of a list, or what is an object in C alone. */

/* Fills the struct in; every fault is told.  Members that are missing are left
   as they were. */
int field_load(const struct field *, struct loading *, void *base,
    const json_t *object, const struct place *);

/* The same for the whole state of a game. */
int field_load_state(const struct game *, void *state, int viewer,
    const json_t *, struct fault *);

/* Adds the object. */
void field_write(const struct field *, const struct game *,
    const void *state, const void *base, struct text *);

/* The value of one field of a state as JSON, for other documents.  New
   reference. */
json_t *field_json(const struct field *, const struct game *,
    const void *state);

/* Pieces, for what a game writes its own way. */
void field_write_piece(const struct game *, const void *state, int piece,
    struct text *);
void field_write_pile(const struct game *, const void *state,
    const struct pile *, struct text *);

#endif
