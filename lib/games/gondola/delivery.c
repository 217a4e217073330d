/* Sets of cards and what they are worth (delivery 2). */

#include "gondola.h"

const char *const gondola_kinds[] = { "none", "single", "pair", "triple",
    "quad", "straight", "flush", "straight flush" };

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
	unsigned ranks = gondola_ranks_of(cards);

	return (ranks & (ranks + (ranks & -ranks))) == 0 &&
	    gondola_count(ranks) == gondola_count(cards);
}

enum kind
gondola_kind(uint64_t cards)
{
	static const enum kind alike[] = { KIND_NONE, KIND_SINGLE, KIND_PAIR,
	    KIND_TRIPLE, KIND_QUAD };
	unsigned ranks = gondola_ranks_of(cards);
	bool flush, straight;

	if ((ranks & (ranks - 1)) == 0)
		return alike[gondola_count(cards)];
	if (gondola_count(cards) < 3)
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
	unsigned ranks = gondola_ranks_of(cards);
	int suit;

	if ((ranks & ranks >> 1 & ranks >> 2) != 0 ||
	    gondola_count(ranks) < gondola_count(cards))
		return true;
	for (suit = 0; suit < SUITS; suit++)
		if (gondola_count(cards >> suit * RANKS & ALL_RANKS) >= 3)
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
