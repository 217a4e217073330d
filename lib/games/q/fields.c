/* The members of the state; q(6) describes them. */

#include "fields.h"
#include "put.h"

static const char *const phases[] = { "roles", "shuffle", "opening",
    "reshuffle", "city", "sailing", "events", "cargo", "over", NULL };
static const char *const factions[] = { "spirituali", "zelanti", NULL };

long
q_field_seats(const void *state)
{
	return ((const struct q *)state)->seats;
}

static long
turns(const void *state)
{
	return 2 * q_field_seats(state);
}

static bool
is_exchange(const void *state, const void *base)
{
	(void)base;
	return ((const struct q *)state)->giver != 0;
}

static bool
is_losing(const void *state, const void *base)
{
	(void)base;
	return ((const struct q *)state)->loser != 0;
}

static bool
is_ship(const void *state, const void *base)
{
	(void)base;
	return q_in_ship(state);
}

/* Fills the pile with what the array has, element by element. */
int
q_field_list(struct loading *l, const json_t *array, const struct place *at,
    const struct listing *how, struct pile *to)
{
	struct place here = { at, NULL, 0 };
	int piece;

	to->n = 0;
	if (doc_array(array, 0, how->most, at, l->why) == -1)
		return -1;
	for (; here.index < (long)json_array_size(array); here.index++) {
		piece = how->read(l->state, json_array_get(array, here.index));
		if (piece == -1 || (how->rising && to->n > 0 &&
		    piece <= to->piece[to->n - 1]))
			return fault_at(l->why, how->code, &here, NULL,
			    how->fault, ((struct q *)l->state)->seats);
		pile_push(to, piece);
	}
	return 0;
}

/* Seats are numbers, roles and types are words. */
void
q_field_put_list(const struct q *q, const uint8_t *piece, int n,
    struct text *out)
{
	put_open(out, '[');
	for (; n > 0; n--, piece++)
		if (*piece <= Q_SEATS)
			put_number(out, *piece);
		else
			field_write_piece(&q_game, q, *piece, out);
	put_close(out, ']');
}

static unsigned
bits_of(const struct pile *pile, int first)
{
	unsigned bits = 0;
	int i;

	for (i = 0; i < pile->n; i++)
		bits |= 1u << (pile->piece[i] - first);
	return bits;
}

static void
put_bits(const struct q *q, unsigned bits, int first, struct text *out)
{
	struct pile pile = { .n = 0 };

	for (; bits != 0; bits >>= 1, first++)
		if (bits & 1)
			pile_push(&pile, first);
	q_field_put_list(q, pile.piece, pile.n, out);
}

/* A seat, 0 for everybody; -1 for anything else. */
static int
read_knower(const struct q *q, const json_t *value)
{
	json_int_t seat = json_integer_value(value);

	return json_is_integer(value) && seat >= 0 && seat <= q->seats ?
	    (int)seat : -1;
}

int
q_field_seat(const struct q *q, const json_t *value)
{
	int seat = read_knower(q, value);

	return seat == 0 ? -1 : seat;
}

static int
read_role(const struct q *q, const json_t *value)
{
	const char *name = json_string_value(value);
	int role = name != NULL ? q_role_named(q, name) : -1;

	return role != -1 && q_has_role(q, role - ROLE_0) ? role : -1;
}

static int
load_known(struct loading *l, void *base, const json_t *value,
    const struct place *at)
{
	static const struct listing knowers = { read_knower, Q_SEATS + 1, true,
	    FAULT_VALUE, "not seats from 0 to %d in order" };
	struct place here = { at, NULL, 0 };
	struct held *h = base;
	struct pile seats;
	int bad = 0;

	if (doc_array(value, h->cards.n, h->cards.n, at, l->why) == -1)
		return -1;
	for (; here.index < h->cards.n; here.index++) {
		bad |= q_field_list(l, json_array_get(value, here.index),
		    &here, &knowers, &seats);
		h->known[here.index] = bits_of(&seats, 0);
	}
	return bad;
}

static void
write_known(const void *state, const void *base, struct text *out)
{
	const struct held *h = base;
	int i;

	put_open(out, '[');
	for (i = 0; i < h->cards.n; i++)
		put_bits(state, h->known[i], 0, out);
	put_close(out, ']');
}

/* A role that is not in the game stays where it was. */
static int
load_factions(struct loading *l, void *base, const json_t *value,
    const struct place *at)
{
	struct field fields[ROLES + 1] = { { .name = NULL } };
	uint8_t side[ROLES] = { 0 };
	struct q *q = base;
	int role, bad;

	for (role = 0; role < ROLES && q_has_role(q, role); role++)
		fields[role] = (struct field){ q_roles[role], FIELD_WORD, role,
		    1, .words = factions };
	bad = field_load(fields, l, side, value, at);
	while (role-- > 0) {
		q->factions &= ~(1u << role);
		q->factions |= (unsigned)side[role] << role;
	}
	return bad;
}

