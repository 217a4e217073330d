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

#define DOC_FLAGS (JSON_REJECT_DUPLICATES | JSON_DECODE_ANY)

/*
 * Called once, before any JSON: so that nobody can prepare keys that collide
 * (left to itself the JSON library would open a file for that), and with what
 * is to be done when memory runs out.
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
 * A document.  The log of a match is most of it, and of little use as a tree:
 * it is left out there, if it can be, and read from the bytes themselves.
 */
struct doc {
	json_t *json; /* owned */
	char *lines; /* what is left of the log; NULL if it is in json */
	char *lines_end;
};

/*
 * 1 and the next document, 0 if there is none, or -1.  It answers as soon as
 * the document is complete, before more can be had; its lines count until the
 * next call.
 */
int doc_next(struct doc_reader *, struct doc *, struct fault *);

/* The i-th line of the log, each asked for once and in order, or NULL if it is
   no string; false past the last. */
bool doc_line(struct doc *, size_t i, const char **line);
void doc_close(struct doc_reader *);

/* 1 and the first byte of the next document, 0 if there is none, or -1. */
int doc_peek(struct doc_reader *, int *byte, struct fault *);

/* Adds the next lines, up to the end, to one with that prefix, or to one with
   which a JSON object begins. */
int doc_lines(struct doc_reader *, const char *prefix, struct text *,
    struct fault *);

/* Parses one document and checks it. */
json_t *doc_parse(const char *bytes, size_t length, struct fault *);

int doc_too_deep(struct fault *);

/* Checks numbers and depth. */
int doc_check(const json_t *, struct fault *);

/* Adds the document on one line, or indented unless that would be too large;
   either ends with a newline. */
void doc_write(const json_t *, bool pretty, struct text *);

/* Indents the document on one line that the text has from there on. */
void doc_lay_out(struct text *, size_t start);

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
int doc_flag(const json_t *object, const char *key, bool *,
    const struct place *, struct fault *);

/* The index of the string in the words, which end with NULL. */
int doc_word(const json_t *object, const char *key, const char *const words[],
    int *, const struct place *, struct fault *);

/* A piece, and hidden ones as ?? if that is allowed; -1 and the fault if it is
   none. */
int doc_piece(const json_t *, int (*named)(const void *, const char *),
    const void *state, bool hidden, const struct place *, struct fault *);

/* An array of pieces, hidden ones as ?? if that is allowed.  named gives the
   number of a piece, or -1. */
int doc_pile(const json_t *array, struct pile *,
    int (*named)(const void *, const char *), const void *state, bool hidden,
    const struct place *, struct fault *);

#endif
