/* Canal Grande: the struct game, and how a match begins. */

#include <string.h>

#include "canal.h"
#include "doc.h"

static const struct game_option options[] = {
	{ "first", OPTION_NUMBER, "N", "let seat N begin, not seat 1" },
	{ NULL, OPTION_FLAG, NULL, NULL },
};

static int
prepare(void *state, int seats, const void *set, json_t *given, bool complete,
    struct fault *why)
{
	struct canal *c = state;
	long first = 1;

	(void)set;
	memset(c, 0, sizeof(*c));
	c->seats = seats;
	if (json_object_get(given, "first") != NULL) {
		if (doc_number(given, "first", 1, seats != 0 ? seats : SEATS,
		    &first, &game_options_place, why) == -1)
			return -1;
	} else if (complete && json_object_set_new(given, "first",
	    json_integer(first)) == -1)
		return fault(why, FAULT_MEMORY, "out of memory");
	c->begins = first;
	return 0;
}

static int
box(const void *state, struct box *b, struct fault *why)
{
	static const char *const names[] = { "opening", "action", "number" };
	static const struct place place = { NULL, "seats", 0 };
	const struct canal *c = state;
	struct cards all = canal_all(c->seats), pile[3] = {
		canal_opening(c->seats),
		canal_only(&all, ANY_ACTION),
		canal_only(&all, ANY_NUMBER),
	};

	if (c->seats == 0)
		return fault_at(why, FAULT_MEMBER, &place, "canal.pieces.1",
		    "a box of canal says how many play, 2 or 4");
	pile[1] = canal_beyond(&pile[1], &pile[0]);
	for (b->n = 0; b->n < 3; b->n++) {
		b->pile[b->n].name = names[b->n];
		canal_spell(&pile[b->n], &b->pile[b->n].pile);
	}
	return 0;
}

static int
side(const void *state, int seat)
{
	return canal_side(state, seat) + 1;
}

static int
round_of(const void *state)
{
	return ((const struct canal *)state)->round;
}

static const struct foresight foresight = { .candidates = 10, .effort = 500,
    .decisions = 6, .stray = 10, .scale = 40 };

const struct game canal_game = {
	.name = "canal",
	.title = "Canal Grande",
	.seats = 1 << 2 | 1 << 4,
	.options = options,
	.grammar = &canal_grammar,
	.size = sizeof(struct canal),
	.prepare = prepare,
	.piece_name = canal_name,
	.piece_named = canal_named,
	.piece_face = canal_face,
	.box = box,
	.setup = canal_begin,
	.fields = canal_fields,
	.check = canal_check,
	.turn = canal_turn,
	.decision = canal_decision,
	.round = round_of,
	.moves = canal_moves,
	.apply = canal_apply,
	.allow = canal_allow,
	.parse = canal_parse,
	.print = canal_print,
	.detail = canal_detail,
	.question = canal_question,
	.veil = canal_veil,
	.veil_log = canal_veil_log,
	.unknown = canal_unknown,
	.reveal = canal_reveal,
	.side = side,
	.result = canal_result,
	.score = canal_score,
	.sheet = canal_sheet,
	.items = canal_items,
	.hand = canal_hand,
	.draw = canal_draw,
	.judge = canal_judge,
	.foresight = &foresight,
};
