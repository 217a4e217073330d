/* Which cards an effect is about, and when it counts: from JSON. */

#include <stdio.h>
#include <string.h>

#include "cards.h"
#include "doc.h"

/* Words for several types come after those for one. */
static const struct {
	const char *word;
	unsigned types;
} kinds[] = {
	{ "achievement", TYPES_ACHIEVEMENT },
	{ "event", TYPES_EVENT },
};

static unsigned
types_named(const char *word)
{
	int i;

	for (i = 0; i < TYPES; i++)
		if (strcmp(gondolin_types[i], word) == 0)
			return 1u << i;
	for (i = 0; i < (int)(sizeof(kinds) / sizeof(kinds[0])); i++)
		if (strcmp(kinds[i].word, word) == 0)
			return kinds[i].types;
	return 0;
}

static int
load_types(struct selector *of, const json_t *object, unsigned types,
    const struct place *at, struct fault *why)
{
	struct place here = { at, "type", 0 };
	const json_t *value = json_object_get(object, "type");
	const char *word = json_string_value(value);
	unsigned named = word != NULL ? types_named(word) : 0;
	char list[128] = "";
	size_t length = 0;
	int i;

	of->types = types;
	if (value == NULL)
		return 0;
	of->types = types & named;
	if (of->types != 0)
		return 0;
	for (i = 0; i < TYPES; i++)
		if (types >> i & 1)
			length += snprintf(list + length,
			    sizeof(list) - length, " %s", gondolin_types[i]);
	return gondolin_faulty(why, &here, named == 0 ? "no type of cards; "
	    "here it can be:%s" : "no card that this can be about; "
	    "here it can be:%s", list);
}

static int
load_either(const json_t *object, const char *key, int8_t *either,
    const struct place *at, struct fault *why)
{
	bool flag;

	*either = -1;
	if (json_object_get(object, key) == NULL)
		return 0;
	if (doc_flag(object, key, &flag, at, why) == -1)
		return -1;
	*either = flag;
	return 0;
}

static int
add_trait(struct card_set *set, const json_t *value, uint32_t *bits,
    const struct place *at, struct fault *why)
{
	const char *word = json_string_value(value);
	int trait = word != NULL ? gondolin_trait_named(set, word) : -1;

	if (trait == -1)
		return gondolin_faulty(why, at, "not an ability: a word "
		    "like an id, %d in a set at most", TRAITS_MAX);
	*bits |= 1u << trait;
	return 0;
}

int
gondolin_load_traits(struct card_set *set, const json_t *object,
    const char *key, uint32_t *bits, const struct place *at,
    struct fault *why)
{
	struct place list = { at, key, 0 }, here = { &list, NULL, 0 };
	const json_t *array = json_object_get(object, key);
	int bad = 0;

	if (array == NULL)
		return 0;
	if (doc_array(array, 0, TRAITS_MAX, &list, why) == -1)
		return -1;
	for (; here.index < (long)json_array_size(array); here.index++)
		bad |= add_trait(set, json_array_get(array, here.index), bits,
		    &here, why);
	return bad;
}

static int
load_trait(struct card_set *set, const json_t *object, const char *key,
    uint32_t *bits, const struct place *at, struct fault *why)
{
	const struct place here = { at, key, 0 };
	const json_t *value = json_object_get(object, key);

	return value == NULL ? 0 : add_trait(set, value, bits, &here, why);
}

static int
load_one_card(struct card_set *set, struct selector *of, const json_t *object,
    const struct place *at, struct fault *why)
{
	struct place here = { at, "card", 0 };
	const json_t *value = json_object_get(object, "card");
	const char *id = json_string_value(value);

	of->card = -1;
	if (value == NULL)
		return 0;
	of->card = id != NULL ? gondolin_card_named(set, id) : -1;
	return of->card != -1 ? 0 : gondolin_faulty(why, &here,
	    "no card of this set");
}

/* An object that is not there selects all of these types. */
int
gondolin_load_selector(struct card_set *set, struct selector *of,
    const json_t *object, unsigned types, const struct place *at,
    struct fault *why)
{
	static const char *const members[] = { "?type", "?card", "?hero",
	    "?eminent", "?ability", "?counter", "?self", NULL };
	int bad;

	*of = (struct selector){ .types = types, .hero = -1, .eminent = -1,
	    .card = -1 };
	if (object == NULL)
		return 0;
	if (doc_members(object, members, at, why) == -1)
		return -1;
	bad = load_types(of, object, types, at, why);
	bad |= load_one_card(set, of, object, at, why);
	bad |= load_either(object, "hero", &of->hero, at, why);
	bad |= load_either(object, "eminent", &of->eminent, at, why);
	bad |= load_trait(set, object, "ability", &of->ability, at, why);
	bad |= load_trait(set, object, "counter", &of->counter, at, why);
	if (json_object_get(object, "self") != NULL)
		bad |= doc_flag(object, "self", &of->self, at, why);
	return bad;
}

static int
load_value(struct condition *c, const json_t *object, bool lasting,
    const struct place *at, struct fault *why)
{
	struct place here = { at, "value", 0 };
	int value = 0;

	if (doc_word(object, "value", gondolin_values, &value, at, why) == -1)
		return -1;
	c->value = value;
	if (lasting && (value == VALUE_TD || value == VALUE_TA))
		return gondolin_faulty(why, &here, "a lasting effect cannot "
		    "depend on TD or TA, which it may change");
	return 0;
}

static int
load_condition(struct card_set *set, struct condition *c,
    const json_t *object, bool lasting, const struct place *at,
    struct fault *why)
{
	static const char *const members[] = { "?value", "?in_play", "?min",
	    "?max", NULL };
	struct place of = { at, "in_play", 0 };
	const json_t *in_play = json_object_get(object, "in_play");
	const struct range any = { -9999, 9999 };
	long min = any.min, max = any.max;
	int bad = doc_members(object, members, at, why);

	if (bad == -1)
		return -1;
	c->in_play = in_play != NULL;
	if (c->in_play == (json_object_get(object, "value") != NULL))
		return gondolin_faulty(why, at,
		    "a condition has either value or in_play");
	bad |= c->in_play ? gondolin_load_selector(set, &c->of, in_play,
	    TYPES_ALL, &of, why) : load_value(c, object, lasting, at, why);
	bad |= gondolin_figure(object, "min", any, &min, at, why);
	bad |= gondolin_figure(object, "max", any, &max, at, why);
	if (json_object_size(object) < 2)
		bad = gondolin_faulty(why, at,
		    "a condition has min, max or both");
	c->min = min;
	c->max = max;
	return bad;
}

int
gondolin_load_conditions(struct card_set *set, struct effect *e,
    const json_t *array, const struct place *at, struct fault *why)
{
	struct place here = { at, NULL, 0 };
	int bad = 0;

	if (array == NULL)
		return 0;
	if (doc_array(array, 1, CONDITIONS_MAX, at, why) == -1)
		return -1;
	e->conditions = json_array_size(array);
	for (; here.index < e->conditions; here.index++) {
		bad |= load_condition(set, &e->condition[here.index],
		    json_array_get(array, here.index),
		    e->when == WHEN_WHILE, &here, why);
		e->asks |= !e->condition[here.index].in_play;
	}
	return bad;
}
