/*
 * What lies where, how the routes go on, and what fits their ends: kept with
 * the board from tile to tile.
 */

#include <stdlib.h>
#include <string.h>

#include "gondoliere.h"

/* Pieces 5. */
const struct route gondoliere_mouths[ROUTES + 1] = {
	[1] = { .x = 0, .y = 3, .heading = NORTH, .last = NO_TILE },
	[2] = { .x = 3, .y = 3, .heading = NORTH, .last = NO_TILE },
	[3] = { .x = 4, .y = 1, .heading = EAST, .last = NO_TILE },
	[4] = { .x = 3, .y = -1, .heading = SOUTH, .last = NO_TILE },
	[5] = { .x = 0, .y = -1, .heading = SOUTH, .last = NO_TILE },
	[6] = { .x = -1, .y = 1, .heading = WEST, .last = NO_TILE },
};

/* Where a search for the tile in a cell begins. */
static int
slot_of(int x, int y)
{
	return (unsigned)(x + 5 * y) % SLOTS;
}

int
gondoliere_at(const struct gondoliere *g, int x, int y)
{
	int i = g->slot[slot_of(x, y)];

	while (i != NO_TILE && (g->board[i].x != x || g->board[i].y != y))
		i = g->board[i].next;
	return i;
}

/* A route at a dead end has no end cell. */
static int
others(const struct gondoliere *g, int route)
{
	const struct route *r = &g->route[route], *other;
	int i, found = 0;

	for (i = 1; i <= ROUTES; i++) {
		other = &g->route[i];
		if (r->x == other->x && r->y == other->y && i != route &&
		    !other->dead)
			found |= 1 << i;
	}
	return found;
}

bool
gondoliere_names(const struct gondoliere *g, int route)
{
	return g->fit[route].others >> route << route == g->fit[route].others;
}

/* Whether a turn leads to a crossing. */
static bool
crosses(const struct gondoliere *g, const struct route *r, enum turn turn)
{
	enum heading out = gondoliere_turned(r->heading, turn);
	int at = gondoliere_at(g, r->x + gondoliere_step[out][0],
	    r->y + gondoliere_step[out][1]);

	return at != NO_TILE && gondoliere_is_crossing(g->board[at].piece);
}

/* What of all tiles could be added to a route.  Where no other one ends, a
   canal tile always can, and has to be tried only if it leads to a crossing. */
static void
find_fit(struct gondoliere *g, int route)
{
	const struct route *r = &g->route[route];
	struct fit *fit = &g->fit[route];
	struct laying l;
	uint64_t shape;
	enum turn turn;

	*fit = (struct fit){ .others = others(g, route) };
	for (turn = AHEAD; turn <= RIGHT && !r->dead; turn++) {
		shape = SHAPE_BIT(turn == AHEAD ? STRAIGHT : CURVE);
		if ((fit->others == 0 && !crosses(g, r, turn)) ||
		    gondoliere_try(g, route, turn, shape, &l))
			fit->shapes[turn] = shape;
	}
	if (gondoliere_try(g, route, AHEAD, ALL_STAGES, &l))
		fit->shapes[AHEAD] |= l.shapes;
	fit->any = fit->shapes[AHEAD] | fit->shapes[LEFT] |
	    fit->shapes[RIGHT];
}

static bool
can_grow(const struct gondoliere *g, int route)
{
	return g->route[route].values != ALL_VALUES &&
	    g->fit[route].any & g->unlaid;
}

/* Routes 1 to 3: a complete route lets nothing be laid where it ends, which
   may complete others. */
static void
complete(struct gondoliere *g, int route)
{
	int i, with = g->fit[route].others;

	g->route[route].complete = true;
	g->fit[route] = (struct fit){ 0 };
	for (i = 1; with >> i != 0; i++)
		if (with >> i & 1 && !g->route[i].complete) {
			find_fit(g, i);
			if (!can_grow(g, i))
				complete(g, i);
		}
}

void
gondoliere_begin(struct gondoliere *g)
{
	int i, piece;

	memcpy(g->route, gondoliere_mouths, sizeof(g->route));
	memset(g->slot, NO_TILE, sizeof(g->slot));
	memset(g->left, 0, sizeof(g->left));
	g->laid = 0;
	g->unlaid = 0;
	for (piece = 0; piece < PIECES; piece++)
		if (gondoliere_owner(piece) <= g->seats &&
		    g->set->count[piece] > 0) {
			g->left[gondoliere_shape(piece)] +=
			    g->set->count[piece];
			g->unlaid |= SHAPE_BIT(gondoliere_shape(piece));
		}
	for (i = 1; i <= ROUTES; i++)
		find_fit(g, i);
}

void
gondoliere_add_stage(struct route *r, int piece, int index)
{
	r->values |= 1 << gondoliere_value(piece);
	r->last = index;
	r->after_stage = true;
}

int
gondoliere_sides(int piece, enum heading in, enum turn turn)
{
	if (gondoliere_is_crossing(piece))
		return 0xf;
	return 1 << (in + 2) % 4 | 1 << gondoliere_turned(in, turn);
}

/* Whether a tile may change what fits the end of a route.  Two steps away it
   can be behind a crossing. */
static bool
is_near(const struct tile *tile, const struct route *r)
{
	return abs(tile->x - r->x) + abs(tile->y - r->y) <= 2;
}

void
gondoliere_lay(struct gondoliere *g, const struct laying *l, int piece)
{
	const struct route before = g->route[l->number[0]];
	int i, index = g->laid++, slot = slot_of(before.x, before.y);
	int shape = gondoliere_shape(piece);
	struct tile *tile = &g->board[index];

	*tile = (struct tile){ .x = before.x, .y = before.y, .piece = piece,
	    .sides = gondoliere_sides(piece, before.heading, l->turn),
	    .next = g->slot[slot] };
	g->slot[slot] = index;
	for (i = 0; i < l->n; i++) {
		tile->routes |= 1 << l->number[i];
		g->route[l->number[i]] = l->route[i];
		if (gondoliere_is_stage(piece))
			gondoliere_add_stage(&g->route[l->number[i]], piece,
			    index);
		if (l->passed[i] != NO_TILE)
			g->board[l->passed[i]].routes |= 1 << l->number[i];
	}
	if (--g->left[shape] == 0)
		g->unlaid &= ~SHAPE_BIT(shape);
	for (i = 1; i <= ROUTES; i++) {
		if (g->route[i].complete)
			continue;
		if (is_near(tile, &g->route[i]))
			find_fit(g, i);
		if (!can_grow(g, i))
			complete(g, i);
	}
}
