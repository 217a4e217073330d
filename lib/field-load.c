/* A struct from JSON, by its table of fields. */

#include <string.h>

#include "field.h"

static void
store(void *base, const struct field *f, long number)
{
	char *at = (char *)base + f->at;

	if (f->size == 1)
		*(uint8_t *)at = number;
	else if (f->size == 2)
		*(uint16_t *)at = number;
	else
		*(uint32_t *)at = number;
}

static long
most(const struct field *f, const struct loading *l)
{
	return f->most != NULL ? f->most(l->state) : f->high;
}

static int
load_number(const struct field *f, struct loading *l, void *base,
    const json_t *value, const struct place *at)
{
	long number = json_integer_value(value), high = most(f, l);

	if (!json_is_integer(value))
		return fault_at(l->why, FAULT_VALUE, at, NULL,
		    "not a number");
	if (number < f->low || number > high)
		return fault_at(l->why, FAULT_VALUE, at, NULL,
		    "%ld is not from %ld to %ld", number, f->low, high);
	store(base, f, number);
	return 0;
}

static int
load_figure(const struct field *f, struct loading *l, void *base,
    const json_t *value, const struct place *at)
{
	const char *text = json_string_value(value);
	long number, high = most(f, l);

	if (text == NULL || !f->figure->read(text, high, &number))
		return fault_at(l->why, FAULT_VALUE, at, NULL, "%s up to %ld",
		    f->figure->fault, high);
	store(base, f, number);
	return 0;
}

static int
load_flag(const struct field *f, struct loading *l, void *base,
    const json_t *value, const struct place *at)
{
	if (!json_is_boolean(value))
		return fault_at(l->why, FAULT_VALUE, at, NULL,
		    "not true or false");
	*(bool *)((char *)base + f->at) = json_is_true(value);
	return 0;
}

static int
load_word(const struct field *f, struct loading *l, void *base,
    const json_t *value, const struct place *at)
{
	const char *word = json_string_value(value);
	int i;

	if (word == NULL)
		return fault_at(l->why, FAULT_VALUE, at, NULL,
		    "not a string");
	for (i = 0; f->words[i] != NULL; i++)
		if (strcmp(f->words[i], word) == 0) {
			store(base, f, i);
			return 0;
		}
	return fault_at(l->why, FAULT_VALUE, at, NULL,
	    "none of its words: %.64s", word);
}

static int
load_text(const struct field *f, struct loading *l, void *base,
    const json_t *value, const struct place *at)
{
	const char *text = json_string_value(value);
	long length = text != NULL ? (long)strlen(text) : -1;
	long high = f->size > 0 ? (long)f->size - 1 : f->high;

	if (length < f->low || length > high)
		return fault_at(l->why, FAULT_VALUE, at, NULL,
		    "not a text of %ld to %ld bytes", f->low, high);
	if (f->size > 0)
		strcpy((char *)base + f->at, text);
	return 0;
}

static piece_named_fn *
namer(const struct field *f, const struct loading *l)
{
	return f->named != NULL ? f->named : l->game->piece_named;
}

static int
load_piece(const struct field *f, struct loading *l, void *base,
    const json_t *value, const struct place *at)
{
	int piece = doc_piece(value, namer(f, l), l->state,
	    l->view && f->may_hide, at, l->why);

	if (piece == -1)
		return -1;
	store(base, f, piece);
	return 0;
}

static int
check_hidden(const struct field *f, struct loading *l,
    const struct pile *pile, const struct place *at)
{
	struct place here = { at, NULL, 0 };
	int bad = 0;

	for (; here.index < pile->n; here.index++)
		if (pile->piece[here.index] != PIECE_HIDDEN)
			bad = fault_at(l->why, FAULT_VIEW, &here, f->rule,
			    "nobody can see this card");
	return bad;
}

static int
load_pile(const struct field *f, struct loading *l, void *base,
    const json_t *value, const struct place *at)
{
	struct pile *pile = (struct pile *)((char *)base + f->at);
	bool hides = l->view && f->hides != NULL && f->hides(l->state);

	if (doc_pile(value, pile, namer(f, l), l->state,
	    hides || (l->view && f->may_hide), at, l->why) == -1)
		return -1;
	return hides ? check_hidden(f, l, pile, at) : 0;
}

