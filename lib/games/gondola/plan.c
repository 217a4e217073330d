/* The most that a hand can bring over all its deliveries. */

#include "gondola.h"

/* Rule delivery 2 as it holds at each step: a set as long as there is one. */
static int
total_of(const struct plan plan[], unsigned hand)
{
	unsigned part;
	int total, best = 0;

	for (part = hand; part != 0; part = (part - 1) & hand)
		if (plan[part].points > 0) {
			total = plan[part].points + plan[hand & ~part].total;
			if (total > best)
				best = total;
		}
	return best;
}

void
gondola_plan(const uint8_t list[], int n, struct plan plan[])
{
	const struct plan *less;
	unsigned hand;
	uint64_t cards;
	int card;

	plan[0] = (struct plan){ 0, 0, 0 };
	for (hand = 1; hand < 1u << n; hand++) {
		less = &plan[hand & (hand - 1)];
		card = list[__builtin_ctz(hand)];
		cards = less->cards | gondola_bit(card);
		plan[hand].cards = cards;
		plan[hand].points = gondola_is_set(cards) ?
		    gondola_points(cards) : 0;
		plan[hand].total = gondola_has_set(cards) ?
		    total_of(plan, hand) : less->total + gondola_value(card);
	}
}

int
gondola_best_total(uint64_t cards)
{
	struct plan plan[1 << CAPACITY];
	uint8_t list[CARDS];
	int n = gondola_list(cards, list);

	if (n > CAPACITY)
		n = CAPACITY;
	gondola_plan(list, n, plan);
	return plan[(1 << n) - 1].total;
}
