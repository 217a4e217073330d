/* What points are made of, route by route, and the sheet of them. */

#include <stdio.h>

#include "gondoliere.h"

/* The landing stages of a seat on a route: "R3 R4x". */
static const char *
stages_of(const struct gondoliere *g, int route, int seat, char *text,
    size_t room)
{
	char name[PIECE_NAME];
	size_t length = 0;
	int i;

	text[0] = '\0';
	for (i = 0; i < g->laid && length + 10 < room; i++) {
		if (!(g->board[i].routes >> route & 1) ||
		    gondoliere_owner(g->board[i].piece) != seat)
			continue;
		gondoliere_name(g, g->board[i].piece, name);
		length += snprintf(text + length, room - length, "%s%.8s",
		    length > 0 ? " " : "", name);
	}
	return text;
}

static void
tell_route(const struct gondoliere *g, int route, item_fn *each, void *arg)
{
	static const char *const parts[] = { "nothing", "all",
	    "half", "a quarter" };
	int totals[COLOURS + 1], points[COLOURS + 1], places[COLOURS + 1];
	int seat, tourists = gondoliere_route_tourists(g, route);
	struct item item = { .total = "points",
	    .rule = "gondoliere.scoring.4" };
	char stages[160];

	gondoliere_totals(g, route, totals);
	gondoliere_share(tourists, totals, points, places);
	for (seat = 1; seat <= g->seats; seat++) {
		if (places[seat] == 0)
			continue;
		item.seat = seat;
		item.points = points[seat];
		snprintf(item.text, sizeof(item.text),
		    "route %d: %s of %d tourists, %d with %s", route,
		    parts[places[seat]], tourists, totals[seat],
		    stages_of(g, route, seat, stages, sizeof(stages)));
		each(&item, arg);
	}
}

void
gondoliere_items(const void *state, const struct entry *entry, size_t n,
    item_fn *each, void *arg)
{
	const struct gondoliere *g = state;
	int i;

	(void)entry;
	(void)n;
	for (i = 1; i <= ROUTES; i++)
		if (g->route[i].complete)
			tell_route(g, i, each, arg);
}

/* Each seat's total and, in a complete route, what it brings. */
static void
put_route(const struct gondoliere *g, int route, struct text *t)
{
	int totals[COLOURS + 1], points[COLOURS + 1], places[COLOURS + 1];
	int seat, tourists = gondoliere_route_tourists(g, route);
	bool complete = g->route[route].complete;
	char cell[24];

	gondoliere_totals(g, route, totals);
	gondoliere_share(tourists, totals, points, places);
	text_printf(t, "%5d %9d  %-8s", route, tourists,
	    complete ? "complete" : "-");
	for (seat = 1; seat <= g->seats; seat++) {
		cell[0] = '\0';
		if (totals[seat] > 0)
			snprintf(cell, sizeof(cell), complete ? "%d: %d" :
			    "%d", totals[seat], points[seat]);
		text_printf(t, " %8s", cell);
	}
	text_put(t, "\n");
}

static void
put_sums(const struct gondoliere *g, const struct result *r, struct text *t)
{
	int seat;

	text_printf(t, "%-25s", "points");
	for (seat = 1; seat <= g->seats; seat++)
		text_printf(t, " %8ld", r->points[seat]);
	text_printf(t, "\n%-25s", "landing stages laid");
	for (seat = 1; seat <= g->seats; seat++)
		text_printf(t, " %8d", gondoliere_stages_laid(g, seat));
	text_put(t, "\n\n");
}

void
gondoliere_sheet(const void *state, const char *const names[],
    struct text *t)
{
	static const char *const ends[] = { "", "five routes are complete",
	    "all canal tiles have been laid",
	    "a seat has laid all its landing stages",
	    "the seat to move cannot place any tile" };
	const struct gondoliere *g = state;
	const char *between = "";
	struct result r;
	int i;

	gondoliere_result(g, &r);
	text_put(t, "route  tourists          ");
	for (i = 1; i <= g->seats; i++)
		text_printf(t, "      %d %c", i, gondoliere_colours[i - 1]);
	text_put(t, "\n");
	for (i = 1; i <= ROUTES; i++)
		put_route(g, i, t);
	put_sums(g, &r, t);
	if (r.over)
		text_printf(t, "The end: %s.\n", ends[gondoliere_end(g)]);
	text_put(t, r.over ? "Winner: " : "Ahead: ");
	for (i = 1; i <= g->seats; i++)
		if (r.winner[i]) {
			text_put(t, between);
			text_safe(t, names[i]);
			between = ", ";
		}
	text_put(t, "\n");
}
