#include "settle.h"

#include <string.h>

#include "box.h"
#include "chance.h"

/* What the box answers, shuffled by the seed, for a match that has been set
   up but not dealt. */
static int
answer_as_dealt(struct match *m, const struct question *q, struct move *move,
    struct fault *why)
{
	struct match box;
	int done = box_again(&box, m, why);

	if (done == -1)
		return -1;
	done = box_shuffle(&box, m->seed, why);
	box_answer(&box.box, q, move);
	if (m->at < box.at)
		m->at = box.at;
	match_close(&box);
	return done;
}

static int
settle_one(struct match *m, struct fault *why)
{
	struct random r;
	struct question q;
	struct move move;

	m->game->question(m->state, &q);
	if (q.pile == -1) {
		random_open(&r, m->seed, strlen(m->seed), m->at);
		chance_answer(&q, &r, &move);
		m->at = r.at;
	} else if (answer_as_dealt(m, &q, &move, why) == -1)
		return -1;
	if (m->at > MATCH_AT)
		return fault(why, FAULT_LIMIT, "the stream of the seed ends "
		    "after %llu words", (unsigned long long)MATCH_AT);
	return match_apply(m, &move, why);
}

int
settle_match(struct match *m, struct fault *why)
{
	while (m->seeded && match_turn(m) == SEAT_CHANCE)
		if (settle_one(m, why) == -1)
			return -1;
	return 0;
}

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
settle_deal(struct match *m, struct fault *why)
{
	if (m->kind != MATCH_BOX)
		return fault(why, FAULT_KIND,
		    "this has been dealt already: it is not a box");
	if (m->seats == 0)
		return wish_need_players(m->game, why);
	if (match_prepare(m, true, why) == -1)
		return -1;
	m->kind = MATCH_WHOLE;
	return set_up(m, why);
}
