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
