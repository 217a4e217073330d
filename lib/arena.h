/*
 * Memory for the JSON of one document: taken piece by piece, given back as a
 * whole.  What is to outlive the document is made while the arena is closed.
 */
#ifndef ARENA_H
#define ARENA_H

#include <stdbool.h>

#include <jansson.h>

/*
 * Called once, before any JSON: from then on the JSON library has its memory
 * from here.  no_memory is called when it runs out, and does not return.  A
 * document of which a part is missing could not be told from a whole one.
 */
void arena_start(void (*no_memory)(void));

/* While it is open, JSON is made in the arena; reset gives it all back.
   Closing tells whether it was open, so that it can be opened again. */
void arena_open(bool);
bool arena_close(void);
void arena_reset(void);

/* A document that is done with: json_decref unless the arena has it. */
void arena_drop(json_t *);

#endif
