/* How the moves of the game are written, and what each answers; how the two
   offers of a split lie in a move. */

#include <string.h>

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

/* The smaller offer first, or of two of one size the one that comes first as
   it is printed. */
void
canal_move_split(struct move *m, const struct cards *a, const struct cards *b)
{
	uint8_t *first = m->arg + 1, *second;
	int n = canal_list(a, first), more;

	second = first + n;
	more = canal_list(b, second);
	if (n > more || (n == more && memcmp(first, second, n) > 0)) {
		canal_move_split(m, b, a);
		return;
	}
	m->verb = VERB_SPLIT;
	m->n = 1 + n + more;
	m->arg[0] = n;
}

void
canal_split_offers(const struct move *m, struct cards offer[2])
{
	int i;

	offer[0] = offer[1] = (struct cards){ { 0 } };
	for (i = 1; i < m->n; i++)
		canal_put(&offer[i > m->arg[0]], m->arg[i]);
}
