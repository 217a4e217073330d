/*
 * How good a state looks: what each route would bring if it were completed
 * now.  The shares were tried out with greedy bots; no rule depends on them.
 */

#include "gondoliere.h"

#define OTHERS 0.5 /* what a point of the best of the others is worth */
#define OPEN 0.35 /* what can be counted on of a route that is not complete */
#define VALUE 0.12 /* and more for each of the four values on it */

static double
likelihood(const struct route *r)
{
	double share = OPEN;
	int value;

	if (r->complete)
		return 1;
	for (value = 1; value <= VALUES; value++)
		if (r->values >> value & 1)
			share += VALUE;
	return share;
}

static void
outlook(const struct gondoliere *g, double worth[COLOURS + 1])
{
	int totals[COLOURS + 1], points[COLOURS + 1], places[COLOURS + 1];
	double share;
	int i, seat;

	for (i = 1; i <= ROUTES; i++) {
		gondoliere_totals(g, i, totals);
		gondoliere_share(gondoliere_route_tourists(g, i), totals,
		    points, places);
		share = g->phase == PHASE_OVER && !g->route[i].complete ? 0 :
		    likelihood(&g->route[i]);
		for (seat = 1; seat <= g->seats; seat++)
			worth[seat] += share * points[seat];
	}
}

double
gondoliere_judge(const void *state, int seat)
{
	const struct gondoliere *g = state;
	double worth[COLOURS + 1] = { 0 }, best = 0;
	int other;

	outlook(g, worth);
	for (other = 1; other <= g->seats; other++)
		if (other != seat && worth[other] > best)
			best = worth[other];
	return worth[seat] - OTHERS * best;
}
