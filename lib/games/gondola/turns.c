/* Whose turn it is, and what the rules let them do. */

#include "gondola.h"

long
gondola_rounds(const void *state)
{
	return ((const struct gondola *)state)->double_shift ? 6 : 3;
}

int
gondola_begun(const struct gondola *g)
{
	return g->phase == PHASE_SHUFFLE ? g->round - 1 : g->round;
}

/* Pieces 4. */
int
gondola_wakemaker_of(const struct gondola *g, int round)
{
	if (!g->rotate || g->seats == 0)
		return g->seats;
	return (g->seats + round - 2) % g->seats + 1;
}

int
gondola_next(const struct gondola *g, int seat)
{
	seat = seat < g->seats ? seat + 1 : 1;
	if (seat == g->wakemaker)
		seat = seat < g->seats ? seat + 1 : 1;
	return seat;
}

/* The Familia card to be answered for, or else that choice. */
static struct due
loading_due(const struct gondola *g, int seat, int choice)
{
	int card = gondola_unanswered(&g->boat[seat], &g->declared);

	if (card != -1)
		return (struct due){ DUE_ANSWER, seat, card };
	return (struct due){ choice, seat, -1 };
}

static struct due
delivery_due(const struct gondola *g)
{
	const struct delivery *d = &g->delivery;

	if (d->cards == 0)
		return (struct due){ DUE_DELIVERY, d->seat, -1 };
	if (d->helper != 0 && !d->agreed)
		return (struct due){ DUE_AID, d->helper, d->gift };
	return (struct due){ DUE_DISRUPTION, g->wakemaker, -1 };
}

struct due
gondola_due(const struct gondola *g)
{
	int seat;

	switch (g->phase) {
	case PHASE_SHUFFLE:
		return (struct due){ DUE_SHUFFLE, SEAT_CHANCE, -1 };
	case PHASE_LOADING:
		seat = gondola_next(g, g->wakemaker);
		while (g->boat[seat].cast_off)
			seat = gondola_next(g, seat);
		return loading_due(g, seat, DUE_LOAD);
	case PHASE_WAKEMAKER:
		return loading_due(g, g->wakemaker, DUE_DRAW);
	case PHASE_DELIVERY:
		return delivery_due(g);
	default:
		return (struct due){ DUE_NOTHING, SEAT_NONE, -1 };
	}
}

/* Loading 5. */
bool
gondola_can_load(const struct gondola *g, int seat)
{
	return g->boat[seat].load <= LIMIT &&
	    g->boat[seat].cards.n < CAPACITY && g->deck.n > 0;
}

/* Loading 4: the Matron that is asked about, or one that waits. */
bool
gondola_can_declare(const struct gondola *g)
{
	const struct due *due = &g->due;

	return due->what == DUE_ANSWER ? gondola_rank(due->card) == MATRON :
	    gondola_waiting(&g->boat[due->seat], &g->declared) != -1;
}

/* Loading 6, and the next two. */
bool
gondola_can_draw(const struct gondola *g)
{
	return g->boat[g->wakemaker].load <= LIMIT && g->deck.n > 0;
}

bool
gondola_can_stop(const struct gondola *g)
{
	int seat, load, value = g->boat[g->wakemaker].load;

	if (value > LIMIT || g->deck.n == 0)
		return true;
	for (seat = 1; seat <= g->seats; seat++) {
		load = g->boat[seat].load;
		if (seat != g->wakemaker &&
		    (value > load || (g->prey && load > LIMIT)))
			return true;
	}
	return false;
}

bool
gondola_overfed(const struct gondola *g)
{
	const struct boat *boat = &g->boat[g->wakemaker];

	return boat->load > LIMIT &&
	    gondola_unanswered(boat, &g->declared) == -1 &&
	    gondola_waiting(boat, &g->declared) == -1;
}

uint64_t
gondola_aboard(const struct gondola *g)
{
	uint64_t cards = 0;
	int seat;

	for (seat = 1; seat <= g->seats; seat++)
		cards |= g->boat[seat].held;
	return cards;
}

uint64_t
gondola_played(const struct gondola *g)
{
	const struct delivery *d = &g->delivery;

	return d->helper != 0 ? d->cards | gondola_bit(d->gift) : d->cards;
}

/* Delivery 2 and 3, for cards that are where they should be. */
bool
gondola_can_deliver(const struct gondola *g, uint64_t own, int helper,
    int gift)
{
	if (own == 0)
		return false;
	if (helper != 0)
		return (g->delivery.refused & gondola_bit(gift)) == 0 &&
		    gondola_is_set(own | gondola_bit(gift));
	return gondola_is_set(own) || (gondola_count(own) == 1 &&
	    !gondola_has_set(g->boat[g->delivery.seat].held));
}

/* Whether an overloaded Gondolier still shields the others (delivery 4). */
static bool
shielded(const struct gondola *g)
{
	const struct boat *boat;
	int seat;

	for (seat = 1; seat <= g->seats; seat++) {
		boat = &g->boat[seat];
		if (seat != g->wakemaker && boat->load > LIMIT &&
		    !boat->disrupted &&
		    (boat->held & ~gondola_played(g)) != 0)
			return true;
	}
	return false;
}

/* Whether an awake Wakemaker could target this Gondolier at some time. */
bool
gondola_exposed(const struct gondola *g, int seat)
{
	int load = g->boat[seat].load;

	return load > LIMIT || load < g->boat[g->wakemaker].load;
}

bool
gondola_can_disrupt(const struct gondola *g)
{
	int seat = g->delivery.seat;

	return !g->asleep && gondola_exposed(g, seat) &&
	    (g->boat[seat].load > LIMIT || !shielded(g)) &&
	    (gondola_ranks_of(g->boat[g->wakemaker].held) &
	    gondola_ranks_of(gondola_played(g))) != 0;
}

/* Each card costs the Wakemaker one of its rank; the first rank of which there
   are not enough, or -1. */
int
gondola_cannot_cancel(const struct gondola *g, uint64_t cards)
{
	uint64_t hand = g->boat[g->wakemaker].held;
	unsigned ranks = gondola_ranks_of(cards);
	int rank;

	for (; ranks != 0; ranks &= ranks - 1) {
		rank = __builtin_ctz(ranks);
		if (gondola_count(gondola_of_rank(cards, rank)) >
		    gondola_count(gondola_of_rank(hand, rank)))
			return rank;
	}
	return -1;
}
