/* Every legal move, in the order that gondoliere(6) gives. */

#include "gondoliere.h"

/* A tile that may be taken, with a turn that it can take. */
struct way {
	uint8_t piece, shape, turn;
};

enum { WAYS = 4 * DISPLAY }; /* of two displays */

/* Every tile of both displays once, with each of its turns. */
static int
find_ways(const struct gondoliere *g, struct way ways[WAYS])
{
	const struct pile *stages = &g->player[g->seat].display;
	struct pile pieces = g->player[0].display;
	int i, turn, shape, found = 0;

	for (i = 0; i < stages->n; i++)
		pile_push(&pieces, stages->piece[i]);
	pile_sort(&pieces);
	for (i = 0; i < pieces.n; i++) {
		if (i > 0 && pieces.piece[i] == pieces.piece[i - 1])
			continue;
		shape = gondoliere_shape(pieces.piece[i]);
		for (turn = shape == CURVE ? LEFT : AHEAD;
		    turn <= (shape == CURVE ? RIGHT : AHEAD); turn++)
			ways[found++] = (struct way){ pieces.piece[i], shape,
			    turn };
	}
	return found;
}

static bool
say_places(const struct gondoliere *g, const struct listener *to)
{
	const struct fit *fit;
	struct move move;
	struct way ways[WAYS], *way;
	const struct way *end = ways + find_ways(g, ways);
	int route;

	move.verb = VERB_PLACE;
	move.n = 3;
	for (route = 1; route <= ROUTES; route++) {
		if (g->route[route].complete || !gondoliere_names(g, route))
			continue;
		fit = &g->fit[route];
		move.arg[0] = route;
		for (way = ways; way < end; way++) {
			if (!(fit->shapes[way->turn] >> way->shape & 1))
				continue;
			move.arg[1] = way->piece;
			move.arg[2] = way->turn;
			if (!to->each(&move, to->arg))
				return false;
		}
	}
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
		if (say_places(g, &to) && g->placed > 0)
			listener_say(&to, VERB_DONE);
	}
}

void
gondoliere_detail(const void *state, const struct move *move, json_t *object)
{
	const struct gondoliere *g = state;
	struct gondoliere after = *g;
	const struct route *r;
	json_t *completes;
	int i;

	if (move->verb != VERB_PLACE)
		return;
	r = &g->route[move->arg[0]];
	completes = json_array();
	/* In a view the displays could not be filled after the turn. */
	after.player[0].stack.n = after.player[g->seat].stack.n = 0;
	gondoliere_apply(&after, move);
	for (i = 1; i <= ROUTES; i++)
		if (after.route[i].complete && !g->route[i].complete)
			json_array_append_new(completes, json_integer(i));
	json_object_set_new(object, "cell", json_pack("[i, i]", r->x, r->y));
	json_object_set_new(object, "completes", completes);
}
