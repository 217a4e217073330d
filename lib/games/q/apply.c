/* Making a move: the set-up and what is done in the city. */

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
deal_roles(struct q *q, const struct move *move)
{
	int seat;

	for (seat = 1; seat <= q->seats; seat++)
		q->seat[seat].role = move->arg[seat - 1];
	q->phase = PHASE_SHUFFLE;
}

static void
set_deck(struct q *q, const struct move *move)
{
	int i;

	q->deck.n = 0;
	for (i = 0; i < move->n; i++)
		pile_push(&q->deck, move->arg[i]);
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
}

static void
shuffle(struct q *q, const struct move *move)
{
	set_deck(q, move);
	if (q->phase == PHASE_SHUFFLE) {
		deal_hands(q);
		return;
	}
	q->aside.cards.n = 0;
	hide_pope(q);
	q->phase = PHASE_CITY;
}

/* Setup 3. */
static void
keep_opening(struct q *q, int seat, const struct move *move)
{
	struct held *hand = &q->seat[seat].hand;
	struct pile left = hand->cards;
	int i;

	for (i = 0; i < move->n; i++)
		pile_remove_at(&left, pile_find(&left, move->arg[i]));
	for (i = 0; i < left.n; i++) {
		q_held_take(hand, left.piece[i], 0);
		q_held_push(&q->aside, left.piece[i], bit(seat));
	}
	if (seat == q->seats)
		q->phase = PHASE_RESHUFFLE;
}

static void
keep(struct q *q, const struct move *move)
{
	struct due due = q_due(q);

	if (due.what == DUE_OPENING) {
		keep_opening(q, due.seat, move);
		return;
	}
	pile_remove_at(&q->drawn, pile_find(&q->drawn, move->arg[0]));
	q_held_add(&q->seat[due.seat].hand, move->arg[0], 0);
	q_held_push(&q->discards, q->drawn.piece[0], bit(due.seat));
	q->drawn.n = 0;
	end_turn(q);
}

/* Round 2. */
static void
fondaco(struct q *q, const struct move *move)
{
	int seat = q_acting(q);
	int one = q_draw_card(q, seat);
	int two = one != -1 ? q_draw_card(q, seat) : -1;

	(void)move;
	if (two != -1) {
		pile_push(&q->drawn, one);
		pile_push(&q->drawn, two);
		pile_sort(&q->drawn);
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
	int seat = q_acting(q);

	q_held_take(&q->seat[seat].hand, move->arg[0], 0);
	pile_push(&q->seat[seat].loaded, move->arg[0]);
	pile_sort(&q->seat[seat].loaded);
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
hand_over(struct q *q, int from, int to, const struct pile *cards)
{
	int i;

	for (i = 0; i < cards->n; i++)
		q_held_take(&q->seat[from].hand, cards->piece[i], bit(to));
}

static void
receive(struct q *q, int from, int to, const struct pile *cards)
{
	int i;

	for (i = 0; i < cards->n; i++)
		q_held_add(&q->seat[to].hand, cards->piece[i], bit(from));
}

/* Both hands lose their cards before either gets any: a copy that comes back
   is still one that the other has seen. */
static void
give(struct q *q, const struct move *move)
{
	struct pile given = { .n = 0 };
	int one = q_acting(q), other = q->giver, i;

	for (i = 0; i < move->n; i++)
		pile_push(&given, move->arg[i]);
	hand_over(q, one, other, &q->offer);
	hand_over(q, other, one, &given);
	receive(q, one, other, &q->offer);
	receive(q, other, one, &given);
	q->giver = 0;
	q->offer.n = 0;
	end_turn(q);
}

/* Round 5. */
static void
convento(struct q *q, const struct move *move)
{
	int i, seat = q_acting(q), held;

	for (i = 1; i < move->n; i++) {
		q_held_take(&q->seat[seat].hand, move->arg[i], 0);
		q_held_push(&q->discards, move->arg[i], bit(seat));
	}
	if (q->seats == 5) {
		q->convent += CONVENT;
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

	for (i = 0; i < move->n; i++) {
		q_held_take(&q->seat[q->loser].hand, move->arg[i], 0);
		q_held_push(&q->discards, move->arg[i], bit(q->loser));
	}
	q->loser = q->losses = 0;
	end_turn(q);
}

/* Round 6. */
static void
palazzo(struct q *q, const struct move *move)
{
	(void)move;
	q->seized = true;
	q->seat[q_acting(q)].palazzo = true;
	end_turn(q);
}

static void
pass(struct q *q, const struct move *move)
{
	(void)move;
	end_turn(q);
}

static void
discard(struct q *q, const struct move *move)
{
	q_discard(q, move->n > 0 ? move->arg[0] : -1);
}

static void
pick(struct q *q, const struct move *move)
{
	q_pick(q, move->arg[0]);
}

static void
drop(struct q *q, const struct move *move)
{
	q_drop(q, move->arg[0]);
}

static void
show(struct q *q, const struct move *move)
{
	q_show(q, move->arg[0]);
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
	[VERB_DISCARD] = discard,
	[VERB_PICK] = pick,
	[VERB_DROP] = drop,
	[VERB_SHOW] = show,
	[VERB_ROLES] = deal_roles,
	[VERB_SHUFFLE] = shuffle,
	[VERB_LOSE] = lose,
	[VERB_ORDER] = q_order,
};

void
q_apply(void *state, const struct move *move)
{
	acts[move->verb](state, move);
}
