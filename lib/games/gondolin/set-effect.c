/*
 * Effects from JSON.  The tables below are the whole language: what can be
 * done, when, and with which members.  effects.c and values.c carry it out.
 */

#include <stdio.h>
#include <string.h>

#include "set-load.h"

enum {
	AT_ONCE = 1 << WHEN_NOW | 1 << WHEN_TURN | 1 << WHEN_ACTIVATE,
	LASTING = 1 << WHEN_WHILE,
	EITHER = AT_ONCE | LASTING,
	HOLDERS = 1 << TYPE_DEFENDER | 1 << TYPE_ENEMY,
	ENEMIES = 1 << TYPE_ENEMY,
	DESTRUCTIBLE = TYPES_ALL & ~(1 << TYPE_LOCATION | 1 << TYPE_INSIGHT |
	    1 << TYPE_OCCURRENCE),
};

static const char *const whens[] = { "now", "turn", "while", "activate",
    NULL };
static const char *const picks[] = { "all", "choice", "strongest", "weakest",
    "random", NULL };
static const char *const doings[] = { "change", "give", "take", "draw",
    "destroy", "return", "lift", "delay", NULL };
static const char *const whats[] = { "R", "S", "M", "P", "D", "A", "TD", "TA",
    "cost", "needs", "siege", NULL };

/* When it can happen, and to which types of cards. */
struct reach {
	unsigned whens, types;
};

#define COMMON "do", "?when", "?if"

static const struct {
	struct reach reach;
	const char *const members[9];
} verbs[DOINGS] = {
	[DO_CHANGE] = { { 0, 0 }, { COMMON, "what", "by", "?of" } },
	[DO_GIVE] = { { LASTING, HOLDERS }, { COMMON, "?ability", "?counter",
	    "?of" } },
	[DO_TAKE] = { { LASTING, HOLDERS }, { COMMON, "?ability", "?counter",
	    "?of" } },
	[DO_DRAW] = { { AT_ONCE, 0 }, { COMMON, "?count" } },
	[DO_DESTROY] = { { AT_ONCE, DESTRUCTIBLE }, { COMMON, "of", "pick",
	    "?count", "?may" } },
	[DO_RETURN] = { { AT_ONCE, TYPES_HAND }, { COMMON, "?of", "pick",
	    "?count", "?may" } },
	[DO_LIFT] = { { AT_ONCE, ENEMIES }, { COMMON, "?of", "pick", "?count",
	    "?may" } },
	[DO_DELAY] = { { AT_ONCE, ENEMIES }, { COMMON, "by", "?of", "pick",
	    "?count", "?may" } },
};

static const struct reach changes[WHATS] = {
	[STAT_R] = { AT_ONCE, 0 },
	[STAT_S] = { EITHER, 0 },
	[STAT_M] = { EITHER, 0 },
	[STAT_P] = { EITHER, 0 },
	[WHAT_D] = { LASTING, 1 << TYPE_DEFENDER },
	[WHAT_A] = { LASTING, ENEMIES },
	[WHAT_TD] = { EITHER, 0 },
	[WHAT_TA] = { EITHER, 0 },
	[WHAT_COST] = { LASTING, TYPES_HAND },
	[WHAT_NEEDS] = { LASTING, TYPES_ACHIEVEMENT },
	[WHAT_SIEGE] = { LASTING, ENEMIES },
};

#define AT(member) FIELD_AT(struct effect, member)
#define DO FIELD_OWN, AT(doing), .load = gondolin_load_listed, \
	.words = doings

static const struct field doing = { NULL, DO };

static const struct field fields[] = {
	{ "do", DO },
	{ "when", FIELD_WORD, AT(when), .words = whens },
	{ "what", FIELD_OWN, AT(what), .load = gondolin_load_listed,
	    .words = whats },
	{ "by", FIELD_NUMBER, AT(by), .low = -FIGURE_MAX, .high = FIGURE_MAX },
	{ "count", FIELD_NUMBER, AT(count), .low = 1, .high = 9 },
	{ "pick", FIELD_WORD, AT(pick), .words = picks },
	{ "may", FIELD_FLAG, AT(may) },
	{ "ability", FIELD_OWN, AT(ability), .load = gondolin_load_trait },
	{ "counter", FIELD_OWN, AT(counter), .load = gondolin_load_trait },
	{ "of", FIELD_OWN, AT(of), .load = gondolin_load_selector },
	{ "if", FIELD_LIST, AT(condition), .low = 1, .high = CONDITIONS_MAX,
	    .fields = gondolin_condition, .stride = sizeof(struct condition),
	    .counter = offsetof(struct effect, conditions) },
	{ .name = NULL },
};

/* What is lasting by nature need not say so; all else happens at once. */
static int
check_when(struct loading *l, struct effect *e, unsigned possible,
    const struct place *at)
{
	const struct reading *r = l->state;

	if (e->when == WHENS)
		e->when = possible == LASTING ? WHEN_WHILE : WHEN_NOW;
	if (!(possible >> e->when & 1))
		return gondolin_wrong(l, at, "when", "%s cannot be %s",
		    doings[e->doing], whens[e->when]);
	if (!(r->whens >> e->when & 1))
		return gondolin_wrong(l, at, "when", "no effect of such a "
		    "card or story can be %s", whens[e->when]);
	return 0;
}

