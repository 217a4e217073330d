/*
 * How good a state looks: what each route would bring if it were completed
 * now, and where a landing stage could be built next.  The shares were tried
 * out with greedy bots; no rule depends on them.
 */

#include "gondoliere.h"

#define OPEN 0.35 /* what can be counted on of a route that is not complete */
#define VALUE 0.1 /* and more for each of the four values on it */
#define SLOT 0.12 /* for each tourist, where a landing stage could follow */
#define NEAR 0.04 /* the same where it takes another canal tile */

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

/* What it is worth to a seat that it could build on an open route. */
static double
chances(const struct gondoliere *g, int route, int tourists, int seat)
{
	const struct route *r = &g->route[route];

	if (r->complete || (r->last != NO_TILE &&
	    gondoliere_owner(g->board[r->last].piece) == seat))
		return 0;
	if (r->canal >= 2 && !r->after_stage)
		return SLOT * tourists;
	return r->canal >= 1 ? NEAR * tourists : 0;
}

double
gondoliere_judge(const void *state, int seat)
{
	const struct gondoliere *g = state;
	double worth[COLOURS + 1] = { 0 }, best = 0, later = 0;
	bool over = g->phase == PHASE_OVER;
	struct tally t;
	int i, other;

	for (i = 1; i <= ROUTES; i++) {
		if (over && !g->route[i].complete)
			continue;
		gondoliere_tally(g, i, &t);
		for (other = 1; other <= g->seats; other++)
			worth[other] += likelihood(&g->route[i]) *
			    t.points[other];
		later += chances(g, i, t.tourists, seat);
	}
	for (other = 1; other <= g->seats; other++)
		if (other != seat && worth[other] > best)
			best = worth[other];
	return worth[seat] + later - best;
}
