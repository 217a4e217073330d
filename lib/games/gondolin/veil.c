/* What nobody can see, the order of the deck. */

#include "gondolin.h"

/* Before the last shuffle the deck has no order that could be told. */
void
gondolin_veil(void *state, int viewer)
{
	struct gondolin *g = state;

	if (viewer != SEAT_NONE && g->phase >= PHASE_RESOURCE)
		pile_hide(&g->deck);
}

/* How far down a hard opening went to fill the hand. */
static int
looked_at(const struct gondolin *g, const struct move *move)
{
	int i, hand = gondolin_story(g)->hand;

	for (i = 0; i < move->n && hand > 0; i++)
		if (move->arg[i] == PIECE_HIDDEN)
			break;
		else if (TYPES_HAND >>
		    gondolin_card(g, move->arg[i])->type & 1)
			hand--;
	return i;
}

void
gondolin_veil_log(const void *state, int viewer, struct entry *entry,
    size_t n)
{
	const struct gondolin *g = state;
	bool first = !g->easy;
	struct move *move;
	size_t i;
	int seen;

	for (i = 0; i < n && viewer != SEAT_NONE; i++) {
		move = &entry[i].move;
		if (move->verb != VERB_SHUFFLE)
			continue;
		seen = first ? looked_at(g, move) : move->n - g->deck.n;
		first = false;
		for (; seen < move->n; seen++)
			move->arg[seen] = PIECE_HIDDEN;
	}
}
