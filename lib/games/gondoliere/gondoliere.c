/* Gondoliere: the struct game, and how a match begins. */

#include <string.h>

#include "doc.h"
#include "gondoliere.h"

static const struct game_option options[] = {
	{ "first", OPTION_NUMBER, "N", "let seat N begin, not seat 1" },
	{ NULL, OPTION_FLAG, NULL, NULL },
};

static int
prepare(void *state, int seats, const void *set, json_t *given, bool complete,
    struct fault *why)
{
	struct gondoliere *g = state;
	long first = 1;

	memset(g, 0, sizeof(*g));
	g->set = set;
	g->seats = seats;
	if (json_object_get(given, "first") != NULL) {
		if (doc_number(given, "first", 1, seats > 0 ? seats : COLOURS,
		    &first, &game_options_place, why) == -1)
			return -1;
	} else if (complete &&
	    json_object_set_new(given, "first", json_integer(1)) == -1)
		return fault(why, FAULT_MEMORY, "out of memory");
	g->first = first;
	return 0;
}

static int
box(const void *state, struct box *b, struct fault *why)
{
	static const char *const names[] = { "canal", "R", "Y", "G", "B",
	    "V" };
	const struct gondoliere *g = state;
	int seat;

	(void)why;
	b->n = COLOURS + 1;
	for (seat = 0; seat <= COLOURS; seat++) {
		b->pile[seat].name = names[seat];
		gondoliere_spell(g->set->count, seat, &b->pile[seat].pile);
	}
	return 0;
}

static void
setup(void *state)
{
	struct gondoliere *g = state;

	g->phase = PHASE_SHUFFLE;
	g->seat = g->first;
	gondoliere_begin(g);
}

/* Setting up 1: about the first tiles that are still in the box. */
static void
question(const void *state, struct question *q)
{
	const struct gondoliere *g = state;
	int seat = 0;

	while (seat < g->seats && g->player[seat].display.n > 0)
		seat++;
	*q = (struct question){ .outcome = { .verb = VERB_SHUFFLE, .n = 1,
	    .arg = { seat } }, .pile = seat };
	gondoliere_spell(g->set->count, seat, &q->pieces);
	q->count = q->pieces.n;
}

static int
decision(const void *state)
{
	return ((const struct gondoliere *)state)->phase;
}

static int
side(const void *state, int seat)
{
	(void)state;
	return seat;
}

/* Nobody counts them. */
static int
round_of(const void *state)
{
	(void)state;
	return 0;
}

static const struct foresight foresight = { .candidates = 12, .effort = 200,
    .decisions = 12, .stray = 10, .scale = 10 };

const struct game gondoliere_game = {
	.name = "gondoliere",
	.title = "Gondoliere",
	.seats = 1 << 3 | 1 << 4 | 1 << 5,
	.options = options,
	.grammar = &gondoliere_grammar,
	.fields = gondoliere_fields,
	.size = sizeof(struct gondoliere),
	.sets = &gondoliere_sets,
	.prepare = prepare,
	.piece_name = gondoliere_name,
	.piece_named = gondoliere_named,
	.piece_face = gondoliere_face,
	.box = box,
	.setup = setup,
	.check = gondoliere_check,
	.turn = gondoliere_turn,
	.decision = decision,
	.round = round_of,
	.moves = gondoliere_moves,
	.apply = gondoliere_apply,
	.allow = gondoliere_allow,
	.parse = gondoliere_parse,
	.print = gondoliere_print,
	.detail = gondoliere_detail,
	.question = question,
	.veil = gondoliere_veil,
	.veil_log = gondoliere_veil_log,
	.unknown = gondoliere_unknown,
	.reveal = gondoliere_reveal,
	.side = side,
	.result = gondoliere_result,
	.score = gondoliere_score,
	.sheet = gondoliere_sheet,
	.items = gondoliere_items,
	.hand = gondoliere_hand,
	.draw = gondoliere_draw,
	.judge = gondoliere_judge,
	.foresight = &foresight,
};
