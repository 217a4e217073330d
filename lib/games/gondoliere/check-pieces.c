/* Every tile is in one place, and where tiles of its kind can be. */

#include <string.h>

#include "gondoliere.h"

/* Takes a tile from those that are still to be found. */
static int
find(uint8_t count[PIECES], int piece, const struct place *at,
    struct fault *why)
{
	char name[PIECE_NAME];

	if (count[piece] == 0) {
		gondoliere_name(NULL, piece, name);
		return fault_at(why, FAULT_PIECE, at, "gondoliere.pieces.3",
		    "one %s more than the set has", name);
	}
	count[piece]--;
	return 0;
}

/* Tiles of that seat, or of the canal if it is 0; the first ones hidden. */
static int
find_all(uint8_t count[PIECES], const struct pile *pile, int seat, int hidden,
    const struct place *list, struct fault *why)
{
	struct place here = { list, NULL, 0 };
	int piece, bad = 0;

	for (; here.index < pile->n; here.index++) {
		piece = pile->piece[here.index];
		if ((piece == PIECE_HIDDEN) != (here.index < hidden))
			bad = fault_at(why, FAULT_VIEW, &here, NULL,
			    here.index < hidden ? "nobody can see this tile" :
			    "everybody has seen this tile");
		else if (piece == PIECE_HIDDEN)
			continue;
		else if (gondoliere_owner(piece) == seat)
			bad |= find(count, piece, &here, why);
		else
			bad = fault_at(why, FAULT_PIECE, &here,
			    "gondoliere.turns.2", seat == 0 ?
			    "not a canal tile" :
			    "not a landing stage of this seat");
	}
	return bad;
}

/* What has not been found is hidden. */
static int
missing(const uint8_t count[PIECES], int seat, int hidden,
    const struct place *at, struct fault *why)
{
	char name[PIECE_NAME];
	struct pile pile;
	int i, bad = 0;

	gondoliere_spell(count, seat, &pile);
	if (hidden > 0 && pile.n != hidden)
		return fault_at(why, FAULT_PIECE, at, "gondoliere.pieces.3",
		    "%d hidden tiles, not %d", hidden, pile.n);
	for (i = 0; hidden == 0 && i < pile.n; i++) {
		if (i > 0 && pile.piece[i] == pile.piece[i - 1])
			continue;
		gondoliere_name(NULL, pile.piece[i], name);
		bad = fault_at(why, FAULT_PIECE, at, "gondoliere.pieces.3",
		    "%s is missing", name);
	}
	return bad;
}

static int
check_seat(const struct gondoliere *g, int seat, uint8_t count[PIECES],
    bool view, struct fault *why)
{
	struct place players = { &game_state_place, "players", 0 };
	struct place player = { &players, NULL, seat - 1 };
	const struct place *at = seat == 0 ? &game_state_place : &player;
	struct place stack = { at, seat == 0 ? "deck" : "stack", 0 };
	struct place display = { at, seat == 0 ? "canal" : "display", 0 };
	const struct player *p = &g->player[seat];
	int bad, hidden = view ? gondoliere_hidden(g, seat) : 0;

	bad = find_all(count, &p->stack, seat, hidden, &stack, why);
	bad |= find_all(count, &p->display, seat, 0, &display, why);
	/* Until they are shuffled they are all in the box. */
	if (g->phase == PHASE_SHUFFLE && p->stack.n + p->display.n == 0)
		return bad;
	return bad | missing(count, seat, hidden, seat == 0 ? &stack : &player,
	    why);
}

int
gondoliere_check_pieces(const struct gondoliere *g, bool view,
    struct fault *why)
{
	struct place board = { &game_state_place, "board", 0 };
	struct place tile = { &board, NULL, 0 }, here = { &tile, "tile", 0 };
	uint8_t count[PIECES];
	int seat, bad = 0;

	memcpy(count, g->set->count, sizeof(count));
	for (; tile.index < g->laid; tile.index++)
		bad |= gondoliere_owner(g->board[tile.index].piece) >
		    g->seats ? fault_at(why, FAULT_PIECE, &here, NULL,
		    "no tile of this match") :
		    find(count, g->board[tile.index].piece, &here, why);
	for (seat = 0; seat <= g->seats; seat++)
		bad |= check_seat(g, seat, count, view, why);
	return bad;
}
