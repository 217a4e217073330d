/* The members of ships: the one that sails, and those that have. */

#include <string.h>

#include "fields.h"
#include "put.h"

/* A seat, a role or a type; -1 for anything else. */
static int
read_pick(const struct q *q, const json_t *value)
{
	const char *word = json_string_value(value);

	return word == NULL ? q_field_seat(q, value) : q_choice_named(word);
}

static int
load_picked(struct loading *l, void *base, const json_t *value,
    const struct place *at)
{
	static const struct listing picks = { read_pick, PICKS, false,
	    FAULT_VALUE, "no seat, role or type" };
	struct ship *s = base;
	struct pile pile;
	int bad = q_field_list(l, value, at, &picks, &pile);

	s->picks = pile.n;
	memcpy(s->picked, pile.piece, pile.n);
	return bad;
}

static void
write_picked(const void *state, const void *base, struct text *out)
{
	const struct ship *s = base;

	q_field_put_list(state, s->picked, s->picks, out);
}

const struct figure q_figure_points = {
	"no points: 0, or S+ or Z+ and a number", q_points_read, q_points,
};

#define CARD(type) "card", FIELD_PIECE, FIELD_AT(type, card), \
	.named = q_card_named

static const struct field sailed[] = {
	{ CARD(struct sailed) },
	{ "points", POINTS(struct sailed, points, WORTH_MAX) },
	{ "effect", POINTS(struct sailed, effect, WORTH_MAX) },
	{ .name = NULL },
};

/* The cards of all ships lie one after the other. */
static int
load_sailed(struct loading *l, void *base, const json_t *value,
    const struct place *at)
{
	struct place here = { at, NULL, 0 };
	struct voyage *v = base;
	struct q *q = l->state;
	int bad = 0;

	if (doc_array(value, 0, SHIP_MAX, at, l->why) == -1)
		return -1;
	for (; v->cards < json_array_size(value); v->cards++, here.index++) {
		if (q->carried == CARDS_MAX)
			return fault_at(l->why, FAULT_PIECE, &here,
			    "q.pieces.2", "more cards than there are");
		bad |= field_load(sailed, l, &q->sailed[q->carried++],
		    json_array_get(value, here.index), &here);
	}
	return bad;
}

static void
write_sailed(const void *state, const void *base, struct text *out)
{
	const struct q *q = state;
	const struct voyage *before = q->voyage, *v = base;
	const struct sailed *s = q->sailed;
	int i;

	for (; before < v; before++)
		s += before->cards;
	put_open(out, '[');
	for (i = 0; i < v->cards; i++)
		field_write(sailed, &q_game, state, s + i, out);
	put_close(out, ']');
}

const struct field q_fields_ships[] = {
	{ "seized", FIELD_FLAG, FIELD_AT(struct voyage, seized) },
	{ "convent", POINTS(struct voyage, convent, CONVENT_MAX) },
	{ "cards", FIELD_OWN, FIELD_AT(struct voyage, cards),
	    .load = load_sailed, .write = write_sailed },
	{ "points", POINTS(struct voyage, points, 2 * SHIP_MAX * WORTH_MAX) },
	{ .name = NULL },
};

static const struct field cargo[] = {
	{ CARD(struct cargo) },
	{ "points", POINTS(struct cargo, points, WORTH_MAX) },
	{ "seized", POINTS(struct cargo, seized, WORTH_MAX) },
	{ "effect", POINTS(struct cargo, effect, WORTH_MAX) },
	{ .name = NULL },
};

const struct field q_fields_ship[] = {
	{ "cards", FIELD_LIST, FIELD_AT(struct ship, cargo), .low = 1,
	    .high = SHIP_MAX, .fields = cargo, .stride = sizeof(struct cargo),
	    .counter = offsetof(struct ship, n) },
	{ "ordered", FIELD_FLAG, FIELD_AT(struct ship, ordered) },
	{ "at", FIELD_NUMBER, FIELD_AT(struct ship, at),
	    .high = SHIP_MAX - 1 },
	{ "step", FIELD_NUMBER, FIELD_AT(struct ship, step),
	    .high = EFFECTS - 1 },
	{ "picked", FIELD_OWN, FIELD_AT(struct ship, picked),
	    .load = load_picked, .write = write_picked },
	{ "asked", FIELD_NUMBER, FIELD_AT(struct ship, asked), .low = 1,
	    .most = q_field_seats, .or_null = true },
	{ "left", FIELD_NUMBER, FIELD_AT(struct ship, left), .high = 9 },
	{ "shown", FIELD_PILE, FIELD_AT(struct ship, shown),
	    .named = q_card_named },
	{ .name = NULL },
};

json_t *
q_ships(const struct q *q)
{
	const struct field *f = q_fields;

	while (f->fields != q_fields_ships)
		f++;
	return field_json(f, &q_game, q);
}
