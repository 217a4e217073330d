/* Cards as how many there are of each kind. */

#include <string.h>

#include "canal.h"

/* How many there are of each kind. */
static const struct cards of_two = { { 5, 5, 5, 5, 5, 5, 3, 7, 6, 6, 4, 5,
    5 } };
static const struct cards of_four = { { 10, 10, 10, 10, 10, 10, 6, 6, 12, 12,
    8, 10, 10 } };

struct cards
canal_all(int seats)
{
	return seats == TEAM_SEATS ? of_four : of_two;
}

struct cards
canal_opening(int seats)
{
	struct cards cards = { { 0 } };

	memset(cards.of, seats == TEAM_SEATS ? 4 : 2, DISTRICTS);
	return cards;
}

bool
canal_is(int card, int kinds)
{
	return card >= 0 && card < KINDS && (kinds >> card & 1) != 0;
}

bool
canal_empty(const struct cards *cards)
{
	static const struct cards none;

	return canal_same(cards, &none);
}

int
canal_count(const struct cards *cards)
{
	return canal_count_of(cards, ~0);
}

int
canal_count_of(const struct cards *cards, int kinds)
{
	int kind, n = 0;

	for (kind = 0; kind < ROOM; kind++)
		n += kinds >> kind & 1 ? cards->of[kind] : 0;
	return n;
}

int
canal_districts(const struct cards *cards)
{
	return canal_count_of(cards, ANY_DISTRICT);
}

int
canal_sum(const struct cards *cards)
{
	return cards->of[ONE] + 2 * cards->of[ONE + 1] +
	    3 * cards->of[ONE + 2];
}

void
canal_add(struct cards *to, const struct cards *cards)
{
	int kind;

	for (kind = 0; kind < ROOM; kind++)
		to->of[kind] += cards->of[kind];
}

struct cards
canal_sum_of(const struct cards *a, const struct cards *b)
{
	struct cards both = *a;

	canal_add(&both, b);
	return both;
}

void
canal_put(struct cards *to, int card)
{
	to->of[card >= 0 && card < KINDS ? card : UNSEEN]++;
}

void
canal_drop(struct cards *from, int card)
{
	bool known = card >= 0 && card < KINDS;
	int n;

	if (known && from->of[card] > 0) {
		from->of[card]--;
		return;
	}
	/* Whoever does not see which card it was knows none of them now. */
	if (!known) {
		n = canal_count(from);
		*from = (struct cards){ .of[UNSEEN] = n };
	}
	if (from->of[UNSEEN] > 0)
		from->of[UNSEEN]--;
}

struct cards
canal_beyond(const struct cards *a, const struct cards *b)
{
	struct cards more = { { 0 } };
	int kind;

	for (kind = 0; kind < KINDS; kind++)
		if (a->of[kind] > b->of[kind])
			more.of[kind] = a->of[kind] - b->of[kind];
	return more;
}

bool
canal_same(const struct cards *a, const struct cards *b)
{
	return memcmp(a->of, b->of, sizeof(a->of)) == 0;
}

struct cards
canal_only(const struct cards *cards, int kinds)
{
	struct cards only = { { 0 } };
	int kind;

	for (kind = 0; kind < KINDS; kind++)
		if (canal_is(kind, kinds))
			only.of[kind] = cards->of[kind];
	return only;
}

struct cards
canal_of_pile(const struct pile *pile)
{
	struct cards cards = { { 0 } };
	int i;

	for (i = 0; i < pile->n; i++)
		canal_put(&cards, pile->piece[i]);
	return cards;
}

int
canal_list(const struct cards *cards, uint8_t *list)
{
	int kind, i, n = 0;

	for (kind = 0; kind <= UNSEEN; kind++)
		for (i = 0; i < cards->of[kind] && n < PILE_MAX; i++)
			list[n++] = kind < KINDS ? kind : PIECE_HIDDEN;
	return n;
}

void
canal_spell(const struct cards *cards, struct pile *pile)
{
	pile->n = canal_list(cards, pile->piece);
}
