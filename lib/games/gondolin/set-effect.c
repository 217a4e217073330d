/*
 * Effects from JSON.  The tables below are the whole language: what can be
 * done, when, and with which members.  effects.c and values.c carry it out.
 */

#include <stdio.h>
#include <string.h>

#include "cards.h"
#include "doc.h"

enum {
	AT_ONCE = 1 << WHEN_NOW | 1 << WHEN_TURN | 1 << WHEN_ACTIVATE,
	LASTING = 1 << WHEN_WHILE,
	HOLDERS = 1 << TYPE_DEFENDER | 1 << TYPE_ENEMY,
	ENEMIES = 1 << TYPE_ENEMY,
};

static const char *const whens[] = { "now", "turn", "while", "activate",
    NULL };
static const char *const picks[] = { "all", "choice", "strongest", "weakest",
    "random", NULL };

static const struct {
	const char *name;
	unsigned whens;
	unsigned types; /* of cards that it can be about */
	const char *const members[11];
} verbs[DOINGS] = {
	[DO_CHANGE] = { "change", AT_ONCE | LASTING, 0,
	    { "do", "?when", "?if", "what", "by", "?of", NULL } },
	[DO_GIVE] = { "give", LASTING, HOLDERS,
	    { "do", "?when", "?if", "?ability", "?counter", "?of", NULL } },
	[DO_TAKE] = { "take", LASTING, HOLDERS,
	    { "do", "?when", "?if", "?ability", "?counter", "?of", NULL } },
	[DO_DRAW] = { "draw", AT_ONCE, 0,
	    { "do", "?when", "?if", "?count", NULL } },
	[DO_DESTROY] = { "destroy", AT_ONCE, TYPES_ALL & ~(1 << TYPE_LOCATION |
	    1 << TYPE_INSIGHT | 1 << TYPE_OCCURRENCE),
	    { "do", "?when", "?if", "of", "pick", "?count", "?may", NULL } },
	[DO_RETURN] = { "return", AT_ONCE, TYPES_HAND,
	    { "do", "?when", "?if", "?of", "pick", "?count", "?may", NULL } },
	[DO_LIFT] = { "lift", AT_ONCE, ENEMIES,
	    { "do", "?when", "?if", "?of", "pick", "?count", "?may", NULL } },
	[DO_DELAY] = { "delay", AT_ONCE, ENEMIES, { "do", "?when", "?if", "by",
	    "?of", "pick", "?count", "?may", NULL } },
};

/* The first four are the stats. */
static const struct {
	const char *name;
	unsigned whens;
	unsigned types;
} changes[WHATS] = {
	[STAT_R] = { "R", AT_ONCE, 0 },
	[STAT_S] = { "S", AT_ONCE | LASTING, 0 },
	[STAT_M] = { "M", AT_ONCE | LASTING, 0 },
	[STAT_P] = { "P", AT_ONCE | LASTING, 0 },
	[WHAT_D] = { "D", LASTING, 1 << TYPE_DEFENDER },
	[WHAT_A] = { "A", LASTING, ENEMIES },
	[WHAT_TD] = { "TD", AT_ONCE | LASTING, 0 },
	[WHAT_TA] = { "TA", AT_ONCE | LASTING, 0 },
	[WHAT_COST] = { "cost", LASTING, TYPES_HAND },
	[WHAT_NEEDS] = { "needs", LASTING, TYPES_ACHIEVEMENT },
	[WHAT_SIEGE] = { "siege", LASTING, ENEMIES },
};

/* An effect and where it stands. */
struct reading {
	struct card_set *set;
	struct effect *e;
	const json_t *object;
	const char *owner; /* the card or story, for people */
	const struct place *at;
	struct fault *why;
};

/* The word of a member among those of a table, whose entries are so large. */
static int
load_name(struct reading *r, const char *key, const char *const *names,
    size_t step, int n, uint8_t *found)
{
	struct place here = { r->at, key, 0 };
	const char *word = json_string_value(json_object_get(r->object, key));
	char list[128] = "";
	size_t length = 0;
	int i;

	for (i = 0; i < n; i++) {
		if (word != NULL && strcmp(*names, word) == 0) {
			*found = i;
			return 0;
		}
		length += snprintf(list + length, sizeof(list) - length,
		    "%s%s", i > 0 ? ", " : "", *names);
		names = (const char *const *)((const char *)names + step);
	}
	return gondolin_faulty(r->why, &here, "%s: %s: %.40s; there are %s",
	    r->owner, key[0] == 'd' ? "no such effect" : "nothing to change",
	    word != NULL ? word : "not a string", list);
}

/* What is lasting by nature need not say so; all else happens at once. */
static int
load_when(struct reading *r, unsigned possible, unsigned allowed)
{
	struct place here = { r->at, "when", 0 };
	int when = possible == LASTING ? WHEN_WHILE : WHEN_NOW;

	if (json_object_get(r->object, "when") != NULL &&
	    doc_word(r->object, "when", whens, &when, r->at, r->why) == -1)
		return -1;
	r->e->when = when;
	if (!(possible >> when & 1))
		return gondolin_faulty(r->why, &here, "%s: %s cannot be %s",
		    r->owner, verbs[r->e->doing].name, whens[when]);
	if (!(allowed >> when & 1))
		return gondolin_faulty(r->why, &here, "%s: no effect of such "
		    "a card or story can be %s", r->owner, whens[when]);
	return 0;
}

