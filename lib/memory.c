#include "memory.h"

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
} store;

static void *
allocate(size_t size)
{
	void *memory = malloc(size);

	if (memory == NULL && size > 0)
		store.no_memory();
	return memory;
}

static void
add_block(size_t size)
{
	size_t room = store.block != NULL ? 2 * store.block->size : FIRST;
	struct block *block;

	while (room < size)
		room *= 2;
	block = allocate(sizeof(*block) + room);
	*block = (struct block){ store.block, room, 0 };
	store.block = block;
}

static void *
take(size_t size)
{
	struct block *b = store.block;
	void *memory;

	if (!USED || !store.open)
		return allocate(size);
	size = (size + ALIGNMENT - 1) & ~(size_t)(ALIGNMENT - 1);
	if (b == NULL || b->size - b->used < size) {
		add_block(size);
		b = store.block;
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

	for (b = store.block; b != NULL; b = b->older)
		if (is_within(b, memory))
			return;
	free(memory);
}

void
memory_start(void (*no_memory)(void))
{
	store.no_memory = no_memory;
	json_set_alloc_funcs(take, give_back);
}

bool
memory_open(bool open)
{
	bool before = store.open;

	store.open = open;
	return before;
}

void
memory_drop(json_t *doc)
{
	if (!USED || !store.open)
		json_decref(doc);
}

void
memory_reset(void)
{
	struct block *older;

	store.open = false;
	while (store.block != NULL && store.block->older != NULL) {
		older = store.block->older;
		store.block->older = older->older;
		free(older);
	}
	if (store.block != NULL)
		store.block->used = 0;
}
