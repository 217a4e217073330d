/* The members of the state; gondola(6) describes them. */

#include <string.h>

#include "gondola.h"
#include "put.h"

enum { AS_MOVES = 1 }; /* as the upper bound of a mask: in that order */

const char *const gondola_phases[] = { "shuffle", "loading", "wakemaker",
    "delivery", "over", NULL };

/* Without a round it cannot be told how many. */
static long
rounds_begun(const void *state)
{
	const struct gondola *g = state;

	return g->round == 0 ? -1 : gondola_begun(g);
}

static long
seats(const void *state)
{
	return ((const struct gondola *)state)->seats;
}

/* Nobody sees the deck. */
static bool
always(const void *state)
{
	(void)state;
	return true;
}

static bool
delivers(const void *state, const void *base)
{
	(void)base;
	return ((const struct gondola *)state)->phase == PHASE_DELIVERY;
}

static bool
has_aid(const void *state, const void *base)
{
	(void)state;
	return ((const struct delivery *)base)->helper != 0;
}

/* Cards of which each is there once, in the order of masks or of moves. */
static int
load_mask(struct loading *l, void *base, const json_t *value,
    const struct place *at)
{
	uint64_t *cards = base;
	bool as_moves = l->field->high == AS_MOVES;
	struct pile given, again;

	if (doc_pile(value, &given, gondola_named, NULL, false, at, l->why)
	    == -1)
		return -1;
	*cards = gondola_mask(&given);
	if (gondola_count(*cards) != given.n)
		return fault_at(l->why, FAULT_PIECE, at, NULL,
		    "a card is there twice");
	gondola_spell(*cards, &again);
	if (as_moves)
		gondola_list(*cards, again.piece);
	if (memcmp(given.piece, again.piece, given.n) != 0)
		return fault_at(l->why, FAULT_STATE, at, NULL, as_moves ?
		    "cards are not in order of precedence" :
		    "cards are not in printed order");
	return 0;
}

static void
write_printed(const void *state, const void *base, struct text *out)
{
	struct pile pile;

	gondola_spell(*(const uint64_t *)base, &pile);
	field_write_pile(&gondola_game, state, &pile, out);
}

static void
write_as_moves(const void *state, const void *base, struct text *out)
{
	struct pile pile;

	pile.n = gondola_list(*(const uint64_t *)base, pile.piece);
	field_write_pile(&gondola_game, state, &pile, out);
}

static const struct field printed[] = { { NULL, FIELD_OWN,
	.load = load_mask, .write = write_printed } };
static const struct field as_moves[] = { { NULL, FIELD_OWN,
	.high = AS_MOVES, .load = load_mask, .write = write_as_moves } };

static int
load_declared(struct loading *l, void *base, const json_t *object,
    const struct place *at)
{
	struct gondola *g = l->state;
	const struct boat *boat = base;
	struct place here = { at, NULL, 0 };
	char again[DECLARED_TEXT];
	json_t *value;
	int card, bad = 0;

	if (!json_is_object(object))
		return fault_at(l->why, FAULT_VALUE, at, NULL,
		    "not an object");
	json_object_foreach((json_t *)object, here.key, value) {
		card = gondola_named(g, here.key);
		if (card == -1 || gondola_is_cargo(card) ||
		    pile_find(&boat->cards, card) == -1)
			bad = fault_at(l->why, FAULT_STATE, &here, NULL,
			    "not a Familia card of this boat");
		else if (!json_is_string(value) || gondola_declare(
		    &g->declared, card, json_string_value(value), ' ') == -1 ||
		    strcmp(gondola_declared(&g->declared, card, again),
		    json_string_value(value)) != 0)
			bad = fault_at(l->why, FAULT_VALUE, &here, NULL,
			    "no declaration of such a card");
	}
	return bad;
}

