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
q_ship_points(const struct q *q, const struct cargo *c)
{
	return q->seized && q_is_freight(q, c->card) ? c->seized : c->points;
}

/* Ship 4 to 6, and 7 for one that carries nothing. */
static void
add_up(struct q *q)
{
	struct voyage *v = &q->voyage[q->voyages++];
	const struct cargo *c = q->ship.cargo;
	struct sailed *s;

	*v = (struct voyage){ .seized = q->seized, .cards = q->ship.n,
	    .convent = q->convent };
	for (; c < q->ship.cargo + q->ship.n; c++) {
		s = &q->sailed[q->carried++];
		*s = (struct sailed){ c->card, q_ship_points(q, c),
		    c->effect };
		v->points += s->points + s->effect;
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
			pile_insert(&q->hold, q->seat[seat].loaded.piece[i]);
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
		if (pile_count(&q->seat[seat].loaded, card) >
		    pile_count(&q->hold, card))
			known |= 1u << seat;
	q_held_push(&q->discards, card, known);
}

static void
load(struct q *q, bool events)
{
	const struct card *card;
	int i;

	for (i = 0; i < q->hold.n; i++) {
		card = q_card(q, q->hold.piece[i]);
		if ((card->type == TYPE_EVENTO) == events)
			q->ship.cargo[q->ship.n++] = (struct cargo){
			    q->hold.piece[i], card->points,
			    q_is_freight(q, q->hold.piece[i]) ? card->seized :
			    card->points, 0 };
	}
}

/* Goes on with the effects, and ends the round after the last one. */
void
q_go_on(struct q *q)
{
	q_run(q);
	if (q->phase == PHASE_CARGO && q->ship.at == q->ship.n)
		add_up(q);
}

/* Ship 2 and 3: without the card that is discarded, if any. */
void
q_load_ship(struct q *q, const struct move *move)
{
	int seat;

	if (move->n > 0)
		take_out(q, move->arg[0]);
	q->ship = (struct ship){ 0 };
	load(q, true);
	load(q, false);
	q->hold.n = 0;
	for (seat = 1; seat <= q->seats; seat++)
		q->seat[seat].loaded.n = 0;
	q->phase = PHASE_EVENTS;
	q_go_on(q);
}

int
q_events(const struct q *q)
{
	int n = 0;

	while (n < q->ship.n && q_is_event(q, q->ship.cargo[n].card))
		n++;
	return n;
}

struct pile
q_on_ship(const struct q *q, int from, int end)
{
	struct pile cards;

	for (cards.n = 0; from < end; from++)
		pile_push(&cards, q->ship.cargo[from].card);
	return cards;
}

struct pile
q_sailed(const struct q *q, int from)
{
	struct pile cards;

	for (cards.n = 0; from < q->carried; from++)
		pile_push(&cards, q->sailed[from].card);
	return cards;
}

/* The points move with their cards; copies are alike here still, or have been
   changed alike, as they are of one type. */
void
q_order(struct q *q, const struct move *move)
{
	struct cargo *next = &q->ship.cargo[q->ship.at], *c, found;
	int i;

	for (i = 0; i < move->n; i++, next++) {
		for (c = next; c->card != move->arg[i];)
			c++;
		found = *c;
		*c = *next;
		*next = found;
	}
	q->ship.ordered = true;
	q_go_on(q);
}
