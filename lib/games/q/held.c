/* Cards with who knows them.  Of several copies in a hand the first are known
   to most, so that what is known does not hang on which copy is which. */

#include "q.h"

void
q_held_push(struct held *h, int card, unsigned known)
{
	h->known[h->cards.n] = known;
	pile_push(&h->cards, card);
}

/* Where it belongs among cards in order. */
void
q_held_add(struct held *h, int card, unsigned known)
{
	uint8_t *piece = h->cards.piece, *knows = h->known, before;
	int i = h->cards.n;

	pile_push(&h->cards, card);
	for (; i > 0 && piece[i - 1] > card; i--) {
		piece[i] = piece[i - 1];
		knows[i] = knows[i - 1];
	}
	piece[i] = card;
	knows[i] = known;
	for (; i > 0 && piece[i - 1] == card; i--) {
		before = knows[i - 1];
		knows[i - 1] |= knows[i];
		knows[i] &= before;
	}
}

void
q_held_sort(struct held *h)
{
	int i, n = h->cards.n;

	h->cards.n = 0;
	for (i = 0; i < n; i++)
		q_held_add(h, h->cards.piece[i], h->known[i]);
}

/* Who did not see it go knows nothing of that hand any more: what they still
   knew would tell which card it was not. */
void
q_held_take(struct held *h, int card, unsigned saw)
{
	uint8_t *piece = h->cards.piece;
	int i, kept = 0;

	for (i = 0; i < h->cards.n; i++) {
		piece[kept] = piece[i];
		h->known[kept] = h->known[i] & saw;
		kept += kept < i || piece[i] != card;
	}
	h->cards.n = kept;
}

/* That many copies of it, at least, are known to these. */
void
q_held_show(struct held *h, int card, int copies, unsigned known)
{
	int i, at = pile_find(&h->cards, card);

	for (i = at; i < at + copies; i++)
		h->known[i] |= known;
}
