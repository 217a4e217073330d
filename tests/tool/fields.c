/*
 * fields - the tables of fields of the games, as data.
 *
 * usage: fields GAME
 *
 * Prints what the table says of each member of the state as an array of JSON
 * objects: its name and kind, the bounds that are the same in all matches,
 * whether it may be null or hidden, its words, the fields of its own (one
 * without a name is about a value that is no object).
 */

#include <stdio.h>
#include <stdlib.h>

#include "field.h"

static const char *
kind_name(enum field_kind kind)
{
	static const char *const names[] = {
		[FIELD_NUMBER] = "number",
		[FIELD_FLAG] = "flag",
		[FIELD_WORD] = "word",
		[FIELD_PIECE] = "piece",
		[FIELD_PILE] = "pile",
		[FIELD_OBJECT] = "object",
		[FIELD_LIST] = "list",
		[FIELD_OWN] = "own",
	};

	return names[kind];
}

static json_t *
all_words(const char *const *words)
{
	json_t *all = json_array();

	for (; *words != NULL; words++)
		json_array_append_new(all, json_string(*words));
	return all;
}

static bool
bounded(const struct field *f)
{
	return f->kind == FIELD_NUMBER ||
	    (f->kind == FIELD_LIST && f->count == NULL);
}

static json_t *all_fields(const struct field *);

static json_t *
one_field(const struct field *f)
{
	json_t *object = json_pack("{s:s?, s:s?, s:b, s:b}", "name", f->name,
	    "kind", kind_name(f->kind), "null", f->or_null,
	    "hiding", f->may_hide || f->hides != NULL);

	if (bounded(f))
		json_object_set_new(object, "low", json_integer(f->low));
	if (bounded(f) && f->most == NULL)
		json_object_set_new(object, "high", json_integer(f->high));
	if (f->words != NULL)
		json_object_set_new(object, "words", all_words(f->words));
	if (f->fields != NULL)
		json_object_set_new(object, "fields", all_fields(f->fields));
	return object;
}

static json_t *
all_fields(const struct field *f)
{
	json_t *all = json_array();

	if (f->name == NULL)
		json_array_append_new(all, one_field(f));
	for (; f->name != NULL; f++)
		json_array_append_new(all, one_field(f));
	return all;
}

int
main(int argc, char *argv[])
{
	const struct game *game = argc == 2 ? game_named(argv[1]) : NULL;
	json_t *all;

	if (game == NULL) {
		fprintf(stderr, "usage: fields GAME\n");
		return 2;
	}
	if (game->fields == NULL)
		return 1;
	all = all_fields(game->fields);
	json_dumpf(all, stdout, 0);
	printf("\n");
	json_decref(all);
	return 0;
}
