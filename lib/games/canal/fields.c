/* The members of the state; canal(6) describes them. */

#include <string.h>

#include "canal.h"
#include "put.h"

static const char *const steps[] = { "deal", "number", "action", "split",
    "choose", "act", "take", "vote", "over", NULL };

static long
seats(const void *state)
{
	return ((const struct canal *)state)->seats;
}

static long
two(const void *state)
{
	(void)state;
	return 2;
}

static bool
always(const void *state)
{
	(void)state;
	return true;
}

int
canal_check_kinds(const struct pile *pile, int kinds, const struct place *at,
    struct fault *why)
{
	struct place here = { at, NULL, 0 };
	int bad = 0;

	for (; here.index < pile->n; here.index++)
		if (pile->piece[here.index] < KINDS &&
		    (kinds >> pile->piece[here.index] & 1) == 0)
			bad = fault_at(why, FAULT_STATE, &here,
			    "canal.pieces.1", "%s cannot be here",
			    canal_card(pile->piece[here.index]));
	return bad;
}

/* Cards in card order; in a view those of a hand, unless it is the viewer's,
   are hidden, and no others. */
static int
load_cards(struct loading *l, void *base, const json_t *array,
    const struct place *at)
{
	bool hidden = l->field->may_hide && l->view &&
	    at->index + 1 != l->viewer;
	struct cards *cards = base;
	struct pile pile;
	int bad;

	if (doc_pile(array, &pile, canal_named, NULL, hidden, at, l->why) ==
	    -1)
		return -1;
	*cards = canal_of_pile(&pile);
	bad = canal_check_kinds(&pile, l->field->high, at, l->why);
	if (hidden && cards->of[UNSEEN] != pile.n)
		bad = fault_at(l->why, FAULT_VIEW, at, NULL,
		    "cards that the viewer cannot see");
	if (!pile_is_sorted(&pile))
		bad = fault_at(l->why, FAULT_STATE, at, "canal.pieces.2",
		    "not in card order");
	return bad;
}

static void
write_cards(const void *state, const void *cards, struct text *out)
{
	struct pile pile;

	canal_spell(cards, &pile);
	field_write_pile(&canal_game, state, &pile, out);
}

static int
load_passed(struct loading *l, void *base, const json_t *array,
    const struct place *at)
{
	struct place here = { at, NULL, 0 };
	struct vote *v = base;
	json_int_t seat, last = 0;
	int bad = 0;

	if (doc_array(array, 0, seats(l->state), at, l->why) == -1)
		return -1;
	for (; here.index < (long)json_array_size(array); here.index++) {
		seat = json_integer_value(json_array_get(array, here.index));
		if (seat <= last || seat > seats(l->state))
			bad = fault_at(l->why, FAULT_VALUE, &here, NULL,
			    "no seat, or not in order");
		else
			v->passed[last = seat] = true;
	}
	return bad;
}

static void
write_passed(const void *state, const void *base, struct text *out)
{
	const struct vote *v = base;
	int seat;

	put_open(out, '[');
	for (seat = 1; seat <= seats(state); seat++)
		if (v->passed[seat])
			put_number(out, seat);
	put_close(out, ']');
}

/* Values without a name: cards of some kinds, a district card or none. */
#define CARDS(kinds, hide) { { NULL, FIELD_OWN, .high = kinds, \
	.may_hide = hide, .load = load_cards, .write = write_cards } }

static const struct field actions[] = CARDS(ANY_ACTION, false);
static const struct field any[] = CARDS(ANY_ACTION | ANY_NUMBER, false);
static const struct field specials[] = CARDS(SPECIALS, false);
static const struct field hand[] = CARDS(HELD, true);
static const struct field numbers[] = CARDS(ANY_NUMBER, false);
static const struct field won[] = CARDS(ANY_DISTRICT, false);
static const struct field laid[] = CARDS(HELD, false);
static const struct field first[] = { { NULL, FIELD_WORD, .size = 1,
	.words = canal_districts_named, .or_null = true, .none = NO_CARD } };

#define SEAT_AT(type, member) FIELD_NUMBER, FIELD_AT(type, member), \
	.low = 1, .most = seats

/* By seat, but the struct has something for nobody in front. */
#define BY_SEAT(type, member) .at = offsetof(type, member[1]), \
	.stride = sizeof(((type *)0)->member[1]), .count = seats

static const struct field vote[] = {
	{ "owner", SEAT_AT(struct vote, owner) },
	{ "opener", SEAT_AT(struct vote, opener) },
	{ "seat", SEAT_AT(struct vote, seat) },
	{ "district", FIELD_WORD, FIELD_AT(struct vote, district),
	    .words = canal_districts_named, .or_null = true, .none = NO_CARD },
	{ "laid", FIELD_LIST, BY_SEAT(struct vote, laid), .fields = laid },
	{ "first", FIELD_LIST, BY_SEAT(struct vote, first), .fields = first },
	{ "passed", FIELD_OWN, .load = load_passed, .write = write_passed },
	{ .name = NULL },
};

static bool
is_vote(const void *state, const void *base)
{
	(void)base;
	return ((const struct canal *)state)->step == STEP_VOTE;
}

#define AT(member) FIELD_AT(struct canal, member)

const struct field canal_fields[] = {
	{ "round", FIELD_NUMBER, AT(round), .low = 1, .high = LAST_ROUND },
	{ "step", FIELD_WORD, AT(step), .words = steps },
	{ "distributor", SEAT_AT(struct canal, distributor) },
	{ "chooser", SEAT_AT(struct canal, chooser) },
	{ "active", SEAT_AT(struct canal, active), .or_null = true },
	{ "closing", FIELD_FLAG, AT(closing) },
	{ "drawing", FIELD_NUMBER, AT(drawing), .high = TURNED_ACTIONS },
	{ "victim", SEAT_AT(struct canal, victim), .or_null = true },
	{ "action_deck", FIELD_PILE, AT(action_deck), .hides = always,
	    .rule = "canal.pieces.3" },
	{ "number_deck", FIELD_PILE, AT(number_deck), .hides = always,
	    .rule = "canal.pieces.3" },
	{ "discards", FIELD_OBJECT, AT(discards), .fields = actions },
	{ "up", FIELD_OBJECT, AT(up), .fields = any },
	{ "offers", FIELD_LIST, AT(offer), .stride = sizeof(struct cards),
	    .count = two, .fields = any },
	{ "to_use", FIELD_OBJECT, AT(to_use), .fields = specials },
	{ "used", FIELD_OBJECT, AT(used), .fields = specials },
	{ "hands", FIELD_LIST, BY_SEAT(struct canal, hand), .fields = hand },
	{ "numbers", FIELD_LIST, BY_SEAT(struct canal, numbers),
	    .fields = numbers },
	{ "won", FIELD_LIST, BY_SEAT(struct canal, won), .fields = won },
	{ "vote", FIELD_OBJECT, AT(vote), .fields = vote, .or_null = true,
	    .there = is_vote },
	{ .name = NULL },
};
