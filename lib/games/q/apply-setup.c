/* The set-up: roles, hands, what is kept of them, and the Pope's card. */

#include <string.h>

#include "q.h"

void
q_deal_roles(struct q *q, const struct move *move)
{
	int seat;

	for (seat = 1; seat <= q->seats; seat++)
		q->seat[seat].role = move->arg[seat - 1];
	q->phase = PHASE_SHUFFLE;
}

/* Setup 2. */
static void
deal_hands(struct q *q)
{
	int seat, i;

	for (seat = 1; seat <= q->seats; seat++)
		for (i = 0; i < DEALT; i++)
			q_held_add(&q->seat[seat].hand,
			    pile_take_top(&q->deck), 0);
	q->phase = PHASE_OPENING;
}

/* Setup 5: what was above stays above. */
static void
hide_pope(struct q *q)
{
	int i, at = q->deck.n / 2;

	pile_push(&q->deck, q->set->pope);
	for (i = q->deck.n - 1; i > at; i--)
		q->deck.piece[i] = q->deck.piece[i - 1];
	q->deck.piece[at] = q->set->pope;
	q->phase = PHASE_CITY;
}

void
q_shuffle(struct q *q, const struct move *move)
{
	q->deck.n = move->n;
	memcpy(q->deck.piece, move->arg, move->n);
	q->aside.cards.n = 0;
	if (q->phase == PHASE_SHUFFLE)
		deal_hands(q);
	else
		hide_pope(q);
}

/* Setup 3. */
void
q_keep_opening(struct q *q, const struct move *move)
{
	int i, card, seat = q->due.seat;
	struct held *hand = &q->seat[seat].hand;
	struct pile kept = { .n = 0 };

	for (i = 0; i < move->n; i++)
		pile_push(&kept, move->arg[i]);
	for (i = 0; i < hand->cards.n; i++) {
		card = hand->cards.piece[i];
		if (kept.n > 0 && card == kept.piece[0])
			pile_take_top(&kept);
		else
			q_held_push(&q->aside, card, 1u << seat);
	}
	hand->cards.n = 0;
	for (i = 0; i < move->n; i++)
		q_held_add(hand, move->arg[i], 0);
	if (seat == q->seats)
		q->phase = PHASE_RESHUFFLE;
}
