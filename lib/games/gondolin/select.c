/* Which cards an effect is about, and whether it counts now. */

#include "gondolin.h"

/* From its turn on, once the events of the turn are reached. */
bool
gondolin_in_force(const struct gondolin *g, const struct event *event)
{
	return event->turn < g->turn ||
	    (event->turn == g->turn && g->phase >= PHASE_EVENT);
}

/*
 * at is the place in play, or NOTHING for a card elsewhere.  What is printed
 * is all that lasting effects look at, so that they never feed on each other.
 */
bool
gondolin_matches(const struct gondolin *g, const struct selector *of,
    int card, int at, bool printed, int self)
{
	const struct card *c = gondolin_card(g, card);
	uint32_t abilities = c->abilities, counters = c->counters;

	if (!(of->types >> c->type & 1) ||
	    (of->card != -1 && of->card != g->kind[card]) ||
	    (of->self && (at == NOTHING || at != self)))
		return false;
	if (of->hero != -1 &&
	    of->hero != (c->type == TYPE_DEFENDER && c->best))
		return false;
	if (of->eminent != -1 &&
	    of->eminent != (c->type == TYPE_ENEMY && c->best))
		return false;
	if (!printed && at != NOTHING && (of->ability | of->counter) != 0) {
		if (c->type == TYPE_ENEMY)
			abilities = gondolin_weighed(g)->worth[at].traits;
		else if (c->type == TYPE_DEFENDER)
			counters = gondolin_weighed(g)->worth[at].traits;
	}
	return (of->ability & ~abilities) == 0 &&
	    (of->counter & ~counters) == 0;
}

static int
count_in_play(const struct gondolin *g, const struct selector *of,
    bool printed, int self)
{
	int at, n = 0;

	for (at = 0; at < g->in_play; at++)
		n += gondolin_matches(g, of, g->play[at].card, at, printed,
		    self);
	return n;
}

/* Whether the conditions are met, the values being these. */
bool
gondolin_meets(const struct gondolin *g, const struct effect *e, int self,
    const long values[VALUES])
{
	const struct condition *c;
	long value;

	for (c = e->condition; c < e->condition + e->conditions; c++) {
		value = !c->in_play ? values[c->value] :
		    count_in_play(g, &c->of, e->when == WHEN_WHILE, self);
		if (value < c->min || value > c->max)
			return false;
	}
	return true;
}

bool
gondolin_holds(const struct gondolin *g, const struct effect *e, int self)
{
	long values[VALUES];

	if (e->conditions == 0)
		return true;
	if (e->asks)
		gondolin_values_of(g, values);
	return gondolin_meets(g, e, self, values);
}

/* An effect does not choose the card that it stands on, unless it says so. */
void
gondolin_candidates(const struct gondolin *g, const struct effect *e,
    int self, struct candidates *c)
{
	int at;

	c->n = 0;
	c->from_play = e->doing != DO_RETURN;
	for (at = 0; c->from_play && at < g->in_play; at++)
		if ((at != self || e->of.self) && gondolin_matches(g, &e->of,
		    g->play[at].card, at, false, self))
			c->at[c->n++] = at;
	for (at = 0; !c->from_play && at < g->played.n; at++)
		if (gondolin_matches(g, &e->of, g->played.piece[at], NOTHING,
		    false, self))
			c->at[c->n++] = at;
}

/* Copies that are alike have one name. */
int
gondolin_candidate(const struct gondolin *g, const struct candidates *c,
    int i)
{
	return c->from_play ? gondolin_copy_at(g, gondolin_like(g, c->at[i])) :
	    g->played.piece[c->at[i]];
}
