/*
 * Where a placement leads a canal: the rules of placement.  A whole set of
 * shapes is tried at once, so that this is the answer for one tile, with the
 * reason, and for all that could be laid.
 */

#include "gondoliere.h"

const int8_t gondoliere_step[4][2] = { { 0, 1 }, { 1, 0 }, { 0, -1 },
    { -1, 0 } };

enum heading
gondoliere_turned(enum heading heading, enum turn turn)
{
	static const int by[] = { [AHEAD] = 0, [LEFT] = 3, [RIGHT] = 1 };

	return (heading + by[turn]) % 4;
}

static bool
no(struct laying *l, char rule, int route, int tile)
{
	l->no.rule = rule;
	l->no.route = route;
	l->no.tile = tile;
	return false;
}

/* Placement g: those of the values that a route can have only once. */
static uint64_t
of_values(unsigned values)
{
	unsigned once = (values & ONCE_VALUES) >> 1;

	return FIRST_STAGES * (once | once << VALUES);
}

/* Placement b, c, d and g: which of these landing stages can come next on the
   route; again if that one is on the route already (canals 4). */
static bool
takes(const struct gondoliere *g, struct laying *l, int i, uint64_t *shapes,
    int index)
{
	const struct route *r = &l->route[i];
	int number = l->number[i];
	bool again = index < g->laid && g->board[index].routes >> number & 1;

	if (r->canal < 2)
		return no(l, 'b', number, NO_TILE);
	if (r->after_stage)
		return no(l, 'c', number, r->last);
	if (r->last != NO_TILE && r->last != index)
		*shapes &= ~gondoliere_of_colour(gondoliere_owner(
		    g->board[r->last].piece));
	if (*shapes == 0)
		return no(l, 'd', number, r->last);
	if (!again)
		*shapes &= ~of_values(r->values);
	return *shapes != 0 || no(l, 'g', number, NO_TILE);
}

static void
advance(struct route *r)
{
	r->x += gondoliere_step[r->heading][0];
	r->y += gondoliere_step[r->heading][1];
}

/* Canals 1 to 4: what is in the cell that the canal leads into. */
static bool
run_on(const struct gondoliere *g, struct laying *l, int i)
{
	struct route *r = &l->route[i];
	uint64_t crossing;
	int piece, at;

	advance(r);
	while ((at = gondoliere_at(g, r->x, r->y)) != NO_TILE &&
	    gondoliere_is_crossing(g->board[at].piece)) {
		piece = g->board[at].piece;
		crossing = SHAPE_BIT(gondoliere_shape(piece));
		l->no.through = at;
		if (!takes(g, l, i, &crossing, at))
			return false;
		gondoliere_add_stage(r, piece, at);
		l->passed[i] = at;
		advance(r);
	}
	l->no.through = NO_TILE;
	r->dead = at != NO_TILE || (r->x >= 0 && r->x < PIAZZA_WIDE &&
	    r->y >= 0 && r->y < PIAZZA_HIGH);
	return true;
}

static bool
follow(const struct gondoliere *g, struct laying *l, int i)
{
	struct route *r = &l->route[i];

	*r = g->route[l->number[i]];
	l->passed[i] = NO_TILE;
	if (l->shapes & ALL_STAGES) {
		if (!takes(g, l, i, &l->shapes, g->laid))
			return false;
		r->last = g->laid;
	} else {
		r->canal++;
		r->heading = gondoliere_turned(r->heading, l->turn);
	}
	r->after_stage = l->shapes & ALL_STAGES;
	return run_on(g, l, i);
}

/* Placement e and f: another route ends in the same cell. */
static bool
meet(const struct gondoliere *g, struct laying *l, int number)
{
	const struct route *mine = &g->route[l->number[0]];
	const struct route *other = &g->route[number];
	bool across = (mine->heading + other->heading) % 2 == 1;
	enum heading out = gondoliere_turned(mine->heading, l->turn);

	l->no.other = number;
	if (out == (other->heading + 2u) % 4 || l->n == 2)
		return no(l, 'e', l->number[0], NO_TILE);
	l->shapes &= CROSSINGS;
	if (l->shapes == 0 || !across || other->complete)
		return no(l, 'f', l->number[0], NO_TILE);
	l->number[l->n++] = number;
	return true;
}

bool
gondoliere_try(const struct gondoliere *g, int route, enum turn turn,
    uint64_t shapes, struct laying *l)
{
	const struct route *r = &g->route[route];
	int i, others = g->fit[route].others;

	l->no = (struct verdict){ .tile = NO_TILE, .through = NO_TILE };
	l->shapes = shapes;
	l->turn = turn;
	l->n = 1;
	l->number[0] = route;
	if (r->complete || r->dead)
		return no(l, 'a', route, NO_TILE);
	for (i = 1; others >> i != 0; i++)
		if (others >> i & 1 && !meet(g, l, i))
			return false;
	for (i = 0; i < l->n; i++)
		if (!follow(g, l, i))
			return false;
	return true;
}
