/*
 * tables - the sets as their games load them, as tables in C: what is worked
 * out here costs a run nothing.  Linked with the library, and no-tables.
 */

#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "doc.h"
#include "set.h"

/* The size of a table is rounded up to whole words. */
static void
print_words(const void *loaded, size_t size)
{
	const char *bytes = loaded;
	uint64_t word;
	size_t at;

	for (at = 0; at < size; at += sizeof(word)) {
		word = 0;
		memcpy(&word, bytes + at, size - at < sizeof(word) ?
		    size - at : sizeof(word));
		printf("%" PRIu64 "u,\n", word);
	}
}

static int
print_table(const struct set_file *f, int number)
{
	const struct game *game = game_named(f->game);
	struct fault why = { 0 };
	json_t *doc = doc_parse((const char *)f->data, f->size, &why);
	void *loaded = doc != NULL ? game->sets->load(doc, &why) : NULL;

	if (loaded == NULL) {
		fprintf(stderr, "tables: %s/%s: %s\n", f->game, f->name,
		    why.text);
		return -1;
	}
	printf("\nstatic const uint64_t table_%d[] = {\n", number);
	print_words(loaded, game->sets->size(loaded));
	printf("};\n");
	free(loaded);
	json_decref(doc);
	return 0;
}

int
main(void)
{
	const struct set_file *f;

	printf("/* Made from share/sets by make. */\n\n"
	    "#include <stdint.h>\n\n#include \"set.h\"\n");
	for (f = set_files; f->name != NULL; f++)
		if (print_table(f, f - set_files) == -1)
			return 1;
	printf("\nconst void *const set_tables[] = {\n");
	for (f = set_files; f->name != NULL; f++)
		printf("\ttable_%d,\n", (int)(f - set_files));
	printf("\t0\n};\n");
	return ferror(stdout) || fflush(stdout) != 0;
}
