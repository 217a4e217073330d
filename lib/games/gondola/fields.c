/* The members of the state; gondola(6) describes them. */

#include <string.h>

#include "gondola.h"
#include "put.h"

const char *const gondola_phases[] = { "shuffle", "loading", "wakemaker",
    "delivery", "over", NULL };

static long
rounds(const void *state)
{
	return gondola_rounds(state);
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
load_mask(struct loading *l, const json_t *value, bool as_moves,
    uint64_t *cards, const struct place *at)
{
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

static int
load_spent(struct loading *l, void *base, const json_t *value,
    const struct place *at)
{
	return load_mask(l, value, false, &((struct gondola *)base)->spent,
	    at);
}

static int
load_refused(struct loading *l, void *base, const json_t *value,
    const struct place *at)
{
	return load_mask(l, value, false, &((struct delivery *)base)->refused,
	    at);
}

static int
load_delivered(struct loading *l, void *base, const json_t *value,
    const struct place *at)
{
	return load_mask(l, value, true, &((struct delivery *)base)->cards,
	    at);
}

static void
write_mask(uint64_t cards, struct text *out)
{
	struct pile pile;

	gondola_spell(cards, &pile);
	field_write_pile(&gondola_game, NULL, &pile, out);
}

static void
write_spent(const void *state, const void *base, struct text *out)
{
	(void)state;
	write_mask(((const struct gondola *)base)->spent, out);
}

static void
write_refused(const void *state, const void *base, struct text *out)
{
	(void)state;
	write_mask(((const struct delivery *)base)->refused, out);
}

static void
write_delivered(const void *state, const void *base, struct text *out)
{
	struct pile pile;

	(void)state;
	pile.n = gondola_list(((const struct delivery *)base)->cards,
	    pile.piece);
	field_write_pile(&gondola_game, NULL, &pile, out);
}

static int
load_declared(struct loading *l, void *base, const json_t *object,
    const struct place *at)
{
	struct gondola *g = l->state;
	const struct boat *boat = base;
	struct place here = { at, NULL, 0 };
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
		    &g->declared, card, json_string_value(value)) == -1)
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
	{ "cards", FIELD_OWN, .load = load_delivered,
	    .write = write_delivered },
	{ "aid", FIELD_OBJECT, .fields = aid, .or_null = true,
	    .there = has_aid },
	{ "agreed", FIELD_FLAG, FIELD_AT(struct delivery, agreed) },
	{ "refused", FIELD_OWN, .load = load_refused,
	    .write = write_refused },
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

/* A list for each round; without a round it cannot be told how many. */
static int
load_sheet(struct loading *l, void *base, const json_t *sheet,
    const struct place *at)
{
	struct gondola *g = base;
	struct place round = { at, NULL, 0 }, here = { &round, NULL, 0 };
	int begun = gondola_begun(g), bad = 0;
	const json_t *list;

	if (g->round == 0 || doc_array(sheet, begun, begun, at, l->why) == -1)
		return -1;
	for (; round.index < begun; round.index++) {
		list = json_array_get(sheet, round.index);
		if (doc_array(list, g->seats, g->seats, &round, l->why) == -1)
			bad = -1;
		else for (here.index = 0; here.index < g->seats; here.index++)
			bad |= field_load(row, l,
			    &g->sheet[round.index][here.index + 1],
			    json_array_get(list, here.index), &here);
	}
	return bad;
}

static void
write_sheet(const void *state, const void *base, struct text *out)
{
	const struct gondola *g = base;
	int round, seat;

	put_open(out, '[');
	for (round = 0; round < gondola_begun(g); round++) {
		put_open(out, '[');
		for (seat = 1; seat <= g->seats; seat++)
			field_write(row, &gondola_game, state,
			    &g->sheet[round][seat], out);
		put_close(out, ']');
	}
	put_close(out, ']');
}

#define AT(member) FIELD_AT(struct gondola, member)

const struct field gondola_fields[] = {
	{ "round", FIELD_NUMBER, AT(round), .low = 1, .most = rounds },
	{ "phase", FIELD_WORD, AT(phase), .words = gondola_phases },
	{ "wakemaker", FIELD_NUMBER, AT(wakemaker), .low = 1, .most = seats },
	{ "asleep", FIELD_FLAG, AT(asleep) },
	{ "deck", FIELD_PILE, AT(deck), .hides = always,
	    .rule = "gondola.pieces.6" },
	{ "boats", FIELD_LIST, AT(boat[1]), .count = seats, .fields = boats,
	    .stride = sizeof(struct boat) },
	{ "delivery", FIELD_OBJECT, AT(delivery), .fields = delivery,
	    .or_null = true, .there = delivers },
	{ "spent", FIELD_OWN, .load = load_spent, .write = write_spent },
	{ "sheet", FIELD_OWN, .load = load_sheet, .write = write_sheet },
	{ .name = NULL },
};
