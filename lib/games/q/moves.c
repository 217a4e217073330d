/* Every legal move, in the order that q(6) gives. */

#include <string.h>

#include "q.h"

static bool
say_one(const struct listener *to, enum verb verb, int piece)
{
	struct move move = { .verb = verb, .n = 1, .arg = { piece } };

	return to->each(&move, to->arg);
}

/*
 * Adds to a move, from the index on, each choice of so many cards of a sorted
 * pile, copies being alike.
 */
static bool
choices(const struct pile *cards, int index, int count, struct move *move,
    const struct listener *to)
{
	int i, last = -1;

	if (count == 0)
		return to->each(move, to->arg);
	for (i = index; i + count <= cards->n; i++) {
		if (cards->piece[i] == last)
			continue;
		last = cards->piece[i];
		move->arg[move->n++] = last;
		if (!choices(cards, i + 1, count - 1, move, to))
			return false;
		move->n--;
	}
	return true;
}

static bool
say_cards(const struct listener *to, enum verb verb, const struct pile *cards,
    int count)
{
	struct move move = { .verb = verb };

	return choices(cards, 0, count, &move, to);
}

/* With each other seat that has as many cards as are needed. */
static bool
say_with_seat(const struct q *q, enum verb verb, int count, int needed,
    const struct listener *to)
{
	struct move move = { .verb = verb };
	int seat, own = q_acting(q);

	for (seat = 1; seat <= q->seats; seat++) {
		if (seat == own || q->seat[seat].hand.cards.n < needed)
			continue;
		move.n = 1;
		move.arg[0] = seat;
		if (!choices(&q->seat[own].hand.cards, 0, count, &move, to))
			return false;
	}
	return true;
}

static void
actions(const struct q *q, int seat, const struct listener *to)
{
	if (q->deck.n > 0 && !listener_say(to, VERB_FONDACO))
		return;
	if (!say_cards(to, VERB_PORTO, &q->seat[seat].hand.cards, 1) ||
	    !say_with_seat(q, VERB_LOCANDA, 1, 1, to) ||
	    !say_with_seat(q, VERB_LOCANDA, 2, 2, to) ||
	    !say_with_seat(q, VERB_CONVENTO, 1, 1, to) ||
	    !say_with_seat(q, VERB_CONVENTO, 2, 1, to))
		return;
	if (!q->seized && !q->seat[seat].palazzo &&
	    !listener_say(to, VERB_PALAZZO))
		return;
	if (q->deck.n == 0)
		listener_say(to, VERB_PASS);
}

static void
discards(const struct q *q, const struct listener *to)
{
	int i, card, last = -1;

	for (i = 0; i < q->hold.n; i++) {
		card = q->hold.piece[i];
		if (card == last || q_card(q, card)->type == TYPE_EVENTO)
			continue;
		last = card;
		if (!say_one(to, VERB_DISCARD, card))
			return;
	}
	listener_say(to, VERB_DISCARD);
}

/* Effects 2; the roles of a swap differ. */
static void
picks(const struct q *q, const struct listener *to)
{
	const struct effect *e = q_effect(q);
	int i, other = -1;

	if (e->verb >= EFFECT_DRAW) {
		for (i = 1; i <= q->seats; i++)
			if (!say_one(to, VERB_PICK, i))
				return;
	} else if (e->verb <= EFFECT_CANCEL) {
		for (i = TYPE_LIBRO; i <= TYPE_ALTRO; i++)
			if (!say_one(to, VERB_PICK, TYPE_0 + i))
				return;
	} else {
		if (q->ship.picks > 0)
			other = q->ship.picked[0] - ROLE_0;
		else if (e->verb == EFFECT_SWAP)
			other = e->role[0] < ROLES ? e->role[0] : e->role[1];
		for (i = 0; i < ROLES; i++)
			if (i != other && q_has_role(q, i) &&
			    !say_one(to, VERB_PICK, ROLE_0 + i))
				return;
	}
}

/* What is left of the hand after what has been shown of it. */
static void
shows(const struct q *q, const struct listener *to)
{
	struct pile left = q->seat[q->ship.asked].hand.cards;
	int i;

	for (i = 0; i < q->ship.shown.n; i++)
		pile_remove_at(&left, pile_find(&left,
		    q->ship.shown.piece[i]));
	say_cards(to, VERB_SHOW, &left, 1);
}

void
q_moves(const void *state, move_fn *each, void *arg)
{
	const struct q *q = state;
	const struct listener to = { each, arg };
	struct due due = q_due(q);

	switch (due.what) {
	case DUE_OPENING:
		say_cards(&to, VERB_KEEP, &q->seat[due.seat].hand.cards, KEPT);
		break;
	case DUE_KEEP:
		say_cards(&to, VERB_KEEP, &q->drawn, 1);
		break;
	case DUE_GIVE:
		say_cards(&to, VERB_GIVE, &q->seat[due.seat].hand.cards,
		    q->offer.n);
		break;
	case DUE_ACTION:
		actions(q, due.seat, &to);
		break;
	case DUE_DISCARD:
		discards(q, &to);
		break;
	case DUE_PICK:
		picks(q, &to);
		break;
	case DUE_DROP:
		say_cards(&to, VERB_DROP, &q->seat[due.seat].hand.cards, 1);
		break;
	case DUE_SHOW:
		shows(q, &to);
		break;
	default:
		break;
	}
}
