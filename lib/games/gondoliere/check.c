/*
 * What the members of a state have to do with each other and with the rules.
 * After this no rule meets a state that it cannot handle.
 */

#include <string.h>

#include "gondoliere.h"

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
	struct place deck = { &game_state_place, "deck", 0 };
	struct place canal = { &game_state_place, "canal", 0 };
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
	struct place players = { &game_state_place, "players", 0 };
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
	struct place board = { &game_state_place, "board", 0 };
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

/* A display has as many tiles as it can, less those taken in this turn. */
static int
check_display(const struct pile *display, const struct pile *from, int taken,
    const struct place *at, struct fault *why)
{
	int n = display->n + taken;

	if (n == DISPLAY || (n < DISPLAY && from->n == 0))
		return 0;
	return fault_at(why, FAULT_STATE, at, "gondoliere.turns.3",
	    "%d tiles, not %d", display->n, DISPLAY - taken);
}

static int
check_displays(const struct gondoliere *g, struct fault *why)
{
	struct place canal = { &game_state_place, "canal", 0 };
	struct place players = { &game_state_place, "players", 0 };
	struct place player = { &players, NULL, 0 };
	struct place here = { &player, "display", 0 };
	int i, seat, taken[COLOURS + 1] = { 0 }, bad;

	for (i = g->laid - g->placed; i < g->laid; i++)
		taken[gondoliere_owner(g->board[i].piece)]++;
	bad = check_display(&g->canal, &g->deck, taken[0], &canal, why);
	for (seat = 1; seat <= g->seats; seat++) {
		player.index = seat - 1;
		if (seat != g->seat && taken[seat] > 0)
			bad = game_wrong(why, "placed", "gondoliere.turns.2",
			    "a landing stage of another seat in this turn");
		bad |= check_display(&g->player[seat].display,
		    &g->player[seat].stack, seat == g->seat ? taken[seat] : 0,
		    &here, why);
	}
	return bad;
}

/* Setting up 1: what has been shuffled, has been shuffled in order. */
static int
check_shuffle(const struct gondoliere *g, struct fault *why)
{
	bool open = g->canal.n == 0, late = false;
	int seat, n, bad = 0;

	for (seat = 1; seat <= g->seats; seat++) {
		n = g->player[seat].display.n;
		late |= n > 0 && open;
		open |= n == 0;
	}
	if (late)
		bad = game_wrong(why, "players", "gondoliere.setup.1",
		    "not shuffled in order");
	if (!open)
		bad = game_wrong(why, "phase", "gondoliere.setup.1",
		    "all tiles have been shuffled");
	if (g->seat != g->first)
		bad = game_wrong(why, "seat", "gondoliere.setup.3",
		    "not the seat that begins");
	return bad;
}

/* Setting up 2: only who has been asked can have swapped. */
static int
check_swaps(const struct gondoliere *g, struct fault *why)
{
	struct place players = { &game_state_place, "players", 0 };
	struct place player = { &players, NULL, 0 };
	struct place here = { &player, "swapped", 0 };
	int asked = (g->seat - g->first + g->seats) % g->seats;
	int seat, bad = 0;

	for (seat = 1; seat <= g->seats; seat++) {
		player.index = seat - 1;
		if (g->player[seat].swapped && (g->phase == PHASE_SHUFFLE ||
		    (seat - g->first + g->seats) % g->seats >= asked))
			bad = fault_at(why, FAULT_STATE, &here,
			    "gondoliere.setup.2",
			    "this seat has not been asked yet");
	}
	return bad;
}

static int
check_before(const struct gondoliere *g, struct fault *why)
{
	int bad = 0;

	if (g->laid > 0)
		bad = game_wrong(why, "board", "gondoliere.setup.2",
		    "tiles before the first turn");
	if (g->placed > 0)
		bad = game_wrong(why, "placed", "gondoliere.turns.1",
		    "tiles before the first turn");
	return bad | check_swaps(g, why);
}

static int
check_turn(const struct gondoliere *g, struct fault *why)
{
	enum end end = gondoliere_end_of_board(g);
	struct gondoliere on = *g;

	on.phase = PHASE_TURNS;
	if (g->placed > g->laid)
		return game_wrong(why, "placed", "gondoliere.turns.1",
		    "more than there are on the board");
	if (g->phase == PHASE_TURNS && g->placed == PLACEMENTS)
		return game_wrong(why, "placed", "gondoliere.turns.1",
		    "the turn is over by itself");
	if (g->phase == PHASE_OVER && g->placed > 0 && end == END_NONE)
		return game_wrong(why, "phase", "gondoliere.end.4",
		    "over without any reason");
	if (g->phase == PHASE_OVER && g->placed == 0 && end != END_NONE)
		return game_wrong(why, "placed", "gondoliere.turns.1",
		    "the tile that ended the match was laid in this turn");
	if (g->phase == PHASE_TURNS && end != END_NONE)
		return game_wrong(why, "phase", end == END_ROUTES ?
		    "gondoliere.end.1" : end == END_CANALS ?
		    "gondoliere.end.2" : "gondoliere.end.3",
		    "the match is over");
	if (g->placed == 0 && end == END_NONE &&
	    gondoliere_can_place(&on) == (g->phase == PHASE_OVER))
		return game_wrong(why, "phase", "gondoliere.end.4",
		    g->phase == PHASE_OVER ? "this seat can place a tile" :
		    "this seat cannot place any tile");
	return 0;
}

int
gondoliere_check(const struct gondoliere *g, struct fault *why)
{
	int bad = 0;

	if (g->phase <= PHASE_DISPLAY)
		bad = check_before(g, why);
	else
		bad = check_turn(g, why);
	if (g->phase == PHASE_SHUFFLE)
		bad |= check_shuffle(g, why);
	return bad == 0 ? check_displays(g, why) : bad;
}
