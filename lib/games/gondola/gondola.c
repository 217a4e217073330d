/* Gondola: the struct game, and how a match begins. */

#include <string.h>

#include "doc.h"
#include "gondola.h"

static const struct game_option options[] = {
	{ "long", OPTION_FLAG, NULL, "play six rounds, not three" },
	{ "prey", OPTION_FLAG, NULL,
	    "let the Wakemaker stop when a gondola is overloaded" },
	{ "rotate", OPTION_FLAG, NULL, "pass the Wakemaker's part on" },
	{ NULL, OPTION_FLAG, NULL, NULL },
};

static int
prepare_flag(json_t *given, const char *name, bool *flag, bool complete,
    struct fault *why)
{
	if (json_object_get(given, name) != NULL)
		return doc_flag(given, name, flag, &game_options_place, why);
	if (complete && json_object_set_new(given, name, json_false()) == -1)
		return fault(why, FAULT_MEMORY, "out of memory");
	return 0;
}

static int
prepare(void *state, int seats, const void *set, json_t *given, bool complete,
    struct fault *why)
{
	struct gondola *g = state;
	int bad = 0;

	(void)set;
	memset(g, 0, sizeof(*g));
	g->seats = seats;
	bad |= prepare_flag(given, "long", &g->double_shift, complete, why);
	bad |= prepare_flag(given, "prey", &g->prey, complete, why);
	bad |= prepare_flag(given, "rotate", &g->rotate, complete, why);
	return bad;
}

static int
box(const void *state, struct box *b, struct fault *why)
{
	(void)state;
	(void)why;
	b->n = 1;
	b->pile[0].name = "deck";
	gondola_spell(ALL_CARDS, &b->pile[0].pile);
	return 0;
}

static void
setup(void *state)
{
	struct gondola *g = state;

	g->round = 1;
	g->phase = PHASE_SHUFFLE;
	g->wakemaker = gondola_wakemaker_of(g, 1);
	g->spent = ALL_CARDS;
	g->due = gondola_due(g);
}

static int
turn(const void *state)
{
	return ((const struct gondola *)state)->due.seat;
}

static int
decision(const void *state)
{
	return ((const struct gondola *)state)->due.what;
}

static void
question(const void *state, struct question *q)
{
	const struct gondola *g = state;

	q->outcome.verb = VERB_SHUFFLE;
	q->outcome.n = 0;
	q->count = CARDS;
	q->pile = g->round == 1 ? 0 : -1;
	gondola_spell(ALL_CARDS, &q->pieces);
}

/* The Wakemaker plays against all others. */
static int
side(const void *state, int seat)
{
	const struct gondola *g = state;

	return seat == g->wakemaker ? 2 : 1;
}

static int
round_of(const void *state)
{
	return ((const struct gondola *)state)->round;
}

static const struct foresight foresight = { .candidates = 10, .effort = 200,
    .decisions = 4, .rounds = 1, .stray = 100, .scale = 100 };

const struct game gondola_game = {
	.name = "gondola",
	.title = "Gondola",
	.seats = 1 << 3 | 1 << 4 | 1 << 5 | 1 << 6 | 1 << 7,
	.options = options,
	.grammar = &gondola_grammar,
	.fields = gondola_fields,
	.size = sizeof(struct gondola),
	.prepare = prepare,
	.piece_name = gondola_name,
	.piece_named = gondola_named,
	.piece_face = gondola_face,
	.box = box,
	.setup = setup,
	.check = gondola_check,
	.turn = turn,
	.decision = decision,
	.round = round_of,
	.moves = gondola_moves,
	.apply = gondola_apply,
	.allow = gondola_allow,
	.parse = gondola_parse,
	.print = gondola_print,
	.detail = gondola_detail,
	.question = question,
	.veil = gondola_veil,
	.veil_log = gondola_veil_log,
	.unknown = gondola_unknown,
	.reveal = gondola_reveal,
	.side = side,
	.result = gondola_result,
	.score = gondola_score,
	.sheet = gondola_sheet,
	.items = gondola_items,
	.hand = gondola_hand,
	.draw = gondola_draw,
	.judge = gondola_judge,
	.foresight = &foresight,
};
