/* What a view leaves open, and how a guess fills it in. */

#include "q.h"

static bool
is_hidden(const struct pile *pile)
{
	return pile_find(pile, PIECE_HIDDEN) != -1;
}

static void
remove_seen(struct pile *from, const struct pile *seen)
{
	int i, at;

	for (i = 0; i < seen->n; i++) {
		at = pile_find(from, seen->piece[i]);
		if (at != -1)
			pile_remove_at(from, at);
	}
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
	int seat;
	bool hidden = false;

	if (q->phase != PHASE_SAILING || q->loader != viewer)
		return false;
	for (seat = 1; seat <= q->seats; seat++)
		hidden |= is_hidden(&q->seat[seat].loaded);
	question->outcome.verb = VERB_LOSE;
	question->pieces = q->hold;
	remove_seen(&question->pieces, &q->seat[viewer].loaded);
	question->count = question->pieces.n;
	return hidden;
}

static bool
ask_cards(const struct q *q, struct question *question)
{
	struct pile *left = &question->pieces;
	struct pile shipped = q_on_ship(q, 0, q->ship.n);
	struct pile sailed = q_sailed(q, 0);
	int seat;

	q_spell_deck(q, left);
	for (seat = 1; seat <= q->seats; seat++) {
		remove_seen(left, &q->seat[seat].hand.cards);
		remove_seen(left, &q->seat[seat].loaded);
	}
	remove_seen(left, &q->drawn);
	remove_seen(left, &q->aside.cards);
	remove_seen(left, &q->discards.cards);
	remove_seen(left, &q->deck);
	remove_seen(left, &shipped);
	remove_seen(left, &sailed);
	question->outcome.verb = VERB_SHUFFLE;
	question->count = left->n;
	return left->n > 0;
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
	const struct question none = { .pile = -1 };
	const struct q *q = state;

	*question = none;
	if (ask_roles(q, question))
		return true;
	*question = none;
	if (ask_loaded(q, viewer, question))
		return true;
	*question = none;
	if (ask_cards(q, question))
		return true;
	*question = none;
	return ask_offer(q, question);
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
