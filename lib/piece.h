/* Pieces by what people call them. */
#ifndef PIECE_H
#define PIECE_H

#include <jansson.h>

#include "fault.h"
#include "game.h"

/*
 * The piece with that name or caption, in whatever case, or else the only one
 * of whose name or caption these words are a part; -1 and the fault if there
 * is none, or more than one.
 */
int piece_find(const struct game *, const void *state, const char *words,
    struct fault *);

/* As JSON, a new reference each: the name of a piece, as the game's piece_name
   gives it, and the names of a pile. */
typedef void piece_name_fn(const void *state, int piece,
    char name[PIECE_NAME]);
json_t *piece_json(piece_name_fn *, const void *state, int piece);
json_t *piece_list(piece_name_fn *, const void *state, const struct pile *);

#endif
