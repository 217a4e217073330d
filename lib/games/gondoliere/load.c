/*
 * The state from JSON.  Here every member is looked at by itself; what they
 * have to do with each other is check.c's.  All faults are told.
 */

#include <string.h>

#include "doc.h"
#include "gondoliere.h"

enum { FAR = BOARD_MAX + PIAZZA_WIDE }; /* no tile gets farther out */

/* In a document a tile has only one name. */
static int
named_exactly(const void *state, const char *name)
{
	char again[PIECE_NAME];
	int piece = gondoliere_named(state, name);

	if (piece != -1)
		gondoliere_name(state, piece, again);
	return piece != -1 && strcmp(again, name) == 0 ? piece : -1;
}

static int
load_cell(const json_t *object, const char *key, int16_t *number,
    const struct place *at, struct fault *why)
{
	long value = 0;

	if (doc_number(object, key, -FAR, FAR, &value, at, why) == -1)
		return -1;
	*number = value;
	return 0;
}

/* Tiles of that seat, or of the canal if it is 0; the first ones hidden. */
static int
load_tiles(const json_t *object, const char *key, int seat, bool hidden,
    int most, struct pile *pile, const struct place *at, struct fault *why)
{
	struct place list = { at, key, 0 }, here = { &list, NULL, 0 };
	int bad = 0;

	if (doc_pieces(object, key, pile, named_exactly, NULL, hidden, at,
	    why) == -1)
		return -1;
	if (pile->n > most)
		bad = fault_at(why, FAULT_VALUE, &list, NULL,
		    "%d tiles, and %d is the most", pile->n, most);
	for (; here.index < pile->n; here.index++)
		if (pile->piece[here.index] != PIECE_HIDDEN &&
		    gondoliere_owner(pile->piece[here.index]) != seat)
			bad = fault_at(why, FAULT_PIECE, &here,
			    "gondoliere.turns.2", seat == 0 ?
			    "not a canal tile" :
			    "not a landing stage of this seat");
	return bad;
}

/* Exactly the first tiles of a pile are hidden, in a view. */
static int
check_hidden(const struct pile *pile, int hidden, const struct place *list,
    struct fault *why)
{
	struct place here = { list, NULL, 0 };
	int bad = 0;

	for (; here.index < pile->n; here.index++)
		if ((pile->piece[here.index] == PIECE_HIDDEN) !=
		    (here.index < hidden))
			bad = fault_at(why, FAULT_VIEW, &here, NULL,
			    here.index < hidden ? "nobody can see this tile" :
			    "everybody has seen this tile");
	return bad;
}

static int
load_player(struct gondoliere *g, int seat, bool view, const json_t *object,
    const struct place *at, struct fault *why)
{
	static const char *const members[] = { "stack", "display", "swapped",
	    NULL };
	struct player *p = &g->player[seat];
	struct place stack = { at, "stack", 0 };
	int bad;

	bad = doc_members(object, members, at, why);
	bad |= load_tiles(object, "stack", seat, view, STAGES_MAX, &p->stack,
	    at, why);
	bad |= load_tiles(object, "display", seat, false, DISPLAY,
	    &p->display, at, why);
	bad |= doc_flag(object, "swapped", &p->swapped, at, why);
	if (bad == 0)
		bad = check_hidden(&p->stack, view ?
		    gondoliere_hidden(g, seat) : 0, &stack, why);
	return bad;
}

static int
load_players(struct gondoliere *g, bool view, const json_t *array,
    struct fault *why)
{
	struct place players = { &game_state_place, "players", 0 };
	struct place here = { &players, NULL, 0 };
	int bad = 0;

	if (array == NULL)
		return -1;
	if (doc_array(array, g->seats, g->seats, &players, why) == -1)
		return -1;
	for (; here.index < g->seats; here.index++)
		bad |= load_player(g, here.index + 1, view,
		    json_array_get(array, here.index), &here, why);
	return bad;
}

/* Sides that a tile of this kind can have. */
static int
load_sides(struct tile *tile, const json_t *object, const struct place *at,
    struct fault *why)
{
	static const char *const words[] = { "NS", "EW", "NE", "ES", "SW",
	    "NW", "NESW", NULL };
	static const uint8_t sides[] = { 5, 10, 3, 6, 12, 9, 15 };
	struct place here = { at, "sides", 0 };
	int word = 0;
	bool fits;

	if (doc_word(object, "sides", words, &word, at, why) == -1)
		return -1;
	tile->sides = sides[word];
	if (gondoliere_is_crossing(tile->piece))
		fits = word == 6;
	else if (gondoliere_shape(tile->piece) == CURVE)
		fits = word >= 2 && word < 6;
	else
		fits = word < 2;
	return fits ? 0 : fault_at(why, FAULT_STATE, &here,
	    "gondoliere.pieces.7", "not the sides of such a tile");
}

static int
load_numbers(struct tile *tile, const json_t *array, const struct place *at,
    struct fault *why)
{
	struct place routes = { at, "routes", 0 };
	struct place here = { &routes, NULL, 0 };
	const json_t *value;
	long number, last = 0;

