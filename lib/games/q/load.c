/* The state from JSON: the form of each member. */

#include <string.h>

#include "doc.h"
#include "q.h"

static const char *const phases[] = { "roles", "shuffle", "opening",
    "reshuffle", "city", "sailing", "events", "cargo", "over", NULL };

static int
load_long(const json_t *object, const char *key, long most, long *points,
    const struct place *at, struct fault *why)
{
	const json_t *value = json_object_get(object, key);
	struct place here = { at, key, 0 };

	*points = 0;
	if (value == NULL)
		return -1;
	if (!json_is_string(value) ||
	    !q_points_read(json_string_value(value), most, points))
		return fault_at(why, FAULT_VALUE, &here, NULL,
		    "no points: 0, or S+ or Z+ and a number up to %ld", most);
	return 0;
}

int
q_load_points(const json_t *object, const char *key, long most,
    int16_t *points, const struct place *at, struct fault *why)
{
	long number;
	int bad = load_long(object, key, most, &number, at, why);

	*points = bad == 0 ? number : 0;
	return bad;
}

static int
load_total(struct q *q, const json_t *object, struct fault *why)
{
	long convent, total;
	int bad;

	bad = load_long(object, "total", TOTAL_MAX, &total, &game_state_place,
	    why);
	bad |= load_long(object, "convent", 2 * CONVENT * Q_SEATS, &convent,
	    &game_state_place, why);
	q->total = total;
	q->convent = convent < 0 ? -convent : 0;
	if (convent > 0)
		bad = fault_at(why, FAULT_STATE, &game_state_place,
		    "q.round.5", "convent is for the Zelanti");
	return bad;
}

/* The seats that know a card, in order. */
static int
load_knowers(const struct q *q, const json_t *array, uint8_t *known,
    const struct place *at, struct fault *why)
{
	long seat, last = -1;
	json_t *value;
	size_t i;

	*known = 0;
	if (doc_array(array, 0, Q_SEATS + 1, at, why) == -1)
		return -1;
	json_array_foreach(array, i, value) {
		seat = json_is_integer(value) ? json_integer_value(value) : -1;
		if (seat <= last || seat > q->seats)
			return fault_at(why, FAULT_VALUE, at, NULL,
			    "not seats from 0 to %d in order", q->seats);
		*known |= 1u << seat;
		last = seat;
	}
	return 0;
}

static int
load_held(const struct q *q, const json_t *object, const char *key,
    struct held *h, bool hidden, const struct place *at, struct fault *why)
{
	static const char *const members[] = { "cards", "known", NULL };
	struct place here = { at, key, 0 }, list = { &here, "known", 0 };
	struct place card = { &list, NULL, 0 };
	const json_t *held = json_object_get(object, key), *known;
	int bad;

	if (held == NULL)
		return -1;
	bad = doc_members(held, members, &here, why);
	bad |= doc_pieces(held, "cards", &h->cards, q_card_named, q, hidden,
	    &here, why);
	known = json_object_get(held, "known");
	if (bad != 0 || doc_array(known, h->cards.n, h->cards.n, &list, why)
	    == -1)
		return -1;
	for (; card.index < h->cards.n; card.index++)
		bad |= load_knowers(q, json_array_get(known, card.index),
		    &h->known[card.index], &card, why);
	return bad;
}

static int
load_role(const struct q *q, const json_t *object, uint8_t *role,
    bool hidden, const struct place *at, struct fault *why)
{
	const json_t *value = json_object_get(object, "role");
	const char *name = json_string_value(value);
	struct place here = { at, "role", 0 };
	int piece = name != NULL ? q_named(q, name) : -1;

	*role = ROLE_NONE;
	if (value == NULL)
		return -1;
	if (json_is_null(value))
		return 0;
	if (name != NULL && hidden && strcmp(name, "??") == 0)
		piece = PIECE_HIDDEN;
	if (piece < ROLE_0)
		return fault_at(why, FAULT_PIECE, &here, NULL,
		    "no such role");
	*role = piece;
	return 0;
}

