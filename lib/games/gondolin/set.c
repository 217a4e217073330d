/* Sets of cards and stories from JSON; every fault is told. */

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cards.h"
#include "doc.h"

const char *const gondolin_stats[] = { "R", "S", "M", "P", NULL };
const char *const gondolin_types[] = { "location", "defender", "improvement",
    "insight", "occurrence", "continuous", "enemy", NULL };
const char *const gondolin_values[] = { "R", "S", "M", "P", "TD", "TA",
    "turn", "defenders", "heroes", "improvements", "continuous", "enemies",
    "enemies_defeated", "cards_in_hand", "cards_in_deck", "cards_played",
    NULL };

#define LETTERS "abcdefghijklmnopqrstuvwxyz"

int
gondolin_faulty(struct fault *why, const struct place *at, const char *fmt,
    ...)
{
	char text[sizeof(why->text)];
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(text, sizeof(text), fmt, ap);
	va_end(ap);
	return fault_at(why, FAULT_SET, at, NULL, "%s", text);
}

/* A figure that is not there is left as it was. */
int
gondolin_figure(const json_t *object, const char *key, struct range range,
    long *number, const struct place *at, struct fault *why)
{
	return json_object_get(object, key) == NULL ? 0 : doc_number(object,
	    key, range.min, range.max, number, at, why);
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
gondolin_id(const json_t *object, char id[ID_MAX + 1], const struct place *at,
    struct fault *why)
{
	struct place here = { at, "id", 0 };
	const char *text = json_string_value(json_object_get(object, "id"));

	if (text == NULL || !is_id(text))
		return gondolin_faulty(why, &here, "not an id: 1 to %d small "
		    "letters, digits and hyphens, not none and not on",
		    ID_MAX);
	strcpy(id, text);
	return 0;
}

int
gondolin_text(const json_t *object, const char *key, char *text, size_t room,
    const struct place *at, struct fault *why)
{
	struct place here = { at, key, 0 };
	const char *string = json_string_value(json_object_get(object, key));

	if (string == NULL || *string == '\0' || strlen(string) >= room)
		return gondolin_faulty(why, &here,
		    "not a text of 1 to %zu bytes", room - 1);
	strcpy(text, string);
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

static int
load_name(const json_t *doc, struct fault *why)
{
	char name[64];

	return gondolin_text(doc, "set", name, sizeof(name), NULL, why);
}

/* All ids first, so that a card can name one that comes later. */
static int
load_ids(struct card_set *set, const json_t *array, struct fault *why)
{
	const struct place cards = { NULL, "cards", 0 };
	struct place here = { &cards, NULL, 0 }, id = { &here, "id", 0 };
	int bad = 0, i = 0;

	if (doc_array(array, 1, CARDS_MAX, &cards, why) == -1)
		return -1;
	for (; i < (int)json_array_size(array); i++) {
		here.index = i;
		set->cards = i; /* those before it */
		if (gondolin_id(json_array_get(array, i), set->card[i].id,
		    &here, why) == -1)
			bad = -1;
		else if (gondolin_card_named(set, set->card[i].id) != -1)
			bad = gondolin_faulty(why, &id,
			    "a second card of that id: %s", set->card[i].id);
	}
	set->cards = i;
	return bad;
}

static int
load_cards(struct card_set *set, const json_t *array, struct fault *why)
{
	const struct place cards = { NULL, "cards", 0 };
	struct place here = { &cards, NULL, 0 };
	int bad = load_ids(set, array, why);

	for (; here.index < set->cards; here.index++)
		bad |= gondolin_load_card(set, &set->card[here.index],
		    json_array_get(array, here.index), &here, why);
	return bad;
}

static int
load_stories(struct card_set *set, const json_t *array, struct fault *why)
{
	const struct place stories = { NULL, "stories", 0 };
	struct place here = { &stories, NULL, 0 }, id = { &here, "id", 0 };
	struct story *story;
	int i, bad = 0;

	if (doc_array(array, 1, STORIES_MAX, &stories, why) == -1)
		return -1;
	for (; here.index < (long)json_array_size(array); here.index++) {
		story = &set->story[here.index];
		bad |= gondolin_load_story(set, story,
		    json_array_get(array, here.index), &here, why);
		for (i = 0; i < here.index; i++)
			if (strcmp(set->story[i].id, story->id) == 0)
				bad = gondolin_faulty(why, &id, "a second "
				    "story of that id: %s", story->id);
	}
	set->stories = json_array_size(array);
	return bad;
}

/* Decks are checked when the cards are right: otherwise one fault is two. */
static int
check_decks(const struct card_set *set, struct fault *why)
{
	const struct place stories = { NULL, "stories", 0 };
	struct place here = { &stories, NULL, 0 };
	struct place ready = { &here, "ready", 0 };
	const struct story *story;
	int bad = 0;

	for (; here.index < set->stories; here.index++) {
		story = &set->story[here.index];
		if (gondolin_check_story(set, story, &here, why) == -1)
			bad = -1;
		else if (story->ready)
			bad |= gondolin_check_deck(set, story, story->copies,
			    &ready, why);
	}
	return bad;
}

static int
load(struct card_set *set, const json_t *doc, struct fault *why)
{
	static const char *const members[] = { "set", "cards", "stories",
	    NULL };
	int bad;

	if (!json_is_object(doc))
		return fault(why, FAULT_SET, "a set is an object");
	bad = doc_members(doc, members, NULL, why);
	if (json_object_get(doc, "set") != NULL)
		bad |= load_name(doc, why);
	if (json_object_get(doc, "cards") != NULL)
		bad |= load_cards(set, json_object_get(doc, "cards"), why);
	if (json_object_get(doc, "stories") != NULL)
		bad |= load_stories(set, json_object_get(doc, "stories"), why);
	return bad == 0 ? check_decks(set, why) : -1;
}

void *
gondolin_set_load(const json_t *doc, struct fault *why)
{
	struct card_set *set = calloc(1, sizeof(*set));

	if (set == NULL) {
		fault(why, FAULT_MEMORY, "out of memory");
		return NULL;
	}
	if (load(set, doc, why) == 0)
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
