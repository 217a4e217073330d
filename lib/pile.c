#include "pile.h"

#include <assert.h>
#include <string.h>

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

static void
count_pieces(const struct pile *p, uint8_t counts[256])
{
	int i;

	memset(counts, 0, 256);
	for (i = 0; i < p->n; i++)
		counts[p->piece[i]]++;
}

/* By insertion: piles to be sorted are short, or in order but for a few. */
void
pile_sort(struct pile *p)
{
	uint8_t piece;
	int i, k;

	for (i = 1; i < p->n; i++) {
		piece = p->piece[i];
		for (k = i; k > 0 && p->piece[k - 1] > piece; k--)
			p->piece[k] = p->piece[k - 1];
		p->piece[k] = piece;
	}
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
pile_alike(const struct pile *a, const struct pile *b)
{
	uint8_t in_a[256], in_b[256];

	count_pieces(a, in_a);
	count_pieces(b, in_b);
	return a->n == b->n && memcmp(in_a, in_b, sizeof(in_a)) == 0;
}
