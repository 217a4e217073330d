/* How the moves of the game are written, and what each answers. */

#include "gondola.h"

static const char *const decisions[] = {
	[DUE_SHUFFLE] = "",
	[DUE_ANSWER] = "answer",
	[DUE_LOAD] = "loading",
	[DUE_DRAW] = "drawing",
	[DUE_DELIVERY] = "delivery",
	[DUE_AID] = "aid",
	[DUE_DISRUPTION] = "disruption",
	[DUE_NOTHING] = "",
	NULL,
};

static const struct phrase phrases[VERBS] = {
	[VERB_SHUFFLE] = { "shuffle", "shuffle with all 40 cards", 0 },
	[VERB_THIEF] = { "thief", "thief +1, thief -1", 1 << DUE_ANSWER },
	[VERB_CAPTAIN] = { "captain", "captain 10, captain pass",
	    1 << DUE_ANSWER },
	[VERB_MATRON] = { "matron", "matron double CARD, matron half CARD",
	    1 << DUE_ANSWER | 1 << DUE_LOAD | 1 << DUE_DRAW },
	[VERB_LOAD] = { "load", "load", 1 << DUE_LOAD },
	[VERB_CAST_OFF] = { "cast-off", "cast-off", 1 << DUE_LOAD },
	[VERB_DRAW] = { "draw", "draw", 1 << DUE_DRAW },
	[VERB_STOP] = { "stop", "stop", 1 << DUE_DRAW },
	[VERB_DELIVER] = { "deliver", "deliver CARD... [aid SEAT:CARD]",
	    1 << DUE_DELIVERY },
	[VERB_AGREE] = { "agree", "agree", 1 << DUE_AID },
	[VERB_REFUSE] = { "refuse", "refuse", 1 << DUE_AID },
	[VERB_DISRUPT] = { "disrupt", "disrupt CARD...",
	    1 << DUE_DISRUPTION },
	[VERB_LET_PASS] = { "let-pass", "let-pass", 1 << DUE_DISRUPTION },
};

const struct grammar gondola_grammar = { phrases, VERBS, decisions, ":" };
