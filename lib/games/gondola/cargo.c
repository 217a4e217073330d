/* Cargo: what a gondola weighs, and what its Familia cards wait for. */

#include "gondola.h"

/* The cargo on which no Matron of these is declared. */
uint64_t
gondola_free_cargo(uint64_t cards, const struct declarations *d)
{
	uint64_t cargo = cards & ALL_CARGO, matrons = cards & ALL_MATRONS;
	int card;

	for (; matrons != 0; matrons &= matrons - 1) {
		card = __builtin_ctzll(matrons);
		if (d->as[card] != UNDECLARED)
			cargo &= ~gondola_bit(d->on[card]);
	}
	return cargo;
}

/* What a cargo card adds to the load. */
static int
weight(const struct pile *cards, const struct declarations *d, int cargo)
{
	int i, card, value = gondola_value(cargo);

	for (i = 0; i < cards->n; i++) {
		card = cards->piece[i];
		if (gondola_rank(card) != MATRON || d->on[card] != cargo)
			continue;
		if (d->as[card] == DOUBLED)
			return 2 * value;
		if (d->as[card] == HALVED)
			return value / 2;
	}
	return value;
}

/* Loading 3. */
int
gondola_load(const struct pile *cards, const struct declarations *d)
{
	int i, card, load = 0;

	for (i = 0; i < cards->n; i++) {
		card = cards->piece[i];
		if (gondola_is_cargo(card))
			load += weight(cards, d, card);
		else if (d->as[card] == PLUS_ONE)
			load++;
		else if (d->as[card] == MINUS_ONE && load > 0)
			load--;
		else if (d->as[card] == SET_TEN)
			load = 10;
	}
	return load;
}

/*
 * Loading 4.  A Matron that was not declared before another card came had no
 * cargo to be declared on; so only the last card can still be asked about.
 */
static bool
waits(const struct boat *boat, const struct declarations *d, int index)
{
	return index == 0 || index < boat->cards.n - 1 ||
	    gondola_free_cargo(boat->held, d) == 0;
}

/* The Familia card that has to be answered for now, or -1. */
int
gondola_unanswered(const struct boat *boat, const struct declarations *d)
{
	int i, card;

	if ((boat->held & ~d->done & ~ALL_CARGO) == 0)
		return -1;
	for (i = 0; i < boat->cards.n; i++) {
		card = boat->cards.piece[i];
		if (gondola_is_cargo(card) || d->as[card] != UNDECLARED)
			continue;
		if (gondola_rank(card) != MATRON || !waits(boat, d, i))
			return card;
	}
	return -1;
}

/* The Matron to be declared next of those who wait, or -1. */
int
gondola_waiting(const struct boat *boat, const struct declarations *d)
{
	int i, card;

	if ((boat->held & ~d->done & ALL_MATRONS) == 0)
		return -1;
	for (i = 0; i < boat->cards.n; i++) {
		card = boat->cards.piece[i];
		if (gondola_rank(card) == MATRON && d->as[card] == UNDECLARED)
			return card;
	}
	return -1;
}
