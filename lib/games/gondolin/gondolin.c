/* Gondolin Cards: the struct game, and how a match begins. */

#include <string.h>

#include "gondolin.h"

static const struct game_option options[] = {
	{ "story", OPTION_WORD, "ID", "the story (the first of the set)" },
	{ "deck", OPTION_FILE, "FILE", "the deck (the story's ready-made)" },
	{ "mode", OPTION_WORD, "hard|easy", "how the game opens (hard)" },
	{ "hand", OPTION_WORDS, "ID,...", "the hand of an easy opening" },
	{ NULL, OPTION_FLAG, NULL, NULL },
};

/* The cards of these types, in the order of the set. */
static void
spell(const struct gondolin *g, unsigned types, struct pile *pile)
{
	int card;

	pile->n = 0;
	for (card = 0; card < g->cards; card++)
		if (types >> gondolin_card(g, card)->type & 1)
			pile_push(pile, gondolin_first(g, card));
}

static int
box(const void *state, struct box *b, struct fault *why)
{
	(void)why;
	b->n = 2;
	b->pile[0].name = "locations";
	spell(state, 1 << TYPE_LOCATION, &b->pile[0].pile);
	b->pile[1].name = "deck";
	spell(state, ~(1u << TYPE_LOCATION), &b->pile[1].pile);
	return 0;
}

static void
setup(void *state)
{
	struct gondolin *g = state;

	spell(g, 1 << TYPE_LOCATION, &g->aside);
	spell(g, ~(1u << TYPE_LOCATION), &g->deck);
	g->phase = PHASE_LOCATION;
	if (g->aside.n == 1)
		gondolin_open(g, g->aside.piece[0]);
	gondolin_weigh(g);
}

static int
turn(const void *state)
{
	enum due due = gondolin_due(state);

	return due == DUE_NOTHING ? SEAT_NONE :
	    due <= DUE_PICK ? SEAT_CHANCE : 1;
}

/* The box answers for the first shuffle, unless somebody decides before. */
static void
question(const void *state, struct question *q)
{
	const struct gondolin *g = state;
	struct candidates c;
	int i;

	*q = (struct question){ .outcome = { .verb = VERB_SHUFFLE },
	    .count = g->deck.n, .pile = -1, .pieces = g->deck };
	if (g->phase == PHASE_MIX && g->aside.n == 0)
		q->pile = 1;
	if (gondolin_due(g) != DUE_PICK)
		return;
	gondolin_choices(g, &c);
	q->outcome.verb = VERB_PICK;
	q->count = 1;
	q->pieces.n = 0;
	for (i = 0; i < c.n; i++)
		pile_push(&q->pieces, gondolin_candidate(g, &c, i));
}

static int
side(const void *state, int seat)
{
	(void)state;
	return seat;
}

static int
round_of(const void *state)
{
	return ((const struct gondolin *)state)->turn;
}

/* The stories, of which an option names one. */
static void
words(const void *set, const char *option, struct text *out)
{
	const struct card_set *s = set;
	int i;

	for (i = 0; strcmp(option, "story") == 0 && i < s->stories; i++)
		text_printf(out, " %s", s->story[i].id);
}

static const struct sets sets = {
	.standard = "starter",
	.load = gondolin_set_load,
	.size = gondolin_set_size,
	.words = words,
};

static const struct foresight foresight = { .candidates = 12, .effort = 200,
    .decisions = 12, .stray = 20, .scale = 30 };

const struct game gondolin_game = {
	.name = "gondolin",
	.title = "Gondolin Cards",
	.seats = 1 << 1,
	.options = options,
	.grammar = &gondolin_grammar,
	.fields = gondolin_fields,
	.size = sizeof(struct gondolin),
	.sets = &sets,
	.prepare = gondolin_prepare,
	.piece_name = gondolin_name,
	.piece_named = gondolin_named,
	.piece_face = gondolin_face,
	.box = box,
	.setup = setup,
	.check = gondolin_check,
	.turn = turn,
	.decision = gondolin_due,
	.round = round_of,
	.moves = gondolin_moves,
	.apply = gondolin_apply,
	.allow = gondolin_allow,
	.parse = gondolin_parse,
	.print = gondolin_print,
	.detail = gondolin_detail,
	.question = question,
	.veil = gondolin_veil,
	.veil_log = gondolin_veil_log,
	.unknown = gondolin_unknown,
	.reveal = gondolin_reveal,
	.side = side,
	.result = gondolin_result,
	.score = gondolin_score,
	.sheet = gondolin_sheet,
	.items = gondolin_items,
	.hand = gondolin_hand,
	.draw = gondolin_draw,
	.judge = gondolin_judge,
	.foresight = &foresight,
};
