#include "piece.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

enum { LISTED = 200 };

/* Those found so far. */
struct search {
	const char *words;
	int piece; /* the last one, or -1 */
	int count;
	char list[LISTED]; /* their names */
};

static bool
matches(const struct search *s, bool whole, const char *name,
    const char *caption)
{
	if (whole)
		return strcasecmp(s->words, name) == 0 ||
		    strcasecmp(s->words, caption) == 0;
	return strcasestr(name, s->words) != NULL ||
	    strcasestr(caption, s->words) != NULL;
}

static void
look(const struct game *game, const void *state, bool whole,
    struct search *s)
{
	char name[PIECE_NAME];
	struct face face;
	size_t length = 0;
	int piece;

	s->piece = -1;
	s->count = 0;
	for (piece = 0; piece < PIECE_HIDDEN; piece++) {
		game->piece_name(state, piece, name);
		game->piece_face(state, piece, &face);
		if (strcmp(name, "??") == 0 ||
		    !matches(s, whole, name, face.caption))
			continue;
		s->piece = piece;
		if (length < LISTED)
			length += snprintf(s->list + length, LISTED - length,
			    "%s%s", s->count > 0 ? ", " : "", name);
		s->count++;
	}
}

int
piece_find(const struct game *game, const void *state, const char *words,
    struct fault *why)
{
	struct search s = { .words = words };

	look(game, state, true, &s);
	if (s.count == 0 && *words != '\0')
		look(game, state, false, &s);
	why->allowed = true;
	if (s.count == 0)
		return fault(why, FAULT_MOVE, "no card: %.60s", words);
	if (s.count > 1)
		return fault(why, FAULT_MOVE, "%.60s is a part of several: "
		    "%.200s", words, s.list);
	why->allowed = false;
	return s.piece;
}

json_t *
piece_list(piece_name_fn *name, const void *state, const struct pile *pile)
{
	json_t *array = json_array();
	char text[PIECE_NAME];
	int i;

	for (i = 0; i < pile->n; i++) {
		name(state, pile->piece[i], text);
		json_array_append_new(array, json_string(text));
	}
	return array;
}
