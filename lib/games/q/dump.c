/* The state as JSON; q(6) describes the members. */

#include "doc.h"
#include "piece.h"
#include "q.h"

static const char *const phases[] = { "roles", "shuffle", "opening",
    "reshuffle", "city", "sailing", "events", "cargo", "over" };

static json_t *
dump_piece(const struct q *q, int piece)
{
	return piece_json(q_name, q, piece);
}

static json_t *
dump_pile(const struct q *q, const struct pile *pile)
{
	return piece_list(q_name, q, pile);
}

static json_t *
dump_points(long points)
{
	char text[POINTS_TEXT];

	return json_string(q_points(points, text));
}

static json_t *
dump_known(unsigned known)
{
	json_t *array = json_array();
	int seat;

	for (seat = 0; seat <= Q_SEATS; seat++)
		if (known >> seat & 1)
			json_array_append_new(array, json_integer(seat));
	return array;
}

static json_t *
dump_held(const struct q *q, const struct held *h)
{
	json_t *known = json_array();
	int i;

	for (i = 0; i < h->cards.n; i++)
		json_array_append_new(known, dump_known(h->known[i]));
	return json_pack("{s:o, s:o}", "cards", dump_pile(q, &h->cards),
	    "known", known);
}

static json_t *
dump_factions(const struct q *q)
{
	json_t *object = json_object();
	int role;

	for (role = 0; role < ROLES; role++)
		if (q_has_role(q, role))
			json_object_set_new(object, q_roles[role], json_string(
			    q_factions[q->factions >> role & 1]));
	return object;
}

static json_t *
dump_protected(const struct q *q)
{
	json_t *array = json_array();
	int role;

	for (role = 0; role < ROLES; role++)
		if (q->sheltered >> role & 1)
			json_array_append_new(array,
			    json_string(q_roles[role]));
	return array;
}

static json_t *
dump_seats(const struct q *q)
{
	json_t *array = json_array();
	const struct seat *s;

	for (s = q->seat + 1; s <= q->seat + q->seats; s++)
		json_array_append_new(array, json_pack(
		    "{s:o, s:o, s:o, s:b}",
		    "role", s->role == ROLE_NONE ? json_null() :
		    dump_piece(q, s->role),
		    "hand", dump_held(q, &s->hand),
		    "loaded", dump_pile(q, &s->loaded),
		    "palazzo", s->palazzo));
	return array;
}

static json_t *
dump_drawers(const struct q *q)
{
	json_t *array = json_array();
	int i;

	for (i = 0; i < q->drawers.n; i++)
		json_array_append_new(array,
		    json_integer(q->drawers.piece[i]));
	return array;
}

static json_t *
dump_picked(const struct q *q)
{
	json_t *array = json_array();
	int i, piece;

	for (i = 0; i < q->ship.picks; i++) {
		piece = q->ship.picked[i];
		json_array_append_new(array, piece <= Q_SEATS ?
		    json_integer(piece) : dump_piece(q, piece));
	}
	return array;
}

static json_t *
dump_ship(const struct q *q)
{
	const struct ship *s = &q->ship;
	json_t *cards;
	int i;

	if (q->phase != PHASE_EVENTS && q->phase != PHASE_CARGO)
		return json_null();
	cards = json_array();
	for (i = 0; i < s->cards.n; i++)
		json_array_append_new(cards, json_pack(
		    "{s:o, s:o, s:o, s:o}",
		    "card", dump_piece(q, s->cards.piece[i]),
		    "points", dump_points(s->points[i]),
		    "seized", dump_points(s->seized[i]),
		    "effect", dump_points(s->effect[i])));
	return json_pack("{s:o, s:b, s:i, s:i, s:o, s:o, s:i, s:o}",
	    "cards", cards, "ordered", s->ordered, "at", s->at,
	    "step", s->step, "picked", dump_picked(q),
	    "asked", doc_seat_json(s->asked), "left", s->left,
	    "shown", dump_pile(q, &s->shown));
}

static json_t *
dump_voyage(const struct q *q, const struct voyage *v, int first)
{
	json_t *cards = json_array();
	int i;

	for (i = first; i < first + v->cards; i++)
		json_array_append_new(cards, json_pack("{s:o, s:o, s:o}",
		    "card", dump_piece(q, q->sailed.piece[i]),
		    "points", dump_points(q->sailed_points[i]),
		    "effect", dump_points(q->sailed_effect[i])));
	return json_pack("{s:b, s:o, s:o, s:o}", "seized", v->seized,
	    "convent", dump_points(-v->convent), "cards", cards,
	    "points", dump_points(v->points));
}

static json_t *
dump_ships(const struct q *q)
{
	json_t *array = json_array();
	int i, card = 0;

	for (i = 0; i < q->voyages; i++) {
		json_array_append_new(array,
		    dump_voyage(q, &q->voyage[i], card));
		card += q->voyage[i].cards;
	}
	return array;
}

static json_t *
dump_exchange(const struct q *q)
{
	if (q->giver == 0)
		return json_null();
	return json_pack("{s:i, s:o}", "seat", q->giver,
	    "cards", dump_pile(q, &q->offer));
}

static json_t *
dump_losing(const struct q *q)
{
	if (q->loser == 0)
		return json_null();
	return json_pack("{s:i, s:i}", "seat", q->loser, "count", q->losses);
}

/* Each with the member that it is; the order is the documented one. */
json_t *
q_dump(const void *state)
{
	const struct q *q = state;
	json_t *o = json_pack("{s:i, s:s, s:i, s:o, s:i, s:b, s:b, s:o, s:o}",
	    "round", q->round,
	    "phase", phases[q->phase],
	    "first", q->first,
	    "loader", doc_seat_json(q->loader),
	    "turns", q->turns,
	    "seized", q->seized,
	    "dead", q->dead,
	    "total", dump_points(q->total),
	    "convent", dump_points(-q->convent));

	json_object_set_new(o, "factions", dump_factions(q));
	json_object_set_new(o, "protected", dump_protected(q));
	json_object_set_new(o, "seats", dump_seats(q));
	json_object_set_new(o, "drawn", dump_pile(q, &q->drawn));
	json_object_set_new(o, "exchange", dump_exchange(q));
	json_object_set_new(o, "losing", dump_losing(q));
	json_object_set_new(o, "aside", dump_held(q, &q->aside));
	json_object_set_new(o, "deck", dump_pile(q, &q->deck));
	json_object_set_new(o, "drawers", dump_drawers(q));
	json_object_set_new(o, "hold", dump_pile(q, &q->hold));
	json_object_set_new(o, "ship", dump_ship(q));
	json_object_set_new(o, "discards", dump_held(q, &q->discards));
	json_object_set_new(o, "ships", dump_ships(q));
	return o;
}
