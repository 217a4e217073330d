#include "view.h"

#include <stdlib.h>
#include <string.h>

#include "chance.h"

static int
veil_log(struct match *m, int seat, struct fault *why)
{
	struct entry *entries;
	size_t i, n;

	entries = match_entries(m, &n);
	if (entries == NULL)
		return fault(why, FAULT_MEMORY, "out of memory");
	m->game->veil_log(m->state, seat, entries, n);
	for (i = 0; i < n; i++)
		json_array_set_new(m->log, i,
		    match_line(m, entries[i].seat, &entries[i].move));
	free(entries);
	return 0;
}

int
view_veil(struct match *m, int seat, struct fault *why)
{
	if (match_need_state(m, why) == -1)
		return -1;
	if (seat > m->seats)
		return fault(why, FAULT_VALUE, "there is no seat %d, only 1 "
		    "to %d, and 0 for what everybody sees", seat, m->seats);
	if (m->kind == MATCH_VIEW && m->viewer != seat)
		return fault(why, FAULT_VIEW, "this is the view of seat %d, "
		    "which does not show what seat %d sees", m->viewer, seat);
	/* The log first: what it hides may depend on the whole state. */
	if (veil_log(m, seat, why) == -1)
		return -1;
	m->game->veil(m->state, seat);
	m->kind = MATCH_VIEW;
	m->viewer = seat;
	json_object_clear(m->extra);
	return 0;
}

void
view_guess_state(const struct game *game, void *state, int viewer,
    struct random *r)
{
	struct question q;
	struct move answer;

	while (game->unknown(state, viewer, &q)) {
		chance_answer(&q, r, &answer);
		game->reveal(state, viewer, &answer);
	}
}

int
view_guess(struct match *m, struct random *r, const char *seed,
    struct fault *why)
{
	char commit[COMMIT_HEX + 1];

	if (m->kind != MATCH_VIEW)
		return fault(why, FAULT_KIND,
		    "not a view: veil makes one of a match");
	view_guess_state(m->game, m->state, m->viewer, r);
	m->kind = MATCH_WHOLE;
	m->viewer = SEAT_NONE;
	/* It is still the commitment of the match that was seen. */
	strcpy(commit, m->commit);
	if (match_seed(m, seed, why) == -1)
		return -1;
	strcpy(m->commit, commit);
	return 0;
}
