/* What a view leaves open: the order of the cards that are not seen. */

#include "gondola.h"

bool
gondola_unknown(const void *state, int viewer, struct question *q)
{
	const struct gondola *g = state;

	(void)viewer;
	if (g->deck.n == 0 || g->deck.piece[0] != PIECE_HIDDEN)
		return false;
	*q = (struct question){ .outcome = { .verb = VERB_SHUFFLE },
	    .count = g->deck.n, .pile = -1 };
	gondola_spell(ALL_CARDS & ~(g->spent | gondola_aboard(g)), &q->pieces);
	return true;
}

void
gondola_reveal(void *state, int viewer, const struct move *answer)
{
	struct gondola *g = state;
	int i;

	(void)viewer;
	for (i = 0; i < answer->n && i < g->deck.n; i++)
		g->deck.piece[i] = answer->arg[i];
}
