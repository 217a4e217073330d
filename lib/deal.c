#include "deal.h"

#include "box.h"
#include "settle.h"

static int
set_up(struct match *m, struct fault *why)
{
	struct question q;
	struct move move;

	m->game->setup(m->state);
	while (match_turn(m) == SEAT_CHANCE) {
		m->game->question(m->state, &q);
		if (q.pile == -1)
			return settle_match(m, why);
		box_answer(&m->box, &q, &move);
		if (match_apply(m, &move, why) == -1)
			return -1;
	}
	return 0;
}

int
deal_match(struct match *m, struct fault *why)
{
	if (m->kind != MATCH_BOX)
		return fault(why, FAULT_KIND,
		    "this has been dealt already: it is not a box");
	if (m->seats == 0)
		return wish_need_players(m->game, why);
	if (box_prepare(m, true, why) == -1)
		return -1;
	m->kind = MATCH_WHOLE;
	return set_up(m, why);
}
