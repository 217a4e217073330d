/* The state as JSON; gondoliere(6) describes the members. */

#include "gondoliere.h"
#include "piece.h"

const char *const gondoliere_phases[] = { "shuffle", "display", "turns",
    "over", NULL };
const char gondoliere_headings[] = "NESW";

static json_t *
dump_tile(int piece)
{
	return piece_json(gondoliere_name, NULL, piece);
}

static json_t *
dump_pile(const struct pile *pile)
{
	return piece_list(gondoliere_name, NULL, pile);
}

static json_t *
dump_players(const struct gondoliere *g)
{
	json_t *array = json_array();
	const struct player *p;
	int seat;

	for (seat = 1; seat <= g->seats; seat++) {
		p = &g->player[seat];
		json_array_append_new(array, json_pack("{s:o, s:o, s:b}",
		    "stack", dump_pile(&p->stack),
		    "display", dump_pile(&p->display),
		    "swapped", p->swapped));
	}
	return array;
}

static json_t *
dump_routes_of(const struct tile *tile)
{
	json_t *array = json_array();
	int i;

	for (i = 1; i <= ROUTES; i++)
		if (tile->routes >> i & 1)
			json_array_append_new(array, json_integer(i));
	return array;
}

static json_t *
dump_board(const struct gondoliere *g)
{
	json_t *array = json_array();
	const struct tile *tile;
	char sides[5];
	int i, n;

	for (tile = g->board; tile < g->board + g->laid; tile++) {
		for (i = n = 0; i < 4; i++)
			if (tile->sides >> i & 1)
				sides[n++] = gondoliere_headings[i];
		sides[n] = '\0';
		json_array_append_new(array, json_pack(
		    "{s:o, s:i, s:i, s:s, s:o}",
		    "tile", dump_tile(tile->piece), "x", tile->x,
		    "y", tile->y, "sides", sides,
		    "routes", dump_routes_of(tile)));
	}
	return array;
}

static json_t *
dump_routes(const struct gondoliere *g)
{
	json_t *array = json_array();
	const struct route *r;
	int i;

	for (i = 1; i <= ROUTES; i++) {
		r = &g->route[i];
		json_array_append_new(array, json_pack("{s:[i, i], s:s#, s:b}",
		    "end", r->x, r->y,
		    "heading", &gondoliere_headings[r->heading], 1,
		    "complete", r->complete));
	}
	return array;
}

json_t *
gondoliere_dump(const void *state)
{
	const struct gondoliere *g = state;

	return json_pack("{s:s, s:i, s:i, s:o, s:o, s:o, s:o, s:o}",
	    "phase", gondoliere_phases[g->phase],
	    "seat", g->seat,
	    "placed", g->placed,
	    "deck", dump_pile(&g->deck),
	    "canal", dump_pile(&g->canal),
	    "players", dump_players(g),
	    "board", dump_board(g),
	    "routes", dump_routes(g));
}
