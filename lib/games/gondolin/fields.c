/* The members of the state; gondolin(6) describes them. */

#include "gondolin.h"
#include "put.h"

enum { STAT_MAX = 99999, COUNT_MAX = 9999 };

const char *const gondolin_phases[] = { "location", "mix", "hand", "shuffle",
    "resource", "event", "defence", "main", "over", NULL };
const char *const gondolin_attacks[] = { "none", "repelled", "stalemate",
    "undefended", "uncountered", "overrun", NULL };
static const char *const frames[] = { "story", "story-each", "each",
    "enter", "now", "loose", "activate", NULL };

static long
last_turn(const void *state)
{
	return gondolin_story(state)->turns;
}

static long
this_turn(const void *state)
{
	return ((const struct gondolin *)state)->turn;
}

static long
all_cards(const void *state)
{
	return ((const struct gondolin *)state)->cards;
}

static long
most_frames(const void *state)
{
	return all_cards(state) + 4;
}

static bool
in_turns(const void *state)
{
	return ((const struct gondolin *)state)->phase >= PHASE_RESOURCE;
}

/* Only what enters, or is loose, is a card that is nowhere else. */
static bool
has_card(const struct frame *f)
{
	return f->what == FRAME_ENTER || f->what == FRAME_LOOSE;
}

static int
load_frame_card(struct loading *l, void *base, const json_t *value,
    const struct place *at)
{
	struct frame *f = base;
	int card = 0;

	if (json_is_null(value) == has_card(f))
		return fault_at(l->why, FAULT_STATE, at, NULL,
		    has_card(f) ? "null where a card waits" : "not null");
	if (has_card(f))
		card = doc_piece(value, gondolin_named, l->state, false, at,
		    l->why);
	f->card = card == -1 ? 0 : card;
	return card == -1 ? -1 : 0;
}

static void
write_frame_card(const void *state, const void *base, struct text *out)
{
	const struct frame *f = base;

	if (has_card(f))
		field_write_piece(&gondolin_game, state, f->card, out);
	else
		put_null(out);
}

#define NTH(i) .at = (i) * sizeof(int32_t), .size = sizeof(int32_t)

static const struct field stats[] = {
	{ "R", FIELD_NUMBER, NTH(STAT_R), .high = STAT_MAX },
	{ "S", FIELD_NUMBER, NTH(STAT_S), .low = -STAT_MAX, .high = STAT_MAX },
	{ "M", FIELD_NUMBER, NTH(STAT_M), .low = -STAT_MAX, .high = STAT_MAX },
	{ "P", FIELD_NUMBER, NTH(STAT_P), .low = -STAT_MAX, .high = STAT_MAX },
	{ .name = NULL },
};

static const struct field boost[] = {
	{ "TD", FIELD_NUMBER, NTH(0), .low = -STAT_MAX, .high = STAT_MAX },
	{ "TA", FIELD_NUMBER, NTH(1), .low = -STAT_MAX, .high = STAT_MAX },
	{ .name = NULL },
};

static const struct field play[] = {
	{ "card", FIELD_PIECE, FIELD_AT(struct in_play, card) },
	{ "turn", FIELD_NUMBER, FIELD_AT(struct in_play, turn), .low = 1,
	    .high = TURNS_MAX },
	{ "used", FIELD_FLAG, FIELD_AT(struct in_play, used) },
	{ "delay", FIELD_NUMBER, FIELD_AT(struct in_play, delay),
	    .low = -COUNT_MAX, .high = COUNT_MAX },
	{ .name = NULL },
};

static const struct field agenda[] = {
	{ "what", FIELD_WORD, FIELD_AT(struct frame, what),
	    .words = frames },
	{ "at", FIELD_NUMBER, FIELD_AT(struct frame, at), .high = DECK_MAX },
	{ "card", FIELD_OWN, FIELD_AT(struct frame, card),
	    .load = load_frame_card, .write = write_frame_card },
	{ "effect", FIELD_NUMBER, FIELD_AT(struct frame, effect),
	    .high = EFFECTS_MAX },
	{ "left", FIELD_NUMBER, FIELD_AT(struct frame, left), .high = 9 },
	{ .name = NULL },
};

#define VALUE(i) .at = offsetof(struct row, value[i]), \
	.size = sizeof(int32_t), .high = 100 * STAT_MAX

static const struct field sheet[] = {
	{ "R", FIELD_NUMBER, VALUE(VALUE_R) },
	{ "S", FIELD_NUMBER, VALUE(VALUE_S) },
	{ "M", FIELD_NUMBER, VALUE(VALUE_M) },
	{ "P", FIELD_NUMBER, VALUE(VALUE_P) },
	{ "TD", FIELD_NUMBER, VALUE(VALUE_TD) },
	{ "TA", FIELD_NUMBER, VALUE(VALUE_TA) },
	{ "drawn", FIELD_PIECE, FIELD_AT(struct row, drawn), .or_null = true,
	    .none = NOTHING },
	{ "played", FIELD_NUMBER, FIELD_AT(struct row, played),
	    .high = COUNT_MAX },
	{ "destroyed", FIELD_NUMBER, FIELD_AT(struct row, destroyed),
	    .high = COUNT_MAX },
	{ "defeated", FIELD_NUMBER, FIELD_AT(struct row, defeated),
	    .high = COUNT_MAX },
	{ "attack", FIELD_WORD, FIELD_AT(struct row, attack),
	    .words = gondolin_attacks },
	{ .name = NULL },
};

#define AT(member) FIELD_AT(struct gondolin, member)

const struct field gondolin_fields[] = {
	{ "turn", FIELD_NUMBER, AT(turn), .most = last_turn },
	{ "phase", FIELD_WORD, AT(phase), .words = gondolin_phases },
	{ "stats", FIELD_OBJECT, AT(stat), .fields = stats },
	{ "boost", FIELD_OBJECT, AT(boost), .fields = boost },
	{ "income", FIELD_NUMBER, AT(income), .high = STAT_MAX },
	{ "deck", FIELD_PILE, AT(deck), .hides = in_turns,
	    .rule = "gondolin.hidden.1" },
	{ "hand", FIELD_PILE, AT(hand) },
	{ "returned", FIELD_PILE, AT(returned) },
	{ "play", FIELD_LIST, AT(play), .most = all_cards, .fields = play,
	    .stride = sizeof(struct in_play),
	    .counter = offsetof(struct gondolin, in_play) },
	{ "played", FIELD_PILE, AT(played) },
	{ "aside", FIELD_PILE, AT(aside) },
	{ "agenda", FIELD_LIST, AT(frame), .most = most_frames,
	    .fields = agenda, .stride = sizeof(struct frame),
	    .counter = offsetof(struct gondolin, frames) },
	{ "defeated", FIELD_NUMBER, AT(defeated), .high = COUNT_MAX },
	{ "sheet", FIELD_LIST, AT(sheet), .count = this_turn, .fields = sheet,
	    .stride = sizeof(struct row) },
	{ .name = NULL },
};

/* The sheet alone, as a score has it. */
json_t *
gondolin_dump_sheet(const struct gondolin *g)
{
	const struct field *f = gondolin_fields;

	while (f->fields != sheet)
		f++;
	return field_json(f, &gondolin_game, g);
}
