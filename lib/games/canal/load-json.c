/*
 * The state from JSON.  Here every member is looked at by itself; what they
 * have to do with each other is check.c's.  All faults are told.
 */

#include <string.h>

#include "canal.h"
#include "doc.h"

/* Which cards can be in a place. */
enum {
	ANY_DISTRICT = (1 << DISTRICTS) - 1,
	SPECIALS = 1 << SPY | 1 << TRAITOR | 1 << DOGE,
	HELD = ANY_DISTRICT | 1 << GONDOLA,
	ANY_ACTION = HELD | SPECIALS,
	ANY_NUMBER = 1 << ONE | 1 << (ONE + 1) | 1 << (ONE + 2),
};

static int
check_kinds(const struct pile *pile, int kinds, const struct place *at,
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

/* Cards in card order, all of them hidden or none. */
static int
load_cards(const json_t *array, int kinds, bool hidden, struct cards *cards,
    const struct place *at, struct fault *why)
{
	struct pile given, again;
	int bad;

	if (doc_pile(array, &given, canal_named, NULL, hidden, at, why) == -1)
		return -1;
	*cards = canal_of_pile(&given);
	bad = check_kinds(&given, kinds, at, why);
	if (hidden && cards->of[UNSEEN] != given.n)
		bad = fault_at(why, FAULT_VIEW, at, NULL,
		    "cards that the viewer cannot see");
	canal_spell(cards, &again);
	if (memcmp(given.piece, again.piece, given.n) != 0)
		bad = fault_at(why, FAULT_STATE, at, "canal.pieces.2",
		    "not in card order");
	return bad;
}

static int
load_member(const json_t *object, const char *key, int kinds,
    struct cards *cards, struct fault *why)
{
	struct place here = { &game_state_place, key, 0 };
	const json_t *array = json_object_get(object, key);

	return array == NULL ? -1 :
	    load_cards(array, kinds, false, cards, &here, why);
}

/* A member with an array of cards for each seat; those of others than the
   viewer may be hidden, or must not. */
static int
load_by_seat(const json_t *object, const char *key, const struct canal *c,
    int kinds, int viewer, struct cards cards[], const struct place *at,
    struct fault *why)
{
	struct place list = { at, key, 0 }, here = { &list, NULL, 0 };
	const json_t *array = json_object_get(object, key);
	int bad = 0;

	if (array == NULL)
		return -1;
	if (doc_array(array, c->seats, c->seats, &list, why) == -1)
		return -1;
	for (; here.index < c->seats; here.index++)
		bad |= load_cards(json_array_get(array, here.index), kinds,
		    viewer != SEAT_NONE && viewer != here.index + 1,
		    &cards[here.index + 1], &here, why);
	return bad;
}

static int
load_offers(struct canal *c, const json_t *object, struct fault *why)
{
	struct place list = { &game_state_place, "offers", 0 };
	struct place here = { &list, NULL, 0 };
	const json_t *array = json_object_get(object, "offers");
	int bad = 0;

	if (array == NULL)
		return -1;
	if (doc_array(array, 2, 2, &list, why) == -1)
		return -1;
	for (; here.index < 2; here.index++)
		bad |= load_cards(json_array_get(array, here.index),
		    ANY_ACTION | ANY_NUMBER, false, &c->offer[here.index],
		    &here, why);
	return bad;
}

/* Nobody sees a deck: it is hidden in every view, and in no match. */
static int
load_deck(const json_t *object, const char *key, int kinds, int viewer,
    struct pile *deck, struct fault *why)
{
	struct place at = { &game_state_place, key, 0 };
	struct place here = { &at, NULL, 0 };
	int bad;

	bad = doc_pieces(object, key, deck, canal_named, NULL,
	    viewer != SEAT_NONE, &game_state_place, why);
	if (bad == -1)
		return -1;
	bad = check_kinds(deck, kinds, &at, why);
	for (; viewer != SEAT_NONE && here.index < deck->n; here.index++)
		if (deck->piece[here.index] != PIECE_HIDDEN)
			bad = fault_at(why, FAULT_VIEW, &here,
			    "canal.pieces.3", "nobody can see this card");
	return bad;
}

/* A district card or null. */
static int
load_district(const json_t *value, uint8_t *district, const struct place *at,
    struct fault *why)
{
	const char *name = json_string_value(value);
	int card = name != NULL ? canal_named(NULL, name) : -1;

	*district = NO_CARD;
	if (json_is_null(value))
		return 0;
	if (card < 0 || card >= DISTRICTS)
		return fault_at(why, FAULT_PIECE, at, NULL,
		    "no district, nor null");
	*district = card;
	return 0;
}

static int
load_first(struct canal *c, const json_t *object, const struct place *at,
    struct fault *why)
{
	struct place list = { at, "first", 0 }, here = { &list, NULL, 0 };
	const json_t *array = json_object_get(object, "first");
	int bad = 0;

	if (array == NULL)
		return -1;
	if (doc_array(array, c->seats, c->seats, &list, why) == -1)
		return -1;
	for (; here.index < c->seats; here.index++)
		bad |= load_district(json_array_get(array, here.index),
		    &c->vote.first[here.index + 1], &here, why);
	return bad;
}

static int
load_passed(struct canal *c, const json_t *object, const struct place *at,
    struct fault *why)
{
	struct place list = { at, "passed", 0 }, here = { &list, NULL, 0 };
	const json_t *array = json_object_get(object, "passed");
	json_int_t seat, last = 0;
	int bad = 0;

	if (array == NULL)
		return -1;
	if (doc_array(array, 0, c->seats, &list, why) == -1)
		return -1;
	for (; here.index < (long)json_array_size(array); here.index++) {
		seat = json_integer_value(json_array_get(array, here.index));
		if (seat <= last || seat > c->seats)
			bad = fault_at(why, FAULT_VALUE, &here, NULL,
			    "no seat, or not in order");
		else
			c->vote.passed[last = seat] = true;
	}
	return bad;
}

static int
load_voter(const json_t *object, const char *key, const struct canal *c,
    uint8_t *seat, const struct place *at, struct fault *why)
{
	long number = 1;
	int bad = doc_number(object, key, 1, c->seats, &number, at, why);

	*seat = number;
	return bad;
}

static int
load_vote(struct canal *c, const json_t *object, struct fault *why)
{
	static const char *const members[] = { "owner", "opener", "seat",
	    "district", "laid", "first", "passed", NULL };
	struct place at = { &game_state_place, "vote", 0 };
	struct place district = { &at, "district", 0 };
	struct vote *v = &c->vote;
	int bad;

	if (object == NULL)
		return -1;
	if (c->step != STEP_VOTE)
		return json_is_null(object) ? 0 : fault_at(why, FAULT_STATE,
		    &at, NULL, "not null in another step");
	bad = doc_members(object, members, &at, why);
	bad |= load_voter(object, "owner", c, &v->owner, &at, why);
	bad |= load_voter(object, "opener", c, &v->opener, &at, why);
	bad |= load_voter(object, "seat", c, &v->seat, &at, why);
	if (json_object_get(object, "district") != NULL)
		bad |= load_district(json_object_get(object, "district"),
		    &v->district, &district, why);
	bad |= load_by_seat(object, "laid", c, HELD, SEAT_NONE, v->laid, &at,
	    why);
	bad |= load_first(c, object, &at, why);
	return bad | load_passed(c, object, &at, why);
}

static int
load_all_cards(struct canal *c, int viewer, const json_t *object,
    struct fault *why)
{
	const struct place *at = &game_state_place;
	int bad;

	bad = load_deck(object, "action_deck", ANY_ACTION, viewer,
	    &c->action_deck, why);
	bad |= load_deck(object, "number_deck", ANY_NUMBER, viewer,
	    &c->number_deck, why);
	bad |= load_member(object, "discards", ANY_ACTION, &c->discards, why);
	bad |= load_member(object, "up", ANY_ACTION | ANY_NUMBER, &c->up, why);
	bad |= load_offers(c, object, why);
	bad |= load_member(object, "to_use", SPECIALS, &c->to_use, why);
	bad |= load_member(object, "used", SPECIALS, &c->used, why);
	bad |= load_by_seat(object, "hands", c, HELD, viewer, c->hand, at,
	    why);
	bad |= load_by_seat(object, "numbers", c, ANY_NUMBER, SEAT_NONE,
	    c->numbers, at, why);
	bad |= load_by_seat(object, "won", c, ANY_DISTRICT, SEAT_NONE, c->won,
	    at, why);
	return bad;
}

static int
check_chooser(const struct canal *c, int chooser, struct fault *why)
{
	struct place here = { &game_state_place, "chooser", 0 };

	if (chooser == canal_chooser(c))
		return 0;
	return fault_at(why, FAULT_STATE, &here, "canal.round.4",
	    "not the chooser for this distributor");
}

int
canal_load(void *state, int viewer, const json_t *object, struct fault *why)
{
	static const char *const members[] = { "round", "step", "distributor",
	    "chooser", "active", "closing", "drawing", "victim",
	    "action_deck", "number_deck", "discards", "up", "offers",
	    "to_use", "used", "hands", "numbers", "won", "vote", NULL };
	const struct place *at = &game_state_place;
	struct canal *c = state;
	uint8_t chooser = 0;
	int step = STEP_DEAL, bad, lost;

	bad = doc_members(object, members, at, why);
	bad |= doc_small(object, "round", 1, LAST_ROUND, &c->round, at, why);
	lost = doc_word(object, "step", canal_steps, &step, at, why);
	c->step = step;
	bad |= doc_small(object, "distributor", 1, c->seats, &c->distributor,
	    at, why);
	bad |= doc_small(object, "chooser", 1, c->seats, &chooser, at, why);
	bad |= doc_seat(object, "active", c->seats, &c->active, at, why);
	bad |= doc_flag(object, "closing", &c->closing, at, why);
	bad |= doc_small(object, "drawing", 0, TURNED_ACTIONS, &c->drawing,
	    at, why);
	bad |= doc_seat(object, "victim", c->seats, &c->victim, at, why);
	bad |= load_all_cards(c, viewer, object, why);
	/* What a vote may be depends on the step. */
	if (lost == 0)
		bad |= load_vote(c, json_object_get(object, "vote"), why);
	if (bad != 0 || lost != 0)
		return -1;
	if (check_chooser(c, chooser, why) == -1)
		return -1;
	return canal_check(c, why);
}
