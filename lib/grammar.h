/* The grammar of a game's moves: asked, and told to people and programs. */
#ifndef GRAMMAR_H
#define GRAMMAR_H

#include <stdbool.h>

#include "game.h"

/* The decision or verb of that name, or -1. */
int grammar_decision(const struct grammar *, const char *name);
int grammar_verb(const struct grammar *, const char *name);

/* Whether the k-th word behind the verb can be that one, which may stand for
   others, as CARD does. */
bool grammar_has(const struct grammar *, int verb, int k, const char *word);

/* Between how many words can stand behind the verb. */
void grammar_count(const struct grammar *, int verb, int *low, int *high);

/* What is told: forms that answer one of these decisions, and chance's. */
struct grammar_part {
	unsigned decisions;
	bool chance;
};

/* Adds a line for each form, with what it answers; or all as a document. */
void grammar_write(const struct grammar *, struct grammar_part,
    struct text *);
void grammar_write_json(const struct game *, struct grammar_part,
    struct text *);

#endif
