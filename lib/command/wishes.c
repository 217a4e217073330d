#include "command/wishes.h"

#include <stdlib.h>
#include <string.h>

#include "file.h"
#include "match.h"

/* The k-th option of all games, each name once, and the first game that has
   it; NULL past the last. */
static const struct game_option *
option_at(int k, const struct game **game)
{
	const struct game_option *o;
	int i, before;

	for (i = 0; games[i] != NULL; i++)
		for (o = games[i]->options; o->name != NULL; o++) {
			for (before = 0; before < i; before++)
				if (game_option(games[before], o->name) != NULL)
					break;
			*game = games[i];
			if (before == i && k-- == 0)
				return o;
		}
	return NULL;
}

struct option *
wish_options(const struct option *own)
{
	static const struct option common[] = {
		{ "players", required_argument, NULL, WISH_PLAYERS },
		{ "seats", required_argument, NULL, WISH_SEATS },
		{ "set", required_argument, NULL, WISH_SET },
	};
	const struct game_option *o;
	const struct game *game;
	struct option *table;
	int n = 0, k;

	while (own[n].name != NULL)
		n++;
	for (k = 0; option_at(k, &game) != NULL; k++)
		;
	table = calloc(n + 3 + k + 1, sizeof(*table));
	if (table == NULL)
		return NULL;
	memcpy(table, own, n * sizeof(*table));
	memcpy(table + n, common, sizeof(common));
	for (k = 0; (o = option_at(k, &game)) != NULL; k++)
		table[n + 3 + k] = (struct option){ o->name,
		    o->kind == OPTION_FLAG ? no_argument : required_argument,
		    NULL, WISH_OPTION + k };
	return table;
}

/* A,B,C as an array. */
static json_t *
split(const struct cli *cli, const char *option, const char *text)
{
	json_t *array = json_array();
	size_t length;

	for (;; text += length + 1) {
		length = strcspn(text, ",");
		if (json_array_append_new(array,
		    json_stringn(text, length)) == -1)
			cli_usage(cli, "--%s: not UTF-8", option);
		if (text[length] == '\0')
			return array;
	}
}

/* The names of the seats. */
static json_t *
split_names(const struct cli *cli, const char *text)
{
	json_t *names = split(cli, "seats", text), *name;
	size_t i;

	json_array_foreach(names, i, name)
		if (json_string_length(name) < 1 ||
		    json_string_length(name) > SEAT_NAME)
			cli_usage(cli, "--seats: a name has 1 to %d bytes: %s",
			    SEAT_NAME, json_string_value(name));
	return names;
}

static json_t *
option_value(const struct cli *cli, const struct game_option *o,
    const char *text)
{
	struct fault why = { 0 };
	char option[64];
	json_t *value;

	snprintf(option, sizeof(option), "--%s", o->name);
	switch (o->kind) {
	case OPTION_FLAG:
		return json_true();
	case OPTION_NUMBER:
		return json_integer(cli_number(cli, option, text,
		    -1000000, 1000000));
	case OPTION_WORDS:
		return split(cli, o->name, text);
	case OPTION_FILE:
		value = file_document(text, &why);
		if (value == NULL)
			cli_fail(cli, &why);
		return value;
	default:
		value = json_string(text);
		if (value == NULL)
			cli_usage(cli, "--%s: not UTF-8", o->name);
		return value;
	}
}

bool
wish_take(struct wish *wish, const struct cli *cli, int ch, const char *value)
{
	const struct game_option *o;
	const struct game *game;

	switch (ch) {
	case WISH_PLAYERS:
		wish->players = cli_number(cli, "--players", value, 1, 99);
		return true;
	case WISH_SEATS:
		wish->names = split_names(cli, value);
		return true;
	case WISH_SET:
		wish->set = value;
		return true;
	}
	if (ch < WISH_OPTION)
		return false;
	o = option_at(ch - WISH_OPTION, &game);
	if (wish->options == NULL)
		wish->options = json_object();
	json_object_set_new(wish->options, o->name,
	    option_value(cli, o, value));
	return true;
}

bool
wish_made(const struct wish *wish)
{
	return wish->players != 0 || wish->names != NULL ||
	    wish->set != NULL || wish->options != NULL;
}

void
wish_free(struct wish *wish)
{
	json_decref(wish->names);
	json_decref(wish->options);
}

void
wish_help(struct text *out)
{
	const struct game *const *game;
	const struct game_option *o;
	size_t start;

	for (game = games; *game != NULL; game++) {
		text_printf(out, "\nOptions of %s:\n", (*game)->name);
		for (o = (*game)->options; o->name != NULL; o++) {
			start = out->length;
			text_printf(out, "      --%s%s%s", o->name,
			    o->value != NULL ? "=" : "",
			    o->value != NULL ? o->value : "");
			text_pad(out, start, 29);
			text_printf(out, "%s\n", o->help);
		}
	}
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

void
wish_list(const struct game *only, struct text *out)
{
	const struct game *game;
	const struct game_option *o;
	int k;

	for (k = 0; only == NULL && (o = option_at(k, &game)) != NULL; k++)
		add_option(game, o, out);
	if (only == NULL)
		return;
	for (o = only->options; o->name != NULL; o++)
		add_option(only, o, out);
}

const struct game *
wish_game(const struct cli *cli, const char *name)
{
	const struct game *game = game_named(name);
	struct fault why = { 0 };
	char list[128] = "";
	int i;
	size_t length = 0;

	if (game != NULL)
		return game;
	for (i = 0; games[i] != NULL && length < 100; i++)
		length += snprintf(list + length, sizeof(list) - length,
		    "%s%s", i > 0 ? ", " : "", games[i]->name);
	fault(&why, FAULT_USAGE, "no such game: %s; there are %s", name, list);
	cli_fail(cli, &why);
}
