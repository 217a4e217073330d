/* What moves do. */

#include <assert.h>
#include <string.h>

#include "canal.h"

static void
fill(struct pile *deck, const struct move *move)
{
	deck->n = move->n;
	memcpy(deck->piece, move->arg, move->n);
}

/* Setup 1 to 3; the gondolas lie in the deck like all else until now. */
static void
deal(struct canal *c, const struct move *move)
{
	struct cards deck = canal_of_pile(&c->action_deck);
	int i, seat;

	for (i = 0; i < move->n; i++) {
		canal_put(&c->hand[1 + i / OPENING], move->arg[i]);
		canal_drop(&deck, move->arg[i]);
	}
	for (seat = 1; seat <= c->seats && canal_in_teams(c); seat++) {
		canal_put(&c->hand[seat], GONDOLA);
		canal_drop(&deck, GONDOLA);
	}
	canal_spell(&deck, &c->action_deck);
	c->step = STEP_NUMBER;
}

static void
shuffle_number(struct canal *c, const struct move *move)
{
	fill(&c->number_deck, move);
	c->step = STEP_ACTION;
	if (c->action_deck.n == 0 && canal_empty(&c->discards))
		canal_go_on(c);
}

static void
shuffle_action(struct canal *c, const struct move *move)
{
	fill(&c->action_deck, move);
	c->discards = (struct cards){ { 0 } };
	canal_go_on(c);
}

static void
take(struct canal *c, const struct move *move)
{
	canal_drop(&c->hand[c->victim], move->arg[0]);
	canal_put(&c->hand[c->active], move->arg[0]);
	c->victim = 0;
	canal_go_on(c);
}

static void
split(struct canal *c, const struct move *move)
{
	canal_split_offers(move, c->offer);
	c->up = (struct cards){ { 0 } };
	c->step = STEP_CHOOSE;
}

static void
choose(struct canal *c, const struct move *move)
{
	canal_take_offer(c, c->chooser, move->arg[0] - 1);
	canal_go_on(c);
}

static void
use_traitor(struct canal *c, const struct move *move)
{
	int victim = move->n > 1 ? move->arg[1] : canal_next(c, c->active);

	if (canal_empty(&c->hand[victim])) {
		canal_go_on(c);
		return;
	}
	c->victim = victim;
	c->step = STEP_TAKE;
}

static void
use(struct canal *c, const struct move *move)
{
	c->to_use.of[move->arg[0]]--;
	c->used.of[move->arg[0]]++;
	if (move->arg[0] == TRAITOR)
		use_traitor(c, move);
	else if (move->arg[0] == DOGE)
		canal_call_vote(c);
	else {
		c->drawing = SPY_DRAWS;
		canal_go_on(c);
	}
}

static void (*const acts[VERBS])(struct canal *, const struct move *) = {
	[VERB_DEAL] = deal,
	[VERB_NUMBER] = shuffle_number,
	[VERB_ACTION] = shuffle_action,
	[VERB_TAKE] = take,
	[VERB_SPLIT] = split,
	[VERB_CHOOSE] = choose,
	[VERB_USE] = use,
	[VERB_LAY] = canal_lay,
	[VERB_PASS] = canal_pass,
};

void
canal_apply(void *state, const struct move *move)
{
	struct canal *c = state;

	assert(move->verb < VERBS);
	c->drawn = 0;
	acts[move->verb](c, move);
}
