/*
 * JSON in and out.  Documents come one after the other; each is checked for
 * what holds for all of ours: its size, its depth, integers only, no key twice.
 */
#ifndef DOC_H
#define DOC_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <jansson.h>

#include "fault.h"
#include "pile.h"
#include "text.h"

enum {
	DOC_BYTES = 4 << 20,
	DOC_DEPTH = 64,
};

#define DOC_INTEGER 9007199254740991 /* 2^53 - 1 */

/*
 * Called once, before any JSON: so that nobody can prepare keys that collide
 * (left to itself the JSON library would open a file for that), and with what
 * is to be done when memory runs out, which does not return.  A document of
 * which a part is missing could not be told from a whole one.
 */
void doc_start(void (*no_memory)(void));

/* Reads from a descriptor; starts as zeros but for it. */
struct doc_reader {
	int fd;
	int number; /* of the document read last, from 1 */
	bool end; /* no more can be read */
	char *bytes;
	size_t length, room;
	size_t next; /* where the next document begins */
};

/*
 * 1 and a new reference to the next document, 0 if there is none, or -1.  It
 * answers as soon as the document is complete, before more can be had.
 */
int doc_next(struct doc_reader *, json_t **, struct fault *);
void doc_close(struct doc_reader *);

/* 1 and the first byte of the next document, 0 if there is none, or -1. */
int doc_peek(struct doc_reader *, int *byte, struct fault *);

/* Adds the next lines, up to the end, to one with that prefix, or to one with
   which a JSON object begins. */
int doc_lines(struct doc_reader *, const char *prefix, struct text *,
    struct fault *);

/* Parses one document and checks it. */
json_t *doc_parse(const char *bytes, size_t length, struct fault *);

/* Checks numbers and depth. */
int doc_check(const json_t *, struct fault *);

/* Adds the document on one line, or indented unless that would be too large;
   either ends with a newline. */
void doc_write(const json_t *, bool pretty, struct text *);

/*
 * What a loader needs.  Each returns 0, or -1 and the fault with its pointer;
 * a loader goes on after a fault, so that every one is told.
 */

/* An object with these members: names up to NULL, optional if they begin
   with "?"; any other is a fault. */
int doc_members(const json_t *, const char *const names[],
    const struct place *, struct fault *);

/* An array with that many elements. */
int doc_array(const json_t *, size_t low, size_t high, const struct place *,
    struct fault *);

/* The value of a member of an object; the place is the object's. */
int doc_number(const json_t *object, const char *key, long low, long high,
    long *, const struct place *, struct fault *);
int doc_small(const json_t *object, const char *key, long low, long high,
    uint8_t *, const struct place *, struct fault *);
int doc_flag(const json_t *object, const char *key, bool *,
    const struct place *, struct fault *);

/* A seat, or 0 for null, and such a seat as JSON again, a new reference. */
int doc_seat(const json_t *object, const char *key, int seats, uint8_t *,
    const struct place *, struct fault *);
json_t *doc_seat_json(int seat);

/* The index of the string in the words, which end with NULL. */
int doc_word(const json_t *object, const char *key, const char *const words[],
    int *, const struct place *, struct fault *);

/* An array of pieces, hidden ones as ?? if that is allowed, and a member that
   is one.  named gives the number of a piece, or -1. */
int doc_pile(const json_t *array, struct pile *,
    int (*named)(const void *, const char *), const void *state, bool hidden,
    const struct place *, struct fault *);
int doc_pieces(const json_t *object, const char *key, struct pile *,
    int (*named)(const void *, const char *), const void *state, bool hidden,
    const struct place *, struct fault *);

#endif
