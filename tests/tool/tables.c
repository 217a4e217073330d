/*
 * tables - holds what the build made of the sets against their documents.
 *
 * usage: tables
 *
 * Prints a line for each set of ours: its game and name, and whether its table
 * is byte for byte what its game loads from the JSON.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "doc.h"
#include "set.h"

static const void *
find_table(const struct set_file *f)
{
	return set_tables[0] != NULL ? set_tables[f - set_files] : NULL;
}

static const char *
compare(const struct set_file *f)
{
	const struct sets *sets = game_named(f->game)->sets;
	const void *table = find_table(f);
	struct fault why = { 0 };
	json_t *doc = doc_parse((const char *)f->data, f->size, &why);
	void *loaded = doc != NULL ? sets->load(doc, &why) : NULL;
	const char *answer = loaded == NULL ? "cannot be loaded" :
	    table == NULL ? "no table" :
	    memcmp(table, loaded, sets->size(loaded)) == 0 ? "same" :
	    "different";

	free(loaded);
	json_decref(doc);
	return answer;
}

int
main(void)
{
	const struct set_file *f;

	for (f = set_files; f->name != NULL; f++)
		printf("%s/%s %s\n", f->game, f->name, compare(f));
	return 0;
}
