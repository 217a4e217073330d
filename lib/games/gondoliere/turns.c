/* Who decides, and when the match is over. */

#include "gondoliere.h"

const struct ending gondoliere_endings[] = {
	[END_ROUTES] = { "routes", "gondoliere.end.1",
	    "five routes are complete" },
	[END_CANALS] = { "canals", "gondoliere.end.2",
	    "all canal tiles have been laid" },
	[END_STAGES] = { "stages", "gondoliere.end.3",
	    "a seat has laid all its landing stages" },
	[END_STUCK] = { "stuck", "gondoliere.end.4",
	    "the seat to move cannot place any tile" },
};

int
gondoliere_turn(const void *state)
{
	const struct gondoliere *g = state;

	if (g->phase == PHASE_OVER)
		return SEAT_NONE;
	return g->phase == PHASE_SHUFFLE ? SEAT_CHANCE : g->seat;
}

/* Those that were swapped are under a stack: all have seen them. */
int
gondoliere_hidden(const struct gondoliere *g, int seat)
{
	const struct player *p = &g->player[seat];
	int put = g->set->stages < DISPLAY ? g->set->stages : DISPLAY;
	int hidden = p->stack.n - (p->swapped ? put : 0);

	return hidden > 0 ? hidden : 0;
}

/* End 1 to 3, which the board alone tells. */
enum end
gondoliere_end_of_board(const struct gondoliere *g)
{
	int i, complete = 0;

	for (i = 1; i <= ROUTES; i++)
		complete += g->route[i].complete;
	if (complete >= ROUTES_END)
		return END_ROUTES;
	if (!(g->unlaid & CANAL_TILES))
		return END_CANALS;
	for (i = 1; i <= g->seats; i++)
		if (!(g->unlaid & gondoliere_of_colour(i)))
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

static uint64_t
shapes_of(const struct pile *display)
{
	uint64_t shapes = 0;
	int i;

	for (i = 0; i < display->n; i++)
		shapes |= SHAPE_BIT(gondoliere_shape(display->piece[i]));
	return shapes;
}

/* Whether the seat can lay any tile that it may take. */
bool
gondoliere_can_place(const struct gondoliere *g)
{
	uint64_t shapes = shapes_of(&g->player[0].display) |
	    shapes_of(&g->player[g->seat].display);
	int i;

	for (i = 1; i <= ROUTES; i++)
		if (g->fit[i].any & shapes)
			return true;
	return false;
}
