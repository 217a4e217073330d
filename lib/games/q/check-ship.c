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
	const struct cargo *c = q->ship.cargo;
	int i, n = q->ship.n, events = q_events(q);

	for (i = events; i < n; i++)
		if (q_is_event(q, c[i].card) || c[i].card == q->set->pope)
			return false;
	for (i = q->ship.ordered ? end : first; i + 1 < n; i++)
		if (i != events - 1 && c[i].card > c[i + 1].card)
			return false;
	return true;
}

static bool
is_target(const struct q *q, const struct effect *e, int seat)
{
	int n = 0;

	while (q_target(q, e, n) != 0 && q_target(q, e, n) != seat)
		n++;
	return q_target(q, e, n) != 0;
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
		if (!q_can_pick(q, i, s->picked[i]))
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
	if (!pile_is_part(&s->shown, hand) || !pile_is_sorted(&s->shown))
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
	if (!q_takes_place(q, e))
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
	int end = q_end_of_kind(q), seat;

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
