#include "deck.h"

#include <stdlib.h>
#include <string.h>

#include "set.h"

json_t *
deck_set(const struct game *game, const char *name, struct fault *why)
{
	json_t *doc = set_document(game, name, why);
	struct set set = { 0 };
	int done;

	if (doc == NULL)
		return NULL;
	done = set_load(&set, game, doc, why);
	set_free(&set);
	if (done == 0)
		return doc;
	json_decref(doc);
	return NULL;
}

json_t *
deck_find(const json_t *set, const char *kind, const char *id)
{
	json_t *object;
	size_t i;

	json_array_foreach(json_object_get(set, kind), i, object)
		if (strcmp(json_string_value(json_object_get(object, "id")),
		    id) == 0)
			return object;
	return NULL;
}

static void
add(json_t *cards, const char *id, int by)
{
	json_int_t n = json_integer_value(json_object_get(cards, id)) + by;

	json_object_set_new(cards, id, json_integer(n));
}

/* Cards may be a list of ids: as an object they can be changed. */
static json_t *
counted(const json_t *list)
{
	json_t *cards = json_object(), *id;
	size_t i;

	json_array_foreach(list, i, id)
		if (json_is_string(id))
			add(cards, json_string_value(id), 1);
	return cards;
}

json_t *
deck_start(const json_t *set, const char *id, struct fault *why)
{
	json_t *story = deck_find(set, "stories", id);
	json_t *ready = json_object_get(story, "ready");

	if (story == NULL) {
		fault(why, FAULT_VALUE, "no story of this set: %.40s", id);
		return NULL;
	}
	return json_pack("{s:O, s:s, s:o}", "deck",
	    json_object_get(story, "title"), "story", id, "cards",
	    json_is_object(ready) ? json_copy(ready) : counted(ready));
}

/* In the order of the set; cards that it does not have come last. */
static json_t *
sorted(const json_t *set, json_t *cards)
{
	json_t *result = json_object(), *card, *n;
	const char *id;
	size_t i;

	json_array_foreach(json_object_get(set, "cards"), i, card) {
		id = json_string_value(json_object_get(card, "id"));
		n = json_object_get(cards, id);
		if (n != NULL)
			json_object_set(result, id, n);
	}
	json_object_update_missing(result, cards);
	return result;
}

int
deck_change(const json_t *set, json_t *deck, const char *id, int by,
    struct fault *why)
{
	json_t *cards = json_object_get(deck, "cards");

	if (json_is_array(cards)) {
		json_object_set_new(deck, "cards", counted(cards));
		cards = json_object_get(deck, "cards");
	}
	if (!json_is_object(cards))
		return fault(why, FAULT_VALUE, "not a deck: it has no cards, "
		    "which are an object of ids and numbers");
	if (by > 0 && deck_find(set, "cards", id) == NULL)
		return fault(why, FAULT_VALUE, "no card of this set: %.40s",
		    id);
	if (by < 0 && json_object_get(cards, id) == NULL)
		return fault(why, FAULT_VALUE, "%.40s is not in the deck", id);
	add(cards, id, by);
	if (json_integer_value(json_object_get(cards, id)) <= 0)
		json_object_del(cards, id);
	return json_object_set_new(deck, "cards", sorted(set, cards));
}

/* The pointer is into the deck, not into the options that hold it. */
static void
relay(const struct fault *found, void *arg)
{
	static const char prefix[] = "/options/deck";
	struct fault told = *found, *why = arg;
	size_t length = strlen(prefix);

	if (strncmp(told.pointer, prefix, length) == 0)
		memmove(told.pointer, told.pointer + length,
		    strlen(told.pointer + length) + 1);
	why->count++;
	why->code = told.code;
	why->each(&told, why->arg);
}

int
deck_check(const struct game *game, const json_t *set, json_t *deck,
    struct fault *why)
{
	struct fault found = { .each = relay, .arg = why };
	json_t *options = json_pack("{s:O}", "deck", deck);
	void *state = calloc(1, game->size);
	struct set loaded = { 0 };
	int done = -1;

	if (state == NULL || options == NULL)
		fault(why, FAULT_MEMORY, "out of memory");
	else if (set_load(&loaded, game, set, why) == 0)
		done = game->prepare(state, 1, loaded.loaded, options, false,
		    &found);
	set_free(&loaded);
	json_decref(options);
	free(state);
	return done;
}
