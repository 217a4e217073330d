/* Every legal move, in the order that gondoliere(6) gives. */

#include "gondoliere.h"

/* A tile that may be taken, the turns that it can take, and its shape as a
   set. */
struct held {
	uint8_t piece, first, last;
	uint64_t shape;
};

/* Adds the tiles of a display to those before it, in printed order; returns
   how many there are now. */
static int
hold(struct held tiles[2 * DISPLAY], int n, const struct pile *display)
{
	int i, k, piece, shape;

	for (k = 0; k < display->n; k++) {
		piece = display->piece[k];
		shape = gondoliere_shape(piece);
		for (i = n++; i > 0 && tiles[i - 1].piece > piece; i--)
			tiles[i] = tiles[i - 1];
		tiles[i] = (struct held){ piece,
		    shape == CURVE ? LEFT : AHEAD,
		    shape == CURVE ? RIGHT : AHEAD, SHAPE_BIT(shape) };
	}
	return n;
}

static bool
say_turns(const struct fit *fit, const struct held *tile, struct move *move,
    const struct listener *to)
{
	enum turn turn;

	move->arg[1] = tile->piece;
	for (turn = tile->first; turn <= tile->last; turn++) {
		move->arg[2] = turn;
		if (fit->shapes[turn] & tile->shape &&
		    !to->each(move, to->arg))
			return false;
	}
	return true;
}

/* A tile that is there twice is said once. */
static bool
say_tiles(const struct gondoliere *g, int route,
    const struct held *tiles, int n, const struct listener *to)
{
	uint64_t fitting = gondoliere_fitting(g, route);
	struct move move;
	int i;

	move.verb = VERB_PLACE;
	move.n = 3;
	move.arg[0] = route;
	for (i = 0; i < n; i++)
		if (fitting & tiles[i].shape &&
		    (i == 0 || tiles[i].piece != tiles[i - 1].piece) &&
		    !say_turns(&g->fit[route], &tiles[i], &move, to))
			return false;
	return true;
}

static bool
say_routes(const struct gondoliere *g, const struct listener *to)
{
	struct held tiles[2 * DISPLAY];
	int route, n;

	n = hold(tiles, 0, &g->canal);
	n = hold(tiles, n, &g->player[g->seat].display);
	for (route = 1; route <= ROUTES; route++)
		if (!g->route[route].complete && gondoliere_names(g, route) &&
		    !say_tiles(g, route, tiles, n, to))
			return false;
	return true;
}

void
gondoliere_moves(const void *state, move_fn *each, void *arg)
{
	const struct gondoliere *g = state;
	const struct listener to = { each, arg };

	if (g->phase == PHASE_DISPLAY) {
		if (listener_say(&to, VERB_SWAP))
			listener_say(&to, VERB_KEEP);
	} else if (g->phase == PHASE_TURNS) {
		if (say_routes(g, &to) && g->placed > 0)
			listener_say(&to, VERB_DONE);
	}
}

void
gondoliere_detail(const void *state, const struct move *move, json_t *object)
{
	const struct gondoliere *g = state;
	struct gondoliere after = *g;
	const struct route *r = &g->route[move->arg[0]];
	json_t *completes;
	int i;

	if (move->verb != VERB_PLACE)
		return;
	completes = json_array();
	/* In a view the displays could not be filled after the turn. */
	after.deck.n = after.player[g->seat].stack.n = 0;
	gondoliere_apply(&after, move);
	for (i = 1; i <= ROUTES; i++)
		if (after.route[i].complete && !g->route[i].complete)
			json_array_append_new(completes, json_integer(i));
	json_object_set_new(object, "cell", json_pack("[i, i]", r->x, r->y));
	json_object_set_new(object, "completes", completes);
}
