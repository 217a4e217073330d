/* Cards with who knows them.  Of several copies in a hand the first are known
   to most, so that what is known does not hang on which copy is which. */

#include <string.h>

#include "q.h"

void
q_held_push(struct held *h, int card, unsigned known)
{
	h->known[h->cards.n] = known;
	pile_push(&h->cards, card);
}

/* Copies from first to end - 1: whoever knows some knows the first ones. */
static void
settle_copies(struct held *h, int first, int end)
{
	int bit, i, n;

	for (bit = 0; bit < 8; bit++) {
		for (i = first, n = 0; i < end; i++)
			n += h->known[i] >> bit & 1;
		for (i = first; i < end; i++) {
			h->known[i] &= ~(1 << bit);
			h->known[i] |= (i - first < n) << bit;
		}
	}
}

void
q_held_sort(struct held *h)
{
	int i, k, card, known, first;

	for (i = 1; i < h->cards.n; i++) {
		card = h->cards.piece[i];
		known = h->known[i];
		for (k = i; k > 0 && h->cards.piece[k - 1] > card; k--) {
			h->cards.piece[k] = h->cards.piece[k - 1];
			h->known[k] = h->known[k - 1];
		}
		h->cards.piece[k] = card;
		h->known[k] = known;
	}
	for (i = first = 0; i < h->cards.n; i++)
		if (i + 1 == h->cards.n ||
		    h->cards.piece[i + 1] != h->cards.piece[i]) {
			if (i > first)
				settle_copies(h, first, i + 1);
			first = i + 1;
		}
}

void
q_held_add(struct held *h, int card, unsigned known)
{
	q_held_push(h, card, known);
	q_held_sort(h);
}

/* Who did not see it go knows nothing of that hand any more: what they still
   knew would tell which card it was not. */
void
q_held_take(struct held *h, int card, unsigned saw)
{
	int i, at = pile_find(&h->cards, card);

	pile_remove_at(&h->cards, at);
	memmove(h->known + at, h->known + at + 1, h->cards.n - at);
	for (i = 0; i < h->cards.n; i++)
		h->known[i] &= saw;
}

/* That many copies of it, at least, are known to these. */
void
q_held_show(struct held *h, int card, int copies, unsigned known)
{
	int i, at = pile_find(&h->cards, card);

	for (i = at; i < at + copies; i++)
		h->known[i] |= known;
}
