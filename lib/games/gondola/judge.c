/*
 * How good a state looks: the coin that the group will probably have at the
 * end of the round.  The shares below were tried out with greedy bots; no
 * rule depends on them.
 */

#include "gondola.h"

#define REPUTATION 0.1 /* what a point of one's own is worth in coin */
#define OVERLOAD_COST 0.25 /* of what is on board: it will be disrupted */
#define OVERLOAD_FEE 6
#define LIGHT_COST 0.25 /* the same for an empty gondola, less with load */
#define CARD_GAIN 6 /* what one more card can be expected to add */
#define CARD_LOAD 4.5 /* and to weigh */
#define MATCH_COST 0.2 /* for each card that the Wakemaker can cancel */
#define MATCHES_MAX 3
#define ASKED 0.9 /* of a delivery whose aid is not granted yet */
#define THREATENED 0.6 /* of one that the Wakemaker can disrupt */

/* What a gondola will bring, as far as its loading has come. */
static double
loading_outlook(const struct gondola *g, int seat)
{
	const struct boat *boat = &g->boat[seat];
	double coin = gondola_best_total(boat->held);
	double room = (LIMIT - boat->load) / CARD_LOAD;

	if (boat->load > LIMIT)
		return coin * (1 - OVERLOAD_COST) - OVERLOAD_FEE;
	coin *= 1 - LIGHT_COST * (LIMIT - boat->load) / LIMIT;
	if (boat->cast_off || !gondola_can_load(g, seat))
		return coin;
	if (room > CAPACITY - boat->cards.n)
		room = CAPACITY - boat->cards.n;
	return coin + CARD_GAIN * room;
}

/* How many of the Wakemaker's cards can cancel one of these. */
static int
matches(const struct gondola *g, uint64_t cards)
{
	int n = gondola_count(g->boat[g->wakemaker].held &
	    gondola_of_ranks(gondola_ranks_of(cards)));

	return n < MATCHES_MAX ? n : MATCHES_MAX;
}

/* What a gondola will bring once loads are compared. */
static double
delivery_outlook(const struct gondola *g, int seat)
{
	uint64_t cards = g->boat[seat].held & ~gondola_played(g);
	double coin = gondola_best_total(cards);
	bool awake = g->boat[g->wakemaker].load <= LIMIT;

	if (awake && gondola_exposed(g, seat))
		coin *= 1 - MATCH_COST * matches(g, cards);
	return coin;
}

/* How much of the delivery under way can be counted on. */
static double
under_way(const struct gondola *g)
{
	const struct delivery *d = &g->delivery;

	if (d->cards == 0)
		return 0;
	return gondola_points(gondola_played(g)) *
	    (d->helper != 0 && !d->agreed ? ASKED : 1) *
	    (gondola_can_disrupt(g) ? THREATENED : 1);
}

static double
group_outlook(const struct gondola *g)
{
	double coin = 0;
	int seat;

	for (seat = 1; seat <= g->seats; seat++) {
		coin += gondola_final(g, seat).coin;
		if (seat == g->wakemaker || g->phase == PHASE_OVER)
			continue;
		coin += g->phase == PHASE_LOADING ? loading_outlook(g, seat) :
		    delivery_outlook(g, seat);
	}
	return coin + under_way(g);
}

double
gondola_judge(const void *state, int seat)
{
	const struct gondola *g = state;
	double coin = group_outlook(g);
	double reputation;

	if (seat == g->wakemaker)
		return -coin;
	if (seat < 1 || seat > g->seats)
		return coin;
	reputation = gondola_final(g, seat).reputation;
	if (g->delivery.cards != 0 && g->delivery.helper == seat)
		reputation += under_way(g) / 2;
	return coin + REPUTATION * reputation;
}
