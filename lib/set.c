#include "set.h"

#include <stdio.h>
#include <string.h>

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

static void *
load_file(const struct set_file *f, const struct game *game,
    struct fault *why)
{
	json_t *doc = doc_parse((const char *)f->data, f->size, why);
	void *loaded = doc != NULL ? game->sets->load(doc, why) : NULL;

	json_decref(doc);
	return loaded;
}

static int
load_named(struct set *set, const struct game *game, const char *name,
    struct fault *why)
{
	const struct set_file *f = find_file(game, name);

	if (f == NULL)
		return no_such_set(game, name, FAULT_SET, &set_place, why);
	set->doc = json_string(name);
	set->loaded = load_file(f, game, why);
	return set->loaded != NULL ? 0 : -1;
}

int
set_load(struct set *set, const struct game *game, const json_t *doc,
    struct fault *why)
{
	*set = (struct set){ 0 };
	if (game->sets == NULL)
		return doc == NULL ? 0 : fault_at(why, FAULT_MEMBER,
		    &set_place, NULL, "%s has no sets", game->name);
	if (doc == NULL)
		return load_named(set, game, game->sets->standard, why);
	if (json_is_string(doc))
		return load_named(set, game, json_string_value(doc), why);
	set->doc = json_incref((json_t *)doc);
	why->below = &set_place;
	set->loaded = game->sets->load(doc, why);
	why->below = NULL;
	return set->loaded != NULL ? 0 : -1;
}

struct set
set_share(const struct set *set)
{
	return (struct set){ set->doc, set->loaded, true };
}

void
set_free(struct set *set, const struct game *game)
{
	if (set->loaded != NULL && !set->shared)
		game->sets->free(set->loaded);
	if (!set->shared)
		json_decref(set->doc);
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
	json_t *set = set_named(game, name != NULL ? name :
	    game->sets->standard, why);
	const struct set_file *f;

	if (!json_is_string(set))
		return set;
	f = find_file(game, json_string_value(set));
	json_decref(set);
	return doc_parse((const char *)f->data, f->size, why);
}

static int
try_game(const struct game *game, const json_t *doc, struct fault *why)
{
	void *loaded = game->sets->load(doc, why);

	if (loaded != NULL)
		game->sets->free(loaded);
	return loaded != NULL ? 0 : -1;
}

/* How badly a set fits a game: members that are wrong weigh most. */
struct misfit {
	int members;
	int all;
};

static void
count_misfit(const struct fault *why, void *arg)
{
	struct misfit *m = arg;

	if (why->code == FAULT_MEMBER && strrchr(why->pointer, '/') ==
	    why->pointer)
		m->members++;
	m->all++;
}

static bool
is_nearer(const struct misfit *a, const struct misfit *b)
{
	return a->members != b->members ? a->members < b->members :
	    a->all < b->all;
}

int
set_validate(const json_t *doc, struct fault *why)
{
	const struct game *const *game, *nearest = NULL;
	struct misfit least = { 0, 0 }, misfit;
	struct fault tried;

	/* A set does not name its game: it is that of the game it fits best. */
	for (game = games; *game != NULL; game++) {
		if ((*game)->sets == NULL)
			continue;
		misfit = (struct misfit){ 0, 0 };
		tried = (struct fault){ .each = count_misfit, .arg = &misfit };
		if (try_game(*game, doc, &tried) == 0)
			return 0;
		if (nearest == NULL || is_nearer(&misfit, &least)) {
			nearest = *game;
			least = misfit;
		}
	}
	if (nearest == NULL)
		return fault(why, FAULT_SET, "no game here has sets");
	return try_game(nearest, doc, why);
}
