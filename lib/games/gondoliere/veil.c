/* What nobody can see. */

#include <string.h>

#include "gondoliere.h"

void
gondoliere_veil(void *state, int viewer)
{
	struct gondoliere *g = state;
	int seat;

	if (viewer == SEAT_NONE)
		return;
	for (seat = 0; seat <= g->seats; seat++)
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
		hidden = gondoliere_hidden(g, move->arg[0]);
		if (hidden < move->n)
			memset(move->arg + move->n - hidden, PIECE_HIDDEN,
			    hidden);
	}
}
