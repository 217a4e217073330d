/* Every legal move, in the order that canal(6) gives. */

#include "canal.h"

/* The cards of the first offer as they are chosen, and those left. */
struct splitting {
	struct cards first, rest;
	int n; /* how many the first is to have */
	move_fn *each;
	void *arg;
};

/* Of two offers of one size the first is the one listed. */
static bool
in_order(const struct splitting *s)
{
	int kind;

	if (canal_count(&s->first) != canal_count(&s->rest))
		return true;
	for (kind = 0; kind < KINDS - 1; kind++)
		if (s->first.of[kind] != s->rest.of[kind])
			break;
	return s->first.of[kind] >= s->rest.of[kind];
}

static bool
list_split(const struct splitting *s)
{
	struct move move;

	if (!in_order(s))
		return true;
	canal_move_split(&move, &s->first, &s->rest);
	return s->each(&move, s->arg);
}

/* Adds the other cards of the first offer, none of them before this kind. */
static bool
list_splits(struct splitting *s, int kind, int more)
{
	bool on = true;

	if (more == 0)
		return list_split(s);
	for (; kind < KINDS && on; kind++) {
		if (s->rest.of[kind] == 0)
			continue;
		s->first.of[kind]++;
		s->rest.of[kind]--;
		on = list_splits(s, kind, more - 1);
		s->first.of[kind]--;
		s->rest.of[kind]++;
	}
	return on;
}

static void
splits(const struct canal *c, move_fn *each, void *arg)
{
	struct splitting s = { .rest = c->up, .each = each, .arg = arg };
	int n, all = canal_count(&c->up);

	for (n = 1; n <= all / 2; n++)
		if (!list_splits(&s, 0, n))
			return;
}

static bool
list_traitors(const struct canal *c, move_fn *each, void *arg)
{
	struct move move = { .verb = VERB_USE, .n = 1, .arg = { TRAITOR } };
	int seat;

	if (c->seats != TEAM_SEATS)
		return each(&move, arg);
	move.n = 2;
	for (seat = 1; seat <= c->seats; seat++) {
		move.arg[1] = seat;
		if (canal_opponents(c, c->active, seat) && !each(&move, arg))
			return false;
	}
	return true;
}

static void
uses(const struct canal *c, move_fn *each, void *arg)
{
	struct move move = { .verb = VERB_USE, .n = 1, .arg = { SPY } };

	if (c->to_use.of[SPY] > 0 && !each(&move, arg))
		return;
	if (c->to_use.of[TRAITOR] > 0 && !list_traitors(c, each, arg))
		return;
	move.arg[0] = DOGE;
	if (c->to_use.of[DOGE] > 0)
		each(&move, arg);
}

static void
choices(move_fn *each, void *arg)
{
	struct move move = { .verb = VERB_CHOOSE, .n = 1, .arg = { 1 } };

	if (!each(&move, arg))
		return;
	move.arg[0] = 2;
	each(&move, arg);
}

void
canal_moves(const void *state, move_fn *each, void *arg)
{
	const struct canal *c = state;
	struct move pass = { .verb = VERB_PASS };

	switch (c->step) {
	case STEP_SPLIT:
		splits(c, each, arg);
		break;
	case STEP_CHOOSE:
		choices(each, arg);
		break;
	case STEP_ACT:
		uses(c, each, arg);
		break;
	case STEP_VOTE:
		if (canal_opening_lay(c) || each(&pass, arg))
			canal_lays(c, each, arg);
	}
}
