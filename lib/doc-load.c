/* What the loaders of documents share: members, numbers, words, pieces. */

#include <string.h>

#include "doc.h"

static bool
is_named(const char *const names[], const char *key)
{
	for (; *names != NULL; names++)
		if (strcmp(**names == '?' ? *names + 1 : *names, key) == 0)
			return true;
	return false;
}

int
doc_members(const json_t *object, const char *const names[],
    const struct place *at, struct fault *why)
{
	struct place here = { at, NULL, 0 };
	const char *key;
	json_t *value;
	int bad = 0;

	if (!json_is_object(object))
		return fault_at(why, FAULT_VALUE, at, NULL, "not an object");
	json_object_foreach((json_t *)object, key, value) {
		here.key = key;
		if (!is_named(names, key))
			bad = fault_at(why, FAULT_MEMBER, &here, NULL,
			    "unknown member");
	}
	for (; *names != NULL; names++) {
		here.key = *names;
		if (**names != '?' && json_object_get(object, *names) == NULL)
			bad = fault_at(why, FAULT_MEMBER, &here, NULL,
			    "member is missing");
	}
	return bad;
}

int
doc_array(const json_t *array, size_t low, size_t high,
    const struct place *at, struct fault *why)
{
	if (!json_is_array(array))
		return fault_at(why, FAULT_VALUE, at, NULL, "not an array");
	if (json_array_size(array) >= low && json_array_size(array) <= high)
		return 0;
	if (low == high)
		return fault_at(why, FAULT_VALUE, at, NULL,
		    "%zu elements, not %zu", json_array_size(array), low);
	return fault_at(why, FAULT_VALUE, at, NULL,
	    "%zu elements, not %zu to %zu", json_array_size(array), low, high);
}

int
doc_number(const json_t *object, const char *key, long low, long high,
    long *number, const struct place *at, struct fault *why)
{
	const json_t *value = json_object_get(object, key);
	struct place here = { at, key, 0 };

	if (value == NULL)
		return -1; /* doc_members has told */
	if (!json_is_integer(value))
		return fault_at(why, FAULT_VALUE, &here, NULL, "not a number");
	*number = json_integer_value(value);
	if (*number < low || *number > high)
		return fault_at(why, FAULT_VALUE, &here, NULL,
		    "%ld is not from %ld to %ld", *number, low, high);
	return 0;
}

int
doc_flag(const json_t *object, const char *key, bool *flag,
    const struct place *at, struct fault *why)
{
	const json_t *value = json_object_get(object, key);
	struct place here = { at, key, 0 };

	if (value == NULL)
		return -1;
	if (!json_is_boolean(value))
		return fault_at(why, FAULT_VALUE, &here, NULL,
		    "not true or false");
	*flag = json_is_true(value);
	return 0;
}

int
doc_word(const json_t *object, const char *key, const char *const words[],
    int *index, const struct place *at, struct fault *why)
{
	const char *word = json_string_value(json_object_get(object, key));
	struct place here = { at, key, 0 };

	if (json_object_get(object, key) == NULL)
		return -1;
	if (word == NULL)
		return fault_at(why, FAULT_VALUE, &here, NULL, "not a string");
	for (*index = 0; words[*index] != NULL; ++*index)
		if (strcmp(words[*index], word) == 0)
			return 0;
	*index = 0;
	return fault_at(why, FAULT_VALUE, &here, NULL,
	    "none of its words: %.64s", word);
}

int
doc_piece(const json_t *value, int (*named)(const void *, const char *),
    const void *state, bool hidden, const struct place *at, struct fault *why)
{
	const char *name = json_string_value(value);
	int piece;

	if (name == NULL)
		return fault_at(why, FAULT_VALUE, at, NULL, "not a string");
	if (name[0] == '?' && strcmp(name, "??") == 0)
		return hidden ? PIECE_HIDDEN : fault_at(why, FAULT_PIECE, at,
		    NULL, "hidden, and this is no view");
	piece = named(state, name);
	if (piece == -1)
		return fault_at(why, FAULT_PIECE, at, NULL,
		    "no such piece: %.64s", name);
	return piece;
}

int
doc_pile(const json_t *array, struct pile *pile,
    int (*named)(const void *, const char *), const void *state, bool hidden,
    const struct place *at, struct fault *why)
{
	struct place here = { at, NULL, 0 };
	json_t *value;
	size_t i;
	int piece, bad = 0;

	pile->n = 0;
	if (doc_array(array, 0, PILE_MAX, at, why) == -1)
		return -1;
	json_array_foreach(array, i, value) {
		here.index = i;
		piece = doc_piece(value, named, state, hidden, &here, why);
		bad |= piece == -1 ? -1 : 0;
		pile_push(pile, piece); /* so that its length is right */
	}
	return bad;
}
