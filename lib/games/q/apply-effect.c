/* Effects of the cards that a ship carries, as far as nobody is asked. */

#include "q.h"

/* The part of the cards that takes effect in this phase. */
int
q_end_of_kind(const struct q *q)
{
	return q->phase == PHASE_EVENTS ? q_events(q) : q->ship.n;
}

const struct effect *
q_effect(const struct q *q)
{
	const struct ship *s = &q->ship;
	const struct card *card;

	if (s->at >= s->n)
		return NULL;
	card = q_card(q, s->cargo[s->at].card);
	return s->step < card->effects ? &card->effect[s->step] : NULL;
}

bool
q_takes_place(const struct q *q, const struct effect *e)
{
	return e->when == ALWAYS || (e->when == AFTER) == q->dead;
}

static int
within(int points)
{
	if (points > WORTH_MAX)
		return WORTH_MAX;
	return points < -WORTH_MAX ? -WORTH_MAX : points;
}

static void
give_points(struct q *q, const struct effect *e)
{
	int16_t *effect = &q->ship.cargo[q->ship.at].effect;
	int i, n = e->type == TYPES;

	for (i = 0; e->type != TYPES && i < q->ship.n; i++)
		n += q_card(q, q->ship.cargo[i].card)->type == e->type;
	*effect = within(*effect + n * e->n);
}

static int
changed(int points, enum effect_verb verb)
{
	if (verb == EFFECT_CANCEL)
		return 0;
	if (verb == EFFECT_HALVE)
		return points / 2;
	return within(2 * points);
}

static void
change_type(struct q *q, const struct effect *e)
{
	struct ship *s = &q->ship;
	struct cargo *c;
	int type = e->type == TYPE_PICK ? s->picked[0] - TYPE_0 : e->type;

	for (c = s->cargo; c < s->cargo + s->n; c++)
		if (q_card(q, c->card)->type == type) {
			c->points = changed(c->points, e->verb);
			c->seized = changed(c->seized, e->verb);
		}
}

/* Effects 5. */
static void
change_roles(struct q *q, const struct effect *e)
{
	int i, n = e->verb == EFFECT_SWAP ? 2 : 1, picked = 0;
	unsigned roles = 0, with;

	for (i = 0; i < n; i++)
		roles |= 1u << (e->role[i] == ROLES ?
		    q->ship.picked[picked++] - ROLE_0 : e->role[i]);
	for (i = 0; i < ROLES; i++)
		if ((roles >> i & 1) && !q_has_role(q, i))
			return;
	if (e->verb == EFFECT_PROTECT)
		q->sheltered |= roles;
	else if ((q->sheltered & roles) == 0) {
		with = q->factions & roles;
		/* Two of the same faction have nothing to exchange. */
		if (e->verb == EFFECT_TURN || (with != 0 && with != roles))
			q->factions ^= roles;
	}
}

int
q_target(const struct q *q, const struct effect *e, int n)
{
	if (n > 0 && e->who != WHO_ALL)
		return 0;
	switch (e->who) {
	case WHO_PICK:
		return q->ship.picked[0];
	case WHO_FIRST:
		return q->first;
	case WHO_LOADER:
		return q->loader;
	default:
		return n < q->seats ? q_left_of(q, q->first, n) : 0;
	}
}

static void
draw_cards(struct q *q, const struct effect *e)
{
	int n, i, seat, card;

	for (n = 0; (seat = q_target(q, e, n)) != 0; n++)
		for (i = 0; i < e->n; i++) {
			card = q_draw_card(q, seat);
			if (card != -1)
				q_held_add(&q->seat[seat].hand, card, 0);
		}
}

static void
act(struct q *q, const struct effect *e)
{
	switch (e->verb) {
	case EFFECT_POINTS:
		give_points(q, e);
		break;
	case EFFECT_DOUBLE:
	case EFFECT_HALVE:
	case EFFECT_CANCEL:
		change_type(q, e);
		break;
	case EFFECT_TURN:
	case EFFECT_SWAP:
	case EFFECT_PROTECT:
		change_roles(q, e);
		break;
	case EFFECT_SEIZE:
	case EFFECT_RELEASE:
		q->seized = e->verb == EFFECT_SEIZE;
		break;
	case EFFECT_DRAW:
		draw_cards(q, e);
	}
}

/* Whether somebody has to discard or show cards now: it is noted who. */
static bool
ask(struct q *q, const struct effect *e)
{
	struct ship *s = &q->ship;
	int n = 0, seat, cards;

	if (s->asked != 0 && s->left > 0)
		return true;
	while (s->asked != 0 && q_target(q, e, n++) != s->asked)
		;
	for (; (seat = q_target(q, e, n)) != 0; n++) {
		cards = q->seat[seat].hand.cards.n;
		if (cards == 0)
			continue;
		s->asked = seat;
		s->left = e->n < cards ? e->n : cards;
		s->shown.n = 0;
		return true;
	}
	return false;
}

static void
next_effect(struct ship *s)
{
	s->step++;
	s->picks = s->asked = s->left = s->shown.n = 0;
}

/* Whether the effect is over and done with. */
static bool
run_effect(struct q *q, const struct effect *e)
{
	if (!q_takes_place(q, e))
		return true;
	if (q->ship.picks < q_effect_picks(e))
		return false;
	if (e->verb == EFFECT_DISCARD || e->verb == EFFECT_REVEAL)
		return !ask(q, e);
	act(q, e);
	return true;
}

/* All effects of this phase; false if somebody is to be asked. */
static bool
run_kind(struct q *q)
{
	struct ship *s = &q->ship;
	const struct effect *e;

	if (q_end_of_kind(q) - s->at < 2)
		s->ordered = true;
	if (!s->ordered)
		return false;
	for (; s->at < q_end_of_kind(q); s->at++, s->step = 0)
		while ((e = q_effect(q)) != NULL) {
			if (!run_effect(q, e))
				return false;
			next_effect(s);
		}
	return true;
}

void
q_run(struct q *q)
{
	if (q->phase == PHASE_EVENTS) {
		if (!run_kind(q))
			return;
		q->phase = PHASE_CARGO;
		q->ship.ordered = false;
	}
	run_kind(q);
}

void
q_pick(struct q *q, const struct move *move)
{
	q->ship.picked[q->ship.picks++] = move->arg[0];
	q_go_on(q);
}

void
q_show(struct q *q, const struct move *move)
{
	int card = move->arg[0], seat = q->ship.asked;
	unsigned all = ((1u << (q->seats + 1)) - 1) & ~(1u << seat);

	pile_insert(&q->ship.shown, card);
	q_held_show(&q->seat[seat].hand, card,
	    pile_count(&q->ship.shown, card), all);
	q->ship.left--;
	q_go_on(q);
}
