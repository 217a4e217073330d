/* What moves do. */

#include "gondolin.h"

/* The deck goes back into the order of the set. */
static void
put_in_order(struct pile *deck)
{
	uint8_t copies[DECK_MAX] = { 0 };
	int i, card;

	for (i = 0; i < deck->n; i++)
		copies[deck->piece[i]]++;
	for (i = card = 0; i < deck->n; card++)
		for (; copies[card] > 0; copies[card]--)
			deck->piece[i++] = card;
}

/* A hard opening: events are passed over. */
static void
draw_hand(struct gondolin *g)
{
	int i = 0, hand = gondolin_story(g)->hand;

	while (g->hand.n < hand)
		if (TYPES_HAND >> gondolin_card(g, g->deck.piece[i])->type & 1)
		{
			pile_push(&g->hand, g->deck.piece[i]);
			pile_remove_at(&g->deck, i);
		} else
			i++;
	put_in_order(&g->deck);
	g->phase = PHASE_SHUFFLE;
}

static void
shuffle(struct gondolin *g, const struct move *move)
{
	g->deck.n = move->n;
	memcpy(g->deck.piece, move->arg, move->n);
	if (g->phase == PHASE_MIX)
		draw_hand(g);
	else
		gondolin_begin(g);
}

static void
location(struct gondolin *g, const struct move *move)
{
	gondolin_open(g, move->arg[0]);
}

static void
take(struct gondolin *g, const struct move *move)
{
	gondolin_take_in_hand(g, move->arg[0]);
	if (g->hand.n == gondolin_story(g)->hand)
		g->phase = PHASE_SHUFFLE;
}

static void
destroy(struct gondolin *g, const struct move *move)
{
	gondolin_leave(g, gondolin_place_of(g, move->arg[0]), true);
	gondolin_pay(g);
}

static void
play(struct gondolin *g, int card)
{
	g->stat[STAT_R] -= gondolin_cost(g, card);
	pile_remove_at(&g->hand, pile_find(&g->hand, card));
	g->sheet[g->turn - 1].played++;
	gondolin_enter(g, card);
}

static void
activate(struct gondolin *g, int at)
{
	g->stat[STAT_R] -= gondolin_at(g, at)->fee;
	g->play[at].used = true;
	gondolin_push(g, FRAME_ACTIVATE, at, 0);
}

/* Plays or activates a card, before any of its effects happens. */
static void
start(struct gondolin *g, enum verb verb, int card)
{
	if (verb == VERB_PLAY)
		play(g, card);
	else
		activate(g, gondolin_place_of(g, card));
	gondolin_changed(g);
}

static void
use(struct gondolin *g, const struct move *move)
{
	start(g, move->verb, move->arg[0]);
	gondolin_run(g);
	if (move->n == 2)
		gondolin_answer(g, move->arg[1]);
	gondolin_go_on(g);
}

static void
choose(struct gondolin *g, const struct move *move)
{
	gondolin_answer(g, move->n == 1 ? move->arg[0] : NOTHING);
	gondolin_go_on(g);
}

static void (*const acts[VERBS])(struct gondolin *, const struct move *) = {
	[VERB_SHUFFLE] = shuffle,
	[VERB_PICK] = choose,
	[VERB_LOCATION] = location,
	[VERB_HAND] = take,
	[VERB_DESTROY] = destroy,
	[VERB_PLAY] = use,
	[VERB_ACTIVATE] = use,
	[VERB_CHOOSE] = choose,
	[VERB_END_PHASE] = gondolin_end_phase,
};

void
gondolin_apply(void *state, const struct move *move)
{
	struct gondolin *g = state;

	acts[move->verb](g, move);
	gondolin_note(g);
}

/* The effect for which to use the card may need a target, or NULL. */
static const struct effect *
target_of(const struct gondolin *g, enum verb verb, int card)
{
	const struct effects *effects = &gondolin_card(g, card)->effects;
	int i = effects->target[verb == VERB_PLAY ? WHEN_NOW :
	    WHEN_ACTIVATE];

	return i == 0 ? NULL : gondolin_effect(g, effects, i - 1);
}

bool
gondolin_wants_target(const struct gondolin *g, enum verb verb, int card,
    struct gondolin *after, struct candidates *c)
{
	const struct effect *e = target_of(g, verb, card);
	int self;

	if (e == NULL)
		return false;
	/* No further than to that choice: what follows may not be known. */
	*after = *g;
	start(after, verb, card);
	gondolin_weigh(after);
	self = gondolin_self(&after->frame[after->frames - 1]);
	gondolin_candidates(after, e, self, c);
	return c->n > 0 && gondolin_holds(after, e, self);
}
