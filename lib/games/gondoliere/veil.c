/* What nobody can see, and how a guess fills it in. */

#include <string.h>

#include "gondoliere.h"

void
gondoliere_veil(void *state, int viewer)
{
	struct gondoliere *g = state;
	int seat;

	if (viewer == SEAT_NONE)
		return;
	pile_hide(&g->deck);
	for (seat = 1; seat <= g->seats; seat++)
		memset(g->player[seat].stack.piece, PIECE_HIDDEN,
		    gondoliere_hidden(g, seat));
}

void
gondoliere_veil_log(const void *state, int viewer, struct entry *entry,
    size_t n)
{
	const struct gondoliere *g = state;
	struct move *move;
	size_t i;
	int hidden;

	for (i = 0; i < n && viewer != SEAT_NONE; i++) {
		move = &entry[i].move;
		if (move->verb != VERB_SHUFFLE)
			continue;
		hidden = move->arg[0] == 0 ? g->deck.n :
		    gondoliere_hidden(g, move->arg[0]);
		if (hidden < move->n)
			memset(move->arg + move->n - hidden, PIECE_HIDDEN,
			    hidden);
	}
}

/* The first pile with something hidden: its seat, 0 or -1. */
static int
veiled(const struct gondoliere *g)
{
	int seat;

	if (g->deck.n > 0 && g->deck.piece[0] == PIECE_HIDDEN)
		return 0;
	for (seat = 1; seat <= g->seats; seat++)
		if (g->player[seat].stack.n > 0 &&
		    g->player[seat].stack.piece[0] == PIECE_HIDDEN)
			return seat;
	return -1;
}

static void
take_seen(struct pile *pieces, const struct pile *seen)
{
	int i, at;

	for (i = 0; i < seen->n; i++) {
		at = pile_find(pieces, seen->piece[i]);
		if (at != -1)
			pile_remove_at(pieces, at);
	}
}

static void
take_laid(struct pile *pieces, const struct gondoliere *g)
{
	int i, at;

	for (i = 0; i < g->laid; i++) {
		at = pile_find(pieces, g->board[i].piece);
		if (at != -1)
			pile_remove_at(pieces, at);
	}
}

bool
gondoliere_unknown(const void *state, int viewer, struct question *q)
{
	const struct gondoliere *g = state;
	int seat = veiled(g);

	(void)viewer;
	if (seat == -1)
		return false;
	*q = (struct question){ .outcome = { .verb = VERB_SHUFFLE, .n = 1,
	    .arg = { seat } }, .pile = -1 };
	if (seat == 0) {
		gondoliere_all_canal(g->set, &q->pieces);
		take_seen(&q->pieces, &g->canal);
	} else {
		gondoliere_all_stages(g->set, seat, &q->pieces);
		take_seen(&q->pieces, &g->player[seat].display);
		take_seen(&q->pieces, &g->player[seat].stack);
	}
	take_laid(&q->pieces, g);
	q->count = q->pieces.n;
	return true;
}

void
gondoliere_reveal(void *state, int viewer, const struct move *answer)
{
	struct gondoliere *g = state;
	struct pile *pile = answer->arg[0] == 0 ? &g->deck :
	    &g->player[answer->arg[0]].stack;
	int i;

	(void)viewer;
	for (i = 1; i < answer->n && i <= pile->n; i++)
		pile->piece[i - 1] = answer->arg[i];
}
