/* How the moves of the game are written, and what each answers. */

#include "q.h"

static const char *const decisions[] = {
	[DUE_ROLES] = "", [DUE_SHUFFLE] = "", [DUE_RESHUFFLE] = "",
	[DUE_LOSE] = "", [DUE_ORDER] = "", [DUE_NOTHING] = "",
	[DUE_OPENING] = "opening",
	[DUE_ACTION] = "action",
	[DUE_KEEP] = "keep",
	[DUE_GIVE] = "give",
	[DUE_DISCARD] = "discard",
	[DUE_PICK] = "pick",
	[DUE_DROP] = "drop",
	[DUE_SHOW] = "show",
	[DUE_NOTHING + 1] = NULL,
};

static const struct phrase phrases[VERBS] = {
	[VERB_KEEP] = { "keep", "keep CARD CARD CARD, keep CARD",
	    1 << DUE_OPENING | 1 << DUE_KEEP },
	[VERB_FONDACO] = { "fondaco", "fondaco", 1 << DUE_ACTION },
	[VERB_PORTO] = { "porto", "porto CARD", 1 << DUE_ACTION },
	[VERB_LOCANDA] = { "locanda", "locanda SEAT CARD [CARD]",
	    1 << DUE_ACTION },
	[VERB_GIVE] = { "give", "give CARD [CARD]", 1 << DUE_GIVE },
	[VERB_CONVENTO] = { "convento", "convento SEAT CARD [CARD]",
	    1 << DUE_ACTION },
	[VERB_PALAZZO] = { "palazzo", "palazzo", 1 << DUE_ACTION },
	[VERB_PASS] = { "pass", "pass", 1 << DUE_ACTION },
	[VERB_DISCARD] = { "discard", "discard CARD, discard none",
	    1 << DUE_DISCARD },
	[VERB_PICK] = { "pick", "pick SEAT, pick ROLE, pick TYPE",
	    1 << DUE_PICK },
	[VERB_DROP] = { "drop", "drop CARD", 1 << DUE_DROP },
	[VERB_SHOW] = { "show", "show CARD", 1 << DUE_SHOW },
	[VERB_ROLES] = { "roles", "roles with a role for each seat", 0 },
	[VERB_SHUFFLE] = { "shuffle", "shuffle with all cards of the deck", 0 },
	[VERB_LOSE] = { "lose", "lose CARD [CARD]", 0 },
	[VERB_ORDER] = { "order", "order with all cards of the kind", 0 },
};

const struct grammar q_grammar = { phrases, VERBS, decisions, "" };
