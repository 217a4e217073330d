/*
 * The map: a cell is four columns wide and two rows high, in a wide game only
 * three columns.  Its tile is in the upper row; what leads to the next cell is
 * in the last column and the lower row.
 */

#include "gondoliere.h"

enum { PAPER = 79, ROOMY = 4, NARROW = 3, HIGH = 2 };

struct map {
	const struct gondoliere *g;
	struct picture *p;
	int west, east, south, north; /* cells that are shown */
	int wide; /* columns of a cell */
	int top; /* row of the northernmost cells */
};

static void
show_cell(struct map *m, int x, int y)
{
	m->west = x < m->west ? x : m->west;
	m->east = x > m->east ? x : m->east;
	m->south = y < m->south ? y : m->south;
	m->north = y > m->north ? y : m->north;
}

static void
crop(struct map *m)
{
	int i;

	m->east = PIAZZA_WIDE - 1;
	m->north = PIAZZA_HIGH - 1;
	for (i = 0; i < m->g->laid; i++)
		show_cell(m, m->g->board[i].x, m->g->board[i].y);
	for (i = 1; i <= ROUTES; i++)
		if (!m->g->route[i].dead)
			show_cell(m, m->g->route[i].x, m->g->route[i].y);
	m->wide = (m->east - m->west + 1) * ROOMY <= PAPER + 1 ? ROOMY :
	    NARROW;
}

static int
column_of(const struct map *m, int x)
{
	return (x - m->west) * m->wide;
}

static int
row_of(const struct map *m, int y)
{
	return m->top + (m->north - y) * HIGH;
}

static void
water(const struct map *m, int column, int row, const char *sign)
{
	picture_text(m->p, column, row, gondoliere_hue(0), "%s", sign);
}

/* The canal from the middle of a cell to one of its sides. */
static void
draw_arm(const struct map *m, int column, int row, enum heading to)
{
	int i = to == EAST ? 2 : m->wide == ROOMY ? -1 : 0;
	int end = to == EAST ? m->wide : 1;

	if (to == NORTH || to == SOUTH)
		water(m, column + 1, row + (to == NORTH ? -1 : 1), "║");
	else
		for (; i < end; i++)
			water(m, column + i, row, "═");
}

static void
draw_tile(const struct map *m, const struct tile *tile)
{
	static const char *const middles[16] = { [5] = "║", [10] = "═",
	    [3] = "╚", [6] = "╔", [12] = "╗", [9] = "╝" };
	int column = column_of(m, tile->x), row = row_of(m, tile->y);
	int owner = gondoliere_owner(tile->piece);
	int i, tourists = gondoliere_tourists(tile->piece);
	bool crossing = gondoliere_is_crossing(tile->piece);

	for (i = 0; i < 4; i++)
		if (tile->sides >> i & 1)
			draw_arm(m, column, row, i);
	if (owner == 0)
		water(m, column + 1, row, middles[tile->sides]);
	else
		picture_text(m->p, column + !crossing, row,
		    gondoliere_hue(owner), "%c%d%s",
		    gondoliere_colours[owner - 1],
		    gondoliere_value(tile->piece), crossing ? "x" : "");
	if (tourists > 0)
		picture_text(m->p, column + 2, row + 1, COLOUR_BOLD, "+%d",
		    tourists);
}

/* (4) is a gondola, [4] the open end of a complete route. */
static void
draw_end(const struct map *m, int route)
{
	const struct route *r = &m->g->route[route], *other;
	enum colour colour = r->complete ? COLOUR_DIM : COLOUR_BOLD;
	int i, n = 0, column = column_of(m, r->x), row = row_of(m, r->y);
	char numbers[ROUTES + 1] = "";

	if (r->dead)
		return;
	for (i = 1; i <= ROUTES; i++) {
		other = &m->g->route[i];
		if (!other->dead && other->x == r->x && other->y == r->y)
			numbers[n++] = '0' + i;
	}
	if (n == 2)
		picture_text(m->p, column, row, colour, "%c&%c", numbers[0],
		    numbers[1]);
	else
		picture_text(m->p, column, row, colour, n > 2 ? "%s" :
		    r->complete ? "[%s]" : "(%s)", numbers);
}

static void
draw_piazza(const struct map *m)
{
	/* By heading, below the upper edge. */
	static const int rows[] = { 1, 2, 3, 2 };
	int i, left = column_of(m, 0), top = row_of(m, PIAZZA_HIGH - 1);
	const struct route *r;

	for (i = 1; i <= ROUTES; i++) {
		r = &gondoliere_mouths[i];
		draw_arm(m, column_of(m, r->x - gondoliere_step[r->heading][0]),
		    row_of(m, r->y - gondoliere_step[r->heading][1]),
		    r->heading);
	}
	picture_frame(m->p, left, top, (PIAZZA_WIDE - 1) * m->wide + 3,
	    (PIAZZA_HIGH - 1) * HIGH + 1, COLOUR_PLAIN, NULL);
	for (i = 1; i <= ROUTES; i++) {
		r = &gondoliere_mouths[i];
		picture_text(m->p, r->x > 0 ? column_of(m, PIAZZA_WIDE - 1) :
		    left + 1, top + rows[r->heading], COLOUR_BOLD,
		    r->x > 0 ? "%2d" : "%d", m->g->set->piazza[i]);
	}
	picture_text(m->p, left + m->wide, top + 2, COLOUR_PLAIN, "Piazza");
}

int
gondoliere_draw_map(const struct gondoliere *g, int row, struct picture *p)
{
	struct map m = { .g = g, .p = p, .top = row };
	int i;

	crop(&m);
	draw_piazza(&m);
	for (i = 0; i < g->laid; i++)
		draw_tile(&m, &g->board[i]);
	for (i = 1; i <= ROUTES; i++)
		draw_end(&m, i);
	return row_of(&m, m.south) + HIGH;
}
