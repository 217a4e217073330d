/*
 * What lies where, and where a placement leads a canal: the rules of
 * placement, and what is behind the tile that was laid.
 */

#include <string.h>

#include "gondoliere.h"

const int8_t gondoliere_step[4][2] = { { 0, 1 }, { 1, 0 }, { 0, -1 },
    { -1, 0 } };

enum heading
gondoliere_turned(enum heading heading, enum turn turn)
{
	static const int by[] = { [AHEAD] = 0, [LEFT] = 3, [RIGHT] = 1 };

	return (heading + by[turn]) % 4;
}

static enum heading
back(enum heading heading)
{
	return (heading + 2) % 4;
}

/* Pieces 5. */
void
gondoliere_begin(struct gondoliere *g)
{
	static const struct route mouths[ROUTES + 1] = {
		[1] = { .x = 0, .y = 3, .heading = NORTH, .last = NO_TILE },
		[2] = { .x = 3, .y = 3, .heading = NORTH, .last = NO_TILE },
		[3] = { .x = 4, .y = 1, .heading = EAST, .last = NO_TILE },
		[4] = { .x = 3, .y = -1, .heading = SOUTH, .last = NO_TILE },
		[5] = { .x = 0, .y = -1, .heading = SOUTH, .last = NO_TILE },
		[6] = { .x = -1, .y = 1, .heading = WEST, .last = NO_TILE },
	};
	int piece;

	memcpy(g->route, mouths, sizeof(mouths));
	g->laid = 0;
	memset(g->left, 0, sizeof(g->left));
	for (piece = 0; piece < PIECES; piece++)
		if (gondoliere_owner(piece) <= g->seats)
			g->left[gondoliere_shape(piece)] +=
			    g->set->count[piece];
}

int
gondoliere_at(const struct gondoliere *g, int x, int y)
{
	int i;

	for (i = 0; i < g->laid; i++)
		if (g->board[i].x == x && g->board[i].y == y)
			return i;
	return NO_TILE;
}

static bool
in_piazza(int x, int y)
{
	return x >= 0 && x < PIAZZA_WIDE && y >= 0 && y < PIAZZA_HIGH;
}

static bool
no(struct verdict *v, char rule, int route, int tile)
{
	v->rule = rule;
	v->route = route;
	v->tile = tile;
	return false;
}

/* The landing stage of that value on the route. */
static int
holder(const struct gondoliere *g, int route, int value)
{
	int i;

	for (i = 0; i < g->laid; i++)
		if (g->board[i].routes >> route & 1 &&
		    gondoliere_is_stage(g->board[i].piece) &&
		    gondoliere_value(g->board[i].piece) == value)
			return i;
	return NO_TILE;
}

/* Placement b, c, d and g for a landing stage that comes next on the route;
   again if it is on the route already (canals 4). */
static bool
takes_stage(const struct gondoliere *g, const struct route *r, int number,
    int piece, int index, struct verdict *v)
{
	bool again = index < g->laid && g->board[index].routes >> number & 1;
	int value = gondoliere_value(piece);

	if (r->canal < 2)
		return no(v, 'b', number, NO_TILE);
	if (r->after_stage)
		return no(v, 'c', number, r->last);
	if (r->last != NO_TILE && r->last != index &&
	    gondoliere_owner(g->board[r->last].piece) ==
	    gondoliere_owner(piece))
		return no(v, 'd', number, r->last);
	if (!again && value < VALUES && r->values >> value & 1)
		return no(v, 'g', number, holder(g, number, value));
	return true;
}

static void
add_stage(struct route *r, int piece, int index)
{
	r->values |= 1 << gondoliere_value(piece);
	r->last = index;
	r->after_stage = true;
}

static void
advance(struct route *r)
{
	r->x += gondoliere_step[r->heading][0];
	r->y += gondoliere_step[r->heading][1];
}

/* Canals 1 to 4: what is in the cell that the canal leads into. */
static bool
run_on(const struct gondoliere *g, struct laying *l, int i, struct verdict *v)
{
	struct route *r = &l->route[i];
	int piece, at;

	l->passed[i] = NO_TILE;
	advance(r);
	while ((at = gondoliere_at(g, r->x, r->y)) != NO_TILE &&
	    gondoliere_is_crossing(g->board[at].piece)) {
		piece = g->board[at].piece;
		v->through = at;
		if (!takes_stage(g, r, l->number[i], piece, at, v))
			return false;
		add_stage(r, piece, at);
		l->passed[i] = at;
		advance(r);
	}
	v->through = NO_TILE;
	r->dead = at != NO_TILE || in_piazza(r->x, r->y);
	return true;
}

static bool
follow(const struct gondoliere *g, struct laying *l, int i, struct verdict *v)
{
	struct route *r = &l->route[i];

	*r = g->route[l->number[i]];
	if (gondoliere_is_stage(l->piece)) {
		if (!takes_stage(g, r, l->number[i], l->piece, g->laid, v))
			return false;
		add_stage(r, l->piece, g->laid);
	} else {
		r->canal++;
		r->after_stage = false;
		r->heading = gondoliere_turned(r->heading, l->turn);
	}
	return run_on(g, l, i, v);
}

/* Placement e and f: another route ends in the same cell. */
static bool
meet(const struct gondoliere *g, struct laying *l, int number,
    struct verdict *v)
{
	const struct route *mine = &g->route[l->number[0]];
	const struct route *other = &g->route[number];
	bool across = (mine->heading + other->heading) % 2 == 1;
	enum heading out = gondoliere_turned(mine->heading, l->turn);

	v->other = number;
	if (out == back(other->heading) || l->n == 2)
		return no(v, 'e', l->number[0], NO_TILE);
	if (!gondoliere_is_crossing(l->piece) || !across || other->complete)
		return no(v, 'f', l->number[0], NO_TILE);
	l->number[l->n++] = number;
	return true;
}

bool
gondoliere_try(const struct gondoliere *g, int route, int piece,
    enum turn turn, struct laying *l, struct verdict *v)
{
	const struct route *r = &g->route[route], *other;
	int i;

	*v = (struct verdict){ .tile = NO_TILE, .through = NO_TILE };
	l->piece = piece;
	l->turn = turn;
	l->n = 1;
	l->number[0] = route;
	if (r->complete)
		return no(v, 'a', route, NO_TILE);
	for (i = 1; i <= ROUTES; i++) {
		other = &g->route[i];
		if (i != route && other->x == r->x && other->y == r->y &&
		    !other->dead && !meet(g, l, i, v))
			return false;
	}
	for (i = 0; i < l->n; i++)
		if (!follow(g, l, i, v))
			return false;
	return true;
}

static int
sides_of(const struct laying *l, enum heading in)
{
	if (gondoliere_is_crossing(l->piece))
		return 0xf;
	return 1 << back(in) | 1 << gondoliere_turned(in, l->turn);
}

void
gondoliere_lay(struct gondoliere *g, const struct laying *l)
{
	const struct route *before = &g->route[l->number[0]];
	struct tile *tile = &g->board[g->laid++];
	int i;

	*tile = (struct tile){ .x = before->x, .y = before->y,
	    .piece = l->piece, .sides = sides_of(l, before->heading) };
	for (i = 0; i < l->n; i++) {
		tile->routes |= 1 << l->number[i];
		g->route[l->number[i]] = l->route[i];
		if (l->passed[i] != NO_TILE)
			g->board[l->passed[i]].routes |= 1 << l->number[i];
	}
	g->left[gondoliere_shape(l->piece)]--;
}
