#include "arena.h"

#include <stdlib.h>

/* Sanitizers are to see each piece by itself, and that it is given back. */
#if defined(__SANITIZE_ADDRESS__)
enum { USED = false };
#else
enum { USED = true };
#endif

enum { ALIGNMENT = 16, FIRST = 64 << 10 };

/* Blocks, the newest and largest first. */
struct block {
	struct block *older;
	size_t size, used;
	_Alignas(ALIGNMENT) char bytes[];
};

static struct {
	void (*no_memory)(void);
	struct block *block;
	bool open;
} arena;

static void *
allocate(size_t size)
{
	void *memory = malloc(size);

	if (memory == NULL && size > 0)
		arena.no_memory();
	return memory;
}

static void
add_block(size_t size)
{
	size_t room = arena.block != NULL ? 2 * arena.block->size : FIRST;
	struct block *block;

	while (room < size)
		room *= 2;
	block = allocate(sizeof(*block) + room);
	*block = (struct block){ arena.block, room, 0 };
	arena.block = block;
}

static void *
take(size_t size)
{
	struct block *b = arena.block;
	void *memory;

	if (!USED || !arena.open)
		return allocate(size);
	size = (size + ALIGNMENT - 1) & ~(size_t)(ALIGNMENT - 1);
	if (b == NULL || b->size - b->used < size) {
		add_block(size);
		b = arena.block;
	}
	memory = b->bytes + b->used;
	b->used += size;
	return memory;
}

static bool
is_within(const struct block *b, const char *memory)
{
	return memory >= b->bytes && memory < b->bytes + b->size;
}

static void
give_back(void *memory)
{
	const struct block *b;

	for (b = arena.block; b != NULL; b = b->older)
		if (is_within(b, memory))
			return;
	free(memory);
}

void
arena_start(void (*no_memory)(void))
{
	arena.no_memory = no_memory;
	json_set_alloc_funcs(take, give_back);
}

void
arena_open(bool open)
{
	arena.open = open;
}

bool
arena_close(void)
{
	bool open = arena.open;

	arena.open = false;
	return open;
}

void
arena_drop(json_t *doc)
{
	if (!USED || !arena.open)
		json_decref(doc);
}

void
arena_reset(void)
{
	struct block *older;

	while (arena.block != NULL && arena.block->older != NULL) {
		older = arena.block->older;
		arena.block->older = older->older;
		free(older);
	}
	if (arena.block != NULL)
		arena.block->used = 0;
}
