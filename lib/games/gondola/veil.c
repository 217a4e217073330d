/* What nobody can see, and how a guess fills it in. */

#include "gondola.h"

void
gondola_veil(void *state, int viewer)
{
	struct gondola *g = state;

	if (viewer != SEAT_NONE)
		pile_hide(&g->deck);
}

/* How many cards of the shuffle at this entry have been dealt. */
static int
dealt(const struct gondola *g, const struct entry *entry, size_t n)
{
	int cards = 2 * (g->seats - 1) + 1;
	size_t i;

	for (i = 1; i < n && entry[i].move.verb != VERB_SHUFFLE; i++)
		if (entry[i].move.verb == VERB_LOAD ||
		    entry[i].move.verb == VERB_DRAW)
			cards++;
	return cards;
}

void
gondola_veil_log(const void *state, int viewer, struct entry *entry, size_t n)
{
	struct move *move;
	size_t i;
	int card;

	if (viewer == SEAT_NONE)
		return;
	for (i = 0; i < n; i++) {
		move = &entry[i].move;
		if (move->verb != VERB_SHUFFLE)
			continue;
		for (card = dealt(state, entry + i, n - i); card < move->n;
		    card++)
			move->arg[card] = PIECE_HIDDEN;
	}
}

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
