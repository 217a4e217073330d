#include "pile.h"

#include <assert.h>
#include <string.h>

enum { FEW = 24 }; /* pieces, which are sorted one by one */

void
pile_push(struct pile *p, int piece)
{
	assert(p->n < PILE_MAX);
	p->piece[p->n++] = piece;
}

void
pile_remove_at(struct pile *p, int index)
{
	assert(index >= 0 && index < p->n);
	p->n--;
	memmove(p->piece + index, p->piece + index + 1, p->n - index);
}

int
pile_take_top(struct pile *p)
{
	int piece = p->piece[0];

	pile_remove_at(p, 0);
	return piece;
}

int
pile_find(const struct pile *p, int piece)
{
	const uint8_t *found = memchr(p->piece, piece, p->n);

	return found != NULL ? (int)(found - p->piece) : -1;
}

void
pile_hide(struct pile *p)
{
	memset(p->piece, PIECE_HIDDEN, p->n);
}

/* How often each piece is there. */
static void
count_pieces(const struct pile *p, uint8_t counts[256])
{
	int i;

	memset(counts, 0, 256);
	for (i = 0; i < p->n; i++)
		counts[p->piece[i]]++;
}

void
pile_insert(struct pile *p, int piece)
{
	int i = p->n;

	pile_push(p, piece);
	for (; i > 0 && p->piece[i - 1] > piece; i--)
		p->piece[i] = p->piece[i - 1];
	p->piece[i] = piece;
}

static void
sort_by_counts(struct pile *p)
{
	uint8_t counts[256];
	int piece, i = 0;

	count_pieces(p, counts);
	for (piece = 0; i < p->n; piece++)
		for (; counts[piece] > 0; counts[piece]--)
			p->piece[i++] = piece;
}

void
pile_sort(struct pile *p)
{
	int n = p->n;

	if (n > FEW) {
		sort_by_counts(p);
		return;
	}
	for (p->n = 0; p->n < n;)
		pile_insert(p, p->piece[p->n]);
}

int
pile_count(const struct pile *pile, int piece)
{
	int i, count = 0;

	for (i = 0; i < pile->n; i++)
		count += pile->piece[i] == piece;
	return count;
}

bool
pile_is_sorted(const struct pile *pile)
{
	int i;

	for (i = 1; i < pile->n; i++)
		if (pile->piece[i - 1] > pile->piece[i])
			return false;
	return true;
}

bool
pile_is_part(const struct pile *part, const struct pile *whole)
{
	int i;

	for (i = 0; i < part->n; i++)
		if (pile_count(part, part->piece[i]) >
		    pile_count(whole, part->piece[i]))
			return false;
	return true;
}

bool
pile_alike(const struct pile *a, const struct pile *b)
{
	uint8_t in_a[256], in_b[256];

	count_pieces(a, in_a);
	count_pieces(b, in_b);
	return a->n == b->n && memcmp(in_a, in_b, sizeof(in_a)) == 0;
}
