/* How the moves of the game are written, and what each answers. */

#include "gondola.h"

static const char *const decisions[] = { "decision", NULL };

static const struct phrase phrases[VERBS] = {
	[VERB_SHUFFLE] = { "shuffle", "shuffle with all 40 cards", 0 },
	[VERB_THIEF] = { "thief", "thief +1, thief -1", 1 },
	[VERB_CAPTAIN] = { "captain", "captain 10, captain pass", 1 },
	[VERB_MATRON] = { "matron", "matron double CARD, matron half CARD", 1 },
	[VERB_LOAD] = { "load", "load", 1 },
	[VERB_CAST_OFF] = { "cast-off", "cast-off", 1 },
	[VERB_DRAW] = { "draw", "draw", 1 },
	[VERB_STOP] = { "stop", "stop", 1 },
	[VERB_DELIVER] = { "deliver", "deliver CARD... [aid SEAT:CARD]", 1 },
	[VERB_AGREE] = { "agree", "agree", 1 },
	[VERB_REFUSE] = { "refuse", "refuse", 1 },
	[VERB_DISRUPT] = { "disrupt", "disrupt CARD...", 1 },
	[VERB_LET_PASS] = { "let-pass", "let-pass", 1 },
};

const struct grammar gondola_grammar = { phrases, VERBS, decisions, ":" };
