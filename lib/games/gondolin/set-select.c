/* Which cards an effect is about, and when it counts: from JSON. */

#include <stdio.h>
#include <string.h>

#include "set-load.h"

/* A word, and if it is none of them, which there are. */
int
gondolin_load_listed(struct loading *l, void *base, const json_t *value,
    const struct place *at)
{
	const struct field *f = l->field;
	const char *word = json_string_value(value);
	char list[128] = "";
	size_t length = 0;
	int i;

	for (i = 0; f->words[i] != NULL; i++) {
		if (word != NULL && strcmp(f->words[i], word) == 0) {
			*((uint8_t *)base + f->at) = i;
			return 0;
		}
		length += snprintf(list + length, sizeof(list) - length,
		    "%s%s", i > 0 ? ", " : "", f->words[i]);
	}
	return gondolin_wrong(l, at->up, at->key, "none of its words: %.40s; "
	    "they are %s", word != NULL ? word : "not a string", list);
}

/* Words for several types come after those for one. */
static const char *const types[] = { "location", "defender", "improvement",
    "insight", "occurrence", "continuous", "enemy", "achievement", "event",
    NULL };

static int
load_types(struct loading *l, void *base, const json_t *value,
    const struct place *at)
{
	static const uint8_t several[] = { TYPES_ACHIEVEMENT, TYPES_EVENT };
	struct selector *of = base;

	if (gondolin_load_listed(l, base, value, at) == -1)
		return -1;
	of->types = of->types < TYPES ? 1u << of->types :
	    several[of->types - TYPES];
	return 0;
}

int
gondolin_load_trait(struct loading *l, void *base, const json_t *value,
    const struct place *at)
{
	struct reading *r = l->state;
	uint32_t *bits = (uint32_t *)((char *)base + l->field->at);
	const char *word = json_string_value(value);
	int trait = word != NULL ? gondolin_trait_named(r->set, word) : -1;

	if (trait == -1)
		return fault_at(l->why, FAULT_SET, at, NULL, "not an ability: "
		    "a word like an id, %d in a set at most", TRAITS_MAX);
	*bits |= 1u << trait;
	return 0;
}

int
gondolin_load_traits(struct loading *l, void *base, const json_t *array,
    const struct place *at)
{
	struct place here = { at, NULL, 0 };
	int bad = 0;

	if (doc_array(array, 0, TRAITS_MAX, at, l->why) == -1)
		return -1;
	for (; here.index < (long)json_array_size(array); here.index++)
		bad |= gondolin_load_trait(l, base, json_array_get(array,
		    here.index), &here);
	return bad;
}

static int
card_named(const void *reading, const char *id)
{
	return gondolin_card_named(((const struct reading *)reading)->set, id);
}

#define OF(member) FIELD_AT(struct selector, member), .optional = true

static const struct field selector[] = {
	{ "type", FIELD_OWN, OF(types), .load = load_types,
	    .words = types },
	{ "card", FIELD_PIECE, OF(card), .named = card_named },
	{ "hero", FIELD_FLAG, OF(hero) },
	{ "eminent", FIELD_FLAG, OF(eminent) },
	{ "ability", FIELD_OWN, OF(ability), .load = gondolin_load_trait },
	{ "counter", FIELD_OWN, OF(counter), .load = gondolin_load_trait },
	{ "self", FIELD_FLAG, OF(self) },
	{ .name = NULL },
};

int
gondolin_load_selector(struct loading *l, void *base, const json_t *object,
    const struct place *at)
{
	struct selector *of = (struct selector *)((char *)base + l->field->at);

	*of = gondolin_any_card;
	return field_load(selector, l, of, object, at);
}

const struct selector gondolin_any_card = { .types = TYPES_ALL, .hero = -1,
    .eminent = -1, .card = -1 };

#define BOUND(member) FIELD_NUMBER, FIELD_AT(struct condition, member), \
	.low = -9999, .high = 9999, .optional = true

static const struct field condition[] = {
	{ "value", FIELD_WORD, FIELD_AT(struct condition, value),
	    .words = gondolin_values, .optional = true },
	{ "in_play", FIELD_OWN, FIELD_AT(struct condition, of),
	    .load = gondolin_load_selector, .optional = true },
	{ "min", BOUND(min) },
	{ "max", BOUND(max) },
	{ .name = NULL },
};

static int
load_condition(struct loading *l, void *base, const json_t *object,
    const struct place *at)
{
	struct condition *c = base;

	c->in_play = json_object_get(object, "in_play") != NULL;
	c->min = -9999;
	c->max = 9999;
	if (field_load(condition, l, c, object, at) == -1)
		return -1;
	if (c->in_play == (json_object_get(object, "value") != NULL))
		return fault_at(l->why, FAULT_SET, at, NULL,
		    "a condition has either value or in_play");
	return json_object_size(object) > 1 ? 0 : fault_at(l->why, FAULT_SET,
	    at, NULL, "a condition has min, max or both");
}

const struct field gondolin_condition[] = {
	{ NULL, FIELD_OWN, .load = load_condition },
};
