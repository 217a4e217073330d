/* Who decides, what moves do, and when the match is over. */

#include <assert.h>

#include "gondoliere.h"

int
gondoliere_turn(const void *state)
{
	const struct gondoliere *g = state;

	if (g->phase == PHASE_OVER)
		return SEAT_NONE;
	return g->phase == PHASE_SHUFFLE ? SEAT_CHANCE : g->seat;
}

int
gondoliere_stages_left(const struct gondoliere *g, int seat)
{
	int i, sum = 0;

	for (i = 0; i < OF_COLOUR; i++)
		sum += g->left[STAGES + (seat - 1) * OF_COLOUR + i];
	return sum;
}

/* Tiles under a stack that all have seen; the others in it are hidden. */
int
gondoliere_under(const struct gondoliere *g, int seat)
{
	const struct player *p = &g->player[seat];
	int put = g->set->stages < DISPLAY ? g->set->stages : DISPLAY;

	if (!p->swapped)
		return 0;
	return p->stack.n < put ? p->stack.n : put;
}

int
gondoliere_hidden(const struct gondoliere *g, int seat)
{
	return g->player[seat].stack.n - gondoliere_under(g, seat);
}

/* End 1 to 3, which the board alone tells. */
enum end
gondoliere_end_of_board(const struct gondoliere *g)
{
	int seat;

	if (gondoliere_complete(g) >= ROUTES_END)
		return END_ROUTES;
	if (g->left[STRAIGHT] + g->left[CURVE] == 0)
		return END_CANALS;
	for (seat = 1; seat <= g->seats; seat++)
		if (gondoliere_stages_left(g, seat) == 0)
			return END_STAGES;
	return END_NONE;
}

enum end
gondoliere_end(const struct gondoliere *g)
{
	enum end end;

	if (g->phase != PHASE_OVER)
		return END_NONE;
	end = gondoliere_end_of_board(g);
	return end != END_NONE ? end : END_STUCK;
}

static bool
heard_enough(const struct move *move, void *found)
{
	if (move->verb == VERB_PLACE)
		*(bool *)found = true;
	return false;
}

/* Whether the seat can lay any tile that it may take. */
bool
gondoliere_can_place(const struct gondoliere *g)
{
	bool found = false;

	gondoliere_moves(g, heard_enough, &found);
	return found;
}

static void
fill(struct pile *display, struct pile *from)
{
	int piece;

	while (display->n < DISPLAY && from->n > 0) {
		piece = pile_take_top(from);
		/* Nobody plays on with a view. */
		assert(piece != PIECE_HIDDEN);
		pile_push(display, piece);
	}
}

static int
next_seat(const struct gondoliere *g, int seat)
{
	return seat % g->seats + 1;
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
	fill(&g->canal, &g->deck);
	fill(&g->player[g->seat].display, &g->player[g->seat].stack);
	begin_turn(g, next_seat(g, g->seat));
}

static void
shuffle(struct gondoliere *g, const struct move *move)
{
	int i, seat = move->arg[0];
	struct pile *pile = seat == 0 ? &g->deck : &g->player[seat].stack;

	for (i = 1; i < move->n; i++)
		pile_push(pile, move->arg[i]);
	fill(seat == 0 ? &g->canal : &g->player[seat].display, pile);
	if (seat == g->seats)
		g->phase = PHASE_DISPLAY;
}

static void
answer(struct gondoliere *g, bool swap)
{
	struct player *p = &g->player[g->seat];
	int i, n = p->display.n;

	if (swap) {
		for (i = 0; i < n; i++)
			pile_push(&p->stack, pile_take_top(&p->display));
		fill(&p->display, &p->stack);
		p->swapped = true;
	}
	g->seat = next_seat(g, g->seat);
	if (g->seat == g->first)
		begin_turn(g, g->seat);
}

static void
place(struct gondoliere *g, const struct move *move)
{
	int piece = move->arg[1];
	struct pile *display = gondoliere_is_stage(piece) ?
	    &g->player[g->seat].display : &g->canal;
	struct laying l;
	struct verdict v;
	bool legal = gondoliere_try(g, move->arg[0], piece, move->arg[2], &l,
	    &v);

	assert(legal);
	(void)legal;
	pile_remove_at(display, pile_find(display, piece));
	gondoliere_lay(g, &l);
	gondoliere_settle(g);
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

	switch (move->verb) {
	case VERB_SHUFFLE:
		shuffle(g, move);
		break;
	case VERB_SWAP:
	case VERB_KEEP:
		answer(g, move->verb == VERB_SWAP);
		break;
	case VERB_PLACE:
		place(g, move);
		break;
	case VERB_DONE:
		end_turn(g);
	}
}