	if (array == NULL || doc_array(array, 1, ROUTES, &routes, why) == -1)
		return -1;
	for (; here.index < (long)json_array_size(array); here.index++) {
		value = json_array_get(array, here.index);
		number = json_is_integer(value) ? json_integer_value(value) :
		    0;
		if (number <= last || number > ROUTES)
			return fault_at(why, FAULT_VALUE, &here, NULL,
			    "not numbers of routes, ascending");
		tile->routes |= 1 << number;
		last = number;
	}
	return 0;
}

static int
load_tile(struct tile *tile, int seats, const json_t *object,
    const struct place *at, struct fault *why)
{
	static const char *const members[] = { "tile", "x", "y", "sides",
	    "routes", NULL };
	struct place here = { at, "tile", 0 };
	const char *name = json_string_value(json_object_get(object, "tile"));
	int bad, piece = name != NULL ? named_exactly(NULL, name) : -1;

	if (doc_members(object, members, at, why) == -1)
		return -1;
	if (piece == -1 || gondoliere_owner(piece) > seats)
		return fault_at(why, FAULT_PIECE, &here, NULL,
		    "no tile of this match");
	tile->piece = piece;
	bad = load_cell(object, "x", &tile->x, at, why);
	bad |= load_cell(object, "y", &tile->y, at, why);
	bad |= load_sides(tile, object, at, why);
	bad |= load_numbers(tile, json_object_get(object, "routes"), at, why);
	return bad;
}

static int
load_board(struct gondoliere *g, const json_t *array, struct fault *why)
{
	struct place board = { &game_state_place, "board", 0 };
	struct place here = { &board, NULL, 0 };
	int bad = 0;

	if (array == NULL || doc_array(array, 0, BOARD_MAX, &board, why) == -1)
		return -1;
	g->laid = json_array_size(array);
	for (; here.index < g->laid; here.index++)
		bad |= load_tile(&g->board[here.index], g->seats,
		    json_array_get(array, here.index), &here, why);
	return bad;
}

static int
load_end(struct route *r, const json_t *array, const struct place *at,
    struct fault *why)
{
	struct place end = { at, "end", 0 };
	const json_t *x, *y;

	if (array == NULL || doc_array(array, 2, 2, &end, why) == -1)
		return -1;
	x = json_array_get(array, 0);
	y = json_array_get(array, 1);
	if (!json_is_integer(x) || !json_is_integer(y) ||
	    json_integer_value(x) < -FAR || json_integer_value(x) > FAR ||
	    json_integer_value(y) < -FAR || json_integer_value(y) > FAR)
		return fault_at(why, FAULT_VALUE, &end, NULL,
		    "not a cell: two integers from %d to %d", -FAR, FAR);
	r->x = json_integer_value(x);
	r->y = json_integer_value(y);
	return 0;
}

static int
load_routes(struct gondoliere *g, const json_t *array, struct fault *why)
{
	static const char *const members[] = { "end", "heading", "complete",
	    NULL };
	static const char *const headings[] = { "N", "E", "S", "W", NULL };
	struct place routes = { &game_state_place, "routes", 0 };
	struct place here = { &routes, NULL, 0 };
	const json_t *object;
	struct route *r;
	int heading = 0, bad = 0;

	if (array == NULL || doc_array(array, ROUTES, ROUTES, &routes, why)
	    == -1)
		return -1;
	for (; here.index < ROUTES; here.index++) {
		object = json_array_get(array, here.index);
		r = &g->route[here.index + 1];
		bad |= doc_members(object, members, &here, why);
		bad |= load_end(r, json_object_get(object, "end"), &here, why);
		bad |= doc_word(object, "heading", headings, &heading, &here,
		    why);
		bad |= doc_flag(object, "complete", &r->complete, &here, why);
		r->heading = heading;
	}
	return bad;
}

static int
load_deck(struct gondoliere *g, bool view, const json_t *object,
    struct fault *why)
{
	struct place deck = { &game_state_place, "deck", 0 };

	if (load_tiles(object, "deck", 0, view, CANAL_MAX, &g->deck,
	    &game_state_place, why) == -1)
		return -1;
	return check_hidden(&g->deck, view ? g->deck.n : 0, &deck, why);
}

int
gondoliere_json_load(void *state, int viewer, const json_t *object,
    struct fault *why)
{
	static const char *const members[] = { "phase", "seat", "placed",
	    "deck", "canal", "players", "board", "routes", NULL };
	const struct place *at = &game_state_place;
	struct gondoliere *g = state, claimed;
	bool view = viewer != SEAT_NONE;
	int phase = PHASE_SHUFFLE, bad;

	bad = doc_members(object, members, at, why);
	bad |= doc_word(object, "phase", gondoliere_phases, &phase, at, why);
	g->phase = phase;
	bad |= doc_small(object, "seat", 1, g->seats, &g->seat, at, why);
	bad |= doc_small(object, "placed", 0, PLACEMENTS, &g->placed, at,
	    why);
	bad |= load_deck(g, view, object, why);
	bad |= load_tiles(object, "canal", 0, false, DISPLAY, &g->canal, at,
	    why);
	bad |= load_players(g, view, json_object_get(object, "players"), why);
	bad |= load_board(g, json_object_get(object, "board"), why);
	bad |= load_routes(g, json_object_get(object, "routes"), why);
	if (bad != 0)
		return -1;
	claimed = *g;
	bad = gondoliere_check_pieces(g, why);
	bad |= gondoliere_check_board(g, &claimed, why);
	return bad != 0 ? -1 : gondoliere_check(g, why);
}
