#include "moves.h"

#include <stdlib.h>
#include <string.h>

enum { HEAD = offsetof(struct move, arg), PLACES = 64, BLOCK = 16 };

_Static_assert(sizeof(struct move) % BLOCK == 0, "moves are whole blocks");

/* Blocks of a known size cost less than a call: most moves are one.  Bytes
   past the end may be copied, and count for nothing. */
static inline void
copy(uint8_t *to, const uint8_t *from, size_t size)
{
	size_t i = 0;

	do
		memcpy(to + i, from + i, BLOCK);
	while ((i += BLOCK) < size);
}

static bool add(const struct move *, void *);

/* Seldom, and so kept apart from what is done for every move.  There is room
   for the longest of moves in each place. */
static __attribute__((noinline)) bool
add_place(const struct move *move, struct moves *list)
{
	uint32_t places = 2 * list->places + PLACES;
	uint8_t *bytes = realloc(list->bytes, places * sizeof(*move));
	uint32_t *at = realloc(list->at, places * sizeof(*at));

	list->bytes = bytes != NULL ? bytes : list->bytes;
	list->at = at != NULL ? at : list->at;
	list->failed = bytes == NULL || at == NULL ||
	    places > UINT32_MAX / sizeof(*move);
	if (list->failed)
		return false;
	list->places = places;
	return add(move, list);
}

static bool
add(const struct move *move, void *arg)
{
	struct moves *list = arg;
	uint32_t n = list->n, used = list->used, size = HEAD + move->n;

	if (n == list->places)
		return add_place(move, list);
	list->at[n] = used;
	list->n = n + 1;
	list->used = used + size;
	copy(list->bytes + used, (const uint8_t *)move, size);
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

	copy((uint8_t *)move, at, HEAD + at[offsetof(struct move, n)]);
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
