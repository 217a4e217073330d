#include "box.h"

#include <stdlib.h>
#include <string.h>

/* A value that was given as an option is a matter of usage. */
static int
prepare_wish(struct match *m, const struct wish *wish, struct fault *why)
{
	int done;

	why->usage = wish->options != NULL;
	done = match_prepare(m, false, why);
	why->usage = false;
	return done;
}

int
box_open(struct match *m, const struct game *game, const struct wish *wish,
    struct fault *why)
{
	struct fault needed = { 0 };
	json_t *set = NULL;
	int done;

	*m = (struct match){ .kind = MATCH_BOX, .game = game,
	    .viewer = SEAT_NONE };
	m->options = json_object();
	if (wish->set != NULL) {
		set = set_named(game, wish->set, why);
		if (set == NULL)
			return -1;
	}
	done = set_load(&m->set, game, set, why);
	json_decref(set);
	if (done == -1 || wish_add_seats(m, wish, why) == -1 ||
	    wish_add_options(m, wish, why) == -1 ||
	    prepare_wish(m, wish, why) == -1)
		return -1;
	/* Some boxes depend on it. */
	if (m->seats == 0 && game->box(m->state, &m->box, &needed) == -1)
		return wish_need_players(game, why);
	return game->box(m->state, &m->box, why);
}

/* Whether the box still holds what these seats and options need. */
static int
check_pieces(const struct match *m, struct fault *why)
{
	struct box needed;
	int i;

	if (m->game->box(m->state, &needed, why) == -1)
		return -1;
	for (i = 0; i < needed.n || i < m->box.n; i++)
		if (needed.n != m->box.n || !pile_alike(&needed.pile[i].pile,
		    &m->box.pile[i].pile))
			return fault(why, FAULT_PIECE,
			    "these seats and options need another box");
	return 0;
}

int
box_add(struct match *m, const struct wish *wish, struct fault *why)
{
	if (wish->set != NULL)
		return fault(why, FAULT_USAGE,
		    "--set needs another box: give it to box");
	if (wish_add_seats(m, wish, why) == -1 ||
	    wish_add_options(m, wish, why) == -1 ||
	    prepare_wish(m, wish, why) == -1)
		return -1;
	return check_pieces(m, why);
}

int
box_shuffle(struct match *m, const char *seed, struct fault *why)
{
	struct random r;
	int i;

	/* From printed order, so that the seed alone says the order. */
	if (match_seed(m, seed, why) == -1 ||
	    m->game->box(m->state, &m->box, why) == -1)
		return -1;
	random_open(&r, m->seed, strlen(m->seed), 0);
	for (i = 0; i < m->box.n; i++)
		random_draw(&r, m->box.pile[i].pile.piece,
		    m->box.pile[i].pile.n, m->box.pile[i].pile.n);
	m->at = r.at;
	return 0;
}

/* The same draws as for a pile, on arrays of any length. */
json_t *
box_shuffle_array(const json_t *array, const char *seed, struct fault *why)
{
	json_t *shuffled = json_copy((json_t *)array), *drawn;
	char fresh[SEED_HEX + 1];
	struct random r;
	size_t i, j, n = json_array_size(array);

	if (seed == NULL && random_seed(fresh) == -1) {
		fault(why, FAULT_FILE, "no seed can be had");
		json_decref(shuffled);
		return NULL;
	}
	seed = seed != NULL ? seed : fresh;
	random_open(&r, seed, strlen(seed), 0);
	for (i = 0; i < n; i++) {
		j = i + random_below(&r, n - i);
		drawn = json_incref(json_array_get(shuffled, j));
		json_array_set(shuffled, j, json_array_get(shuffled, i));
		json_array_set_new(shuffled, i, drawn);
	}
	return shuffled;
}

void
box_answer(const struct box *box, const struct question *q, struct move *move)
{
	*move = q->outcome;
	memcpy(move->arg + move->n, box->pile[q->pile].pile.piece, q->count);
	move->n += q->count;
}

int
box_again(struct match *again, const struct match *m, struct fault *why)
{
	if (match_copy(again, m, why) == -1)
		return -1;
	again->log.n = 0;
	again->at = 0;
	if (match_prepare(again, true, why) == -1 ||
	    m->game->box(again->state, &again->box, why) == -1) {
		match_close(again);
		return -1;
	}
	m->game->setup(again->state);
	return 0;
}
