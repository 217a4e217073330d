/* What a gondola weighs, and what its Familia cards still wait for. */

#include "gondola.h"

/* The cargo cards of the pile on which a Matron is declared. */
static uint64_t
declared_on(const struct pile *cards, const struct declarations *d)
{
	uint64_t on = 0;
	int i, card;

	for (i = 0; i < cards->n; i++) {
		card = cards->piece[i];
		if (gondola_rank(card) == MATRON && d->as[card] != UNDECLARED)
			on |= gondola_bit(d->on[card]);
	}
	return on;
}

uint64_t
gondola_free_cargo(const struct pile *cards, const struct declarations *d)
{
	uint64_t cargo = 0;
	int i;

	for (i = 0; i < cards->n; i++)
		if (gondola_is_cargo(cards->piece[i]))
			cargo |= gondola_bit(cards->piece[i]);
	return cargo & ~declared_on(cards, d);
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
waits(const struct pile *cards, const struct declarations *d, int index)
{
	return index == 0 || index < cards->n - 1 ||
	    gondola_free_cargo(cards, d) == 0;
}

/* The Familia card that has to be answered for now, or -1. */
int
gondola_unanswered(const struct pile *cards, const struct declarations *d)
{
	int i, card;

	for (i = 0; i < cards->n; i++) {
		card = cards->piece[i];
		if (gondola_is_cargo(card) || d->as[card] != UNDECLARED)
			continue;
		if (gondola_rank(card) != MATRON || !waits(cards, d, i))
			return card;
	}
	return -1;
}

/* The Matron to be declared next of those who wait, or -1. */
int
gondola_waiting(const struct pile *cards, const struct declarations *d)
{
	int i, card;

	for (i = 0; i < cards->n; i++) {
		card = cards->piece[i];
		if (gondola_rank(card) == MATRON && d->as[card] == UNDECLARED)
			return card;
	}
	return -1;
}
