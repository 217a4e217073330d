/* Which routes are complete, and what they bring. */

#include "gondoliere.h"

static bool
takes_shape(const struct gondoliere *g, int route, int shape)
{
	struct laying l;
	struct verdict v;
	int piece = shape * MANY;

	if (shape != CURVE)
		return gondoliere_try(g, route, piece, AHEAD, &l, &v);
	return gondoliere_try(g, route, piece, LEFT, &l, &v) ||
	    gondoliere_try(g, route, piece, RIGHT, &l, &v);
}

/* Complete 2: whether any tile left in the match could be added. */
static bool
can_grow(const struct gondoliere *g, int route)
{
	int shape, shapes = STAGES + g->seats * OF_COLOUR;

	if (g->route[route].dead)
		return false;
	for (shape = 0; shape < shapes; shape++)
		if (g->left[shape] > 0 && takes_shape(g, route, shape))
			return true;
	return false;
}

/* A complete route blocks its end cell, which may complete another. */
void
gondoliere_settle(struct gondoliere *g)
{
	bool changed;
	int i;

	do {
		changed = false;
		for (i = 1; i <= ROUTES; i++) {
			if (g->route[i].complete ||
			    (g->route[i].values != ALL_VALUES &&
			    can_grow(g, i)))
				continue;
			g->route[i].complete = true;
			changed = true;
		}
	} while (changed);
}

int
gondoliere_complete(const struct gondoliere *g)
{
	int i, n = 0;

	for (i = 1; i <= ROUTES; i++)
		n += g->route[i].complete;
	return n;
}

int
gondoliere_route_tourists(const struct gondoliere *g, int route)
{
	int i, sum = g->set->piazza[route];

	for (i = 0; i < g->laid; i++)
		if (g->board[i].routes >> route & 1)
			sum += gondoliere_tourists(g->board[i].piece);
	return sum;
}

void
gondoliere_totals(const struct gondoliere *g, int route,
    int totals[COLOURS + 1])
{
	const struct tile *tile;
	int i;

	for (i = 0; i <= COLOURS; i++)
		totals[i] = 0;
	for (tile = g->board; tile < g->board + g->laid; tile++)
		if (tile->routes >> route & 1 &&
		    gondoliere_is_stage(tile->piece))
			totals[gondoliere_owner(tile->piece)] +=
			    gondoliere_value(tile->piece);
}

/* The highest total below that one; 0 if there is none. */
static int
next_total(const int totals[COLOURS + 1], int below)
{
	int seat, next = 0;

	for (seat = 1; seat <= COLOURS; seat++)
		if (totals[seat] < below && totals[seat] > next)
			next = totals[seat];
	return next;
}

/* Scoring 4: 1 is the first place, 0 none. */
void
gondoliere_share(int tourists, const int totals[COLOURS + 1],
    int points[COLOURS + 1], int places[COLOURS + 1])
{
	int seat, place, part, total = next_total(totals, 1 << 30);

	for (seat = 0; seat <= COLOURS; seat++)
		points[seat] = places[seat] = 0;
	for (place = 1; place <= 3 && total > 0; place++) {
		part = 1 << (place - 1);
		for (seat = 1; seat <= COLOURS; seat++)
			if (totals[seat] == total) {
				points[seat] = (tourists + part - 1) / part;
				places[seat] = place;
			}
		total = next_total(totals, total);
	}
}
