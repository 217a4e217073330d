/* Every tile is where tiles of its kind can be, and in one place. */

#include <string.h>

#include "gondoliere.h"

static const struct place deck = { &game_state_place, "deck", 0 };
static const struct place canal = { &game_state_place, "canal", 0 };
static const struct place board = { &game_state_place, "board", 0 };
static const struct place players = { &game_state_place, "players", 0 };

/* Tiles of that seat, or of the canal if it is 0; the first ones hidden. */
static int
check_pile(const struct pile *pile, int seat, int hidden,
    const struct place *list, struct fault *why)
{
	struct place here = { list, NULL, 0 };
	int piece, bad = 0;

	for (; here.index < pile->n; here.index++) {
		piece = pile->piece[here.index];
		if (piece != PIECE_HIDDEN && gondoliere_owner(piece) != seat)
			bad = fault_at(why, FAULT_PIECE, &here,
			    "gondoliere.turns.2", seat == 0 ?
			    "not a canal tile" :
			    "not a landing stage of this seat");
		if ((piece == PIECE_HIDDEN) != (here.index < hidden))
			bad = fault_at(why, FAULT_VIEW, &here, NULL,
			    here.index < hidden ? "nobody can see this tile" :
			    "everybody has seen this tile");
	}
	return bad;
}

/* Sides that a tile of this kind can have. */
static bool
has_sides(const struct tile *tile)
{
	bool ahead = tile->sides == 5 || tile->sides == 10;

	if (gondoliere_is_crossing(tile->piece))
		return tile->sides == 0xf;
	if (gondoliere_shape(tile->piece) != CURVE)
		return ahead;
	return !ahead && __builtin_popcount(tile->sides) == 2;
}

int
gondoliere_check_tiles(const struct gondoliere *g, bool view,
    struct fault *why)
{
	struct place player = { &players, NULL, 0 };
	struct place stack = { &player, "stack", 0 };
	struct place display = { &player, "display", 0 };
	struct place tile = { &board, NULL, 0 }, piece = { &tile, "tile", 0 };
	struct place sides = { &tile, "sides", 0 };
	int seat, bad;

	bad = check_pile(&g->deck, 0, view ? g->deck.n : 0, &deck, why);
	bad |= check_pile(&g->canal, 0, 0, &canal, why);
	for (seat = 1; seat <= g->seats; player.index = seat++) {
		bad |= check_pile(&g->player[seat].stack, seat, view ?
		    gondoliere_hidden(g, seat) : 0, &stack, why);
		bad |= check_pile(&g->player[seat].display, seat, 0, &display,
		    why);
	}
	for (; tile.index < g->laid; tile.index++) {
		if (gondoliere_owner(g->board[tile.index].piece) > g->seats)
			bad = fault_at(why, FAULT_PIECE, &piece, NULL,
			    "no tile of this match");
		if (!has_sides(&g->board[tile.index]))
			bad = fault_at(why, FAULT_STATE, &sides,
			    "gondoliere.pieces.7",
			    "not the sides of such a tile");
	}
	return bad;
}

/* Takes a tile from those that are still to be found. */
static int
find(uint8_t count[PIECES], int piece, const struct place *at,
    struct fault *why)
{
	char name[PIECE_NAME];

	if (piece == PIECE_HIDDEN)
		return 0;
	if (count[piece] == 0) {
		gondoliere_name(NULL, piece, name);
		return fault_at(why, FAULT_PIECE, at, "gondoliere.pieces.3",
		    "one %s more than the set has", name);
	}
	count[piece]--;
	return 0;
}

static int
find_all(uint8_t count[PIECES], const struct pile *pile,
    const struct place *list, struct fault *why)
{
	struct place here = { list, NULL, 0 };
	int bad = 0;

	for (; here.index < pile->n; here.index++)
		bad |= find(count, pile->piece[here.index], &here, why);
	return bad;
}

/* Of a pile that is still in the box nothing is to be found. */
static void
leave_out(uint8_t count[PIECES], int from, int to)
{
	memset(count + from, 0, to - from);
}

/* How many are missing, of the tiles from one to the other. */
static int
missing(const uint8_t count[PIECES], int from, int to, int hidden,
    const struct place *at, struct fault *why)
{
	char name[PIECE_NAME];
	int piece, sum = 0, bad = 0;

	for (piece = from; piece < to; piece++)
		sum += count[piece];
	if (hidden > 0 && sum != hidden)
		return fault_at(why, FAULT_PIECE, at, "gondoliere.pieces.3",
		    "%d hidden tiles, not %d", hidden, sum);
	for (piece = from; hidden == 0 && piece < to; piece++)
		if (count[piece] > 0) {
			gondoliere_name(NULL, piece, name);
			bad = fault_at(why, FAULT_PIECE, at,
			    "gondoliere.pieces.3", "%s is missing", name);
		}
	return bad;
}

static int
hidden_in(const struct pile *pile)
{
	int i, n = 0;

	for (i = 0; i < pile->n; i++)
		n += pile->piece[i] == PIECE_HIDDEN;
	return n;
}

static int
check_canal(const struct gondoliere *g, uint8_t count[PIECES],
    struct fault *why)
{
	bool box = g->phase == PHASE_SHUFFLE && g->deck.n + g->canal.n == 0;
	int bad;

	bad = find_all(count, &g->deck, &deck, why);
	bad |= find_all(count, &g->canal, &canal, why);
	if (box)
		leave_out(count, 0, STAGES * MANY);
	return bad | missing(count, 0, STAGES * MANY, hidden_in(&g->deck),
	    &deck, why);
}

static int
check_stages(const struct gondoliere *g, int seat, uint8_t count[PIECES],
    struct fault *why)
{
	struct place player = { &players, NULL, seat - 1 };
	struct place stack = { &player, "stack", 0 };
	struct place display = { &player, "display", 0 };
	const struct player *p = &g->player[seat];
	int bad, first = gondoliere_piece(seat, false, 1, 0);
	int end = first + OF_COLOUR * MANY;

	bad = find_all(count, &p->stack, &stack, why);
	bad |= find_all(count, &p->display, &display, why);
	if (g->phase == PHASE_SHUFFLE && p->stack.n + p->display.n == 0)
		leave_out(count, first, end);
	return bad | missing(count, first, end, hidden_in(&p->stack), &player,
	    why);
}

/* Every tile is in one place. */
int
gondoliere_check_pieces(const struct gondoliere *g, struct fault *why)
{
	struct place tile = { &board, NULL, 0 }, here = { &tile, "tile", 0 };
	uint8_t count[PIECES];
	int seat, bad = 0;

	memcpy(count, g->set->count, sizeof(count));
	for (; tile.index < g->laid; tile.index++)
		bad |= find(count, g->board[tile.index].piece, &here, why);
	bad |= check_canal(g, count, why);
	for (seat = 1; seat <= g->seats; seat++)
		bad |= check_stages(g, seat, count, why);
	return bad;
}
