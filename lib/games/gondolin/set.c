/* Sets of cards and stories from JSON; every fault is told. */

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "set-load.h"

const char *const gondolin_stats[] = { "R", "S", "M", "P", NULL };
const char *const gondolin_types[] = { "location", "defender", "improvement",
    "insight", "occurrence", "continuous", "enemy", NULL };
const char *const gondolin_values[] = { "R", "S", "M", "P", "TD", "TA",
    "turn", "defenders", "heroes", "improvements", "continuous", "enemies",
    "enemies_defeated", "cards_in_hand", "cards_in_deck", "cards_played",
    NULL };

#define LETTERS "abcdefghijklmnopqrstuvwxyz"

enum { NAME_MAX = 63, NAMES_MAX = 16 };

int
gondolin_wrong(struct loading *l, const struct place *at, const char *key,
    const char *fmt, ...)
{
	const struct reading *r = l->state;
	struct place here = { at, key, 0 };
	char text[sizeof(l->why->text)];
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(text, sizeof(text), fmt, ap);
	va_end(ap);
	return fault_at(l->why, FAULT_SET, &here, NULL, "%s: %s", r->owner,
	    text);
}

int
gondolin_load_some(const struct field *fields, const char *const names[],
    struct loading *l, void *base, const json_t *object,
    const struct place *at)
{
	struct field some[NAMES_MAX + 1], *f = some;
	int i;

	for (; fields->name != NULL; fields++)
		for (i = 0; names[i] != NULL; i++)
			if (strcmp(names[i] + (*names[i] == '?'),
			    fields->name) == 0) {
				*f = *fields;
				f++->optional = *names[i] == '?';
			}
	f->name = NULL;
	return field_load(some, l, base, object, at);
}

int
gondolin_load_first(const struct field *f, const char *key, struct loading *l,
    void *base, const json_t *object, const struct place *at)
{
	struct place here = { at, key, 0 };
	const json_t *value = json_object_get(object, key);

	return value != NULL ? field_load(f, l, base, value, &here) :
	    fault_at(l->why, FAULT_MEMBER, &here, NULL, "member is missing");
}

/* Small letters, digits and hyphens, and neither none nor on. */
static bool
is_id(const char *text)
{
	size_t length = strlen(text);

	return length >= 1 && length <= ID_MAX && text[0] != '-' &&
	    strspn(text, LETTERS "0123456789-") == length &&
	    strcmp(text, "none") != 0 && strcmp(text, "on") != 0;
}

int
gondolin_load_id(struct loading *l, void *base, const json_t *value,
    const struct place *at)
{
	struct reading *r = l->state;
	char *id = (char *)base + l->field->at;
	const char *text = json_string_value(value);

	r->owner = id;
	if (text == NULL || !is_id(text))
		return fault_at(l->why, FAULT_SET, at, NULL, "not an id: 1 to "
		    "%d small letters, digits and hyphens, not none and not "
		    "on", ID_MAX);
	strcpy(id, text);
	return 0;
}

int
gondolin_card_named(const struct card_set *set, const char *id)
{
	int i;

	for (i = 0; i < set->cards; i++)
		if (strcmp(set->card[i].id, id) == 0)
			return i;
	return -1;
}

/* Abilities are whatever words the set uses. */
int
gondolin_trait_named(struct card_set *set, const char *word)
{
	int i;

	for (i = 0; i < set->traits; i++)
		if (strcmp(set->trait[i], word) == 0)
			return i;
	if (i == TRAITS_MAX || !is_id(word))
		return -1;
	strcpy(set->trait[set->traits++], word);
	return i;
}

/* All ids first, so that a card can name one that comes later. */
static void
load_ids(struct card_set *set, const json_t *array)
{
	const char *id;

	for (; set->cards < (int)json_array_size(array); set->cards++) {
		id = json_string_value(json_object_get(json_array_get(array,
		    set->cards), "id"));
		if (id != NULL && is_id(id))
			strcpy(set->card[set->cards].id, id);
	}
}

static int
load_cards(struct loading *l, void *base, const json_t *array,
    const struct place *at)
{
	struct card_set *set = base;
	struct place here = { at, NULL, 0 };
	int bad = 0;

	if (doc_array(array, 1, CARDS_MAX, at, l->why) == -1)
		return -1;
	load_ids(set, array);
	for (; here.index < set->cards; here.index++) {
		bad |= gondolin_load_card(l, &set->card[here.index],
		    json_array_get(array, here.index), &here);
		if (gondolin_card_named(set, set->card[here.index].id) <
		    here.index)
			bad = gondolin_wrong(l, &here, "id",
			    "a second card of that id");
	}
	return bad;
}

static const struct field fields[] = {
	{ "set", FIELD_TEXT, .low = 1, .high = NAME_MAX },
	{ "cards", FIELD_OWN, .load = load_cards },
	{ "stories", FIELD_LIST, FIELD_AT(struct card_set, story), .low = 1,
	    .high = STORIES_MAX, .fields = gondolin_story_fields,
	    .stride = sizeof(struct story),
	    .counter = offsetof(struct card_set, stories) },
	{ .name = NULL },
};

/* Stories are checked when all else is right: otherwise one fault is two. */
static int
load(struct card_set *set, const json_t *doc, struct fault *why)
{
	const struct place stories = { NULL, "stories", 0 };
	struct place here = { &stories, NULL, 0 };
	struct reading reading = { .set = set, .owner = "" };
	struct loading l = { .state = &reading, .why = why };
	int bad = field_load(fields, &l, set, doc, NULL);

	for (; bad == 0 && here.index < set->stories; here.index++)
		bad |= gondolin_check_story(&l, here.index, &here);
	return bad;
}

void *
gondolin_set_load(const json_t *doc, struct fault *why)
{
	struct card_set *set = calloc(1, sizeof(*set));

	if (set == NULL)
		fault(why, FAULT_MEMORY, "out of memory");
	else if (load(set, doc, why) == 0)
		return set;
	free(set);
	return NULL;
}

size_t
gondolin_set_size(const void *loaded)
{
	const struct card_set *set = loaded;

	return offsetof(struct card_set, effect) +
	    set->effects * sizeof(set->effect[0]);
}
