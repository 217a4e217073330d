/* The score sheet. */

#include "gondoliere.h"

/* Each seat's total and, in a complete route, what it brings. */
static void
put_route(const struct gondoliere *g, int route, struct text *t)
{
	bool complete = g->route[route].complete;
	struct tally tally;
	char cell[24];
	int seat;

	gondoliere_tally(g, route, &tally);
	text_printf(t, "%5d %9d  %-8s", route, tally.tourists,
	    complete ? "complete" : "-");
	for (seat = 1; seat <= g->seats; seat++) {
		cell[0] = '\0';
		if (tally.totals[seat] > 0)
			snprintf(cell, sizeof(cell), complete ? "%d: %d" :
			    "%d", tally.totals[seat], tally.points[seat]);
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
		text_printf(t, "The end: %s.\n",
		    gondoliere_endings[gondoliere_end(g)].text);
	text_put(t, r.over ? "Winner: " : "Ahead: ");
	for (i = 1; i <= g->seats; i++)
		if (r.winner[i]) {
			text_put(t, between);
			text_safe(t, names[i]);
			between = ", ";
		}
	text_put(t, "\n");
}
