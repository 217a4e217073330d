/* Every legal move, in the order that gondolin(6) gives. */

#include "gondolin.h"

/* Who is told, until they have heard enough. */
struct hearing {
	move_fn *each;
	void *arg;
	bool enough;
	struct move move;
};

static void
say(struct hearing *to, enum verb verb, int card, int target)
{
	struct move *m = &to->move;

	if (to->enough)
		return;
	m->verb = verb;
	m->n = (card != NOTHING) + (target != NOTHING);
	m->arg[0] = card;
	m->arg[1] = target;
	to->enough = !to->each(m, to->arg);
}

bool
gondolin_can_activate(const struct gondolin *g, int at)
{
	const struct card *c = gondolin_at(g, at);

	return c->activates && !g->play[at].used &&
	    c->fee <= g->stat[STAT_R];
}

/* Cards that look the same are said once. */
static void
say_candidates(const struct gondolin *g, const struct candidates *c,
    enum verb verb, int card, struct hearing *to)
{
	bool said[DECK_MAX] = { false };
	int i, name;

	for (i = 0; i < c->n; i++) {
		name = gondolin_candidate(g, c, i);
		if (said[name])
			continue;
		said[name] = true;
		if (card == NOTHING)
			say(to, verb, name, NOTHING);
		else
			say(to, verb, card, name);
	}
}

static void
say_use(const struct gondolin *g, enum verb verb, int card,
    struct hearing *to)
{
	struct gondolin after;
	struct candidates c;

	if (gondolin_wants_target(g, verb, card, &after, &c))
		say_candidates(&after, &c, verb, card, to);
	else
		say(to, verb, card, NOTHING);
}

static void
activations(const struct gondolin *g, struct hearing *to)
{
	int at;

	if (!(g->lasting.whens >> WHEN_ACTIVATE & 1))
		return;
	for (at = 0; at < g->in_play; at++)
		if (gondolin_can_activate(g, at) && gondolin_like(g, at) == at)
			say_use(g, VERB_ACTIVATE, gondolin_copy_at(g, at), to);
}

/* The cards of the hand in the order of the deck, each once. */
static void
plays(const struct gondolin *g, struct hearing *to)
{
	struct pile hand = g->hand;
	int i, card, last = NOTHING;

	pile_sort(&hand);
	for (i = 0; i < hand.n; i++, last = card) {
		card = hand.piece[i];
		if (card != last && gondolin_cost(g, card) <= g->stat[STAT_R] &&
		    gondolin_needs(g, card) <= gondolin_stat(g, STAT_P))
			say_use(g, VERB_PLAY, card, to);
	}
	activations(g, to);
	say(to, VERB_END_PHASE, NOTHING, NOTHING);
}

static void
choices(const struct gondolin *g, struct hearing *to)
{
	const struct effect *e = gondolin_pending(g);
	struct candidates c;

	gondolin_choices(g, &c);
	say_candidates(g, &c, VERB_CHOOSE, NOTHING, to);
	if (e->may)
		say(to, VERB_CHOOSE, NOTHING, NOTHING);
}

static void
destructions(const struct gondolin *g, struct hearing *to)
{
	int at;

	for (at = 0; at < g->in_play; at++)
		if (gondolin_at(g, at)->M > 0 && gondolin_like(g, at) == at)
			say(to, VERB_DESTROY, gondolin_copy_at(g, at),
			    NOTHING);
}

static void
hands(const struct gondolin *g, struct hearing *to)
{
	const struct pile *deck = &g->deck;
	int i;

	for (i = 0; i < deck->n; i++)
		if ((i == 0 || deck->piece[i] != deck->piece[i - 1]) &&
		    TYPES_HAND >> gondolin_card(g, deck->piece[i])->type & 1)
			say(to, VERB_HAND, deck->piece[i], NOTHING);
}

void
gondolin_moves(const void *state, move_fn *each, void *arg)
{
	const struct gondolin *g = state;
	struct hearing to;
	int i;

	to.each = each;
	to.arg = arg;
	to.enough = false;
	switch (gondolin_due(g)) {
	case DUE_LOCATION:
		for (i = 0; i < g->aside.n; i++)
			say(&to, VERB_LOCATION, g->aside.piece[i], NOTHING);
		break;
	case DUE_HAND:
		hands(g, &to);
		break;
	case DUE_DESTROY:
		destructions(g, &to);
		break;
	case DUE_CHOICE:
		choices(g, &to);
		break;
	case DUE_PLAY:
		plays(g, &to);
		break;
	default:
		break;
	}
}
