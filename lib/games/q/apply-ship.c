/* The ship sails: from the last turn of a round to the first of the next. */

#include "q.h"

static void
next_round(struct q *q)
{
	q->loader = 0;
	q->turns = 0;
	q->seized = false;
	q->convent = 0;
	q->ship = (struct ship){ 0 };
	q->phase = PHASE_CITY;
	if (q->deck.n == 0 || q->round == ROUNDS)
		q->phase = PHASE_OVER;
	else
		q->round++;
}

long
q_ship_points(const struct q *q, int i)
{
	const struct ship *s = &q->ship;

	return q->seized && q_is_freight(q, s->cards.piece[i]) ? s->seized[i] :
	    s->points[i];
}

/* Ship 4 to 6, and 7 for one that carries nothing. */
static void
add_up(struct q *q)
{
	struct voyage *v = &q->voyage[q->voyages++];
	const struct ship *s = &q->ship;
	int i;

	*v = (struct voyage){ .seized = q->seized, .cards = s->cards.n,
	    .convent = q->convent };
	for (i = 0; i < s->cards.n; i++) {
		q->sailed_points[q->sailed.n] = q_ship_points(q, i);
		q->sailed_effect[q->sailed.n] = s->effect[i];
		pile_push(&q->sailed, s->cards.piece[i]);
		v->points += q_ship_points(q, i) + s->effect[i];
	}
	q->total += v->points;
	next_round(q);
}

/* The order of ids tells nothing of who loaded what. */
static void
open_hold(struct q *q)
{
	int seat, i;

	for (seat = 1; seat <= q->seats; seat++)
		for (i = 0; i < q->seat[seat].loaded.n; i++)
			pile_push(&q->hold, q->seat[seat].loaded.piece[i]);
	pile_sort(&q->hold);
	q->phase = PHASE_SAILING;
}

void
q_sail(struct q *q)
{
	q->first = q_next_first(q);
	if (q->loader == 0)
		add_up(q);
	else
		open_hold(q);
}

/* Whoever loaded more copies than are shown knows which card is gone. */
static void
take_out(struct q *q, int card)
{
	unsigned known = 1u << q->loader;
	int seat;

	pile_remove_at(&q->hold, pile_find(&q->hold, card));
	for (seat = 1; seat <= q->seats; seat++)
		if (q_count(&q->seat[seat].loaded, card) >
		    q_count(&q->hold, card))
			known |= 1u << seat;
	q_held_push(&q->discards, card, known);
}

static void
load_ship(struct q *q, bool events)
{
	struct ship *s = &q->ship;
	const struct card *card;
	int i;

	for (i = 0; i < q->hold.n; i++) {
		card = q_card(q, q->hold.piece[i]);
		if ((card->type == TYPE_EVENTO) != events)
			continue;
		s->points[s->cards.n] = card->points;
		s->seized[s->cards.n] = q_is_freight(q, q->hold.piece[i]) ?
		    card->seized : card->points;
		pile_push(&s->cards, q->hold.piece[i]);
	}
}

/* Goes on with the effects, and ends the round after the last one. */
static void
go_on(struct q *q)
{
	q_run(q);
	if (q->phase == PHASE_CARGO && q->ship.at == q->ship.cards.n)
		add_up(q);
}

void
q_discard(struct q *q, int card)
{
	int seat;

	if (card != -1)
		take_out(q, card);
	q->ship = (struct ship){ 0 };
	load_ship(q, true);
	load_ship(q, false);
	q->hold.n = 0;
	for (seat = 1; seat <= q->seats; seat++)
		q->seat[seat].loaded.n = 0;
	q->phase = PHASE_EVENTS;
	go_on(q);
}

int
q_events(const struct q *q)
{
	int n = 0;

	while (n < q->ship.cards.n && q_card(q, q->ship.cards.piece[n])->type
	    == TYPE_EVENTO)
		n++;
	return n;
}

/* The points move with their cards; copies are alike here still, or have been
   changed alike, as they are of one type. */
void
q_order(struct q *q, const struct move *move)
{
	struct ship *s = &q->ship, old = *s;
	int i, from;

	for (i = 0; i < move->n; i++) {
		from = pile_find(&old.cards, move->arg[i]);
		s->cards.piece[s->at + i] = move->arg[i];
		s->points[s->at + i] = old.points[from];
		s->seized[s->at + i] = old.seized[from];
	}
	s->ordered = true;
	go_on(q);
}

void
q_pick(struct q *q, int piece)
{
	q->ship.picked[q->ship.picks++] = piece;
	go_on(q);
}

void
q_drop(struct q *q, int card)
{
	int seat = q->ship.asked;

	q_held_take(&q->seat[seat].hand, card, 0);
	q_held_push(&q->discards, card, 1u << seat);
	q->ship.left--;
	go_on(q);
}

void
q_show(struct q *q, int card)
{
	int seat = q->ship.asked;
	unsigned all = ((1u << (q->seats + 1)) - 1) & ~(1u << seat);

	pile_push(&q->ship.shown, card);
	pile_sort(&q->ship.shown);
	q_held_show(&q->seat[seat].hand, card, q_count(&q->ship.shown, card),
	    all);
	q->ship.left--;
	go_on(q);
}