static int
load_one(struct q *q, struct seat *s, const json_t *object, bool hidden,
    const struct place *at, struct fault *why)
{
	static const char *const members[] = { "role", "hand", "loaded",
	    "palazzo", NULL };
	int bad = doc_members(object, members, at, why);

	if (!json_is_object(object))
		return -1;
	bad |= load_role(q, object, &s->role, hidden, at, why);
	bad |= load_held(q, object, "hand", &s->hand, hidden, at, why);
	bad |= doc_pieces(object, "loaded", &s->loaded, q_card_named, q,
	    hidden, at, why);
	bad |= doc_flag(object, "palazzo", &s->palazzo, at, why);
	return bad;
}

static int
load_seats(struct q *q, const json_t *array, bool hidden, struct fault *why)
{
	struct place seats = { &game_state_place, "seats", 0 };
	struct place here = { &seats, NULL, 0 };
	int bad = 0;

	if (array == NULL)
		return -1;
	if (doc_array(array, q->seats, q->seats, &seats, why) == -1)
		return -1;
	for (; here.index < q->seats; here.index++)
		bad |= load_one(q, &q->seat[here.index + 1],
		    json_array_get(array, here.index), hidden, &here, why);
	return bad;
}

static int
load_factions(struct q *q, const json_t *object, struct fault *why)
{
	static const char *const words[] = { "spirituali", "zelanti", NULL };
	struct place here = { &game_state_place, "factions", 0 };
	const char *names[ROLES + 1] = { NULL };
	int role, n = 0, faction, bad;

	for (role = 0; role < ROLES; role++)
		if (q_has_role(q, role))
			names[n++] = q_roles[role];
	if (object == NULL)
		return -1;
	bad = doc_members(object, names, &here, why);
	/* A role that is not in the game stays where it was. */
	for (role = 0; role < n; role++) {
		if (doc_word(object, names[role], words, &faction, &here, why)
		    == -1) {
			bad = -1;
			continue;
		}
		q->factions &= ~(1u << role);
		q->factions |= (unsigned)faction << role;
	}
	return bad;
}

static int
load_protected(struct q *q, const json_t *array, struct fault *why)
{
	struct place list = { &game_state_place, "protected", 0 };
	struct place here = { &list, NULL, 0 };
	const char *name;
	int piece, last = -1;

	if (array == NULL || doc_array(array, 0, ROLES, &list, why) == -1)
		return -1;
	for (; here.index < (long)json_array_size(array); here.index++) {
		name = json_string_value(json_array_get(array, here.index));
		piece = name != NULL ? q_named(q, name) : -1;
		if (piece < ROLE_0 || piece <= last ||
		    !q_has_role(q, piece - ROLE_0))
			return fault_at(why, FAULT_PIECE, &here, NULL,
			    "not a role of the game, each once and in order");
		q->sheltered |= 1u << (piece - ROLE_0);
		last = piece;
	}
	return 0;
}

static int
load_drawers(struct q *q, const json_t *array, struct fault *why)
{
	struct place list = { &game_state_place, "drawers", 0 };
	struct place here = { &list, NULL, 0 };
	const json_t *value;

	if (array == NULL || doc_array(array, 0, CARDS_MAX, &list, why) == -1)
		return -1;
	for (; here.index < (long)json_array_size(array); here.index++) {
		value = json_array_get(array, here.index);
		if (!json_is_integer(value) || json_integer_value(value) < 1 ||
		    json_integer_value(value) > q->seats)
			return fault_at(why, FAULT_VALUE, &here, NULL,
			    "not a seat from 1 to %d", q->seats);
		pile_push(&q->drawers, json_integer_value(value));
	}
	return 0;
}