static int
load_object(const struct field *f, struct loading *l, void *base,
    const json_t *value, const struct place *at)
{
	return field_load(f->fields, l, (char *)base + f->at, value, at);
}

static int
load_list(const struct field *f, struct loading *l, void *base,
    const json_t *value, const struct place *at)
{
	struct place here = { at, NULL, 0 };
	long count = f->count != NULL ? f->count(l->state) : 0;
	char *element = (char *)base + f->at;
	int bad = 0;

	if (count < 0)
		return -1;
	if (doc_array(value, f->count != NULL ? count : f->low,
	    f->count != NULL ? count : most(f, l), at, l->why) == -1)
		return -1;
	if (f->count == NULL)
		*((uint8_t *)base + f->counter) = json_array_size(value);
	for (; here.index < (long)json_array_size(value); here.index++)
		bad |= field_load(f->fields, l,
		    element + here.index * f->stride,
		    json_array_get(value, here.index), &here);
	return bad;
}

static int
load_own(const struct field *f, struct loading *l, void *base,
    const json_t *value, const struct place *at)
{
	l->field = f;
	return f->load(l, base, value, at);
}

static int
load_value(const struct field *f, struct loading *l, void *base,
    const json_t *value, const struct place *at)
{
	static int (*const load[])(const struct field *, struct loading *,
	    void *, const json_t *, const struct place *) = {
		[FIELD_NUMBER] = load_number,
		[FIELD_FIGURE] = load_figure,
		[FIELD_FLAG] = load_flag,
		[FIELD_WORD] = load_word,
		[FIELD_PIECE] = load_piece,
		[FIELD_PILE] = load_pile,
		[FIELD_OBJECT] = load_object,
		[FIELD_LIST] = load_list,
		[FIELD_TEXT] = load_text,
		[FIELD_OWN] = load_own,
	};

	if (!f->or_null || !json_is_null(value))
		return load[f->kind](f, l, base, value, at);
	if (f->kind != FIELD_OBJECT)
		store(base, f, f->none);
	return 0;
}

static int
unknown_members(const struct field *fields, const json_t *object,
    const struct place *at, struct fault *why)
{
	struct place here = { at, NULL, 0 };
	const struct field *f;
	json_t *value;
	int bad = 0;

	json_object_foreach((json_t *)object, here.key, value) {
		for (f = fields; f->name != NULL; f++)
			if (strcmp(f->name, here.key) == 0)
				break;
		if (f->name == NULL)
			bad = fault_at(why, FAULT_MEMBER, &here, NULL,
			    "unknown member");
	}
	return bad;
}

int
field_load(const struct field *fields, struct loading *l, void *base,
    const json_t *object, const struct place *at)
{
	struct place here = { at, NULL, 0 };
	void *next = json_object_iter((json_t *)object);
	const struct field *f;
	const json_t *value;
	size_t found = 0;
	int bad = 0;

	if (fields->name == NULL)
		return load_value(fields, l, base, object, at);
	if (!json_is_object(object))
		return fault_at(l->why, FAULT_VALUE, at, NULL,
		    "not an object");
	for (f = fields; f->name != NULL; f++) {
		here.key = f->name;
		/* Most often they are in order; otherwise they are looked
		   for. */
		if (next != NULL &&
		    strcmp(json_object_iter_key(next), f->name) == 0) {
			value = json_object_iter_value(next);
			next = json_object_iter_next((json_t *)object, next);
		} else
			value = json_object_get(object, f->name);
		found += value != NULL;
		if (value != NULL)
			bad |= load_value(f, l, base, value, &here);
		else if (!f->optional)
			bad = fault_at(l->why, FAULT_MEMBER, &here, NULL,
			    "member is missing");
	}
	if (found < json_object_size(object))
		bad |= unknown_members(fields, object, at, l->why);
	return bad;
}

int
field_load_state(const struct game *game, void *state, int viewer,
    const json_t *object, struct fault *why)
{
	struct loading l = { game, state, viewer != SEAT_NONE, why,
	    viewer, NULL };

	return field_load(game->fields, &l, state, object, &game_state_place);
}
