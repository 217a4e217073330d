/* The log of a match: what was decided, by seats and by chance. */
#ifndef LOG_H
#define LOG_H

#include <stddef.h>

#include "fault.h"
#include "game.h"

/* Starts as zeros. */
struct log {
	struct entry *entry;
	size_t n, room;
};

int log_add(struct log *, int seat, const struct move *, struct fault *);
int log_copy(struct log *, const struct log *, struct fault *);
void log_free(struct log *);

/* How many decisions of seats there are in it. */
size_t log_decisions(const struct log *);

#endif
