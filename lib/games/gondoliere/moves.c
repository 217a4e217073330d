/* Every legal move, in the order that gondoliere(6) gives. */

#include "gondoliere.h"

/* The tiles that may be taken now, each once, in printed order. */
static void
tiles(const struct gondoliere *g, struct pile *pile)
{
	const struct pile *from[] = { &g->canal, &g->player[g->seat].display };
	int i, k;

	pile->n = 0;
	for (i = 0; i < 2; i++)
		for (k = 0; k < from[i]->n; k++)
			if (pile_find(pile, from[i]->piece[k]) == -1)
				pile_push(pile, from[i]->piece[k]);
	pile_sort(pile);
}

static bool
say_place(const struct gondoliere *g, int route, int piece, enum turn turn,
    const struct listener *to)
{
	struct move move = { .verb = VERB_PLACE, .n = 3,
	    .arg = { route, piece, turn } };
	struct laying l;
	struct verdict v;

	/* Placement f: the lower number names both. */
	if (!gondoliere_try(g, route, piece, turn, &l, &v) ||
	    (l.n == 2 && l.number[1] < route))
		return true;
	return to->each(&move, to->arg);
}

static bool
placements(const struct gondoliere *g, const struct listener *to)
{
	struct pile pile;
	int route, i, piece;

	tiles(g, &pile);
	for (route = 1; route <= ROUTES; route++)
		for (i = 0; i < pile.n && !g->route[route].complete; i++) {
			piece = pile.piece[i];
			if (gondoliere_shape(piece) != CURVE) {
				if (!say_place(g, route, piece, AHEAD, to))
					return false;
			} else if (!say_place(g, route, piece, LEFT, to) ||
			    !say_place(g, route, piece, RIGHT, to))
				return false;
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
		if (placements(g, &to) && g->placed > 0)
			listener_say(&to, VERB_DONE);
	}
}

void
gondoliere_detail(const void *state, const struct move *move, json_t *object)
{
	const struct gondoliere *g = state;
	struct gondoliere after = *g;
	json_t *completes = json_array();
	const struct route *r;
	int i;

	if (move->verb != VERB_PLACE) {
		json_decref(completes);
		return;
	}
	r = &g->route[move->arg[0]];
	json_object_set_new(object, "cell", json_pack("[i, i]", r->x, r->y));
	/* In a view the displays could not be filled after the turn. */
	after.deck.n = after.player[g->seat].stack.n = 0;
	gondoliere_apply(&after, move);
	for (i = 1; i <= ROUTES; i++)
		if (after.route[i].complete && !g->route[i].complete)
			json_array_append_new(completes, json_integer(i));
	json_object_set_new(object, "completes", completes);
}
