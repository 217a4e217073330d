/* How the moves of the game are written, and what each answers. */

#include "gondoliere.h"

static const char *const decisions[] = {
	[PHASE_SHUFFLE] = "",
	[PHASE_DISPLAY] = "display",
	[PHASE_TURNS] = "placement",
	[PHASE_OVER] = "",
	NULL,
};

static const struct phrase phrases[VERBS] = {
	[VERB_SWAP] = { "swap", "swap", 1 << PHASE_DISPLAY },
	[VERB_KEEP] = { "keep", "keep", 1 << PHASE_DISPLAY },
	[VERB_PLACE] = { "place", "place ROUTE TILE [left|right]",
	    1 << PHASE_TURNS },
	[VERB_DONE] = { "done", "done", 1 << PHASE_TURNS },
	[VERB_SHUFFLE] = { "shuffle",
	    "shuffle canal|COLOUR with all its tiles", 0 },
};

const struct grammar gondoliere_grammar = { phrases, VERBS, decisions, "" };
