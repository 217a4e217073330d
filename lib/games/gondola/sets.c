/* Parts of a few cards, and the sets among them, found without looking at
   every part. */

#include <string.h>

#include "gondola.h"

enum { WHOLE = (1 << PLAYED_MAX) - 1 };

void
gondola_parts(struct parts *p, uint64_t cards)
{
	int i, rank, suit, n = gondola_list(cards, p->list);
	unsigned bit = 1 << PLAYED_MAX;

	p->n = 0;
	p->whole = p->alike = p->suited = 0;
	p->ranks = gondola_ranks_of(cards);
	memset(p->of_rank, 0, sizeof(p->of_rank));
	memset(p->of_suit, 0, sizeof(p->of_suit));
	for (i = 0; i < n; i++) {
		bit >>= 1;
		rank = gondola_rank(p->list[i]);
		suit = gondola_suit(p->list[i]);
		p->whole |= bit;
		p->alike |= (p->of_rank[rank] != 0) << rank;
		p->suited |= (p->of_suit[suit] != 0) << suit;
		p->of_rank[rank] |= bit;
		p->of_suit[suit] |= bit;
	}
}

/* Each once, in order; the keys are in this order too. */
static void
add(struct parts *p, unsigned part, int count)
{
	unsigned key = count << PLAYED_MAX | (WHOLE - part);
	int i, at = p->n;

	while (at > 0 && p->key[at - 1] > key)
		at--;
	if (at > 0 && p->key[at - 1] == key)
		return;
	for (i = p->n++; i > at; i--)
		p->key[i] = p->key[i - 1];
	p->key[at] = key;
}

void
gondola_add_parts(struct parts *p, unsigned of, int least)
{
	static const uint8_t counts[] = { 0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3,
	    2, 3, 3, 4 };
	unsigned part;
	int count;

	for (part = of; part != 0; part = (part - 1) & of) {
		count = counts[part & 15] + counts[part >> 4];
		if (count >= least)
			add(p, part, count);
	}
}

int
gondola_part(const struct parts *p, int i, uint8_t list[])
{
	unsigned part = WHOLE - (p->key[i] & WHOLE);
	int at, n = 0;

	for (; part != 0; part &= ~(1u << (PLAYED_MAX - 1 - at))) {
		at = __builtin_clz(part) - __builtin_clz(WHOLE);
		list[n++] = p->list[at];
	}
	return n;
}

/* Straights that go on at this rank; the gift stands for its own. */
static void
add_straights(struct parts *p, int rank, int gift, unsigned part, int count)
{
	unsigned left = p->of_rank[rank];

	if (rank > gift && count + (gift >= 0) >= 3)
		add(p, part, count);
	if (rank == gift)
		add_straights(p, rank + 1, gift, part, count);
	else
		for (; left != 0; left &= left - 1)
			add_straights(p, rank + 1, gift,
			    part | (left & -left), count + 1);
}

/* The lowest ranks of straights of three. */
static unsigned
threes(unsigned ranks)
{
	return ranks & ranks >> 1 & ranks >> 2;
}

static void
find_completed(struct parts *p, int gift)
{
	int rank = gondola_rank(gift), low = rank, suit = gondola_suit(gift);

	gondola_add_parts(p, p->of_rank[rank], 1);
	if (p->suited >> suit & 1)
		gondola_add_parts(p, p->of_suit[suit], 2);
	if ((threes(p->ranks | 1 << rank) & (7 << rank) >> 2) == 0)
		return;
	add_straights(p, low, rank, 0, 0);
	while (low > 0 && p->of_rank[low - 1] != 0)
		add_straights(p, --low, rank, 0, 0);
}

static void
find_sets(struct parts *p)
{
	unsigned left;

	for (left = p->alike; left != 0; left &= left - 1)
		gondola_add_parts(p, p->of_rank[__builtin_ctz(left)], 2);
	for (left = threes(p->ranks); left != 0; left &= left - 1)
		add_straights(p, __builtin_ctz(left), -1, 0, 0);
	for (left = p->suited; left != 0; left &= left - 1)
		gondola_add_parts(p, p->of_suit[__builtin_ctz(left)], 3);
}

void
gondola_find_deliveries(struct parts *p, int gift)
{
	unsigned left = p->whole;

	p->n = 0;
	if (gift != -1)
		find_completed(p, gift);
	else
		find_sets(p);
	if (gift == -1 && p->n == 0)
		for (; left != 0; left &= left - 1)
			add(p, left & -left, 1);
}

uint64_t
gondola_gifts(const struct parts *p)
{
	unsigned ranks = p->ranks, left;
	uint64_t gifts = gondola_of_ranks((ranks | (ranks << 1 & ranks << 2) |
	    (ranks << 1 & ranks >> 1) | (ranks >> 1 & ranks >> 2)) &
	    ALL_RANKS);

	for (left = p->suited; left != 0; left &= left - 1)
		gifts |= (uint64_t)ALL_RANKS << __builtin_ctz(left) * RANKS;
	return gifts;
}
