/*
 * The state from JSON.  Here every member is looked at by itself; what they
 * have to do with each other is check.c's.  All faults are told.
 */

#include <string.h>

#include "doc.h"
#include "gondola.h"

/* Cards of which each is there once, in the order of masks or of moves. */
static int
load_cards(const json_t *object, const char *key, bool as_moves,
    uint64_t *cards, const struct place *at, struct fault *why)
{
	struct place list = { at, key, 0 };
	struct pile given, again;

	*cards = 0;
	if (doc_pieces(object, key, &given, gondola_named, NULL, false, at,
	    why) == -1)
		return -1;
	*cards = gondola_mask(&given);
	if (gondola_count(*cards) != given.n)
		return fault_at(why, FAULT_PIECE, &list, NULL,
		    "a card is there twice");
	gondola_spell(*cards, &again);
	if (as_moves)
		gondola_list(*cards, again.piece);
	if (memcmp(given.piece, again.piece, given.n) != 0)
		return fault_at(why, FAULT_STATE, &list, NULL, as_moves ?
		    "cards are not in order of precedence" :
		    "cards are not in printed order");
	return 0;
}

static int
load_declared(struct gondola *g, const struct pile *cards,
    const json_t *object, const struct place *at, struct fault *why)
{
	struct place here = { at, NULL, 0 };
	const char *key, *text;
	json_t *value;
	int card, bad = 0;

	if (!json_is_object(object))
		return fault_at(why, FAULT_VALUE, at, NULL, "not an object");
	json_object_foreach((json_t *)object, key, value) {
		here.key = key;
		card = gondola_named(g, key);
		text = json_string_value(value);
		if (card == -1 || gondola_is_cargo(card) ||
		    pile_find(cards, card) == -1)
			bad = fault_at(why, FAULT_STATE, &here, NULL,
			    "not a Familia card of this boat");
		else if (text == NULL ||
		    gondola_declare(&g->declared, card, text) == -1)
			bad = fault_at(why, FAULT_VALUE, &here, NULL,
			    "no declaration of such a card");
	}
	return bad;
}

static int
load_boat(struct gondola *g, int seat, const json_t *object,
    const struct place *at, struct fault *why)
{
	static const char *const members[] = { "cards", "declared", "load",
	    "cast_off", "disrupted", NULL };
	struct place declared = { at, "declared", 0 };
	struct boat *boat = &g->boat[seat];
	int bad;

	bad = doc_members(object, members, at, why);
	bad |= doc_pieces(object, "cards", &boat->cards, gondola_named, g,
	    false, at, why);
	if (json_object_get(object, "declared") != NULL)
		bad |= load_declared(g, &boat->cards,
		    json_object_get(object, "declared"), &declared, why);
	bad |= doc_small(object, "load", 0, LOAD_MAX, &boat->load, at, why);
	bad |= doc_flag(object, "cast_off", &boat->cast_off, at, why);
	bad |= doc_flag(object, "disrupted", &boat->disrupted, at, why);
	return bad;
}

static int
load_boats(struct gondola *g, const json_t *array, struct fault *why)
{
	struct place boats = { &game_state_place, "boats", 0 };
	struct place here = { &boats, NULL, 0 };
	int bad = 0;

	if (array == NULL)
		return -1;
	if (doc_array(array, g->seats, g->seats, &boats, why) == -1)
		return -1;
	for (here.index = 0; here.index < g->seats; here.index++)
		bad |= load_boat(g, here.index + 1,
		    json_array_get(array, here.index), &here, why);
	return bad;
}

static int
load_aid(struct delivery *d, int seats, const json_t *aid,
    const struct place *at, struct fault *why)
{
	static const char *const members[] = { "seat", "card", NULL };
	struct place here = { at, "aid", 0 }, card = { &here, "card", 0 };
	const char *name = json_string_value(json_object_get(aid, "card"));
	int bad, gift;

	if (aid == NULL || json_is_null(aid))
		return 0;
	bad = doc_members(aid, members, &here, why);
	bad |= doc_small(aid, "seat", 1, seats, &d->helper, &here, why);
	if (json_object_get(aid, "card") == NULL)
		return bad;
	gift = name != NULL ? gondola_named(NULL, name) : -1;
	if (gift == -1)
		return fault_at(why, FAULT_PIECE, &card, NULL,
		    "no such piece");
	d->gift = gift;
	return bad;
}

