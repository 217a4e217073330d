#include "command/listing.h"

#include <string.h>

#include "set.h"

void
listing_games(struct text *out)
{
	int i;

	for (i = 0; games[i] != NULL; i++)
		text_printf(out, "%s\n", games[i]->name);
}

/* "hard|easy" as two words, or what the standard set has. */
static void
add_words(const struct game *game, const struct game_option *o,
    struct text *out)
{
	struct fault why = { 0 };
	struct set set = { 0 };
	const char *c;

	if (o->kind == OPTION_WORD && strchr(o->value, '|') != NULL) {
		text_put(out, " ");
		for (c = o->value; *c != '\0'; c++)
			text_add(out, *c == '|' ? " " : c, 1);
		return;
	}
	if (game->sets == NULL || game->sets->words == NULL ||
	    set_load(&set, game, NULL, &why) == -1)
		return;
	game->sets->words(set.loaded, o->name, out);
	set_free(&set);
}

static void
add_option(const struct game *game, const struct game_option *o,
    struct text *out)
{
	static const char *const kinds[] = { [OPTION_FLAG] = "flag",
	    [OPTION_NUMBER] = "number", [OPTION_WORD] = "word",
	    [OPTION_WORDS] = "words", [OPTION_FILE] = "file" };

	text_printf(out, "--%s%s\t%s\t%s\t", o->name,
	    o->kind == OPTION_FLAG ? "" : "=", kinds[o->kind], o->help);
	add_words(game, o, out);
	text_put(out, "\n");
}

static bool
has_option(const struct game *game, const char *name)
{
	const struct game_option *o = game->options;

	while (o->name != NULL && strcmp(o->name, name) != 0)
		o++;
	return o->name != NULL;
}

void
listing_options(const struct game *only, struct text *out)
{
	const struct game *const *game, *const *before;
	const struct game_option *o;

	for (game = games; *game != NULL; game++) {
		if (only != NULL && *game != only)
			continue;
		for (o = (*game)->options; o->name != NULL; o++) {
			before = only != NULL ? game : games;
			while (before < game && !has_option(*before, o->name))
				before++;
			if (before == game)
				add_option(*game, o, out);
		}
	}
}
