/* A ship whose cards take effect stops only where somebody is to decide. */

#include "q.h"

static int
wrong(struct fault *why, const char *member, const char *rule,
    const char *text)
{
	struct place ship = { &game_state_place, "ship", 0 };
	struct place here = { &ship, member, 0 };

	return fault_at(why, FAULT_STATE, &here, rule, "%s", text);
}

/* Events first, and by id what has no order yet. */
static bool
right_order(const struct q *q, int first, int end)
{
	const struct pile *cards = &q->ship.cards;
	int i, events = q_events(q);

	for (i = events; i < cards->n; i++)
		if (q_card(q, cards->piece[i])->type == TYPE_EVENTO ||
		    cards->piece[i] == q->set->pope)
			return false;
	for (i = q->ship.ordered ? end : first; i + 1 < cards->n; i++)
		if (i != events - 1 && cards->piece[i] > cards->piece[i + 1])
			return false;
	return true;
}

static bool
is_target(const struct q *q, const struct effect *e, int seat)
{
	switch (e->who) {
	case WHO_PICK:
		return seat == q->ship.picked[0];
	case WHO_FIRST:
		return seat == q->first;
	case WHO_LOADER:
		return seat == q->loader;
	default:
		return true;
	}
}

/* A seat, a role of the game or a type, as the effect wants. */
static bool
right_pick(const struct q *q, const struct effect *e, int piece)
{
	if (e->verb >= EFFECT_DRAW)
		return piece <= q->seats;
	if (e->verb <= EFFECT_CANCEL)
		return piece >= TYPE_0;
	return piece >= ROLE_0 && piece < TYPE_0 &&
	    q_has_role(q, piece - ROLE_0);
}

static int
check_picks(const struct q *q, const struct effect *e, struct fault *why)
{
	const struct ship *s = &q->ship;
	int i, needed = q_effect_picks(e);
	bool asks = e->verb == EFFECT_DISCARD || e->verb == EFFECT_REVEAL;

	if (s->picks > needed)
		return wrong(why, "picked", "q.effects.2",
		    "more than the effect leaves open");
	for (i = 0; i < s->picks; i++)
		if (!right_pick(q, e, s->picked[i]))
			return wrong(why, "picked", "q.effects.2",
			    "not what the effect leaves open");
	if (s->picks < needed ? s->asked != 0 : !asks || s->asked == 0)
		return wrong(why, "asked", "q.effects.2",
		    "nobody has to be asked like this");
	return 0;
}

static int
check_asked(const struct q *q, const struct effect *e, struct fault *why)
{
	const struct ship *s = &q->ship;
	const struct pile *hand = &q->seat[s->asked].hand.cards;
	int most = e->n < hand->n ? e->n : hand->n;
	int i;

	if (!is_target(q, e, s->asked))
		return wrong(why, "asked", "q.effects.10",
		    "the effect is not about this seat");
	if (s->left < 1 || s->left > most || (e->verb == EFFECT_REVEAL &&
	    s->left + s->shown.n != most))
		return wrong(why, "left", "q.effects.8",
		    "not what is left of the effect");
	if (e->verb != EFFECT_REVEAL && s->shown.n > 0)
		return wrong(why, "shown", "q.effects.9",
		    "nothing is to be shown");
	for (i = 0; i < s->shown.n; i++)
		if (q_count(&s->shown, s->shown.piece[i]) >
		    q_count(hand, s->shown.piece[i]) ||
		    (i > 0 && s->shown.piece[i] < s->shown.piece[i - 1]))
			return wrong(why, "shown", "q.effects.9",
			    "not cards of this hand in the order of ids");
	return 0;
}

static int
check_effect(const struct q *q, struct fault *why)
{
	const struct effect *e = q_effect(q);

	if (e == NULL)
		return wrong(why, "step", "q.ship.3",
		    "the card has no such effect");
	if (e->when != ALWAYS && (e->when == AFTER) != q->dead)
		return wrong(why, "step", "q.effects.1",
		    "the effect does not take place");
	if (check_picks(q, e, why) == -1)
		return -1;
	if (q->ship.asked != 0)
		return check_asked(q, e, why);
	if (q->ship.left != 0 || q->ship.shown.n != 0)
		return wrong(why, "left", "q.effects.8",
		    "nobody is to discard or show cards");
	return 0;
}

int
q_check_ship(const struct q *q, struct fault *why)
{
	const struct ship *s = &q->ship;
	bool events = q->phase == PHASE_EVENTS;
	int first = events ? 0 : q_events(q);
	int end = events ? q_events(q) : s->cards.n, seat;

	for (seat = 1; seat <= q->seats; seat++)
		if (q->seat[seat].loaded.n > 0)
			return wrong(why, "cards", "q.ship.3",
			    "shown, and yet there is something in the hold");
	if (q->loader == 0)
		return wrong(why, "cards", "q.ship.7",
		    "nobody has loaded anything");
	if (!right_order(q, first, end))
		return wrong(why, "cards", "q.ship.3",
		    "historical events first, and by id without an order");
	if (s->at < first || s->at >= end)
		return wrong(why, "at", "q.ship.3",
		    "not a card that takes effect in this phase");
	if (s->ordered)
		return check_effect(q, why);
	if (end - first < 2 || s->at != first || s->step != 0 ||
	    s->picks != 0 || s->asked != 0 || s->left != 0 || s->shown.n != 0)
		return wrong(why, "ordered", "q.ship.3",
		    "no order is to be settled here");
	return 0;
}
