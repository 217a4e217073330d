/* The state as JSON; canal(6) describes the members. */

#include "canal.h"
#include "doc.h"
#include "piece.h"

const char *const canal_steps[] = { "deal", "number", "action", "split",
    "choose", "act", "take", "vote", "over", NULL };

static json_t *
dump_pile(const struct pile *pile)
{
	return piece_list(canal_name, NULL, pile);
}

json_t *
canal_dump_cards(const struct cards *cards)
{
	struct pile pile;

	canal_spell(cards, &pile);
	return dump_pile(&pile);
}

/* Cards by seat; the first of the array is nobody's. */
static json_t *
dump_by_seat(const struct canal *c, const struct cards cards[])
{
	json_t *array = json_array();
	int seat;

	for (seat = 1; seat <= c->seats; seat++)
		json_array_append_new(array, canal_dump_cards(&cards[seat]));
	return array;
}

static json_t *
card_or_null(int card)
{
	return card != NO_CARD ? json_string(canal_card(card)) : json_null();
}

static json_t *
dump_vote(const struct canal *c)
{
	const struct vote *v = &c->vote;
	json_t *first, *passed;
	int seat;

	if (c->step != STEP_VOTE)
		return json_null();
	first = json_array();
	passed = json_array();
	for (seat = 1; seat <= c->seats; seat++) {
		json_array_append_new(first, card_or_null(v->first[seat]));
		if (v->passed[seat])
			json_array_append_new(passed, json_integer(seat));
	}
	return json_pack("{s:i, s:i, s:i, s:o, s:o, s:o, s:o}",
	    "owner", v->owner, "opener", v->opener, "seat", v->seat,
	    "district", card_or_null(v->district),
	    "laid", dump_by_seat(c, v->laid), "first", first,
	    "passed", passed);
}

static void
dump_cards_of(const struct canal *c, json_t *object)
{
	json_object_set_new(object, "action_deck", dump_pile(&c->action_deck));
	json_object_set_new(object, "number_deck", dump_pile(&c->number_deck));
	json_object_set_new(object, "discards",
	    canal_dump_cards(&c->discards));
	json_object_set_new(object, "up", canal_dump_cards(&c->up));
	json_object_set_new(object, "offers", json_pack("[o, o]",
	    canal_dump_cards(&c->offer[0]), canal_dump_cards(&c->offer[1])));
	json_object_set_new(object, "to_use", canal_dump_cards(&c->to_use));
	json_object_set_new(object, "used", canal_dump_cards(&c->used));
	json_object_set_new(object, "hands", dump_by_seat(c, c->hand));
	json_object_set_new(object, "numbers", dump_by_seat(c, c->numbers));
	json_object_set_new(object, "won", dump_by_seat(c, c->won));
}

json_t *
canal_dump(const void *state)
{
	const struct canal *c = state;
	json_t *object = json_pack("{s:i, s:s, s:i, s:i, s:o, s:b, s:i, s:o}",
	    "round", c->round,
	    "step", canal_steps[c->step],
	    "distributor", c->distributor,
	    "chooser", canal_chooser(c),
	    "active", doc_seat_json(c->active),
	    "closing", c->closing,
	    "drawing", c->drawing,
	    "victim", doc_seat_json(c->victim));

	dump_cards_of(c, object);
	json_object_set_new(object, "vote", dump_vote(c));
	return object;
}