static int
check_of(struct loading *l, struct effect *e, unsigned types,
    const struct place *at)
{
	const struct reading *r = l->state;
	bool any = e->of.types == TYPES_ALL;
	char list[128] = "";
	size_t length = 0;
	int i;

	if (e->ability != 0)
		types = ENEMIES;
	if (e->counter != 0)
		types = 1 << TYPE_DEFENDER;
	e->of.types &= types;
	if (e->of.self && r->whens == WHENS_STORY)
		return gondolin_wrong(l, at, "of", "a story is no card");
	if (any || e->of.types != 0)
		return 0;
	for (i = 0; i < TYPES; i++)
		if (types >> i & 1)
			length += snprintf(list + length,
			    sizeof(list) - length, " %s", gondolin_types[i]);
	return gondolin_wrong(l, at, "of", "no card that this can be about; "
	    "here it can be:%s", list);
}

static int
check_conditions(struct loading *l, struct effect *e, const struct place *at)
{
	struct place list = { at, "if", 0 }, here = { &list, NULL, 0 };
	const struct condition *c = e->condition;
	int bad = 0;

	for (; here.index < e->conditions; here.index++, c++) {
		e->asks |= !c->in_play;
		if (e->when == WHEN_WHILE && !c->in_play &&
		    (c->value == VALUE_TD || c->value == VALUE_TA))
			bad = gondolin_wrong(l, &here, "value", "a lasting "
			    "effect cannot depend on TD or TA, which it may "
			    "change");
	}
	return bad;
}

/* What members have to do with each other. */
static int
check_effect(struct loading *l, struct effect *e, const json_t *object,
    const struct place *at)
{
	struct reach reach = e->doing == DO_CHANGE ? changes[e->what] :
	    verbs[e->doing].reach;
	bool gives = e->doing == DO_GIVE || e->doing == DO_TAKE;
	int bad = check_when(l, e, reach.whens, at);

	if (e->by == 0)
		bad = gondolin_wrong(l, at, "by", "changes nothing");
	if (e->may && e->pick != PICK_CHOICE)
		bad = gondolin_wrong(l, at, "may",
		    "only a choice may be declined");
	if (gives && (e->ability == 0) == (e->counter == 0))
		bad = gondolin_wrong(l, at, "counter", "%s needs either an "
		    "ability or a counter", doings[e->doing]);
	if (reach.types == 0 && json_object_get(object, "of") != NULL)
		bad = gondolin_wrong(l, at, "of", "%s is not of any card",
		    whats[e->what]);
	bad |= check_of(l, e, reach.types, at);
	return bad | check_conditions(l, e, at);
}

static int
load_effect(struct loading *l, struct effect *e, const json_t *object,
    const struct place *at)
{
	*e = (struct effect){ .when = WHENS, .by = 1, .count = 1,
	    .of = gondolin_any_card };
	if (gondolin_load_first(&doing, "do", l, e, object, at) == -1 ||
	    gondolin_load_some(fields, verbs[e->doing].members, l, e, object,
	    at) == -1)
		return -1;
	return check_effect(l, e, object, at);
}

/* The only choice of what happens then, if that comes first. */
static int
find_target(const struct card_set *set, const struct effects *effects,
    enum when when)
{
	const struct effect *e;
	int i, first = 0, choices = 0;

	for (i = 1; i <= effects->n; i++) {
		e = &set->effect[effects->first + i - 1];
		if (e->when != when)
			continue;
		first = first == 0 ? i : first;
		choices += e->pick == PICK_CHOICE;
	}
	if (choices != 1)
		return 0;
	e = &set->effect[effects->first + first - 1];
	return e->pick == PICK_CHOICE && e->count == 1 && !e->may ? first : 0;
}

int
gondolin_load_effects(struct loading *l, void *base, const json_t *array,
    const struct place *at)
{
	struct card_set *set = ((struct reading *)l->state)->set;
	struct effects *effects = (struct effects *)((char *)base +
	    l->field->at);
	struct place here = { at, NULL, 0 };
	struct effect *e;
	int bad = 0;

	if (doc_array(array, 0, EFFECTS_MAX, at, l->why) == -1)
		return -1;
	*effects = (struct effects){ .first = set->effects,
	    .n = json_array_size(array) };
	for (; here.index < effects->n; here.index++) {
		e = &set->effect[set->effects++];
		bad |= load_effect(l, e, json_array_get(array, here.index),
		    &here);
		effects->whens |= 1 << e->when;
	}
	effects->target[WHEN_NOW] = find_target(set, effects, WHEN_NOW);
	effects->target[WHEN_ACTIVATE] = find_target(set, effects,
	    WHEN_ACTIVATE);
	return bad;
}
