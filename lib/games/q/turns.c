/* Whose turn it is, and for what. */

#include "q.h"

int
q_left_of(const struct q *q, int seat, int steps)
{
	return (seat - 1 + steps) % q->seats + 1;
}

int
q_acting(const struct q *q)
{
	return q_left_of(q, q->first, q->turns);
}

static struct due
opening_due(const struct q *q)
{
	int seat = 1;

	while (seat < q->seats && q->seat[seat].hand.cards.n != DEALT)
		seat++;
	return (struct due){ DUE_OPENING, seat };
}

static struct due
city_due(const struct q *q)
{
	if (q->loser != 0)
		return (struct due){ DUE_LOSE, SEAT_CHANCE };
	if (q->giver != 0)
		return (struct due){ DUE_GIVE, q->giver };
	if (q->drawn.n > 0)
		return (struct due){ DUE_KEEP, q_acting(q) };
	return (struct due){ DUE_ACTION, q_acting(q) };
}

static struct due
ship_due(const struct q *q)
{
	const struct effect *e = q_effect(q);

	if (!q->ship.ordered || e == NULL)
		return (struct due){ DUE_ORDER, SEAT_CHANCE };
	if (q->ship.asked == 0)
		return (struct due){ DUE_PICK, q->loader };
	return (struct due){ e->verb == EFFECT_DISCARD ? DUE_DROP : DUE_SHOW,
	    q->ship.asked };
}

bool
q_in_ship(const struct q *q)
{
	return q->phase == PHASE_EVENTS || q->phase == PHASE_CARGO;
}

struct due
q_due(const struct q *q)
{
	static const struct due always[] = {
		[PHASE_ROLES] = { DUE_ROLES, SEAT_CHANCE },
		[PHASE_SHUFFLE] = { DUE_SHUFFLE, SEAT_CHANCE },
		[PHASE_RESHUFFLE] = { DUE_RESHUFFLE, SEAT_CHANCE },
		[PHASE_OVER] = { DUE_NOTHING, SEAT_NONE },
	};

	switch (q->phase) {
	case PHASE_OPENING:
		return opening_due(q);
	case PHASE_CITY:
		return city_due(q);
	case PHASE_SAILING:
		return (struct due){ DUE_DISCARD, q->loader };
	case PHASE_EVENTS:
	case PHASE_CARGO:
		return ship_due(q);
	default:
		return always[q->phase];
	}
}

/* Ship 1. */
int
q_next_first(const struct q *q)
{
	int step, seat, best = q_left_of(q, q->first, 1);

	for (step = 2; step <= q->seats; step++) {
		seat = q_left_of(q, q->first, step);
		if (q->seat[seat].loaded.n > q->seat[best].loaded.n)
			best = seat;
	}
	return best;
}