static int
load_numbers(struct reading *r)
{
	struct place by = { r->at, "by", 0 };
	long number = 1, count = 1;
	int bad;

	bad = gondolin_figure(r->object, "by", (struct range){ -FIGURE_MAX,
	    FIGURE_MAX }, &number, r->at, r->why);
	if (number == 0)
		bad = gondolin_faulty(r->why, &by, "%s: changes nothing",
		    r->owner);
	bad |= gondolin_figure(r->object, "count", (struct range){ 1, 9 },
	    &count, r->at, r->why);
	r->e->by = number;
	r->e->count = count;
	return bad;
}

static int
load_pick(struct reading *r)
{
	struct place here = { r->at, "may", 0 };
	int pick = PICK_ALL, bad = 0;

	if (json_object_get(r->object, "pick") != NULL)
		bad = doc_word(r->object, "pick", picks, &pick, r->at, r->why);
	if (json_object_get(r->object, "may") != NULL)
		bad |= doc_flag(r->object, "may", &r->e->may, r->at, r->why);
	r->e->pick = pick;
	if (r->e->may && pick != PICK_CHOICE)
		bad = gondolin_faulty(r->why, &here,
		    "%s: only a choice may be declined", r->owner);
	return bad;
}

/* Either an ability or a counter is given or taken. */
static int
load_trait(struct reading *r)
{
	const char *key = json_object_get(r->object, "ability") != NULL ?
	    "ability" : "counter";
	struct place here = { r->at, key, 0 };
	const char *word = json_string_value(json_object_get(r->object, key));
	int trait = word != NULL ? gondolin_trait_named(r->set, word) : -1;

	if (r->e->doing != DO_GIVE && r->e->doing != DO_TAKE)
		return 0;
	if (trait == -1 || (json_object_get(r->object, "ability") != NULL &&
	    json_object_get(r->object, "counter") != NULL))
		return gondolin_faulty(r->why, &here,
		    "%s: %s needs either an ability or a counter", r->owner,
		    verbs[r->e->doing].name);
	if (key[0] == 'a')
		r->e->ability = 1u << trait;
	else
		r->e->counter = 1u << trait;
	return 0;
}

static int
load_of(struct reading *r, bool story)
{
	struct place here = { r->at, "of", 0 };
	const json_t *of = json_object_get(r->object, "of");
	unsigned types = verbs[r->e->doing].types;

	if (r->e->doing == DO_CHANGE)
		types = changes[r->e->what].types;
	if (r->e->ability != 0)
		types = ENEMIES;
	if (r->e->counter != 0)
		types = 1 << TYPE_DEFENDER;
	if (of != NULL && types == 0)
		return gondolin_faulty(r->why, &here,
		    "%s: %s is not of any card", r->owner,
		    changes[r->e->what].name);
	if (gondolin_load_selector(r->set, &r->e->of, of, types, &here,
	    r->why) == -1)
		return -1;
	return r->e->of.self && story ? gondolin_faulty(r->why, &here,
	    "%s: a story is no card", r->owner) : 0;
}

static int
load_effect(struct reading *r, unsigned allowed)
{
	struct place conditions = { r->at, "if", 0 };
	bool story = !(allowed >> WHEN_ACTIVATE & 1) &&
	    (allowed >> WHEN_WHILE & 1);
	int bad;

	if (!json_is_object(r->object))
		return gondolin_faulty(r->why, r->at, "%s: an effect is an "
		    "object", r->owner);
	if (load_name(r, "do", &verbs[0].name, sizeof(verbs[0]), DOINGS,
	    &r->e->doing) == -1 || doc_members(r->object,
	    verbs[r->e->doing].members, r->at, r->why) == -1)
		return -1;
	if (r->e->doing == DO_CHANGE && load_name(r, "what",
	    &changes[0].name, sizeof(changes[0]), WHATS, &r->e->what) == -1)
		return -1;
	bad = load_when(r, r->e->doing == DO_CHANGE ?
	    changes[r->e->what].whens : verbs[r->e->doing].whens, allowed);
	bad |= load_numbers(r);
	bad |= load_pick(r);
	bad |= load_trait(r);
	bad |= load_of(r, story);
	return bad | gondolin_load_conditions(r->set, r->e,
	    json_object_get(r->object, "if"), &conditions, r->why);
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
gondolin_load_effects(struct card_set *set, struct effects *effects,
    const json_t *object, const struct source *source,
    const struct place *at, struct fault *why)
{
	const json_t *array = json_object_get(object, "effects");
	struct place list = { at, "effects", 0 }, here = { &list, NULL, 0 };
	struct reading r = { .set = set, .owner = source->id, .at = &here,
	    .why = why };
	int bad = 0;

	if (doc_array(array, 0, EFFECTS_MAX, &list, why) == -1)
		return -1;
	*effects = (struct effects){ .first = set->effects,
	    .n = json_array_size(array) };
	for (; here.index < effects->n; here.index++) {
		r.e = &set->effect[set->effects++];
		r.object = json_array_get(array, here.index);
		bad |= load_effect(&r, source->whens);
		effects->whens |= 1 << r.e->when;
	}
	effects->target[WHEN_NOW] = find_target(set, effects, WHEN_NOW);
	effects->target[WHEN_ACTIVATE] = find_target(set, effects,
	    WHEN_ACTIVATE);
	return bad;
}
