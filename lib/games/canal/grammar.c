/* How the moves of the game are written, and what each answers. */

#include "canal.h"

static const char *const decisions[] = {
	[STEP_DEAL] = "",
	[STEP_NUMBER] = "",
	[STEP_ACTION] = "",
	[STEP_SPLIT] = "split",
	[STEP_CHOOSE] = "choice",
	[STEP_ACT] = "special card",
	[STEP_TAKE] = "",
	[STEP_VOTE] = "vote",
	[STEP_OVER] = "",
	NULL,
};

static const struct phrase phrases[VERBS] = {
	[VERB_DEAL] = { "deal",
	    "deal with four district cards for each seat", 0 },
	[VERB_NUMBER] = { "shuffle number",
	    "shuffle number with all number cards", 0 },
	[VERB_ACTION] = { "shuffle action", "shuffle action CARD...", 0 },
	[VERB_TAKE] = { "take", "take CARD", 0 },
	[VERB_SPLIT] = { "split", "split CARD... / CARD...", 1 << STEP_SPLIT },
	[VERB_CHOOSE] = { "choose", "choose 1, choose 2",
	    1 << STEP_CHOOSE },
	[VERB_USE] = { "use", "use spy, use traitor [SEAT], use doge",
	    1 << STEP_ACT },
	[VERB_LAY] = { "lay", "lay CARD... [gondola CARD...]...",
	    1 << STEP_VOTE },
	[VERB_PASS] = { "pass", "pass", 1 << STEP_VOTE },
};

const struct grammar canal_grammar = { phrases, VERBS, decisions, "/" };

int
canal_decision(const void *state)
{
	return ((const struct canal *)state)->step;
}
