/* Sets of cards and what they are worth (delivery 2). */

#include "gondola.h"

const char *const gondola_kinds[] = { "none", "single", "pair", "triple",
    "quad", "straight", "flush", "straight flush" };

static unsigned
suit_part(uint64_t cards, int suit)
{
	return cards >> suit * RANKS & ((1u << RANKS) - 1);
}

static unsigned
ranks_of(uint64_t cards)
{
	return suit_part(cards, 0) | suit_part(cards, 1) |
	    suit_part(cards, 2) | suit_part(cards, 3);
}

static bool
is_flush(uint64_t cards)
{
	int suit = __builtin_ctzll(cards) / RANKS;

	return cards >> suit * RANKS < (uint64_t)1 << RANKS;
}

/* Each rank once, and no gap: adding the lowest carries past the highest. */
static bool
is_straight(uint64_t cards)
{
	unsigned ranks = ranks_of(cards);

	return gondola_count(ranks) == gondola_count(cards) &&
	    (ranks & (ranks + (ranks & -ranks))) == 0;
}

enum kind
gondola_kind(uint64_t cards)
{
	static const enum kind alike[] = { KIND_NONE, KIND_SINGLE, KIND_PAIR,
	    KIND_TRIPLE, KIND_QUAD };
	int n = gondola_count(cards);
	bool flush, straight;

	if (n == 0 || gondola_count(ranks_of(cards)) == 1)
		return alike[n];
	if (n < 3)
		return KIND_NONE;
	flush = is_flush(cards);
	straight = is_straight(cards);
	if (flush && straight)
		return KIND_STRAIGHT_FLUSH;
	return flush ? KIND_FLUSH : straight ? KIND_STRAIGHT : KIND_NONE;
}

bool
gondola_is_set(uint64_t cards)
{
	return gondola_kind(cards) >= KIND_PAIR;
}

/* Whether any set can be made of some of the cards. */
bool
gondola_has_set(uint64_t cards)
{
	unsigned ranks = ranks_of(cards);
	int suit;

	if (gondola_count(ranks) < gondola_count(cards) ||
	    (ranks & ranks >> 1 & ranks >> 2) != 0)
		return true;
	for (suit = 0; suit < SUITS; suit++)
		if (gondola_count(suit_part(cards, suit)) >= 3)
			return true;
	return false;
}

int
gondola_points(uint64_t cards)
{
	static const int times[] = { [KIND_NONE] = 0, [KIND_SINGLE] = 1,
	    [KIND_PAIR] = 2, [KIND_TRIPLE] = 3, [KIND_QUAD] = 4,
	    [KIND_STRAIGHT] = 2, [KIND_FLUSH] = 2, [KIND_STRAIGHT_FLUSH] = 3 };
	int factor = times[gondola_kind(cards)], sum = 0;

	if (factor == 0)
		return 0;
	for (; cards != 0; cards &= cards - 1)
		sum += gondola_value(__builtin_ctzll(cards));
	return factor * sum;
}

/* What is left of a delivery (delivery 4): any part of it may be the best. */
int
gondola_best_points(uint64_t cards)
{
	uint64_t part;
	int points, best = 0;

	/* Only a log that lies has more cards; it would take for ever. */
	if (gondola_count(cards) > PLAYED_MAX)
		return 0;
	for (part = cards; part != 0; part = (part - 1) & cards) {
		points = gondola_points(part);
		if (points > best)
			best = points;
	}
	return best;
}

bool
gondola_choose(struct choice *c)
{
	int i = c->n - 1;

	while (i >= 0 && c->at[i] == c->of - c->n + i)
		i--;
	if (i >= 0)
		c->at[i]++;
	else if (c->n++ < c->of)
		c->at[i = 0] = 0;
	else
		return false;
	for (i++; i < c->n; i++)
		c->at[i] = c->at[i - 1] + 1;
	return true;
}

uint64_t
gondola_chosen(const struct choice *c, const uint8_t list[])
{
	uint64_t cards = 0;
	int i;

	for (i = 0; i < c->n; i++)
		cards |= gondola_bit(list[c->at[i]]);
	return cards;
}
