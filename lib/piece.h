/* Pieces by what people call them. */
#ifndef PIECE_H
#define PIECE_H

#include "fault.h"
#include "game.h"

/*
 * The piece with that name or caption, in whatever case, or else the only one
 * of whose name or caption these words are a part; -1 and the fault if there
 * is none, or more than one.
 */
int piece_find(const struct game *, const void *state, const char *words,
    struct fault *);

/* The names of a pile as JSON, a new reference, as the game's piece_name gives
   them. */
typedef void piece_name_fn(const void *state, int piece,
    char name[PIECE_NAME]);
json_t *piece_list(piece_name_fn *, const void *state, const struct pile *);

#endif
