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
		names[seat] = seat <= m->seats ? json_string_value(
		    json_array_get(m->names, seat - 1)) : "";
}

/* A short seed could be found by trying. */
void
match_commit(const char *seed, char commit[COMMIT_HEX + 1])
{
	commit[0] = '\0';
	if (strlen(seed) >= SEED_HEX)
		random_commit(seed, commit);
}

int
match_seed(struct match *m, const char *seed, struct fault *why)
{
	size_t length = seed != NULL ? strlen(seed) : SEED_HEX;

	if (length < 1 || length > SEED_MAX)
		return fault(why, FAULT_USAGE, "a seed has 1 to %d bytes",
		    SEED_MAX);
	if (seed != NULL)
		memcpy(m->seed, seed, length + 1);
	else if (random_seed(m->seed) == -1)
		return fault(why, FAULT_FILE, "no seed can be had");
	m->seeded = true;
	m->at = 0;
	match_commit(m->seed, m->commit);
	return 0;
}

struct entry *
match_entries(const struct match *m, size_t *n)
{
	struct entry *entries;
	struct fault ignored = { 0 };
	const char *line;
	char *text;
	size_t i;

	*n = json_array_size(m->log);
	entries = calloc(*n + 1, sizeof(*entries));
	for (i = 0; entries != NULL && i < *n; i++) {
		line = json_string_value(json_array_get(m->log, i));
		entries[i].seat = strtol(line, &text, 10);
		m->game->parse(m->state, text, &entries[i].move, &ignored);
	}
	return entries;
}

json_t *
match_line(const struct match *m, int seat, const struct move *move)
{
	char line[2 + MOVE_TEXT]; /* a seat is one digit */

	line[0] = '0' + seat;
	line[1] = ' ';
	m->game->print(m->state, move, line + 2);
	return json_string(line);
}

int
match_append(struct match *m, int seat, const struct move *move,
    struct fault *why)
{
	if (json_array_append_new(m->log, match_line(m, seat, move)) == -1)
		return fault(why, FAULT_MEMORY, "out of memory");
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
	copy->names = json_incref(m->names);
	copy->extra = json_incref(m->extra);
	copy->log = json_copy(m->log);
	copy->state = malloc(m->game->size);
	if (copy->state == NULL || (m->log != NULL && copy->log == NULL)) {
		match_close(copy);
		return fault(why, FAULT_MEMORY, "out of memory");
	}
	memcpy(copy->state, m->state, m->game->size);
	return 0;
}

void
match_close(struct match *m)
{
	if (m->game != NULL)
		set_free(&m->set, m->game);
	json_decref(m->options);
	json_decref(m->names);
	json_decref(m->log);
	json_decref(m->extra);
	free(m->state);
	*m = (struct match){ 0 };
}
