/* The piles of a box, which hold exactly the pieces of its game. */

#include "match.h"

static const struct place piles_place = { NULL, "piles", 0 };

/* Names the first piece of which there are too many or too few. */
static int
check_pieces(const struct match *m, const struct pile *is,
    const struct pile *should_be, const struct place *at, struct fault *why)
{
	char name[PIECE_NAME];
	int piece, count, wanted;

	for (piece = 0; piece < PIECE_HIDDEN; piece++) {
		count = pile_count(is, piece);
		wanted = pile_count(should_be, piece);
		if (count == wanted)
			continue;
		m->game->piece_name(m->state, piece, name);
		return fault_at(why, FAULT_PIECE, at, NULL,
		    "not exactly the pieces of this game: %s is there %d "
		    "times, not %d", name, count, wanted);
	}
	return 0;
}

/* What the box should hold, and whether it does. */
int
match_load_piles(struct match *m, const json_t *piles, struct fault *why)
{
	const char *names[BOX_PILES + 1] = { NULL };
	struct place here = { &piles_place, NULL, 0 };
	const json_t *value;
	struct pile pile;
	int i, bad;

	if (m->game->box(m->state, &m->box, why) == -1)
		return -1;
	for (i = 0; i < m->box.n; i++)
		names[i] = m->box.pile[i].name;
	bad = doc_members(piles, names, &piles_place, why);
	for (i = 0; i < m->box.n; i++) {
		here.key = names[i];
		value = json_object_get(piles, names[i]);
		if (value == NULL || doc_pile(value, &pile,
		    m->game->piece_named, m->state, false, &here, why) == -1) {
			bad = -1;
			continue;
		}
		if (!pile_alike(&pile, &m->box.pile[i].pile))
			bad = check_pieces(m, &pile, &m->box.pile[i].pile,
			    &here, why);
		m->box.pile[i].pile = pile;
	}
	return bad;
}
