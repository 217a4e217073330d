/* What points are made of, route by route. */

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
	struct item item = { .total = "points",
	    .rule = "gondoliere.scoring.4" };
	struct tally t;
	char stages[160];
	int seat;

	gondoliere_tally(g, route, &t);
	for (seat = 1; seat <= g->seats; seat++) {
		if (t.places[seat] == 0)
			continue;
		item.seat = seat;
		item.points = t.points[seat];
		snprintf(item.text, sizeof(item.text),
		    "route %d: %s of %d tourists, %d with %s", route,
		    parts[t.places[seat]], t.tourists, t.totals[seat],
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
