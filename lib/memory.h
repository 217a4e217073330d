/*
 * Memory for the JSON of one document: taken piece by piece, given back as a
 * whole.  What is to outlive the document is made while the store is closed.
 */
#ifndef MEMORY_H
#define MEMORY_H

#include <stdbool.h>

#include <jansson.h>

/*
 * Called once, before any JSON: from then on the JSON library has its memory
 * from here.  no_memory is called when it runs out, and does not return.  A
 * document of which a part is missing could not be told from a whole one.
 */
void memory_start(void (*no_memory)(void));

/* While it is open, JSON is made in the store; tells whether it was before.
   Reset closes it and gives it all back. */
bool memory_open(bool);
void memory_reset(void);

/* A document that is done with: json_decref unless the store has it. */
void memory_drop(json_t *);

#endif
