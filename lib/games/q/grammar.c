/* How the moves of the game are written, and what each answers. */

#include "q.h"

static const char *const decisions[] = { "decision", NULL };

static const struct phrase phrases[VERBS] = {
	[VERB_KEEP] = { "keep", "keep CARD CARD CARD at the beginning, then keep CARD", 1 },
	[VERB_FONDACO] = { "fondaco", "fondaco", 1 },
	[VERB_PORTO] = { "porto", "porto CARD", 1 },
	[VERB_LOCANDA] = { "locanda", "locanda SEAT CARD [CARD]", 1 },
	[VERB_GIVE] = { "give", "give CARD [CARD]", 1 },
	[VERB_CONVENTO] = { "convento", "convento SEAT CARD [CARD]", 1 },
	[VERB_PALAZZO] = { "palazzo", "palazzo", 1 },
	[VERB_PASS] = { "pass", "pass", 1 },
	[VERB_DISCARD] = { "discard", "discard CARD or discard none", 1 },
	[VERB_PICK] = { "pick", "pick SEAT, pick ROLE or pick TYPE", 1 },
	[VERB_DROP] = { "drop", "drop CARD", 1 },
	[VERB_SHOW] = { "show", "show CARD", 1 },
	[VERB_ROLES] = { "roles", "roles with a role for each seat", 0 },
	[VERB_SHUFFLE] = { "shuffle", "shuffle with all cards of the deck", 0 },
	[VERB_LOSE] = { "lose", "lose CARD [CARD]", 0 },
	[VERB_ORDER] = { "order", "order with all cards of the kind", 0 },
};

const struct grammar q_grammar = { phrases, VERBS, decisions, "" };