static int
load_delivery(struct gondola *g, const json_t *object, struct fault *why)
{
	static const char *const members[] = { "seat", "cards", "aid",
	    "agreed", "refused", NULL };
	struct place here = { &game_state_place, "delivery", 0 };
	struct delivery *d = &g->delivery;
	int bad;

	if (object == NULL)
		return -1;
	if (g->phase != PHASE_DELIVERY && json_is_null(object))
		return 0;
	if (g->phase != PHASE_DELIVERY)
		return fault_at(why, FAULT_STATE, &here, NULL,
		    "not null in another phase");
	bad = doc_members(object, members, &here, why);
	bad |= doc_small(object, "seat", 1, g->seats, &d->seat, &here, why);
	bad |= load_cards(object, "cards", true, &d->cards, &here, why);
	bad |= load_aid(d, g->seats, json_object_get(object, "aid"), &here,
	    why);
	bad |= doc_flag(object, "agreed", &d->agreed, &here, why);
	bad |= load_cards(object, "refused", false, &d->refused, &here, why);
	return bad;
}

static int
load_row(struct row *row, const json_t *object, const struct place *at,
    struct fault *why)
{
	static const char *const members[] = { "cargo", "coin", "reputation",
	    NULL };
	long cargo = -1, coin = 0, reputation = 0;
	int bad;

	bad = doc_members(object, members, at, why);
	if (!json_is_null(json_object_get(object, "cargo")))
		bad |= doc_number(object, "cargo", 0, LOAD_MAX, &cargo, at,
		    why);
	bad |= doc_number(object, "coin", 0, COIN_MAX, &coin, at, why);
	bad |= doc_number(object, "reputation", 0, COIN_MAX / 2, &reputation,
	    at, why);
	*row = (struct row){ cargo, coin, reputation };
	return bad;
}

static int
load_sheet(struct gondola *g, const json_t *sheet, struct fault *why)
{
	struct place all = { &game_state_place, "sheet", 0 };
	struct place round = { &all, NULL, 0 }, here = { &round, NULL, 0 };
	const json_t *rows;
	int bad = 0;

	if (sheet == NULL)
		return -1;
	if (doc_array(sheet, gondola_begun(g), gondola_begun(g), &all, why)
	    == -1)
		return -1;
	for (; round.index < gondola_begun(g); round.index++) {
		rows = json_array_get(sheet, round.index);
		if (doc_array(rows, g->seats, g->seats, &round, why) == -1) {
			bad = -1;
			continue;
		}
		for (here.index = 0; here.index < g->seats; here.index++)
			bad |= load_row(
			    &g->sheet[round.index][here.index + 1],
			    json_array_get(rows, here.index), &here, why);
	}
	return bad;
}

/* Nobody sees the deck: it is hidden in every view, and in no match. */
static int
load_deck(struct gondola *g, int viewer, const json_t *object,
    struct fault *why)
{
	struct place deck = { &game_state_place, "deck", 0 };
	struct place here = { &deck, NULL, 0 };
	int bad;

	bad = doc_pieces(object, "deck", &g->deck, gondola_named, g,
	    viewer != SEAT_NONE, &game_state_place, why);
	if (viewer == SEAT_NONE || bad == -1)
		return bad;
	for (; here.index < g->deck.n; here.index++)
		if (g->deck.piece[here.index] != PIECE_HIDDEN)
			bad = fault_at(why, FAULT_VIEW, &here,
			    "gondola.pieces.6", "nobody can see this card");
	return bad;
}

int
gondola_json_load(void *state, int viewer, const json_t *object,
    struct fault *why)
{
	static const char *const members[] = { "round", "phase", "wakemaker",
	    "asleep", "deck", "boats", "delivery", "spent", "sheet", NULL };
	const struct place *at = &game_state_place;
	struct gondola *g = state;
	bool asleep = false;
	int phase = PHASE_SHUFFLE, bad, lost;

	bad = doc_members(object, members, at, why);
	lost = doc_small(object, "round", 1, gondola_rounds(g), &g->round,
	    at, why);
	lost |= doc_word(object, "phase", gondola_phases, &phase, at, why);
	g->phase = phase;
	bad |= doc_small(object, "wakemaker", 1, g->seats, &g->wakemaker, at,
	    why);
	bad |= doc_flag(object, "asleep", &asleep, at, why);
	bad |= load_deck(g, viewer, object, why);
	bad |= load_boats(g, json_object_get(object, "boats"), why);
	bad |= load_cards(object, "spent", false, &g->spent, at, why);
	/* What else is right depends on how far the match has come. */
	if (lost == 0) {
		bad |= load_delivery(g, json_object_get(object, "delivery"),
		    why);
		bad |= load_sheet(g, json_object_get(object, "sheet"), why);
	}
	if (bad != 0 || lost != 0)
		return -1;
	return gondola_check(g, asleep, why);
}
