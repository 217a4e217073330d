/*
 * What the members of a state have to do with each other and with the rules.
 * After this no rule meets a state that it cannot handle.
 */

#include "gondoliere.h"

/* A display has as many tiles as it can, less those taken in this turn. */
static int
check_display(const struct gondoliere *g, int seat, int taken,
    struct fault *why)
{
	struct place players = { &game_state_place, "players", 0 };
	struct place player = { &players, NULL, seat - 1 };
	struct place canal = { &game_state_place, "canal", 0 };
	struct place here = { &player, "display", 0 };
	const struct player *p = &g->player[seat];
	int n = p->display.n + taken;

	if (n == DISPLAY || (n < DISPLAY && p->stack.n == 0))
		return 0;
	return fault_at(why, FAULT_STATE, seat == 0 ? &canal : &here,
	    "gondoliere.turns.3", "%d tiles, not %d", p->display.n,
	    DISPLAY - taken);
}

static int
check_displays(const struct gondoliere *g, struct fault *why)
{
	int i, owner, seat, taken[COLOURS + 1] = { 0 }, bad = 0;

	for (i = g->laid - g->placed; i < g->laid; i++) {
		owner = gondoliere_owner(g->board[i].piece);
		if (owner == 0 || owner == g->seat)
			taken[owner]++;
		else
			bad = game_wrong(why, "placed", "gondoliere.turns.2",
			    "a landing stage of another seat in this turn");
	}
	for (seat = 0; seat <= g->seats; seat++)
		bad |= check_display(g, seat, taken[seat], why);
	return bad;
}

/* Setting up 1: what has been shuffled, has been shuffled in order. */
static int
check_shuffle(const struct gondoliere *g, struct fault *why)
{
	int seat = 0, bad = 0;

	while (seat <= g->seats && g->player[seat].display.n > 0)
		seat++;
	if (seat > g->seats)
		bad = game_wrong(why, "phase", "gondoliere.setup.1",
		    "all tiles have been shuffled");
	while (seat <= g->seats && g->player[seat].display.n == 0)
		seat++;
	if (seat <= g->seats)
		bad = game_wrong(why, "players", "gondoliere.setup.1",
		    "not shuffled in order");
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

/* How the phase agrees with the end of the match; "over" where it is not. */
static int
check_phase(const struct gondoliere *g, struct fault *why)
{
	enum end end = gondoliere_end_of_board(g);
	bool over = g->phase == PHASE_OVER;

	if (!over && end != END_NONE)
		return game_wrong(why, "phase", gondoliere_endings[end].rule,
		    "the match is over");
	if (over && g->placed > 0 && end == END_NONE)
		return game_wrong(why, "phase", "gondoliere.end.4",
		    "over without any reason");
	if (over && g->placed == 0 && end != END_NONE)
		return game_wrong(why, "placed", "gondoliere.turns.1",
		    "the tile that ended the match was laid in this turn");
	if (g->placed == 0 && end == END_NONE &&
	    gondoliere_can_place(g) == over)
		return game_wrong(why, "phase", "gondoliere.end.4", over ?
		    "this seat can place a tile" :
		    "this seat cannot place any tile");
	return 0;
}

static int
check_turn(const struct gondoliere *g, struct fault *why)
{
	if (g->placed > g->laid)
		return game_wrong(why, "placed", "gondoliere.turns.1",
		    "more than there are on the board");
	if (g->phase == PHASE_TURNS && g->placed == PLACEMENTS)
		return game_wrong(why, "placed", "gondoliere.turns.1",
		    "the turn is over by itself");
	return check_phase(g, why);
}

int
gondoliere_check(void *state, int viewer, struct fault *why)
{
	struct gondoliere *g = state;
	int bad;

	bad = gondoliere_check_pieces(g, viewer != SEAT_NONE, why);
	if ((gondoliere_check_board(g, why) | bad) != 0)
		return -1;
	bad = g->phase <= PHASE_DISPLAY ? check_before(g, why) :
	    check_turn(g, why);
	if (g->phase == PHASE_SHUFFLE)
		bad |= check_shuffle(g, why);
	return bad == 0 ? check_displays(g, why) : bad;
}