static int
load_exchange(struct q *q, const json_t *object, bool hidden,
    struct fault *why)
{
	static const char *const members[] = { "seat", "cards", NULL };
	struct place here = { &game_state_place, "exchange", 0 };
	int bad;

	if (object == NULL)
		return -1;
	if (json_is_null(object))
		return 0;
	bad = doc_members(object, members, &here, why);
	bad |= doc_small(object, "seat", 1, q->seats, &q->giver, &here,
	    why);
	bad |= doc_pieces(object, "cards", &q->offer, q_card_named, q, hidden,
	    &here, why);
	return bad;
}

static int
load_losing(struct q *q, const json_t *object, struct fault *why)
{
	static const char *const members[] = { "seat", "count", NULL };
	struct place here = { &game_state_place, "losing", 0 };
	int bad;

	if (object == NULL)
		return -1;
	if (json_is_null(object))
		return 0;
	bad = doc_members(object, members, &here, why);
	bad |= doc_small(object, "seat", 1, q->seats, &q->loser, &here,
	    why);
	bad |= doc_small(object, "count", 1, 2, &q->losses, &here, why);
	return bad;
}

static int
load_numbers(struct q *q, const json_t *object, struct fault *why)
{
	const struct place *at = &game_state_place;
	int phase = PHASE_ROLES, bad;

	bad = doc_small(object, "round", 1, ROUNDS, &q->round, at, why);
	bad |= doc_word(object, "phase", phases, &phase, at, why);
	q->phase = phase;
	bad |= doc_small(object, "first", 1, q->seats, &q->first, at, why);
	bad |= doc_seat(object, "loader", q->seats, &q->loader, at,
	    why);
	bad |= doc_small(object, "turns", 0, 2 * q->seats, &q->turns, at,
	    why);
	bad |= doc_flag(object, "seized", &q->seized, at, why);
	bad |= doc_flag(object, "dead", &q->dead, at, why);
	bad |= load_total(q, object, why);
	bad |= load_factions(q, json_object_get(object, "factions"), why);
	bad |= load_protected(q, json_object_get(object, "protected"), why);
	return bad;
}

static int
load_cards(struct q *q, const json_t *object, bool hidden, struct fault *why)
{
	const struct place *at = &game_state_place;
	int bad;

	bad = load_seats(q, json_object_get(object, "seats"), hidden, why);
	bad |= doc_pieces(object, "drawn", &q->drawn, q_card_named, q, hidden,
	    at, why);
	bad |= load_exchange(q, json_object_get(object, "exchange"), hidden,
	    why);
	bad |= load_losing(q, json_object_get(object, "losing"), why);
	bad |= load_held(q, object, "aside", &q->aside, hidden, at, why);
	bad |= doc_pieces(object, "deck", &q->deck, q_card_named, q, hidden,
	    at, why);
	bad |= load_drawers(q, json_object_get(object, "drawers"), why);
	bad |= doc_pieces(object, "hold", &q->hold, q_card_named, q, hidden,
	    at, why);
	bad |= load_held(q, object, "discards", &q->discards, hidden, at, why);
	return bad;
}

int
q_load(void *state, int viewer, const json_t *object, struct fault *why)
{
	static const char *const members[] = { "round", "phase", "first",
	    "loader", "turns", "seized", "dead", "total", "convent",
	    "factions", "protected", "seats", "drawn", "exchange", "losing",
	    "aside", "deck", "drawers", "hold", "ship", "discards", "ships",
	    NULL };
	struct q *q = state;
	int bad = doc_members(object, members, &game_state_place, why);

	if (!json_is_object(object))
		return -1;
	bad |= load_numbers(q, object, why);
	bad |= load_cards(q, object, viewer != SEAT_NONE, why);
	bad |= q_load_ships(q, json_object_get(object, "ships"), why);
	bad |= q_load_ship(q, json_object_get(object, "ship"), why);
	return bad == 0 ? q_check(q, viewer, why) : -1;
}
