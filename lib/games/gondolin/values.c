/* What figures come to, with all that lasts. */

#include <assert.h>

#include "gondolin.h"

const struct lasting *
gondolin_weighed(const struct gondolin *g)
{
	assert(!g->lasting.stale);
	return &g->lasting;
}

static int
not_below_zero(long number)
{
	return number > 0 ? number : 0;
}

int
gondolin_stat(const struct gondolin *g, enum stat stat)
{
	const struct lasting *l = gondolin_weighed(g);

	return not_below_zero((long)g->stat[stat] + l->by[stat] +
	    (stat == STAT_M ? l->upkeep : 0));
}

int
gondolin_total_defence(const struct gondolin *g)
{
	const struct lasting *l = gondolin_weighed(g);

	return not_below_zero((long)g->boost[0] + l->by[WHAT_TD] +
	    l->figures[TYPE_DEFENDER]);
}

/* Nobody attacks if there is no enemy, whatever boosts their attack. */
int
gondolin_total_attack(const struct gondolin *g)
{
	const struct lasting *l = gondolin_weighed(g);

	return l->count[TYPE_ENEMY] == 0 ? 0 : not_below_zero(
	    (long)g->boost[1] + l->by[WHAT_TA] + l->figures[TYPE_ENEMY]);
}

/* What a card outside play costs or needs, from what is printed. */
static int
with_lasting(const struct gondolin *g, enum what what, int card, int printed)
{
	return gondolin_weighed(g)->changes >> what & 1 ? not_below_zero(
	    printed + gondolin_lasting(g, what, card)) : printed;
}

int
gondolin_cost(const struct gondolin *g, int card)
{
	return with_lasting(g, WHAT_COST, card, gondolin_card(g, card)->R);
}

int
gondolin_needs(const struct gondolin *g, int card)
{
	return with_lasting(g, WHAT_NEEDS, card,
	    gondolin_card(g, card)->needs);
}

int
gondolin_siege(const struct gondolin *g, int at)
{
	return not_below_zero(gondolin_weighed(g)->worth[at].siege +
	    g->play[at].delay);
}

int
gondolin_attacks_in(const struct gondolin *g, int at)
{
	return g->play[at].turn + gondolin_siege(g, at);
}

/* All but the stats and totals. */
static void
count(const struct gondolin *g, long values[VALUES])
{
	const struct lasting *l = &g->lasting;

	values[VALUE_TURN] = g->turn;
	values[VALUE_DEFENDERS] = l->count[TYPE_DEFENDER];
	values[VALUE_HEROES] = l->heroes;
	values[VALUE_IMPROVEMENTS] = l->count[TYPE_IMPROVEMENT];
	values[VALUE_CONTINUOUS] = l->count[TYPE_CONTINUOUS];
	values[VALUE_ENEMIES] = l->count[TYPE_ENEMY];
	values[VALUE_DEFEATED] = g->defeated;
	values[VALUE_HAND] = g->hand.n + g->returned.n;
	values[VALUE_DECK] = g->deck.n;
	values[VALUE_PLAYED] = g->played.n;
}

/* What lasting effects add is left out, and so are the totals. */
void
gondolin_printed_values(const struct gondolin *g, long values[VALUES])
{
	int i;

	for (i = 0; i < STATS; i++)
		values[i] = not_below_zero((long)g->stat[i] +
		    (i == STAT_M ? g->lasting.upkeep : 0));
	values[VALUE_TD] = values[VALUE_TA] = 0;
	count(g, values);
}

void
gondolin_values_of(const struct gondolin *g, long values[VALUES])
{
	int i;

	for (i = 0; i < STATS; i++)
		values[i] = gondolin_stat(g, i);
	values[VALUE_TD] = gondolin_total_defence(g);
	values[VALUE_TA] = gondolin_total_attack(g);
	count(g, values);
}

/* What the story's formula comes to; a lost settlement has nothing. */
long
gondolin_points(const struct gondolin *g)
{
	const struct formula *f = &gondolin_story(g)->score;
	long values[VALUES];

	if (g->phase == PHASE_OVER && !gondolin_survived(g))
		return 0;
	gondolin_values_of(g, values);
	return gondolin_evaluate(f, 0, f->n, values);
}
