/* How the moves of the game are written, and what each answers. */

#include "gondolin.h"

static const char *const decisions[] = {
	[DUE_SHUFFLE] = "",
	[DUE_PICK] = "",
	[DUE_LOCATION] = "location",
	[DUE_HAND] = "hand",
	[DUE_DESTROY] = "maintenance",
	[DUE_CHOICE] = "choice",
	[DUE_PLAY] = "phase",
	[DUE_NOTHING] = "",
	NULL,
};

static const struct phrase phrases[VERBS] = {
	[VERB_SHUFFLE] = { "shuffle", "shuffle with all cards of the deck", 0 },
	[VERB_PICK] = { "pick", "pick CARD", 0 },
	[VERB_LOCATION] = { "location", "location CARD", 1 << DUE_LOCATION },
	[VERB_HAND] = { "hand", "hand CARD", 1 << DUE_HAND },
	[VERB_DESTROY] = { "destroy", "destroy CARD", 1 << DUE_DESTROY },
	[VERB_PLAY] = { "play", "play CARD [on CARD]", 1 << DUE_PLAY },
	[VERB_ACTIVATE] = { "activate", "activate CARD [on CARD]",
	    1 << DUE_PLAY },
	[VERB_CHOOSE] = { "choose", "choose CARD, choose none",
	    1 << DUE_CHOICE },
	[VERB_END_PHASE] = { "end-phase", "end-phase", 1 << DUE_PLAY },
};

/* How many cards a move has, at least and at most. */
const struct arity gondolin_arity[VERBS] = {
	[VERB_SHUFFLE] = { 0, DECK_MAX },
	[VERB_PICK] = { 1, 1 },
	[VERB_LOCATION] = { 1, 1 },
	[VERB_HAND] = { 1, 1 },
	[VERB_DESTROY] = { 1, 1 },
	[VERB_PLAY] = { 1, 2 },
	[VERB_ACTIVATE] = { 1, 2 },
	[VERB_CHOOSE] = { 0, 1 },
	[VERB_END_PHASE] = { 0, 0 },
};

const struct grammar gondolin_grammar = { phrases, VERBS, decisions, "" };