static void
write_declared(const void *state, const void *base, struct text *out)
{
	const struct gondola *g = state;
	const struct declarations *d = &g->declared;
	const struct boat *boat = base;
	char name[PIECE_NAME], text[DECLARED_TEXT];
	int i, card;

	put_open(out, '{');
	for (i = 0; i < boat->cards.n; i++) {
		card = boat->cards.piece[i];
		if (gondola_is_cargo(card) || d->as[card] == UNDECLARED)
			continue;
		gondola_name(NULL, card, name);
		put_name(out, name);
		put_string(out, gondola_declared(d, card, text));
	}
	put_close(out, '}');
}

static const struct field boats[] = {
	{ "cards", FIELD_PILE, FIELD_AT(struct boat, cards) },
	{ "declared", FIELD_OWN, .load = load_declared,
	    .write = write_declared },
	{ "load", FIELD_NUMBER, FIELD_AT(struct boat, load),
	    .high = LOAD_MAX },
	{ "cast_off", FIELD_FLAG, FIELD_AT(struct boat, cast_off) },
	{ "disrupted", FIELD_FLAG, FIELD_AT(struct boat, disrupted) },
	{ .name = NULL },
};

static const struct field aid[] = {
	{ "seat", FIELD_NUMBER, FIELD_AT(struct delivery, helper), .low = 1,
	    .most = seats },
	{ "card", FIELD_PIECE, FIELD_AT(struct delivery, gift) },
	{ .name = NULL },
};

static const struct field delivery[] = {
	{ "seat", FIELD_NUMBER, FIELD_AT(struct delivery, seat), .low = 1,
	    .most = seats },
	{ "cards", FIELD_OBJECT, FIELD_AT(struct delivery, cards),
	    .fields = as_moves },
	{ "aid", FIELD_OBJECT, .fields = aid, .or_null = true,
	    .there = has_aid },
	{ "agreed", FIELD_FLAG, FIELD_AT(struct delivery, agreed) },
	{ "refused", FIELD_OBJECT, FIELD_AT(struct delivery, refused),
	    .fields = printed },
	{ .name = NULL },
};

static const struct field row[] = {
	{ "cargo", FIELD_NUMBER, FIELD_AT(struct row, cargo),
	    .high = LOAD_MAX, .or_null = true, .none = -1 },
	{ "coin", FIELD_NUMBER, FIELD_AT(struct row, coin),
	    .high = COIN_MAX },
	{ "reputation", FIELD_NUMBER, FIELD_AT(struct row, reputation),
	    .high = COIN_MAX / 2 },
	{ .name = NULL },
};

/* By seat, behind a row that nobody has. */
static const struct field sheet[] = { { NULL, FIELD_LIST,
	.at = sizeof(struct row), .stride = sizeof(struct row),
	.count = seats, .fields = row } };

#define AT(member) FIELD_AT(struct gondola, member)

const struct field gondola_fields[] = {
	{ "round", FIELD_NUMBER, AT(round), .low = 1, .most = gondola_rounds },
	{ "phase", FIELD_WORD, AT(phase), .words = gondola_phases },
	{ "wakemaker", FIELD_NUMBER, AT(wakemaker), .low = 1, .most = seats },
	{ "asleep", FIELD_FLAG, AT(asleep) },
	{ "deck", FIELD_PILE, AT(deck), .hides = always,
	    .rule = "gondola.pieces.6" },
	{ "boats", FIELD_LIST, AT(boat[1]), .count = seats, .fields = boats,
	    .stride = sizeof(struct boat) },
	{ "delivery", FIELD_OBJECT, AT(delivery), .fields = delivery,
	    .or_null = true, .there = delivers },
	{ "spent", FIELD_OBJECT, AT(spent), .fields = printed },
	{ "sheet", FIELD_LIST, AT(sheet), .count = rounds_begun,
	    .fields = sheet, .stride = (SEATS_MAX + 1) * sizeof(struct row) },
	{ .name = NULL },
};
