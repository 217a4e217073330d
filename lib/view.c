#include "view.h"

#include <string.h>

#include "chance.h"

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
	m->game->veil_log(m->state, seat, m->log.entry, m->log.n);
	m->game->veil(m->state, seat);
	m->kind = MATCH_VIEW;
	m->viewer = seat;
	json_decref(m->extra);
	m->extra = NULL;
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
