/* How the moves of the game are written, and what each answers. */

#include "gondolin.h"

static const char *const decisions[] = { "decision", NULL };

static const struct phrase phrases[VERBS] = {
	[VERB_SHUFFLE] = { "shuffle", "shuffle with all cards of the deck", 0 },
	[VERB_PICK] = { "pick", "pick CARD", 0 },
	[VERB_LOCATION] = { "location", "location CARD", 1 },
	[VERB_HAND] = { "hand", "hand CARD", 1 },
	[VERB_DESTROY] = { "destroy", "destroy CARD", 1 },
	[VERB_PLAY] = { "play", "play CARD [on CARD]", 1 },
	[VERB_ACTIVATE] = { "activate", "activate CARD [on CARD]", 1 },
	[VERB_CHOOSE] = { "choose", "choose CARD, choose none", 1 },
	[VERB_END_PHASE] = { "end-phase", "end-phase", 1 },
};

const struct grammar gondolin_grammar = { phrases, VERBS, decisions, "" };
