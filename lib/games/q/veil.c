/* What a seat cannot see is hidden. */

#include <string.h>

#include "q.h"

/* Who else knows a card is nobody's business, unless everybody does. */
static void
veil_held(struct held *h, int viewer)
{
	int i;

	for (i = 0; i < h->cards.n; i++) {
		if (h->known[i] & 1)
			continue;
		h->known[i] &= 1u << viewer;
		if (h->known[i] == 0)
			h->cards.piece[i] = PIECE_HIDDEN;
	}
}

static void
veil_seat(struct q *q, int seat, int viewer)
{
	struct seat *s = &q->seat[seat];

	if (seat == viewer)
		return;
	if (s->role != ROLE_NONE && q->phase != PHASE_OVER)
		s->role = PIECE_HIDDEN;
	veil_held(&s->hand, viewer);
	/* Among hidden cards a place would tell. */
	q_held_sort(&s->hand);
	pile_hide(&s->loaded);
}

void
q_veil(void *state, int viewer)
{
	struct q *q = state;
	int seat;

	if (viewer == SEAT_NONE)
		return;
	for (seat = 1; seat <= q->seats; seat++)
		veil_seat(q, seat, viewer);
	if (q_acting(q) != viewer) {
		pile_hide(&q->drawn);
		pile_hide(&q->offer);
	}
	if (q->loader != viewer)
		pile_hide(&q->hold);
	if (q->phase > PHASE_SHUFFLE)
		pile_hide(&q->deck);
	veil_held(&q->aside, viewer);
	veil_held(&q->discards, viewer);
}

static void
hide_cards(struct move *move)
{
	int first = q_move_first(move);

	memset(move->arg + first, PIECE_HIDDEN, move->n - first);
}

static void
veil_roles(const struct q *q, int viewer, struct move *move)
{
	int i;

	for (i = 0; q->phase != PHASE_OVER && i < move->n; i++)
		if (i + 1 != viewer)
			move->arg[i] = PIECE_HIDDEN;
}

/* The five that were dealt of the first, the draws of the second. */
static void
veil_shuffle(const struct q *q, int viewer, bool first, struct move *move)
{
	int i, seat;

	for (i = 0; i < move->n; i++) {
		if (first)
			seat = i / DEALT + 1;
		else
			seat = i < q->drawers.n ? q->drawers.piece[i] : 0;
		if (viewer == 0 || seat != viewer)
			move->arg[i] = PIECE_HIDDEN;
	}
}

/* A locanda is told to who is asked once they have given. */
static bool
sees_exchange(const struct entry *entry, size_t i, size_t n, int viewer)
{
	if (entry[i].seat == viewer)
		return true;
	if (entry[i].move.verb == VERB_LOCANDA)
		return entry[i].move.arg[0] == viewer && i + 1 < n;
	return i > 0 && entry[i - 1].seat == viewer;
}

static bool
sees_line(const struct entry *entry, size_t i, size_t n, int viewer)
{
	switch (entry[i].move.verb) {
	case VERB_LOCANDA:
	case VERB_GIVE:
		return sees_exchange(entry, i, n, viewer);
	case VERB_LOSE:
		return i > 0 && entry[i - 1].move.arg[0] == viewer;
	case VERB_KEEP:
	case VERB_PORTO:
	case VERB_CONVENTO:
	case VERB_DISCARD:
	case VERB_DROP:
		return entry[i].seat == viewer;
	default:
		return true;
	}
}

void
q_veil_log(const void *state, int viewer, struct entry *entry, size_t n)
{
	const struct q *q = state;
	bool shuffled = false;
	size_t i;

	if (viewer == SEAT_NONE)
		return;
	for (i = 0; i < n; i++)
		if (entry[i].move.verb == VERB_ROLES)
			veil_roles(q, viewer, &entry[i].move);
		else if (entry[i].move.verb == VERB_SHUFFLE) {
			veil_shuffle(q, viewer, !shuffled, &entry[i].move);
			shuffled = true;
		} else if (!sees_line(entry, i, n, viewer))
			hide_cards(&entry[i].move);
}
