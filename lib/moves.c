#include "moves.h"

#include <stdlib.h>
#include <string.h>

enum { HEAD = offsetof(struct move, arg), ROOM = 4096, SHORT = 16 };

static bool
make_room(struct moves *list)
{
	size_t room = 2 * list->room + ROOM;
	uint8_t *bytes = realloc(list->bytes, room);

	list->failed = bytes == NULL;
	if (list->failed)
		return false;
	list->bytes = bytes;
	list->room = room;
	return true;
}

static bool
add(const struct move *move, void *arg)
{
	struct moves *list = arg;
	size_t size = HEAD + move->n;

	if (list->room - list->used < sizeof(*move) && !make_room(list))
		return false;
	/* Most are short: these are copied at once, without a call. */
	memcpy(list->bytes + list->used, move, SHORT);
	if (size > SHORT)
		memcpy(list->bytes + list->used, move, size);
	list->used += size;
	list->n++;
	return true;
}

void
moves_list(struct moves *list, const struct game *game, const void *state)
{
	list->n = list->used = 0;
	game->moves(state, add, list);
}

void
moves_get(const struct moves *list, uint32_t index, struct move *move)
{
	const uint8_t *at = list->bytes;

	for (; index > 0; index--)
		at += HEAD + at[offsetof(struct move, n)];
	memcpy(move, at, SHORT);
	if (at[offsetof(struct move, n)] > SHORT - HEAD)
		memcpy(move, at, HEAD + at[offsetof(struct move, n)]);
}

void
moves_free(struct moves *list)
{
	free(list->bytes);
	*list = (struct moves){ 0 };
}

struct search {
	const struct move *wanted;
	bool found;
};

static bool
compare(const struct move *move, void *arg)
{
	struct search *s = arg;

	s->found = move_same(move, s->wanted);
	return !s->found;
}

bool
moves_have(moves_fn *moves, const void *state, const struct move *move)
{
	struct search s = { move, false };

	moves(state, compare, &s);
	return s.found;
}
