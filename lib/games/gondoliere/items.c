/* What the totals are made of. */

#include <stdio.h>

#include "gondoliere.h"

/* The landing stages of a seat on a route: " R3 R4x". */
static void
add_stages(const struct gondoliere *g, int route, int seat, char *text,
    size_t room)
{
	const struct tile *tile;
	char name[PIECE_NAME];
	size_t length = 0;

	for (tile = g->board; tile < g->board + g->laid; tile++) {
		gondoliere_name(g, tile->piece, name);
		if (tile->routes >> route & 1 && length < room &&
		    gondoliere_owner(tile->piece) == seat)
			length += snprintf(text + length, room - length,
			    " %s", name);
	}
}

static void
tell_route(const struct gondoliere *g, int route, item_fn *each, void *arg)
{
	static const char *const parts[] = { "nothing", "all", "half",
	    "a quarter" };
	struct item item = { .total = "points",
	    .rule = "gondoliere.scoring.4" };
	struct tally t;
	int n, seat;

	gondoliere_tally(g, route, &t);
	for (seat = 1; seat <= g->seats; seat++) {
		if (t.places[seat] == 0)
			continue;
		item.seat = seat;
		item.points = t.points[seat];
		n = snprintf(item.text, sizeof(item.text),
		    "route %d: %s of %d tourists, %d with", route,
		    parts[t.places[seat]], t.tourists, t.totals[seat]);
		add_stages(g, route, seat, item.text + n,
		    sizeof(item.text) - n);
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
