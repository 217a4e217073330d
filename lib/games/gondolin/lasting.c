/*
 * What lasting effects come to, worked out once after a change.  They look at
 * what is printed alone, and so never feed on each other.
 */

#include "gondolin.h"

struct weighing {
	struct gondolin *g;
	struct lasting *l;
	unsigned types; /* of the cards in play, as bits */
	bool valued; /* the values are known: */
	long values[VALUES]; /* without what lasting effects add */
	bool changed; /* some cards are not what is printed */
	uint32_t taken[DECK_MAX]; /* traits, by place in play */
};

/* The cards in play as they are printed. */
static void
count_in_play(struct weighing *w)
{
	const struct gondolin *g = w->g;
	const struct card *c;
	struct lasting *l = w->l;
	struct worth *worth = l->worth;
	int at;

	for (at = 0; at < g->in_play; at++, worth++) {
		c = gondolin_at(g, at);
		*worth = c->type == TYPE_ENEMY ?
		    (struct worth){ c->A, c->siege, c->abilities } :
		    (struct worth){ c->D, 0, c->counters };
		w->types |= 1u << c->type;
		l->whens |= c->effects.whens;
		l->count[c->type]++;
		l->heroes += c->type == TYPE_DEFENDER && c->best;
		l->upkeep += c->M;
		l->figures[c->type] += worth->figure;
		l->traits[c->type] |= worth->traits;
	}
}

static void
change_card(struct weighing *w, const struct effect *e, int at)
{
	struct worth *worth = &w->l->worth[at];

	if (e->doing == DO_GIVE)
		worth->traits |= e->ability | e->counter;
	else if (e->doing == DO_TAKE)
		w->taken[at] |= e->ability | e->counter;
	else if (e->what == WHAT_SIEGE)
		worth->siege += e->by;
	else
		worth->figure += e->by;
}

/* What cards cost and need is worked out for those that are asked for. */
static void
put_in_force(struct weighing *w, const struct effect *e, int self)
{
	const struct gondolin *g = w->g;
	int at;

	if (e->doing == DO_CHANGE) {
		w->l->changes |= 1u << e->what;
		w->l->by[e->what] += e->by;
		if (e->what == WHAT_COST || e->what == WHAT_NEEDS)
			return;
	}
	if (!(e->of.types & w->types))
		return;
	if (!w->changed)
		memset(w->taken, 0, g->in_play * sizeof(w->taken[0]));
	w->changed = true;
	for (at = 0; at < g->in_play; at++)
		if (gondolin_matches(g, &e->of, g->play[at].card, at, true,
		    self))
			change_card(w, e, at);
}

static bool
is_in_force(struct weighing *w, const struct effect *e, int self)
{
	if (e->conditions == 0)
		return true;
	if (!w->valued)
		gondolin_printed_values(w->g, w->values);
	w->valued = true;
	w->l->asks |= e->asks;
	return gondolin_meets(w->g, e, self, w->values);
}

/* The effects of a card or an event that are in force, as bits. */
static uint8_t
weigh_source(struct weighing *w, const struct effects *effects, int self)
{
	const struct effect *e = gondolin_effect(w->g, effects, 0);
	uint8_t held = 0;
	int i;

	for (i = 0; i < effects->n; i++, e++)
		if (e->when == WHEN_WHILE && is_in_force(w, e, self)) {
			put_in_force(w, e, self);
			held |= 1u << i;
		}
	return held;
}

static bool
lasts(const struct effects *effects)
{
	return effects->whens >> WHEN_WHILE & 1;
}

static void
weigh_sources(struct weighing *w)
{
	const struct gondolin *g = w->g;
	const struct story *story = gondolin_story(g);
	const struct effects *effects;
	int i;

	for (i = 0; i < story->n && gondolin_in_force(g, &story->event[i]);
	    i++) {
		effects = &story->event[i].effects;
		if (lasts(effects))
			w->l->told[i] = weigh_source(w, effects, NOTHING);
	}
	memset(w->l->held, 0, g->in_play);
	if (!(w->l->whens >> WHEN_WHILE & 1))
		return;
	for (i = 0; i < g->in_play; i++) {
		effects = &gondolin_at(g, i)->effects;
		if (lasts(effects))
			w->l->held[i] = weigh_source(w, effects, i);
	}
}

/* Figures and traits once more, when they are not what is printed. */
static void
add_up(struct weighing *w)
{
	const struct gondolin *g = w->g;
	struct worth *worth = w->l->worth;
	int at, type;

	memset(w->l->figures, 0, sizeof(w->l->figures));
	memset(w->l->traits, 0, sizeof(w->l->traits));
	for (at = 0; at < g->in_play; at++, worth++) {
		worth->traits &= ~w->taken[at];
		if (worth->figure < 0)
			worth->figure = 0;
		type = gondolin_at(g, at)->type;
		w->l->figures[type] += worth->figure;
		w->l->traits[type] |= worth->traits;
	}
}

void
gondolin_weigh(struct gondolin *g)
{
	struct weighing w;

	if (!g->lasting.stale)
		return;
	w.g = g;
	w.l = &g->lasting;
	w.types = 0;
	w.valued = w.changed = false;
	memset(w.l, 0, offsetof(struct lasting, held));
	count_in_play(&w);
	weigh_sources(&w);
	if (w.changed)
		add_up(&w);
}

/* A value that a lasting effect may ask for is another one. */
void
gondolin_changed(struct gondolin *g)
{
	g->lasting.stale |= g->lasting.asks;
}

/* The events of the turn are reached, and some of them may last. */
void
gondolin_reach_events(struct gondolin *g)
{
	const struct story *story = gondolin_story(g);
	int i;

	for (i = 0; i < story->n && story->event[i].turn <= g->turn; i++)
		g->lasting.stale |= story->event[i].turn == g->turn &&
		    lasts(&story->event[i].effects);
}

/* How much effects in force of one source change what the card costs. */
static int
sum(const struct gondolin *g, enum what what, int card,
    const struct effects *effects, int self, unsigned held)
{
	const struct effect *e = gondolin_effect(g, effects, 0);
	int by = 0;

	for (; held != 0; held >>= 1, e++)
		if ((held & 1) != 0 && e->doing == DO_CHANGE &&
		    e->what == what && gondolin_matches(g, &e->of, card,
		    NOTHING, true, self))
			by += e->by;
	return by;
}

/* How much lasting effects change what a card outside play costs or needs. */
int
gondolin_lasting(const struct gondolin *g, enum what what, int card)
{
	const struct lasting *l = &g->lasting;
	const struct story *story = gondolin_story(g);
	int i, by = 0;

	for (i = 0; i < story->n; i++)
		if (l->told[i] != 0)
			by += sum(g, what, card, &story->event[i].effects,
			    NOTHING, l->told[i]);
	for (i = 0; i < g->in_play; i++)
		if (l->held[i] != 0)
			by += sum(g, what, card, &gondolin_at(g, i)->effects,
			    i, l->held[i]);
	return by;
}
