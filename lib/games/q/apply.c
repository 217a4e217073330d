/* Making a move: what is done in the city. */

#include "q.h"

static unsigned
bit(int seat)
{
	return 1u << seat;
}

int
q_draw_card(struct q *q, int seat)
{
	int card = -1;

	if (q->deck.n > 0)
		card = pile_take_top(&q->deck);
	if (card == q->set->pope) {
		q->dead = true;
		return q_draw_card(q, seat);
	}
	if (card != -1)
		pile_push(&q->drawers, seat);
	return card;
}

static void
end_turn(struct q *q)
{
	q->turns++;
	if (q->turns == 2 * q->seats)
		q_sail(q);
}

static void
discard(struct q *q, int seat, int card)
{
	q_held_take(&q->seat[seat].hand, card, 0);
	q_held_push(&q->discards, card, bit(seat));
}

static void
keep(struct q *q, const struct move *move)
{
	int seat = q->due.seat, other;

	if (q->due.what == DUE_OPENING) {
		q_keep_opening(q, move);
		return;
	}
	other = q->drawn.piece[q->drawn.piece[0] == move->arg[0]];
	q_held_add(&q->seat[seat].hand, move->arg[0], 0);
	q_held_push(&q->discards, other, bit(seat));
	q->drawn.n = 0;
	end_turn(q);
}

/* Round 2. */
static void
fondaco(struct q *q, const struct move *move)
{
	int seat = q->due.seat;
	int one = q_draw_card(q, seat);
	int two = one != -1 ? q_draw_card(q, seat) : -1;

	(void)move;
	if (two != -1) {
		q->drawn.n = 2;
		q->drawn.piece[0] = one < two ? one : two;
		q->drawn.piece[1] = one < two ? two : one;
		return;
	}
	if (one != -1)
		q_held_add(&q->seat[seat].hand, one, 0);
	end_turn(q);
}

/* Round 3. */
static void
porto(struct q *q, const struct move *move)
{
	int seat = q->due.seat;

	q_held_take(&q->seat[seat].hand, move->arg[0], 0);
	pile_insert(&q->seat[seat].loaded, move->arg[0]);
	if (q->loader == 0)
		q->loader = seat;
	end_turn(q);
}

/* Round 4: the cards stay in the hand until the other has chosen. */
static void
locanda(struct q *q, const struct move *move)
{
	int i;

	q->giver = move->arg[0];
	for (i = 1; i < move->n; i++)
		pile_push(&q->offer, move->arg[i]);
}

static void
hand_over(struct q *q, int from, int to, const uint8_t *cards)
{
	int i;

	for (i = 0; i < q->offer.n; i++)
		q_held_take(&q->seat[from].hand, cards[i], bit(to));
}

static void
receive(struct q *q, int from, int to, const uint8_t *cards)
{
	int i;

	for (i = 0; i < q->offer.n; i++)
		q_held_add(&q->seat[to].hand, cards[i], bit(from));
}

/* Both hands lose their cards before either gets any: a copy that comes back
   is still one that the other has seen. */
static void
give(struct q *q, const struct move *move)
{
	int one = q_acting(q), other = q->giver;

	hand_over(q, one, other, q->offer.piece);
	hand_over(q, other, one, move->arg);
	receive(q, one, other, q->offer.piece);
	receive(q, other, one, move->arg);
	q->giver = 0;
	q->offer.n = 0;
	end_turn(q);
}

/* Round 5. */
static void
convento(struct q *q, const struct move *move)
{
	int i, seat = q->due.seat, held;

	for (i = 1; i < move->n; i++)
		discard(q, seat, move->arg[i]);
	if (q->seats == 5) {
		q->convent -= CONVENT;
		q->total -= CONVENT;
	}
	q->loser = move->arg[0];
	held = q->seat[q->loser].hand.cards.n;
	q->losses = move->n - 1 < held ? move->n - 1 : held;
}

static void
lose(struct q *q, const struct move *move)
{
	int i;

	for (i = 0; i < move->n; i++)
		discard(q, q->loser, move->arg[i]);
	q->loser = q->losses = 0;
	end_turn(q);
}

/* Round 6. */
static void
palazzo(struct q *q, const struct move *move)
{
	(void)move;
	q->seized = true;
	q->seat[q->due.seat].palazzo = true;
	end_turn(q);
}

static void
pass(struct q *q, const struct move *move)
{
	(void)move;
	end_turn(q);
}

/* Effects 8. */
static void
drop(struct q *q, const struct move *move)
{
	discard(q, q->ship.asked, move->arg[0]);
	q->ship.left--;
	q_go_on(q);
}

static void (*const acts[VERBS])(struct q *, const struct move *) = {
	[VERB_KEEP] = keep,
	[VERB_FONDACO] = fondaco,
	[VERB_PORTO] = porto,
	[VERB_LOCANDA] = locanda,
	[VERB_GIVE] = give,
	[VERB_CONVENTO] = convento,
	[VERB_PALAZZO] = palazzo,
	[VERB_PASS] = pass,
	[VERB_DISCARD] = q_load_ship,
	[VERB_PICK] = q_pick,
	[VERB_DROP] = drop,
	[VERB_SHOW] = q_show,
	[VERB_ROLES] = q_deal_roles,
	[VERB_SHUFFLE] = q_shuffle,
	[VERB_LOSE] = lose,
	[VERB_ORDER] = q_order,
};

void
q_apply(void *state, const struct move *move)
{
	struct q *q = state;

	acts[move->verb](q, move);
	q->due = q_due(q);
}
