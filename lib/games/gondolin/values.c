/* What figures come to, with all that lasts. */

#include "gondolin.h"

/* The lasting effects one by one: the story's, then those of cards in play. */
struct walk {
	const struct gondolin *g;
	int event, at, effect; /* start as zeros */
};

static const struct effects *
current(const struct walk *w)
{
	const struct story *story = gondolin_story(w->g);

	if (w->event < story->n)
		return &story->event[w->event].effects;
	if (w->at < w->g->in_play)
		return &gondolin_card(w->g, w->g->play[w->at].card)->effects;
	return NULL;
}

static void
next_source(struct walk *w)
{
	w->effect = 0;
	if (w->event < gondolin_story(w->g)->n)
		w->event++;
	else
		w->at++;
}

/* Those in force; self is the place of the card, or NOTHING. */
static const struct effect *
next_lasting(struct walk *w, int *self)
{
	const struct story *story = gondolin_story(w->g);
	const struct effects *effects;
	const struct effect *e;

	while ((effects = current(w)) != NULL) {
		*self = w->event < story->n ? NOTHING : w->at;
		if (w->effect >= effects->n || (*self == NOTHING &&
		    !gondolin_in_force(w->g, &story->event[w->event]))) {
			next_source(w);
			continue;
		}
		e = &effects->list[w->effect++];
		if (e->when == WHEN_WHILE && gondolin_holds(w->g, e, *self))
			return e;
	}
	return NULL;
}

/* How much lasting effects change this; card is NOTHING for a total. */
static int
lasting(const struct gondolin *g, enum what what, int card, int at)
{
	struct walk w = { .g = g };
	const struct effect *e;
	int self, sum = 0;

	while ((e = next_lasting(&w, &self)) != NULL)
		if (e->doing == DO_CHANGE && e->what == what &&
		    (card == NOTHING || gondolin_matches(g, &e->of, card, at,
		    true, self)))
			sum += e->by;
	return sum;
}

static int
not_below_zero(long number)
{
	return number > 0 ? number : 0;
}

int
gondolin_stat(const struct gondolin *g, enum stat stat)
{
	long sum = g->stat[stat];
	int at;

	for (at = 0; stat == STAT_M && at < g->in_play; at++)
		sum += gondolin_upkeep(g, at);
	if (stat != STAT_R)
		sum += lasting(g, (enum what)stat, NOTHING, NOTHING);
	return not_below_zero(sum);
}

int
gondolin_upkeep(const struct gondolin *g, int at)
{
	return gondolin_card(g, g->play[at].card)->M;
}

int
gondolin_defence(const struct gondolin *g, int at)
{
	int card = g->play[at].card;

	return not_below_zero(gondolin_card(g, card)->D +
	    lasting(g, WHAT_D, card, at));
}

int
gondolin_attack(const struct gondolin *g, int at)
{
	int card = g->play[at].card;

	return not_below_zero(gondolin_card(g, card)->A +
	    lasting(g, WHAT_A, card, at));
}

static int
total(const struct gondolin *g, enum type type, enum what what)
{
	long sum = g->boost[what - WHAT_TD] +
	    lasting(g, what, NOTHING, NOTHING);
	int at;

	for (at = 0; at < g->in_play; at++)
		if (gondolin_card(g, g->play[at].card)->type == type)
			sum += type == TYPE_ENEMY ? gondolin_attack(g, at) :
			    gondolin_defence(g, at);
	return not_below_zero(sum);
}

int
gondolin_total_defence(const struct gondolin *g)
{
	return total(g, TYPE_DEFENDER, WHAT_TD);
}

/* Nobody attacks if there is no enemy, whatever boosts their attack. */
int
gondolin_total_attack(const struct gondolin *g)
{
	return gondolin_count(g, 1 << TYPE_ENEMY) == 0 ? 0 :
	    total(g, TYPE_ENEMY, WHAT_TA);
}

int
gondolin_cost(const struct gondolin *g, int card)
{
	return not_below_zero(gondolin_card(g, card)->R +
	    lasting(g, WHAT_COST, card, NOTHING));
}

int
gondolin_needs(const struct gondolin *g, int card)
{
	return not_below_zero(gondolin_card(g, card)->needs +
	    lasting(g, WHAT_NEEDS, card, NOTHING));
}

int
gondolin_siege(const struct gondolin *g, int at)
{
	int card = g->play[at].card;

	return not_below_zero(gondolin_card(g, card)->siege +
	    g->play[at].delay + lasting(g, WHAT_SIEGE, card, at));
}

int
gondolin_attacks_in(const struct gondolin *g, int at)
{
	return g->play[at].turn + gondolin_siege(g, at);
}

/* What is taken is gone, whoever else gives it. */
static uint32_t
traits(const struct gondolin *g, int at, bool counters)
{
	const struct card *c = gondolin_card(g, g->play[at].card);
	struct walk w = { .g = g };
	uint32_t given = counters ? c->counters : c->abilities, taken = 0;
	const struct effect *e;
	int self;

	while ((e = next_lasting(&w, &self)) != NULL) {
		if ((e->doing != DO_GIVE && e->doing != DO_TAKE) ||
		    !gondolin_matches(g, &e->of, g->play[at].card, at, true,
		    self))
			continue;
		*(e->doing == DO_GIVE ? &given : &taken) |=
		    counters ? e->counter : e->ability;
	}
	return given & ~taken;
}

uint32_t
gondolin_abilities(const struct gondolin *g, int at)
{
	return traits(g, at, false);
}

uint32_t
gondolin_counters(const struct gondolin *g, int at)
{
	return traits(g, at, true);
}

int
gondolin_count(const struct gondolin *g, unsigned types)
{
	int at, n = 0;

	for (at = 0; at < g->in_play; at++)
		n += types >> gondolin_card(g, g->play[at].card)->type & 1;
	return n;
}

static int
heroes(const struct gondolin *g)
{
	const struct card *c;
	int at, n = 0;

	for (at = 0; at < g->in_play; at++) {
		c = gondolin_card(g, g->play[at].card);
		n += c->type == TYPE_DEFENDER && c->best;
	}
	return n;
}

/* All but the stats and totals. */
void
gondolin_counts(const struct gondolin *g, long values[VALUES])
{
	values[VALUE_TURN] = g->turn;
	values[VALUE_DEFENDERS] = gondolin_count(g, 1 << TYPE_DEFENDER);
	values[VALUE_HEROES] = heroes(g);
	values[VALUE_IMPROVEMENTS] = gondolin_count(g, 1 << TYPE_IMPROVEMENT);
	values[VALUE_CONTINUOUS] = gondolin_count(g, 1 << TYPE_CONTINUOUS);
	values[VALUE_ENEMIES] = gondolin_count(g, 1 << TYPE_ENEMY);
	values[VALUE_DEFEATED] = g->defeated;
	values[VALUE_HAND] = g->hand.n + g->returned.n;
	values[VALUE_DECK] = g->deck.n;
	values[VALUE_PLAYED] = g->played.n;
}

void
gondolin_values_of(const struct gondolin *g, long values[VALUES])
{
	int i;

	for (i = 0; i < STATS; i++)
		values[i] = gondolin_stat(g, i);
	values[VALUE_TD] = gondolin_total_defence(g);
	values[VALUE_TA] = gondolin_total_attack(g);
	gondolin_counts(g, values);
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
