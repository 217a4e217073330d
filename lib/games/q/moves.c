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

/* The other seats that have cards enough to be met, at least so many. */
struct others {
	int n;
	uint8_t seat[Q_SEATS + 1];
};

static void
find_others(const struct q *q, int cards, struct others *o)
{
	int seat;

	o->n = 0;
	for (seat = 1; seat <= q->seats; seat++) {
		o->seat[o->n] = seat;
		o->n += q_can_meet(q, VERB_LOCANDA, seat, cards);
	}
}

/* The different cards of a hand; "pair" is where the second cards begin that
   can go with one. */
struct kinds {
	int n;
	uint8_t card[PILE_MAX], pair[PILE_MAX];
};

static void
find_kinds(const struct pile *hand, struct kinds *k)
{
	bool fresh;
	int i;

	k->n = 0;
	for (i = 0; i < hand->n; i++) {
		fresh = is_new(hand, i);
		k->n += fresh;
		k->card[k->n - 1] = hand->piece[i];
		k->pair[k->n - 1] = k->n - !fresh;
	}
}

static bool
say_singles(struct listing *l, const struct kinds *k, const struct others *o)
{
	int i, at;

	l->move.n = 2;
	for (i = 0; i < o->n; i++) {
		l->move.arg[0] = o->seat[i];
		for (at = 0; at < k->n; at++) {
			l->move.arg[1] = k->card[at];
			if (!l->to.each(&l->move, l->to.arg))
				return false;
		}
	}
	return true;
}

static bool
say_pairs(struct listing *l, const struct kinds *k, const struct others *o)
{
	int i, at, next;

	l->move.n = 3;
	for (i = 0; i < o->n; i++) {
		l->move.arg[0] = o->seat[i];
		for (at = 0; at < k->n; at++) {
			l->move.arg[1] = k->card[at];
			for (next = k->pair[at]; next < k->n; next++) {
				l->move.arg[2] = k->card[next];
				if (!l->to.each(&l->move, l->to.arg))
					return false;
			}
		}
	}
	return true;
}

/* What takes cards of the hand. */
static bool
say_dealings(const struct q *q, struct listing *l, const struct pile *hand)
{
	struct others one, two;
	struct kinds k;
	bool pairs = hand->n > 1;
	int i;

	find_kinds(hand, &k);
	find_others(q, 1, &one);
	for (i = 0; i < k.n; i++)
		if (!say_one(l, VERB_PORTO, k.card[i]))
			return false;
	l->move.verb = VERB_LOCANDA;
	if (!say_singles(l, &k, &one))
		return false;
	if (pairs) {
		find_others(q, 2, &two);
		if (!say_pairs(l, &k, &two))
			return false;
	}
	l->move.verb = VERB_CONVENTO;
	return say_singles(l, &k, &one) && (!pairs || say_pairs(l, &k, &one));
}

static void
actions(const struct q *q, struct listing *l)
{
	int seat = q->due.seat;
	const struct pile *hand = &q->seat[seat].hand.cards;

	if (q->deck.n > 0 && !say(l, VERB_FONDACO))
		return;
	if (hand->n > 0 && !say_dealings(q, l, hand))
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
