/* Morra: the struct game, and how a match begins. */

#include <string.h>

#include "doc.h"
#include "morra.h"

static const struct game_option options[] = {
	{ "carry", OPTION_FLAG, NULL, "let a coin that nobody won stay" },
	{ NULL, OPTION_FLAG, NULL, NULL },
};

static int
prepare(void *state, int seats, const void *set, json_t *given, bool complete,
    struct fault *why)
{
	struct morra *m = state;

	(void)set;
	memset(m, 0, sizeof(*m));
	m->seats = seats;
	if (json_object_get(given, "carry") != NULL)
		return doc_flag(given, "carry", &m->carry,
		    &game_options_place, why);
	if (complete && json_object_set_new(given, "carry", json_false()) == -1)
		return fault(why, FAULT_MEMORY, "out of memory");
	return 0;
}

static int
box(const void *state, struct box *b, struct fault *why)
{
	(void)state;
	(void)why;
	b->n = 1;
	b->pile[0].name = "coins";
	b->pile[0].pile = morra_coins();
	return 0;
}

static void
setup(void *state)
{
	(void)state; /* without coins chance is to shuffle them */
}

static int
side(const void *state, int seat)
{
	(void)state;
	return seat;
}

static const struct foresight foresight = { .candidates = 6, .effort = 60,
    .decisions = 4, .rounds = 1, .stray = 50, .scale = 5 };

const struct game morra_game = {
	.name = "morra",
	.title = "Morra",
	.seats = 1 << 2 | 1 << 3 | 1 << 4,
	.options = options,
	.grammar = &morra_grammar,
	.fields = morra_fields,
	.size = sizeof(struct morra),
	.prepare = prepare,
	.piece_name = morra_name,
	.piece_named = morra_named,
	.piece_face = morra_face,
	.box = box,
	.setup = setup,
	.check = morra_check,
	.turn = morra_turn,
	.decision = morra_decision,
	.round = morra_round,
	.moves = morra_moves,
	.apply = morra_apply,
	.allow = morra_allow,
	.parse = morra_parse,
	.print = morra_print,
	.detail = morra_detail,
	.question = morra_question,
	.veil = morra_veil,
	.veil_log = morra_veil_log,
	.unknown = morra_unknown,
	.reveal = morra_reveal,
	.side = side,
	.result = morra_result,
	.score = morra_score,
	.sheet = morra_sheet,
	.items = morra_items,
	.hand = morra_hand,
	.draw = morra_draw,
	.judge = morra_judge,
	.foresight = &foresight,
};
