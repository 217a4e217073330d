/* Q: the struct game, and how a match begins. */

#include <string.h>

#include "doc.h"
#include "q.h"

static const struct game_option options[] = {
	{ "first", OPTION_NUMBER, "N", "let seat N begin, not seat 1" },
	{ NULL, OPTION_FLAG, NULL, NULL },
};

/* q, gabriele-vendramin and nicolo-zeno (pieces 1). */
enum { ZELANTI_AT_FIRST = 1 << 1 | 1 << 4 | 1 << 5 };

static int
prepare(void *state, int seats, const void *set, json_t *given, bool complete,
    struct fault *why)
{
	struct q *q = state;
	long first = 1;

	memset(q, 0, sizeof(*q));
	q->set = set;
	q->seats = seats;
	if (json_object_get(given, "first") != NULL) {
		if (doc_number(given, "first", 1, seats != 0 ? seats : Q_SEATS,
		    &first, &game_options_place, why) == -1)
			return -1;
	} else if (complete &&
	    json_object_set_new(given, "first", json_integer(1)) == -1)
		return fault(why, FAULT_MEMORY, "out of memory");
	q->start = first;
	return 0;
}

static int
box(const void *state, struct box *b, struct fault *why)
{
	const struct q *q = state;
	int card, n = 0;

	for (card = 0; card < q->set->n; card++)
		n += q_copies(q, card);
	if (n > PILE_MAX)
		return fault(why, FAULT_SET, "the box holds %d cards for any "
		    "number of seats, which is too many: say --players", n);
	b->n = 3;
	b->pile[0].name = "roles";
	q_spell_roles(q, &b->pile[0].pile);
	b->pile[1].name = "deck";
	q_spell_deck(q, &b->pile[1].pile);
	b->pile[2].name = "pope";
	b->pile[2].pile = (struct pile){ .n = 1, .piece = { q->set->pope } };
	return 0;
}

static void
setup(void *state)
{
	struct q *q = state;

	q->phase = PHASE_ROLES;
	q->round = 1;
	q->first = q->start;
	q->factions = ZELANTI_AT_FIRST;
	q_spell_deck(q, &q->deck);
	q->due = q_due(q);
}

static int
turn(const void *state)
{
	return ((const struct q *)state)->due.seat;
}

static int
decision(const void *state)
{
	return ((const struct q *)state)->due.what;
}

/* The deck and what was laid aside (setup 4). */
static void
ask_reshuffle(const struct q *q, struct question *question)
{
	int i;

	question->pieces = q->deck;
	for (i = 0; i < q->aside.cards.n; i++)
		pile_push(&question->pieces, q->aside.cards.piece[i]);
	pile_sort(&question->pieces);
}

static void
question(const void *state, struct question *question)
{
	const struct q *q = state;

	question->outcome.n = question->pieces.n = 0;
	question->pile = -1;
	switch (q->due.what) {
	case DUE_ROLES:
		question->outcome.verb = VERB_ROLES;
		question->pile = 0;
		q_spell_roles(q, &question->pieces);
		break;
	case DUE_SHUFFLE:
		question->outcome.verb = VERB_SHUFFLE;
		question->pile = 1;
		q_spell_deck(q, &question->pieces);
		break;
	case DUE_RESHUFFLE:
		question->outcome.verb = VERB_SHUFFLE;
		ask_reshuffle(q, question);
		break;
	case DUE_LOSE:
		question->outcome.verb = VERB_LOSE;
		question->pieces = q->seat[q->loser].hand.cards;
		question->count = q->losses;
		return;
	default:
		question->outcome.verb = VERB_ORDER;
		question->pieces = q_on_ship(q, q->ship.at, q_end_of_kind(q));
		pile_sort(&question->pieces);
	}
	question->count = question->pieces.n;
}

/* Roles are hidden. */
static int
side(const void *state, int seat)
{
	(void)state;
	return seat;
}

static int
round_of(const void *state)
{
	return ((const struct q *)state)->round;
}

static const struct sets sets = {
	.standard = "standard",
	.load = q_set_load,
	.size = q_set_size,
};

static const struct foresight foresight = { .candidates = 12, .effort = 200,
    .decisions = 24, .stray = 5, .scale = 15 };

const struct game q_game = {
	.name = "q",
	.title = "Q",
	.seats = 1 << 5 | 1 << 6,
	.options = options,
	.grammar = &q_grammar,
	.fields = q_fields,
	.size = sizeof(struct q),
	.sets = &sets,
	.prepare = prepare,
	.piece_name = q_name,
	.piece_named = q_named,
	.piece_face = q_face,
	.box = box,
	.setup = setup,
	.check = q_check,
	.turn = turn,
	.decision = decision,
	.round = round_of,
	.moves = q_moves,
	.apply = q_apply,
	.allow = q_allow,
	.parse = q_parse,
	.print = q_print,
	.detail = q_detail,
	.question = question,
	.veil = q_veil,
	.veil_log = q_veil_log,
	.unknown = q_unknown,
	.reveal = q_reveal,
	.side = side,
	.result = q_result,
	.score = q_score,
	.sheet = q_sheet,
	.items = q_items,
	.hand = q_hand,
	.draw = q_draw,
	.judge = q_judge,
	.foresight = &foresight,
};
