#include "match.h"

#include <stdlib.h>
#include <string.h>

int
match_turn(const struct match *m)
{
	return m->game->turn(m->state);
}

void
match_names(const struct match *m, const char *names[SEATS_MAX + 1])
{
	int seat;

	names[0] = "chance";
	for (seat = 1; seat <= SEATS_MAX; seat++)
		names[seat] = seat <= m->seats ? m->name[seat] : "";
}

int
match_seed(struct match *m, const char *seed, struct fault *why)
{
	size_t length = seed != NULL ? strlen(seed) : SEED_HEX;

	if (length < 1 || length > SEED_MAX)
		return fault(why, FAULT_USAGE, "a seed has 1 to %d bytes",
		    SEED_MAX);
	if (seed != NULL)
		memmove(m->seed, seed, length + 1);
	else if (random_seed(m->seed) == -1)
		return fault(why, FAULT_FILE, "no seed can be had");
	m->seeded = true;
	m->at = 0;
	random_commit(m->seed, m->commit);
	return 0;
}

int
match_apply(struct match *m, const struct move *move, struct fault *why)
{
	if (log_add(&m->log, match_turn(m), move, why) == -1)
		return -1;
	m->game->apply(m->state, move);
	return 0;
}

int
match_need_state(const struct match *m, struct fault *why)
{
	if (m->kind == MATCH_BOX)
		return fault(why, FAULT_KIND,
		    "this is a box: deal makes a match of it");
	return 0;
}

int
match_need_whole(const struct match *m, struct fault *why)
{
	if (m->kind == MATCH_VIEW)
		return fault(why, FAULT_VIEW, "this is only the view of seat "
		    "%d, which cannot be played on", m->viewer);
	return match_need_state(m, why);
}

int
match_copy(struct match *copy, const struct match *m, struct fault *why)
{
	*copy = *m;
	copy->set = set_share(&m->set);
	copy->options = json_incref(m->options);
	copy->extra = json_incref(m->extra);
	copy->state = malloc(m->game->size);
	if (log_copy(&copy->log, &m->log, why) == -1 || copy->state == NULL) {
		match_close(copy);
		return fault(why, FAULT_MEMORY, "out of memory");
	}
	memcpy(copy->state, m->state, m->game->size);
	return 0;
}

int
match_prepare(struct match *m, bool complete, struct fault *why)
{
	if (m->state == NULL)
		m->state = calloc(1, m->game->size);
	if (m->state == NULL)
		return fault(why, FAULT_MEMORY, "out of memory");
	return m->game->prepare(m->state, m->seats, m->set.loaded, m->options,
	    complete, why);
}

void
match_close(struct match *m)
{
	set_free(&m->set);
	json_decref(m->options);
	json_decref(m->extra);
	free(m->log.entry);
	free(m->state);
	*m = (struct match){ 0 };
}
