/* What moves do. */

#include <assert.h>

#include "gondoliere.h"

static void
fill(struct player *p)
{
	int piece;

	while (p->display.n < DISPLAY && p->stack.n > 0) {
		piece = pile_take_top(&p->stack);
		/* Nobody plays on with a view. */
		assert(piece != PIECE_HIDDEN);
		pile_push(&p->display, piece);
	}
}

static int
next_seat(const struct gondoliere *g)
{
	return g->seat % g->seats + 1;
}

static void
begin_turn(struct gondoliere *g, int seat)
{
	g->phase = PHASE_TURNS;
	g->seat = seat;
	g->placed = 0;
	if (!gondoliere_can_place(g))
		g->phase = PHASE_OVER;
}

static void
end_turn(struct gondoliere *g)
{
	fill(&g->player[0]);
	fill(&g->player[g->seat]);
	begin_turn(g, next_seat(g));
}

static void
shuffle(struct gondoliere *g, const struct move *move)
{
	int i, seat = move->arg[0];

	for (i = 1; i < move->n; i++)
		pile_push(&g->player[seat].stack, move->arg[i]);
	fill(&g->player[seat]);
	if (seat == g->seats)
		g->phase = PHASE_DISPLAY;
}

static void
answer(struct gondoliere *g, bool swap)
{
	struct player *p = &g->player[g->seat];

	if (swap) {
		while (p->display.n > 0)
			pile_push(&p->stack, pile_take_top(&p->display));
		fill(p);
		p->swapped = true;
	}
	g->seat = next_seat(g);
	if (g->seat == g->first)
		begin_turn(g, g->seat);
}

static void
place(struct gondoliere *g, const struct move *move)
{
	int piece = move->arg[1];
	struct pile *display = &g->player[gondoliere_owner(piece)].display;
	struct laying l;
	bool legal = gondoliere_try(g, move->arg[0], move->arg[2],
	    SHAPE_BIT(gondoliere_shape(piece)), &l);

	assert(legal);
	(void)legal;
	pile_remove_at(display, pile_find(display, piece));
	gondoliere_lay(g, &l, piece);
	g->placed++;
	if (gondoliere_end_of_board(g) != END_NONE)
		g->phase = PHASE_OVER;
	else if (g->placed == PLACEMENTS)
		end_turn(g);
}

void
gondoliere_apply(void *state, const struct move *move)
{
	struct gondoliere *g = state;

	if (move->verb == VERB_SHUFFLE)
		shuffle(g, move);
	else if (move->verb == VERB_PLACE)
		place(g, move);
	else if (move->verb == VERB_DONE)
		end_turn(g);
	else
		answer(g, move->verb == VERB_SWAP);
}
