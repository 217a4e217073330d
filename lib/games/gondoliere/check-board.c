/* The board, tile by tile: each was laid legally, given those before it. */

#include <string.h>

#include "gondoliere.h"

/* The turn that gives a tile these sides on this route, or -1. */
static int
turn_for(const struct route *r, const struct tile *tile)
{
	bool curve = gondoliere_shape(tile->piece) == CURVE;
	int turn;

	for (turn = AHEAD; turn < TURNS; turn++)
		if ((turn != AHEAD) == curve && tile->sides ==
		    gondoliere_sides(tile->piece, r->heading, turn))
			return turn;
	return -1;
}

/* The first route with a gondola that ends there, otherwise one that ends
   there without; 0 if none does. */
static int
route_at(const struct gondoliere *g, const struct tile *tile)
{
	const struct route *r;
	int i, found = 0;

	for (i = ROUTES; i >= 1; i--) {
		r = &g->route[i];
		if (r->x == tile->x && r->y == tile->y && (found == 0 ||
		    !r->complete))
			found = i;
	}
	return found;
}

static int
not_legal(const struct verdict *v, const struct place *at,
    struct fault *why)
{
	static const char *const reasons[] = {
		"route %d is complete and has no gondola here",
		"route %d has fewer than two canal tiles before it",
		"directly after another landing stage on route %d",
		"the landing stage before it on route %d is of the same colour",
		"joins route %d to another one",
		"lies across the end of another route than %d",
		"route %d has this value already",
	};
	char rule[] = "gondoliere.placement.?";

	rule[strlen(rule) - 1] = v->rule;
	return fault_at(why, FAULT_STATE, at, rule, reasons[v->rule - 'a'],
	    v->route);
}

static int
lay_again(struct gondoliere *g, const struct tile *tile,
    const struct place *at, struct fault *why)
{
	struct place sides = { at, "sides", 0 };
	int shape, turn, route = route_at(g, tile);
	enum end end = gondoliere_end_of_board(g);
	struct laying l;

	if (end != END_NONE)
		return fault_at(why, FAULT_STATE, at,
		    gondoliere_endings[end].rule,
		    "laid when the match was over");
	if (route == 0)
		return fault_at(why, FAULT_STATE, at,
		    "gondoliere.placement.a", "no route ends at %d, %d when "
		    "this tile is laid", tile->x, tile->y);
	turn = turn_for(&g->route[route], tile);
	if (turn == -1)
		return fault_at(why, FAULT_STATE, &sides,
		    "gondoliere.pieces.7", "does not continue route %d, "
		    "which comes heading %s", route,
		    gondoliere_headings[g->route[route].heading]);
	shape = gondoliere_shape(tile->piece);
	if (!gondoliere_try(g, route, turn, SHAPE_BIT(shape), &l))
		return not_legal(&l.no, at, why);
	/* A tile too many has been told of. */
	if (g->left[shape] == 0)
		return -1;
	gondoliere_lay(g, &l, tile->piece);
	return 0;
}

static int
compare_route(const struct route *is, const struct route *claimed,
    const struct place *at, struct fault *why)
{
	struct place end = { at, "end", 0 }, heading = { at, "heading", 0 };
	struct place complete = { at, "complete", 0 };
	bool full = is->values == ALL_VALUES;
	int bad = 0;

	if (is->x != claimed->x || is->y != claimed->y)
		bad = fault_at(why, FAULT_STATE, &end, "gondoliere.canals.1",
		    "the board leads this route to %d, %d", is->x, is->y);
	if (is->heading != claimed->heading)
		bad = fault_at(why, FAULT_STATE, &heading,
		    "gondoliere.pieces.6", "the board gives this route the "
		    "heading %s", gondoliere_headings[is->heading]);
	if (is->complete != claimed->complete)
		bad = fault_at(why, FAULT_STATE, &complete, full ?
		    "gondoliere.routes.1" : "gondoliere.routes.2",
		    !is->complete ? "tiles can still be added to this route" :
		    full ? "this route has all four values" :
		    "no tile can be added to this route any more");
	return bad;
}

int
gondoliere_check_board(struct gondoliere *g, struct fault *why)
{
	const struct gondoliere claimed = *g;
	struct place board = { &game_state_place, "board", 0 };
	struct place tile = { &board, NULL, 0 }, on = { &tile, "routes", 0 };
	struct place routes = { &game_state_place, "routes", 0 };
	struct place route = { &routes, NULL, 0 };
	int bad = 0;

	gondoliere_begin(g);
	for (; tile.index < claimed.laid; tile.index++)
		if (lay_again(g, &claimed.board[tile.index], &tile, why) == -1)
			return -1;
	for (tile.index = 0; tile.index < g->laid; tile.index++)
		if (g->board[tile.index].routes !=
		    claimed.board[tile.index].routes)
			bad = fault_at(why, FAULT_STATE, &on,
			    "gondoliere.canals.2",
			    "not the routes that this tile is on");
	for (; route.index < ROUTES; route.index++)
		bad |= compare_route(&g->route[route.index + 1],
		    &claimed.route[route.index + 1], &route, why);
	return bad;
}
