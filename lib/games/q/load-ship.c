/* The ships from JSON: the one that sails, and those that have. */

#include <string.h>

#include "doc.h"
#include "q.h"

/* The card of an object in a list. */
static int
load_card(const struct q *q, const json_t *object, const struct place *at,
    struct fault *why)
{
	struct place here = { at, "card", 0 };
	const char *name = json_string_value(json_object_get(object, "card"));
	int card = name != NULL ? q_card_named(q, name) : -1;

	if (card == -1)
		return fault_at(why, FAULT_PIECE, &here, NULL,
		    "no such card");
	return card;
}

static int
load_cargo(struct q *q, const json_t *object, const struct place *at,
    struct fault *why)
{
	static const char *const members[] = { "card", "points", "seized",
	    "effect", NULL };
	struct ship *s = &q->ship;
	int card, bad = doc_members(object, members, at, why);

	if (bad == -1)
		return -1;
	card = load_card(q, object, at, why);
	bad |= q_load_points(object, "points", WORTH_MAX,
	    &s->points[s->cards.n], at, why);
	bad |= q_load_points(object, "seized", WORTH_MAX,
	    &s->seized[s->cards.n], at, why);
	bad |= q_load_points(object, "effect", WORTH_MAX,
	    &s->effect[s->cards.n], at, why);
	if (card == -1)
		return -1;
	pile_push(&s->cards, card);
	return bad;
}

static int
load_cargoes(struct q *q, const json_t *array, const struct place *at,
    struct fault *why)
{
	struct place list = { at, "cards", 0 }, here = { &list, NULL, 0 };
	int bad = 0;

	if (array == NULL || doc_array(array, 1, SHIP_MAX, &list, why) == -1)
		return -1;
	for (; here.index < (long)json_array_size(array); here.index++)
		bad |= load_cargo(q, json_array_get(array, here.index), &here,
		    why);
	return bad;
}

/* A seat as a number, a role or a type as its word; -1 for anything else. */
static int
read_pick(const struct q *q, const json_t *value)
{
	const char *word = json_string_value(value);
	int type, piece;

	if (json_is_integer(value) && json_integer_value(value) >= 1 &&
	    json_integer_value(value) <= q->seats)
		return json_integer_value(value);
	if (word == NULL)
		return -1;
	for (type = TYPE_LIBRO; type <= TYPE_ALTRO; type++)
		if (strcmp(word, q_types[type]) == 0)
			return TYPE_0 + type;
	piece = q_named(q, word);
	return piece >= ROLE_0 ? piece : -1;
}

static int
load_picked(struct q *q, const json_t *array, const struct place *at,
    struct fault *why)
{
	struct place list = { at, "picked", 0 }, here = { &list, NULL, 0 };
	int piece;

	if (array == NULL || doc_array(array, 0, PICKS, &list, why) == -1)
		return -1;
	for (; here.index < (long)json_array_size(array); here.index++) {
		piece = read_pick(q, json_array_get(array, here.index));
		if (piece == -1)
			return fault_at(why, FAULT_VALUE, &here, NULL,
			    "no seat, role or type");
		q->ship.picked[q->ship.picks++] = piece;
	}
	return 0;
}

int
q_load_ship(struct q *q, const json_t *object, struct fault *why)
{
	static const char *const members[] = { "cards", "ordered", "at",
	    "step", "picked", "asked", "left", "shown", NULL };
	struct place here = { &game_state_place, "ship", 0 };
	bool sails = q->phase == PHASE_EVENTS || q->phase == PHASE_CARGO;
	struct ship *s = &q->ship;
	int bad;

	if (object == NULL)
		return -1;
	if (sails == json_is_null(object))
		return fault_at(why, FAULT_STATE, &here, "q.ship.3", sails ?
		    "null while its cards take effect" :
		    "not null in another phase");
	if (!sails)
		return 0;
	bad = doc_members(object, members, &here, why);
	bad |= load_cargoes(q, json_object_get(object, "cards"), &here, why);
	bad |= doc_flag(object, "ordered", &s->ordered, &here, why);
	bad |= doc_small(object, "at", 0, SHIP_MAX - 1, &s->at, &here, why);
	bad |= doc_small(object, "step", 0, EFFECTS - 1, &s->step, &here,
	    why);
	bad |= load_picked(q, json_object_get(object, "picked"), &here, why);
	if (!json_is_null(json_object_get(object, "asked")))
		bad |= doc_small(object, "asked", 1, q->seats, &s->asked,
		    &here, why);
	bad |= doc_small(object, "left", 0, 9, &s->left, &here, why);
	bad |= doc_pieces(object, "shown", &s->shown, q_card_named, q, false,
	    &here, why);
	return bad;
}

static int
load_sailed(struct q *q, const json_t *object, const struct place *at,
    struct fault *why)
{
	static const char *const members[] = { "card", "points", "effect",
	    NULL };
	int card, n = q->sailed.n;

	if (doc_members(object, members, at, why) == -1)
		return -1;
	if (n == CARDS_MAX)
		return fault_at(why, FAULT_PIECE, at, "q.pieces.2",
		    "more cards than there are");
	card = load_card(q, object, at, why);
	if (card == -1)
		return -1;
	pile_push(&q->sailed, card);
	if (q_load_points(object, "points", WORTH_MAX, &q->sailed_points[n],
	    at, why) == -1)
		return -1;
	return q_load_points(object, "effect", WORTH_MAX,
	    &q->sailed_effect[n], at, why);
}

static int
load_voyage(struct q *q, struct voyage *v, const json_t *object,
    const struct place *at, struct fault *why)
{
	static const char *const members[] = { "seized", "convent", "cards",
	    "points", NULL };
	struct place list = { at, "cards", 0 }, here = { &list, NULL, 0 };
	const json_t *cards = json_object_get(object, "cards");
	int bad = doc_members(object, members, at, why);
	int16_t convent = 0;

	if (bad == -1 || doc_array(cards, 0, SHIP_MAX, &list, why) == -1)
		return -1;
	bad |= doc_flag(object, "seized", &v->seized, at, why);
	bad |= q_load_points(object, "convent", 2 * CONVENT * Q_SEATS,
	    &convent, at, why);
	bad |= q_load_points(object, "points", SHIP_MAX * 2 * WORTH_MAX,
	    &v->points, at, why);
	if (convent > 0)
		bad = fault_at(why, FAULT_STATE, at, "q.round.5",
		    "convent is for the Zelanti");
	v->convent = convent < 0 ? -convent : 0;
	v->cards = json_array_size(cards);
	for (; here.index < v->cards; here.index++)
		bad |= load_sailed(q, json_array_get(cards, here.index), &here,
		    why);
	return bad;
}

int
q_load_ships(struct q *q, const json_t *array, struct fault *why)
{
	struct place list = { &game_state_place, "ships", 0 };
	struct place here = { &list, NULL, 0 };
	int bad = 0;

	if (array == NULL || doc_array(array, 0, ROUNDS, &list, why) == -1)
		return -1;
	q->voyages = json_array_size(array);
	for (; here.index < q->voyages; here.index++)
		bad |= load_voyage(q, &q->voyage[here.index],
		    json_array_get(array, here.index), &here, why);
	return bad;
}
