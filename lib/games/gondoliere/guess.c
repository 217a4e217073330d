/* What a view leaves open. */

#include <string.h>

#include "gondoliere.h"

static void
take_seen(uint8_t count[PIECES], const struct pile *seen)
{
	int i;

	for (i = 0; i < seen->n; i++)
		if (seen->piece[i] != PIECE_HIDDEN)
			count[seen->piece[i]]--;
}

bool
gondoliere_unknown(const void *state, int viewer, struct question *q)
{
	const struct gondoliere *g = state;
	uint8_t count[PIECES];
	int i, seat = 0;

	(void)viewer;
	while (seat <= g->seats &&
	    pile_find(&g->player[seat].stack, PIECE_HIDDEN) == -1)
		seat++;
	if (seat > g->seats)
		return false;
	memcpy(count, g->set->count, sizeof(count));
	take_seen(count, &g->player[seat].display);
	take_seen(count, &g->player[seat].stack);
	for (i = 0; i < g->laid; i++)
		count[g->board[i].piece]--;
	*q = (struct question){ .outcome = { .verb = VERB_SHUFFLE, .n = 1,
	    .arg = { seat } }, .pile = -1 };
	gondoliere_spell(count, seat, &q->pieces);
	q->count = q->pieces.n;
	return true;
}

void
gondoliere_reveal(void *state, int viewer, const struct move *answer)
{
	struct gondoliere *g = state;
	struct pile *pile = &g->player[answer->arg[0]].stack;
	int i;

	(void)viewer;
	for (i = 1; i < answer->n && i <= pile->n; i++)
		pile->piece[i - 1] = answer->arg[i];
}
