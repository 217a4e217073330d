/* The legal moves of a decision, in a buffer that serves again and again. */
#ifndef MOVES_H
#define MOVES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "game.h"

/* Starts as zeros; what is in it counts until the next listing. */
struct moves {
	uint32_t n;
	bool failed; /* memory ran out: the list is not complete */
	uint8_t *bytes; /* of each its verb, n and arguments */
	uint32_t *at; /* where each begins in them */
	uint32_t used; /* of bytes */
	uint32_t places; /* for moves of any length */
};

void moves_list(struct moves *, const struct game *, const void *state);

/* The move with that index, from 0. */
void moves_get(const struct moves *, uint32_t index, struct move *);
void moves_free(struct moves *);

/* Whether a listing has the move. */
typedef void moves_fn(const void *state, move_fn *each, void *arg);
bool moves_have(moves_fn *, const void *state, const struct move *);

#endif
