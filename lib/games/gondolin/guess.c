/* What a view leaves open: the order of the deck. */

#include "gondolin.h"

bool
gondolin_unknown(const void *state, int viewer, struct question *q)
{
	const struct gondolin *g = state;
	int card, first, hidden, seen[DECK_MAX];

	(void)viewer;
	gondolin_see(g, seen, &hidden);
	if (hidden == 0)
		return false;
	*q = (struct question){ .outcome = { .verb = VERB_SHUFFLE },
	    .count = hidden, .pile = -1 };
	for (card = 0; card < g->cards; card++) {
		first = gondolin_first(g, card);
		if (card - first >= seen[first])
			pile_push(&q->pieces, first);
	}
	return true;
}

void
gondolin_reveal(void *state, int viewer, const struct move *answer)
{
	struct gondolin *g = state;

	(void)viewer;
	memcpy(g->deck.piece, answer->arg, g->deck.n);
}
