/* How the moves of the game are written, and what each answers. */

#include "canal.h"

static const char *const decisions[] = { "decision", NULL };

static const struct phrase phrases[VERBS] = {
	[VERB_DEAL] = { "deal", "deal with four district cards for each seat", 0 },
	[VERB_NUMBER] = { "shuffle number", "shuffle number with all number cards", 0 },
	[VERB_ACTION] = { "shuffle action", "shuffle action CARD...", 0 },
	[VERB_TAKE] = { "take", "take CARD", 0 },
	[VERB_SPLIT] = { "split", "split CARD... / CARD...", 1 },
	[VERB_CHOOSE] = { "choose", "choose 1, choose 2", 1 },
	[VERB_USE] = { "use", "use spy, use traitor [SEAT], use doge", 1 },
	[VERB_LAY] = { "lay", "lay CARD... [gondola CARD...]...", 1 },
	[VERB_PASS] = { "pass", "pass", 1 },
};

const struct grammar canal_grammar = { phrases, VERBS, decisions, "/" };
