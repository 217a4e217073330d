#include "log.h"

#include <stdlib.h>
#include <string.h>

static int
make_room(struct log *log, size_t n, struct fault *why)
{
	size_t room = log->room > 0 ? log->room : 64;
	struct entry *entry;

	if (n <= log->room)
		return 0;
	while (room < n)
		room *= 2;
	entry = reallocarray(log->entry, room, sizeof(*entry));
	if (entry == NULL)
		return fault(why, FAULT_MEMORY, "out of memory");
	log->entry = entry;
	log->room = room;
	return 0;
}

int
log_add(struct log *log, int seat, const struct move *move,
    struct fault *why)
{
	if (make_room(log, log->n + 1, why) == -1)
		return -1;
	log->entry[log->n].seat = seat;
	move_copy(&log->entry[log->n++].move, move);
	return 0;
}

int
log_copy(struct log *copy, const struct log *log, struct fault *why)
{
	*copy = (struct log){ 0 };
	if (make_room(copy, log->n, why) == -1)
		return -1;
	if (log->n > 0)
		memcpy(copy->entry, log->entry, log->n * sizeof(*log->entry));
	copy->n = log->n;
	return 0;
}

void
log_free(struct log *log)
{
	free(log->entry);
	*log = (struct log){ 0 };
}

size_t
log_decisions(const struct log *log)
{
	size_t i, n = 0;

	for (i = 0; i < log->n; i++)
		n += log->entry[i].seat != SEAT_CHANCE;
	return n;
}
