/* What a view leaves open, and how a guess fills it in. */

#include "q.h"

static bool
is_hidden(const struct pile *pile)
{
	return pile_find(pile, PIECE_HIDDEN) != -1;
}

/* What is seen is not among the pieces any more. */
static void
leave_out(uint8_t left[256], const struct pile *seen)
{
	int i;

	for (i = 0; i < seen->n; i++)
		left[seen->piece[i]]--;
}

/* Puts the pieces where some are hidden, as far as they go. */
static void
fill(struct pile *pile, const struct move *answer, int *next)
{
	int i;

	for (i = 0; i < pile->n && *next < answer->n; i++)
		if (pile->piece[i] == PIECE_HIDDEN)
			pile->piece[i] = answer->arg[(*next)++];
}

static bool
ask_roles(const struct q *q, struct question *question)
{
	int seat, hidden = 0;

	question->outcome.verb = VERB_ROLES;
	q_spell_roles(q, &question->pieces);
	for (seat = 1; seat <= q->seats; seat++)
		if (q->seat[seat].role == PIECE_HIDDEN)
			hidden++;
		else if (q->seat[seat].role != ROLE_NONE)
			pile_remove_at(&question->pieces, pile_find(
			    &question->pieces, q->seat[seat].role));
	question->count = question->pieces.n;
	return hidden > 0;
}

/* Who has looked at the hold knows all that others loaded. */
static bool
ask_loaded(const struct q *q, int viewer, struct question *question)
{
	const struct pile *own;
	int seat, i;
	bool hidden = false;

	if (q->phase != PHASE_SAILING || q->loader != viewer)
		return false;
	for (seat = 1; seat <= q->seats; seat++)
		hidden |= is_hidden(&q->seat[seat].loaded);
	question->outcome.verb = VERB_LOSE;
	question->pieces = q->hold;
	own = &q->seat[viewer].loaded;
	for (i = 0; i < own->n; i++)
		pile_remove_at(&question->pieces, pile_find(
		    &question->pieces, own->piece[i]));
	question->count = question->pieces.n;
	return hidden;
}

static void
leave_out_all(const struct q *q, uint8_t left[256])
{
	const struct pile *const piles[] = { &q->drawn, &q->aside.cards,
	    &q->discards.cards, &q->deck, NULL };
	struct pile shipped = q_on_ship(q, 0, q->ship.n);
	struct pile sailed = q_sailed(q, 0);
	int i;

	for (i = 1; i <= q->seats; i++) {
		leave_out(left, &q->seat[i].hand.cards);
		leave_out(left, &q->seat[i].loaded);
	}
	for (i = 0; piles[i] != NULL; i++)
		leave_out(left, piles[i]);
	leave_out(left, &shipped);
	leave_out(left, &sailed);
}

static bool
ask_cards(const struct q *q, struct question *question)
{
	uint8_t left[256] = { 0 };
	int card;

	for (card = 0; card < q->set->n; card++)
		left[card] = q_copies(q, card);
	leave_out_all(q, left);
	question->pieces.n = 0;
	for (card = 0; card < q->set->n; card++)
		for (; card != q->set->pope && left[card] > 0; left[card]--)
			pile_push(&question->pieces, card);
	question->outcome.verb = VERB_SHUFFLE;
	question->count = question->pieces.n;
	return question->count > 0;
}

static bool
ask_offer(const struct q *q, struct question *question)
{
	question->outcome.verb = VERB_GIVE;
	question->pieces = q->seat[q_acting(q)].hand.cards;
	question->count = q->offer.n;
	return is_hidden(&q->offer);
}

bool
q_unknown(const void *state, int viewer, struct question *question)
{
	const struct q *q = state;

	question->pile = -1;
	question->outcome.n = 0;
	return ask_roles(q, question) || ask_loaded(q, viewer, question) ||
	    ask_cards(q, question) || ask_offer(q, question);
}

/* The place of the Pope's card is known to all (setup 5). */
static void
fill_deck(struct q *q, const struct move *answer, int *next)
{
	if (!q->dead && q->phase >= PHASE_CITY)
		q->deck.piece[q->deck.n - 1 - q_below(q)] = q->set->pope;
	fill(&q->deck, answer, next);
}

static void
fill_cards(struct q *q, const struct move *answer)
{
	int seat, next = 0;

	for (seat = 1; seat <= q->seats; seat++) {
		fill(&q->seat[seat].hand.cards, answer, &next);
		q_held_sort(&q->seat[seat].hand);
	}
	for (seat = 1; seat <= q->seats; seat++) {
		fill(&q->seat[seat].loaded, answer, &next);
		pile_sort(&q->seat[seat].loaded);
	}
	fill(&q->drawn, answer, &next);
	pile_sort(&q->drawn);
	fill(&q->aside.cards, answer, &next);
	fill(&q->discards.cards, answer, &next);
	fill_deck(q, answer, &next);
}

/* Only if somebody else looks at it is it hidden. */
static void
fill_hold(struct q *q)
{
	int seat, i, n = 0;

	if (!is_hidden(&q->hold))
		return;
	for (seat = 1; seat <= q->seats; seat++)
		for (i = 0; i < q->seat[seat].loaded.n; i++)
			q->hold.piece[n++] = q->seat[seat].loaded.piece[i];
	pile_sort(&q->hold);
}

void
q_reveal(void *state, int viewer, const struct move *answer)
{
	struct q *q = state;
	int seat, next = 0;

	(void)viewer;
	switch (answer->verb) {
	case VERB_ROLES:
		for (seat = 1; seat <= q->seats; seat++)
			if (q->seat[seat].role == PIECE_HIDDEN)
				q->seat[seat].role = answer->arg[next++];
		break;
	case VERB_LOSE:
		for (seat = 1; seat <= q->seats; seat++) {
			fill(&q->seat[seat].loaded, answer, &next);
			pile_sort(&q->seat[seat].loaded);
		}
		break;
	case VERB_SHUFFLE:
		fill_cards(q, answer);
		fill_hold(q);
		break;
	default:
		fill(&q->offer, answer, &next);
		pile_sort(&q->offer);
	}
}
