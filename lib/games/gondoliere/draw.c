/* The table: displays and stacks, the map, and what the routes bring. */

#include "gondoliere.h"

enum { TILES = 12, BACKS = 3, STACK = 62, POINTS = 65 };

static void
draw_head(const struct gondoliere *g, struct picture *p)
{
	picture_text(p, 0, 0, COLOUR_BOLD, "Gondoliere");
	picture_text(p, 12, 0, COLOUR_PLAIN,
	    g->phase == PHASE_OVER ? "the match is over" :
	    g->phase == PHASE_SHUFFLE ? "chance is to shuffle the tiles" :
	    g->phase == PHASE_DISPLAY ?
	    "seat %d is to swap or keep its display" :
	    "seat %d is to place a tile%s, %d of %d placed", g->seat,
	    g->placed > 0 ? " or be done" : "", g->placed, PLACEMENTS);
}

/* A display, and as much as can be shown of the stack. */
static void
draw_tiles(const struct player *player, int row, struct picture *p)
{
	int i, column = TILES, n = player->stack.n;
	struct face face;

	for (i = 0; i < player->display.n; i++) {
		gondoliere_face(NULL, player->display.piece[i], &face);
		column += 1 + picture_card(p, column, row, face.colour,
		    face.label, face.ascii);
	}
	for (i = 0; i < n && i < BACKS; i++)
		picture_back(p, STACK - 10 + 3 * i, row);
	picture_text(p, STACK, row, COLOUR_PLAIN, "%d", n);
}

static void
draw_player(const struct gondoliere *g, int seat, const char *name,
    const struct result *result, int row, struct picture *p)
{
	bool decides = gondoliere_turn(g) == seat;

	picture_text(p, 0, row, gondoliere_hue(seat), "%s%d %c",
	    decides ? "> " : "  ", seat, gondoliere_colours[seat - 1]);
	draw_tiles(&g->player[seat], row, p);
	picture_text(p, POINTS, row, COLOUR_PLAIN, "%3ld %.64s",
	    result->points[seat], name);
}

/* "3 complete  13 tourists  Y 7: 13  G 6: 7  R 1: 4". */
static void
draw_route(const struct gondoliere *g, int route, int row, struct picture *p)
{
	bool complete = g->route[route].complete;
	int seat, column = 28;
	struct tally t;

	gondoliere_tally(g, route, &t);
	picture_text(p, 0, row, complete ? COLOUR_DIM : COLOUR_BOLD,
	    complete ? "[%d]" : "(%d)", route);
	picture_text(p, 4, row, COLOUR_PLAIN, "%3d tourists%s", t.tourists,
	    complete ? "  complete" : "");
	for (seat = 1; seat <= g->seats; seat++) {
		if (t.totals[seat] == 0)
			continue;
		picture_text(p, column, row, gondoliere_hue(seat),
		    complete ? "%c %d: %d" : "%c %d",
		    gondoliere_colours[seat - 1], t.totals[seat],
		    t.points[seat]);
		column += 10;
	}
}

void
gondoliere_draw(const void *state, const char *const names[],
    struct picture *p)
{
	const struct gondoliere *g = state;
	struct result result;
	int i, row = 2;

	gondoliere_result(g, &result);
	draw_head(g, p);
	picture_text(p, 2, row, gondoliere_hue(0), "canal");
	draw_tiles(&g->player[0], row++, p);
	for (i = 1; i <= g->seats; i++)
		draw_player(g, i, names[i], &result, row++, p);
	row = gondoliere_draw_map(g, row + 1, p);
	for (i = 1; i <= ROUTES; i++)
		draw_route(g, i, row++, p);
	picture_text(p, 0, row + 1, COLOUR_DIM, "(n) gondola  [n] complete, "
	    "its open end  n&m two routes  +n tourists  x crossing");
}