static void
write_factions(const void *state, const void *base, struct text *out)
{
	const struct q *q = base;
	int role;

	(void)state;
	put_open(out, '{');
	for (role = 0; role < ROLES && q_has_role(q, role); role++) {
		put_name(out, q_roles[role]);
		put_string(out, factions[q->factions >> role & 1]);
	}
	put_close(out, '}');
}

static int
load_protected(struct loading *l, void *base, const json_t *value,
    const struct place *at)
{
	static const struct listing roles = { read_role, ROLES, true,
	    FAULT_PIECE, "not a role of the game, each once and in order" };
	struct q *q = base;
	struct pile pile;
	int bad = q_field_list(l, value, at, &roles, &pile);

	q->sheltered = bits_of(&pile, ROLE_0);
	return bad;
}

static void
write_protected(const void *state, const void *base, struct text *out)
{
	const struct q *q = base;

	put_bits(state, q->sheltered, ROLE_0, out);
}

#define CARDS(key, type, member) key, FIELD_PILE, FIELD_AT(type, member), \
	.named = q_card_named, .may_hide = true
#define SEAT(key, member) key, FIELD_NUMBER, FIELD_AT(struct q, member), \
	.low = 1, .most = q_field_seats

static const struct field held[] = {
	{ CARDS("cards", struct held, cards) },
	{ "known", FIELD_OWN, FIELD_AT(struct held, known),
	    .load = load_known, .write = write_known },
	{ .name = NULL },
};

static const struct field seat[] = {
	{ "role", FIELD_PIECE, FIELD_AT(struct seat, role),
	    .named = q_role_named, .may_hide = true, .or_null = true,
	    .none = ROLE_NONE },
	{ "hand", FIELD_OBJECT, FIELD_AT(struct seat, hand), .fields = held },
	{ CARDS("loaded", struct seat, loaded) },
	{ "palazzo", FIELD_FLAG, FIELD_AT(struct seat, palazzo) },
	{ .name = NULL },
};

static const struct field drawer[] = {
	{ NULL, FIELD_NUMBER, .size = 1, .low = 1, .most = q_field_seats },
};

static const struct field exchange[] = {
	{ SEAT("seat", giver) },
	{ CARDS("cards", struct q, offer) },
	{ .name = NULL },
};

static const struct field losing[] = {
	{ SEAT("seat", loser) },
	{ "count", FIELD_NUMBER, FIELD_AT(struct q, losses), .low = 1,
	    .high = 2 },
	{ .name = NULL },
};

#define AT(member) FIELD_AT(struct q, member)
#define OWN(hook) FIELD_OWN, .load = load_##hook, .write = write_##hook

const struct field q_fields[] = {
	{ "round", FIELD_NUMBER, AT(round), .low = 1, .high = ROUNDS },
	{ "phase", FIELD_WORD, AT(phase), .words = phases },
	{ SEAT("first", first) },
	{ SEAT("loader", loader), .or_null = true },
	{ "turns", FIELD_NUMBER, AT(turns), .most = turns },
	{ "seized", FIELD_FLAG, AT(seized) },
	{ "dead", FIELD_FLAG, AT(dead) },
	{ "total", POINTS(struct q, total, TOTAL_MAX) },
	{ "convent", POINTS(struct q, convent, CONVENT_MAX) },
	{ "factions", OWN(factions) },
	{ "protected", OWN(protected) },
	{ "seats", FIELD_LIST, AT(seat[1]), .count = q_field_seats,
	    .fields = seat, .stride = sizeof(struct seat) },
	{ CARDS("drawn", struct q, drawn) },
	{ "exchange", FIELD_OBJECT, .fields = exchange, .or_null = true,
	    .there = is_exchange },
	{ "losing", FIELD_OBJECT, .fields = losing, .or_null = true,
	    .there = is_losing },
	{ "aside", FIELD_OBJECT, AT(aside), .fields = held },
	{ CARDS("deck", struct q, deck) },
	{ "drawers", FIELD_LIST, AT(drawers.piece), .high = CARDS_MAX,
	    .fields = drawer, .stride = 1,
	    .counter = offsetof(struct q, drawers.n) },
	{ CARDS("hold", struct q, hold) },
	{ "ship", FIELD_OBJECT, AT(ship), .fields = q_fields_ship,
	    .or_null = true, .there = is_ship },
	{ "discards", FIELD_OBJECT, AT(discards), .fields = held },
	{ "ships", FIELD_LIST, AT(voyage), .high = ROUNDS,
	    .fields = q_fields_ships, .stride = sizeof(struct voyage),
	    .counter = offsetof(struct q, voyages) },
	{ .name = NULL },
};
