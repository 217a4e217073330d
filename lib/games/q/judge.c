/*
 * How good a state looks: the lead that the own faction will probably have.
 * The shares below were tried out with greedy bots; no rule depends on them.
 */

#include "q.h"

#define HAND 0.5 /* of what a card brings, for who can still load it */
#define CARD 1.0 /* any card in a hand, as it can be used somehow */
#define PALAZZO 3.0 /* what it is worth not to have used it */
#define PICK 2.5 /* what it is worth to pick something oneself */
#define TYPICAL 2.0 /* cards of a type that a ship is expected to carry */
#define TYPICAL_POINTS 4.0 /* of such a card */

/* A card by itself, on a ship like others; above 0 for the Spirituali. */
static double
effect_worth(const struct effect *e)
{
	double books = e->type == TYPE_LIBRO ? TYPICAL_POINTS : -TYPICAL_POINTS;

	switch (e->verb) {
	case EFFECT_POINTS:
		return e->type == TYPES ? e->n : e->n * TYPICAL;
	case EFFECT_DOUBLE:
		return e->type == TYPE_PICK ? 0 : books * TYPICAL;
	case EFFECT_HALVE:
		return e->type == TYPE_PICK ? 0 : -books * TYPICAL / 2;
	case EFFECT_CANCEL:
		return e->type == TYPE_PICK ? 0 : -books * TYPICAL;
	default:
		return 0;
	}
}

static double
card_worth(const struct q *q, int card)
{
	const struct card *c = q_card(q, card);
	double worth = c->points;
	int i;

	for (i = 0; i < c->effects; i++)
		if (q_takes_place(q, &c->effect[i]))
			worth += effect_worth(&c->effect[i]);
	return worth;
}

/* What is loaded, as if the ship sailed now. */
static double
ship_worth(const struct q *q)
{
	const struct card *c;
	double worth = 0;
	int seat, i, card;

	for (seat = 1; seat <= q->seats; seat++)
		for (i = 0; i < q->seat[seat].loaded.n; i++) {
			card = q->seat[seat].loaded.piece[i];
			c = q_card(q, card);
			worth += q->seized && q_is_freight(q, card) ?
			    c->seized : card_worth(q, card);
		}
	for (i = 0; i < q->ship.n; i++)
		worth += q_ship_points(q, &q->ship.cargo[i]) +
		    q->ship.cargo[i].effect;
	return worth;
}

/* What a hand can still do for the faction of its holder. */
static double
hand_worth(const struct q *q, int seat)
{
	const struct pile *hand = &q->seat[seat].hand.cards;
	double sign = q_faction(q, seat) == ZELANTI ? -1 : 1, worth = 0, one;
	int i;

	for (i = 0; i < hand->n; i++) {
		one = sign * card_worth(q, hand->piece[i]);
		worth += CARD + (one > 0 ? HAND * one : 0);
	}
	return sign * worth;
}

/* What the own cards on the ship do besides points: to pick is good, and a
   role that will change sides is judged by the side that it goes to. */
static double
intrigue(const struct q *q, int seat, double *sign)
{
	const struct pile *loaded = &q->seat[seat].loaded;
	const struct effect *e;
	double worth = 0;
	int i, k;

	for (i = 0; i < loaded->n; i++)
		for (k = 0; k < q_card(q, loaded->piece[i])->effects; k++) {
			e = &q_card(q, loaded->piece[i])->effect[k];
			if (q_effect_picks(e) > 0 && q->loader == seat)
				worth += PICK;
			if (e->verb == EFFECT_TURN && q->seat[seat].role ==
			    ROLE_0 + e->role[0])
				*sign = -*sign;
		}
	return worth;
}

double
q_judge(const void *state, int seat)
{
	const struct q *q = state;
	double worth = q->total + ship_worth(q), sign, plots;
	int i;

	if (seat < 1 || seat > q->seats || q_faction(q, seat) == -1)
		return 0;
	sign = q_faction(q, seat) == ZELANTI ? -1 : 1;
	plots = intrigue(q, seat, &sign);
	for (i = 1; i <= q->seats; i++)
		worth += hand_worth(q, i);
	worth = worth * sign + plots;
	if (!q->seat[seat].palazzo)
		worth += PALAZZO;
	return worth;
}
