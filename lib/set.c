#include "set.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "memory.h"
#include "doc.h"
#include "file.h"

static const struct place set_place = { NULL, "set", 0 };

static const struct set_file *
find_file(const struct game *game, const char *name)
{
	const struct set_file *f;

	for (f = set_files; f->name != NULL; f++)
		if (strcmp(f->game, game->name) == 0 &&
		    strcmp(f->name, name) == 0)
			return f;
	return NULL;
}

static int
no_such_set(const struct game *game, const char *name, enum fault_code code,
    const struct place *place, struct fault *why)
{
	const struct set_file *f;
	char list[128] = "";
	size_t length = 0;

	for (f = set_files; f->name != NULL && length < 64; f++)
		if (strcmp(f->game, game->name) == 0)
			length += snprintf(list + length, sizeof(list) - length,
			    "%s%.40s", length > 0 ? ", " : "", f->name);
	return fault_at(why, code, place, NULL, "%s has no set of that name: "
	    "%.64s; it has %s", game->name, name, list);
}

/*
 * What was loaded is kept: a set of ours as long as the program runs, one from
 * a document as long as no other takes its place.
 */
struct kept {
	const struct game *game;
	json_t *doc;
	const void *loaded;
	void *memory; /* of what was loaded; NULL if it is a table of ours */
	int users;
	struct kept *next;
};

static struct kept *ours, *given;

static void
release(struct kept *k)
{
	if (k == NULL || --k->users > 0)
		return;
	json_decref(k->doc);
	free(k->memory);
	free(k);
}

/* Takes over the document and the memory; NULL if there is none left. */
static struct kept *
keep(const struct game *game, json_t *doc, const void *loaded, void *memory,
    struct fault *why)
{
	struct kept *k = loaded != NULL ? malloc(sizeof(*k)) : NULL;

	if (k != NULL) {
		*k = (struct kept){ game, doc, loaded, memory, 1, NULL };
		return k;
	}
	if (loaded != NULL)
		fault(why, FAULT_MEMORY, "out of memory");
	json_decref(doc);
	free(memory);
	return NULL;
}

static void *
load_file(const struct set_file *f, const struct game *game,
    struct fault *why)
{
	json_t *doc = doc_parse((const char *)f->data, f->size, why);
	void *loaded = doc != NULL ? game->sets->load(doc, why) : NULL;

	json_decref(doc);
	return loaded;
}

static struct kept *
find_named(const struct game *game, const char *name, struct fault *why)
{
	const struct set_file *f = find_file(game, name);
	const void *table;
	void *memory;
	struct kept *k;

	for (k = ours; k != NULL; k = k->next)
		if (k->game == game &&
		    strcmp(json_string_value(k->doc), name) == 0)
			return k;
	if (f == NULL) {
		no_such_set(game, name, FAULT_SET, &set_place, why);
		return NULL;
	}
	table = set_tables[0] != NULL ? set_tables[f - set_files] : NULL;
	memory = table == NULL ? load_file(f, game, why) : NULL;
	k = keep(game, json_string(name), table != NULL ? table : memory,
	    memory, why);
	if (k != NULL) {
		k->next = ours;
		ours = k;
	}
	return k;
}

static struct kept *
find_given(const struct game *game, const json_t *doc, struct fault *why)
{
	struct kept *k;
	void *memory;

	if (given != NULL && given->game == game &&
	    json_equal(given->doc, (json_t *)doc))
		return given;
	why->below = &set_place;
	memory = game->sets->load(doc, why);
	k = keep(game, json_deep_copy(doc), memory, memory, why);
	why->below = NULL;
	if (k == NULL)
		return NULL;
	release(given);
	return given = k;
}

int
set_load(struct set *set, const struct game *game, const json_t *doc,
    struct fault *why)
{
	struct kept *k;
	bool open;

	*set = (struct set){ 0 };
	if (game->sets == NULL)
		return doc == NULL ? 0 : fault_at(why, FAULT_MEMBER,
		    &set_place, NULL, "%s has no sets", game->name);
	open = memory_open(false); /* it outlives the document */
	if (doc == NULL || json_is_string(doc))
		k = find_named(game, doc == NULL ? game->sets->standard :
		    json_string_value(doc), why);
	else
		k = find_given(game, doc, why);
	memory_open(open);
	if (k == NULL)
		return -1;
	k->users++;
	*set = (struct set){ k->doc, k->loaded, k };
	return 0;
}

struct set
set_share(const struct set *set)
{
	if (set->kept != NULL)
		set->kept->users++;
	return *set;
}

void
set_free(struct set *set)
{
	release(set->kept);
	*set = (struct set){ 0 };
}

json_t *
set_named(const struct game *game, const char *name, struct fault *why)
{
	const char *end = strrchr(name, '.');

	if (game->sets == NULL) {
		fault(why, FAULT_USAGE, "%s has no sets", game->name);
		return NULL;
	}
	if (strchr(name, '/') != NULL ||
	    (end != NULL && strcmp(end, ".json") == 0))
		return file_document(name, why);
	if (find_file(game, name) == NULL) {
		no_such_set(game, name, FAULT_USAGE, NULL, why);
		return NULL;
	}
	return json_string(name);
}

json_t *
set_document(const struct game *game, const char *name, struct fault *why)
{
	const struct set_file *f = find_file(game, name != NULL ? name :
	    game->sets->standard);
	json_t *set;

	if (f != NULL)
		return doc_parse((const char *)f->data, f->size, why);
	set = set_named(game, name, why);
	if (!json_is_string(set))
		return set;
	json_decref(set);
	fault(why, FAULT_SET, "%s: a string is no set", name);
	return NULL;
}
