/* The members of the state; gondoliere(6) describes them. */

#include "gondoliere.h"
#include "put.h"

enum { FAR = BOARD_MAX + PIAZZA_WIDE }; /* no tile gets farther out */

static const char *const phases[] = { "shuffle", "display", "turns", "over",
    NULL };
const char *const gondoliere_headings[] = { "N", "E", "S", "W", NULL };

/* By the bits of the headings; no tile has one side, or three. */
static const char *const sides[] = { "", "", "", "NE", "", "NS", "ES", "", "",
    "NW", "EW", "", "SW", "", "", "NESW", NULL };

static long
all_seats(const void *state)
{
	return ((const struct gondoliere *)state)->seats;
}

static long
all_routes(const void *state)
{
	(void)state;
	return ROUTES;
}

static long
two(const void *state)
{
	(void)state;
	return 2;
}

static int
load_routes(struct loading *l, void *base, const json_t *array,
    const struct place *at)
{
	struct tile *tile = base;
	struct place here = { at, NULL, 0 };
	long number;

	if (doc_array(array, 1, ROUTES, at, l->why) == -1)
		return -1;
	for (; here.index < (long)json_array_size(array); here.index++) {
		/* 0 if it is no number. */
		number = json_integer_value(json_array_get(array, here.index));
		if (number < 1 || number > ROUTES || tile->routes >> number)
			return fault_at(l->why, FAULT_VALUE, &here, NULL,
			    "not numbers of routes, ascending");
		tile->routes |= 1 << number;
	}
	return 0;
}

static void
write_routes(const void *state, const void *base, struct text *out)
{
	const struct tile *tile = base;
	int i;

	(void)state;
	put_open(out, '[');
	for (i = 1; i <= ROUTES; i++)
		if (tile->routes >> i & 1)
			put_number(out, i);
	put_close(out, ']');
}

static const struct field players[] = {
	{ "stack", FIELD_PILE, FIELD_AT(struct player, stack),
	    .may_hide = true },
	{ "display", FIELD_PILE, FIELD_AT(struct player, display) },
	{ "swapped", FIELD_FLAG, FIELD_AT(struct player, swapped) },
	{ .name = NULL },
};

static const struct field board[] = {
	{ "tile", FIELD_PIECE, FIELD_AT(struct tile, piece) },
	{ "x", FIELD_NUMBER, FIELD_AT(struct tile, x), .low = -FAR,
	    .high = FAR },
	{ "y", FIELD_NUMBER, FIELD_AT(struct tile, y), .low = -FAR,
	    .high = FAR },
	{ "sides", FIELD_WORD, FIELD_AT(struct tile, sides), .words = sides },
	{ "routes", FIELD_OWN, FIELD_AT(struct tile, routes),
	    .load = load_routes, .write = write_routes },
	{ .name = NULL },
};

/* x, or y behind it. */
static const struct field coordinate[] = {
	{ NULL, FIELD_NUMBER, .size = sizeof(int16_t), .low = -FAR,
	    .high = FAR },
};

static const struct field routes[] = {
	{ "end", FIELD_LIST, FIELD_AT(struct route, x), .count = two,
	    .fields = coordinate, .stride = sizeof(int16_t) },
	{ "heading", FIELD_WORD, FIELD_AT(struct route, heading),
	    .words = gondoliere_headings },
	{ "complete", FIELD_FLAG, FIELD_AT(struct route, complete) },
	{ .name = NULL },
};

#define AT(member) FIELD_AT(struct gondoliere, member)

const struct field gondoliere_fields[] = {
	{ "phase", FIELD_WORD, AT(phase), .words = phases },
	{ "seat", FIELD_NUMBER, AT(seat), .low = 1, .most = all_seats },
	{ "placed", FIELD_NUMBER, AT(placed), .high = PLACEMENTS },
	{ "deck", FIELD_PILE, AT(player[0].stack), .may_hide = true },
	{ "canal", FIELD_PILE, AT(player[0].display) },
	{ "players", FIELD_LIST, AT(player[1]), .count = all_seats,
	    .fields = players, .stride = sizeof(struct player) },
	{ "board", FIELD_LIST, AT(board), .high = BOARD_MAX, .fields = board,
	    .stride = sizeof(struct tile),
	    .counter = offsetof(struct gondoliere, laid) },
	{ "routes", FIELD_LIST, AT(route[1]), .count = all_routes,
	    .fields = routes, .stride = sizeof(struct route) },
	{ .name = NULL },
};
