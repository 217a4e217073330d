#include "moves.h"

#include <stdlib.h>
#include <string.h>

enum { HEAD = offsetof(struct move, arg), ROOM = 4096, BLOCK = 16 };

_Static_assert(sizeof(struct move) % BLOCK == 0, "moves are whole blocks");

/* Blocks of a known size cost less than a call: most moves are one.  Bytes
   past the end may be copied, and count for nothing. */
static void
copy(void *to, const void *from, size_t size)
{
	size_t i;

	for (i = 0; i < size; i += BLOCK)
		memcpy((char *)to + i, (const char *)from + i, BLOCK);
}

static bool
make_room(struct moves *list)
{
	size_t room = 2 * list->room + ROOM;
	uint32_t places = 2 * list->places + ROOM / BLOCK;
	uint8_t *bytes = realloc(list->bytes, room);
	uint32_t *at = realloc(list->at, places * sizeof(*at));

	list->bytes = bytes != NULL ? bytes : list->bytes;
	list->at = at != NULL ? at : list->at;
	list->failed = bytes == NULL || at == NULL || room > UINT32_MAX;
	if (list->failed)
		return false;
	list->room = room;
	list->places = places;
	return true;
}

static bool add(const struct move *, void *arg);

/* Seldom, and so kept apart from what is done for every move. */
static __attribute__((noinline)) bool
add_with_room(const struct move *move, struct moves *list)
{
	return make_room(list) && add(move, list);
}

static bool
add(const struct move *move, void *arg)
{
	struct moves *list = arg;

	if (list->room - list->used < sizeof(*move) ||
	    list->n == list->places)
		return add_with_room(move, list);
	copy(list->bytes + list->used, move, HEAD + move->n);
	list->at[list->n++] = list->used;
	list->used += HEAD + move->n;
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
	const uint8_t *at = list->bytes + list->at[index];

	copy(move, at, HEAD + at[offsetof(struct move, n)]);
}

void
moves_free(struct moves *list)
{
	free(list->bytes);
	free(list->at);
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
