/* How the moves of the game are written, and what each answers. */

#include "gondoliere.h"

static const char *const decisions[] = { "decision", NULL };

static const struct phrase phrases[VERBS] = {
	[VERB_SWAP] = { "swap", "swap", 1 },
	[VERB_KEEP] = { "keep", "keep", 1 },
	[VERB_PLACE] = { "place", "place ROUTE TILE [left|right]", 1 },
	[VERB_DONE] = { "done", "done", 1 },
	[VERB_SHUFFLE] = { "shuffle", "shuffle canal|COLOUR with all its tiles", 0 },
};

const struct grammar gondoliere_grammar = { phrases, VERBS, decisions, "" };
