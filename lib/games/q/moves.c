/* Every legal move, in the order that q(6) gives. */

#include "q.h"

/* The move that is being listed, and who is told. */
struct listing {
	struct move move;
	struct listener to;
};

static bool
say(struct listing *l, enum verb verb)
{
	l->move.verb = verb;
	l->move.n = 0;
	return l->to.each(&l->move, l->to.arg);
}

static bool
say_one(struct listing *l, enum verb verb, int piece)
{
	l->move.verb = verb;
	l->move.n = 1;
	l->move.arg[0] = piece;
	return l->to.each(&l->move, l->to.arg);
}

/* Whether it is the first copy in a pile in order. */
static bool
is_new(const struct pile *cards, int i)
{
	return i == 0 || cards->piece[i - 1] != cards->piece[i];
}

/* Adds each card, from the index on, until nobody listens any more. */
static inline bool
each_card(struct listing *l, const struct pile *cards, int from)
{
	uint8_t *next = &l->move.arg[l->move.n++];
	int i, last = -1;

	for (i = from; i < cards->n; i++) {
		if (cards->piece[i] == last)
			continue;
		*next = last = cards->piece[i];
		if (!l->to.each(&l->move, l->to.arg))
			return false;
	}
	l->move.n--;
	return true;
}

/* Adds each choice of so many cards, at least 1. */
static bool
choices(struct listing *l, const struct pile *cards, int from, int count)
{
	uint8_t *next = &l->move.arg[l->move.n];
	int i, last = -1;

	if (count == 1)
		return each_card(l, cards, from);
	l->move.n++;
	for (i = from; i + count <= cards->n; i++) {
		if (cards->piece[i] == last)
			continue;
		*next = last = cards->piece[i];
		if (!choices(l, cards, i + 1, count - 1))
			return false;
	}
	l->move.n--;
	return true;
}

static bool
say_cards(struct listing *l, enum verb verb, const struct pile *cards,
    int count)
{
	l->move.verb = verb;
	l->move.n = 0;
	return choices(l, cards, 0, count);
}

/* With each other seat that has enough cards. */
static bool
say_with_seat(const struct q *q, struct listing *l, enum verb verb, int count)
{
	const struct pile *hand = &q->seat[q->due.seat].hand.cards;
	uint8_t met[Q_SEATS + 1];
	bool more = true;
	int i, seat, n = 0;

	for (seat = 1; seat <= q->seats; seat++) {
		met[n] = seat;
		n += q_can_meet(q, verb, seat, count);
	}
	l->move.verb = verb;
	for (i = 0; i < n && more; i++) {
		l->move.n = 1;
		l->move.arg[0] = met[i];
		more = count == 1 ? each_card(l, hand, 0) :
		    choices(l, hand, 0, count);
	}
	return more;
}

static void
actions(const struct q *q, struct listing *l)
{
	int seat = q->due.seat;
	const struct pile *hand = &q->seat[seat].hand.cards;

	if (q->deck.n > 0 && !say(l, VERB_FONDACO))
		return;
	if (hand->n > 0 && (!say_cards(l, VERB_PORTO, hand, 1) ||
	    !say_with_seat(q, l, VERB_LOCANDA, 1) ||
	    (hand->n > 1 && !say_with_seat(q, l, VERB_LOCANDA, 2)) ||
	    !say_with_seat(q, l, VERB_CONVENTO, 1) ||
	    (hand->n > 1 && !say_with_seat(q, l, VERB_CONVENTO, 2))))
		return;
	if (q_can_seize(q, seat) && !say(l, VERB_PALAZZO))
		return;
	if (q->deck.n == 0)
		say(l, VERB_PASS);
}

static void
discards(const struct q *q, struct listing *l)
{
	const struct pile *hold = &q->hold;
	int i;

	for (i = 0; i < hold->n; i++)
		if (is_new(hold, i) && !q_is_event(q, hold->piece[i]) &&
		    !say_one(l, VERB_DISCARD, hold->piece[i]))
			return;
	say(l, VERB_DISCARD);
}

/* Effects 2. */
static void
picks(const struct q *q, struct listing *l)
{
	int piece;

	for (piece = 1; piece < TYPE_0 + TYPES; piece += piece == Q_SEATS ?
	    ROLE_0 - Q_SEATS : 1)
		if (q_can_pick(q, q->ship.picks, piece) &&
		    !say_one(l, VERB_PICK, piece))
			return;
}

static void
shows(const struct q *q, struct listing *l)
{
	const struct pile *hand = &q->seat[q->due.seat].hand.cards;
	int i;

	for (i = 0; i < hand->n; i++)
		if (is_new(hand, i) && q_can_show(q, hand->piece[i]) &&
		    !say_one(l, VERB_SHOW, hand->piece[i]))
			return;
}

void
q_moves(const void *state, move_fn *each, void *arg)
{
	const struct q *q = state;
	const struct pile *hand = &q->seat[0].hand.cards;
	struct listing l;

	l.to = (struct listener){ each, arg };
	if (q->due.seat > 0)
		hand = &q->seat[q->due.seat].hand.cards;
	switch (q->due.what) {
	case DUE_OPENING:
		say_cards(&l, VERB_KEEP, hand, KEPT);
		break;
	case DUE_KEEP:
		say_cards(&l, VERB_KEEP, &q->drawn, 1);
		break;
	case DUE_GIVE:
		say_cards(&l, VERB_GIVE, hand, q->offer.n);
		break;
	case DUE_ACTION:
		actions(q, &l);
		break;
	case DUE_DISCARD:
		discards(q, &l);
		break;
	case DUE_PICK:
		picks(q, &l);
		break;
	case DUE_DROP:
		say_cards(&l, VERB_DROP, hand, 1);
		break;
	case DUE_SHOW:
		shows(q, &l);
		break;
	default:
		break;
	}
}
