/* Why a thing could not be done: told by the library, printed by a program. */
#ifndef FAULT_H
#define FAULT_H

#include <stdarg.h>
#include <stdbool.h>

#include "text.h"

enum {
	STATUS_DONE = 0,
	STATUS_NO = 1, /* understood, and against the rules */
	STATUS_TROUBLE = 2, /* bad usage, unreadable input, failed output */
};

/* Each has its word in fault.c, in this order; squero-match(5) lists them. */
enum fault_code {
	FAULT_ILLEGAL, /* a move that the rules do not allow now */
	FAULT_MOVE, /* a text that is no move of this game */
	FAULT_TURN, /* not the seat that decides */
	FAULT_OVER, /* nobody decides any more */
	FAULT_ON, /* not over yet */
	FAULT_CHANCE, /* chance decides, or a seed is missing */
	FAULT_GAME, /* no such game, or not this one */
	FAULT_VERSION, /* a document of another version */
	FAULT_MEMBER, /* a member that is unknown or missing */
	FAULT_VALUE, /* a value of the wrong type or out of range */
	FAULT_PIECE, /* a card or tile twice, missing or unknown */
	FAULT_STATE, /* values that contradict each other or the rules */
	FAULT_VIEW, /* a view where it cannot serve */
	FAULT_KIND, /* a box, match, view or set where another is needed */
	FAULT_REPLAY, /* the log does not lead to the document */
	FAULT_COMMIT, /* the commitment does not fit the seed */
	FAULT_SET, /* a set that cannot be played */
	FAULT_HAND, /* words that are no hand of this game */
	FAULT_JSON, /* not JSON */
	FAULT_LIMIT, /* JSON beyond the limits */
	FAULT_INPUT, /* no document at all */
	FAULT_USAGE, /* wrong options or operands */
	FAULT_FILE, /* a file that cannot be read or replaced */
	FAULT_OUTPUT, /* output that could not be written */
	FAULT_MEMORY,
};

/* A place in a document: a member or an element, and what holds it. */
struct place {
	const struct place *up; /* NULL below the whole document */
	const char *key; /* NULL for an element */
	long index;
};

struct fault {
	enum fault_code code;
	int count; /* how many there were; the texts are the first one's */
	bool allowed; /* the text already says what would be allowed */
	char rule[48]; /* such as gondola.loading.5, or empty */
	char pointer[192]; /* JSON pointer, or empty */
	char text[512];
	struct text legal; /* the first legal moves, one a line, if it is
			      about one that is not */

	/* If set, places are below this one: part of a document is looked
	   at by who does not know where it is. */
	const struct place *below;

	bool usage; /* a value came as an option: wrong, it is wrong usage */

	/* If set, it is told of every fault, not only the first. */
	void (*each)(const struct fault *, void *);
	void *arg;
};

/* As good as a struct of zeros, where that would be done for every line. */
void fault_start(struct fault *);

/* Notes a fault and returns -1, so that a caller can return it at once. */
int fault(struct fault *, enum fault_code, const char *fmt, ...)
    __attribute__((format(printf, 3, 4)));

/* The same with the place and the rule that it concerns; each may be NULL. */
int fault_at(struct fault *, enum fault_code, const struct place *,
    const char *rule, const char *fmt, ...)
    __attribute__((format(printf, 5, 6)));

int fault_list(struct fault *, enum fault_code, const struct place *,
    const char *rule, const char *fmt, va_list);

const char *fault_word(enum fault_code); /* "illegal" */
int fault_status(enum fault_code);

/* Adds a blank and the rule for people: gondola.loading.5 as (loading 5). */
void fault_rule(const char *rule, struct text *);

#endif
