/* What a view leaves open: the order of the deck. */

#include "gondolin.h"

/* Takes the cards of a pile out of those that could be in the deck. */
static void
take_out(struct pile *from, const struct pile *pile)
{
	int i;

	for (i = 0; i < pile->n; i++)
		pile_remove_at(from, pile_find(from, pile->piece[i]));
}

bool
gondolin_unknown(const void *state, int viewer, struct question *q)
{
	const struct gondolin *g = state;
	struct pile *left = &q->pieces;
	const struct frame *f;
	int i;

	(void)viewer;
	if (g->deck.n == 0 || g->deck.piece[0] != PIECE_HIDDEN)
		return false;
	*q = (struct question){ .outcome = { .verb = VERB_SHUFFLE },
	    .count = g->deck.n, .pile = -1 };
	for (i = 0; i < g->cards; i++)
		pile_push(left, gondolin_first(g, i));
	take_out(left, &g->hand);
	take_out(left, &g->returned);
	take_out(left, &g->played);
	take_out(left, &g->aside);
	for (i = 0; i < g->in_play; i++)
		pile_remove_at(left, pile_find(left, g->play[i].card));
	for (f = g->frame; f < g->frame + g->frames; f++)
		if (f->what == FRAME_ENTER || f->what == FRAME_LOOSE)
			pile_remove_at(left, pile_find(left, f->card));
	return true;
}

void
gondolin_reveal(void *state, int viewer, const struct move *answer)
{
	struct gondolin *g = state;
	int i;

	(void)viewer;
	for (i = 0; i < answer->n && i < g->deck.n; i++)
		g->deck.piece[i] = answer->arg[i];
}
