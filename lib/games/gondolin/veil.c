/* What nobody can see, the order of the deck, and how a guess fills it in. */

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
