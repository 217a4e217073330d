/* Cargo: what a gondola weighs, and what its Familia cards wait for. */

#include "gondola.h"

/* Loading 3. */
int
gondola_load(const struct pile *cards, const struct declarations *d)
{
	int i, card, load = 0;

	for (i = 0; i < cards->n; i++) {
		card = cards->piece[i];
		if (d->as[card] == UNDECLARED)
			load += gondola_is_cargo(card) ?
			    gondola_value(card) : 0;
		else if (gondola_is_cargo(card))
			load += d->as[card] == DOUBLED ?
			    2 * gondola_value(card) : gondola_value(card) / 2;
		else if (d->as[card] == PLUS_ONE)
			load++;
		else if (d->as[card] == MINUS_ONE && load > 0)
			load--;
		else if (d->as[card] == SET_TEN)
			load = 10;
	}
	return load;
}

/* The cargo of a boat on which no Matron is declared. */
uint64_t
gondola_free_cargo(const struct boat *boat, const struct declarations *d)
{
	return boat->held & ALL_CARGO & ~d->done;
}

int
gondola_first(const struct boat *boat, uint64_t cards)
{
	int i;

	for (i = 0; cards != 0 && i < boat->cards.n; i++)
		if (cards >> boat->cards.piece[i] & 1)
			return boat->cards.piece[i];
	return -1;
}

/*
 * The Familia card that has to be answered for now, or -1.  Loading 4: a
 * Matron that was not declared before another card came had no cargo to be
 * declared on; so only the last card can still be asked about.
 */
int
gondola_unanswered(const struct boat *boat, const struct declarations *d)
{
	uint64_t open = boat->held & ~ALL_CARGO & ~d->done;
	int last;

	if ((open & ~ALL_MATRONS) != 0)
		return gondola_first(boat, open & ~ALL_MATRONS);
	if (open == 0 || boat->cards.n == 1)
		return -1;
	last = boat->cards.piece[boat->cards.n - 1];
	return (open & gondola_bit(last)) != 0 &&
	    gondola_free_cargo(boat, d) != 0 ? last : -1;
}

/* The Matron to be declared next of those who wait, or -1. */
int
gondola_waiting(const struct boat *boat, const struct declarations *d)
{
	return gondola_first(boat, boat->held & ALL_MATRONS & ~d->done);
}
