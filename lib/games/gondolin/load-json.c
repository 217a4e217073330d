/*
 * The state from JSON.  Here every member is looked at by itself; what they
 * have to do with each other is check.c's.  All faults are told.
 */

#include <string.h>

#include "doc.h"
#include "gondolin.h"

enum { STAT_MAX = 99999, COUNT_MAX = 9999 };

static int
load_number(const json_t *object, const char *key, long low, long high,
    long *number, const struct place *at, struct fault *why)
{
	*number = low > 0 ? low : 0;
	return doc_number(object, key, low, high, number, at, why);
}

/* A card by its name; NOTHING for null, if that may be. */
static int
load_card(const struct gondolin *g, const json_t *object, const char *key,
    bool or_null, int *card, const struct place *at, struct fault *why)
{
	struct place here = { at, key, 0 };
	const json_t *value = json_object_get(object, key);
	const char *name = json_string_value(value);

	*card = NOTHING;
	if (value == NULL || (or_null && json_is_null(value)))
		return value == NULL ? -1 : 0;
	*card = name != NULL ? gondolin_named(g, name) : -1;
	return *card != -1 ? 0 : fault_at(why, FAULT_PIECE, &here, NULL,
	    "no such piece");
}

static int
load_stats(struct gondolin *g, const json_t *object, struct fault *why)
{
	static const char *const members[] = { "R", "S", "M", "P", NULL };
	static const char *const totals[] = { "TD", "TA", NULL };
	const struct place stats = { &game_state_place, "stats", 0 };
	const struct place boost = { &game_state_place, "boost", 0 };
	const json_t *list = json_object_get(object, "stats");
	const json_t *boosts = json_object_get(object, "boost");
	long number;
	int i, bad = 0;

	if (list == NULL || boosts == NULL)
		return -1;
	bad |= doc_members(list, members, &stats, why);
	bad |= doc_members(boosts, totals, &boost, why);
	for (i = 0; i < STATS; i++) {
		bad |= load_number(list, gondolin_stats[i],
		    i == STAT_R ? 0 : -STAT_MAX, STAT_MAX, &number, &stats,
		    why);
		g->stat[i] = number;
	}
	for (i = 0; i < 2; i++) {
		bad |= load_number(boosts, totals[i], -STAT_MAX, STAT_MAX,
		    &number, &boost, why);
		g->boost[i] = number;
	}
	return bad;
}

static int
load_in_play(struct gondolin *g, const json_t *object,
    const struct place *at, struct fault *why)
{
	static const char *const members[] = { "card", "turn", "used",
	    "delay", NULL };
	struct in_play *p = &g->play[g->in_play];
	long turn, delay;
	int card, bad = doc_members(object, members, at, why);

	if (bad == -1)
		return -1;
	bad |= load_card(g, object, "card", false, &card, at, why);
	bad |= load_number(object, "turn", 1, TURNS_MAX, &turn, at, why);
	bad |= doc_flag(object, "used", &p->used, at, why);
	bad |= load_number(object, "delay", -COUNT_MAX, COUNT_MAX, &delay, at,
	    why);
	p->card = card == NOTHING ? 0 : card;
	p->turn = turn;
	p->delay = delay;
	g->in_play++;
	return bad;
}

static int
load_frame(struct gondolin *g, const json_t *object, const struct place *at,
    struct fault *why)
{
	static const char *const members[] = { "what", "at", "card", "effect",
	    "left", NULL };
	struct place here = { at, "card", 0 };
	struct frame *f = &g->frame[g->frames];
	long place, effect, left;
	int what = 0, card, bad = doc_members(object, members, at, why);

	if (bad == -1)
		return -1;
	bad |= doc_word(object, "what", gondolin_frames, &what, at, why);
	bad |= load_number(object, "at", 0, DECK_MAX, &place, at, why);
	bad |= load_card(g, object, "card", true, &card, at, why);
	bad |= load_number(object, "effect", 0, EFFECTS_MAX, &effect, at, why);
	bad |= load_number(object, "left", 0, 9, &left, at, why);
	if (bad == 0 && (card != NOTHING) != (what == FRAME_ENTER ||
	    what == FRAME_LOOSE))
		bad = fault_at(why, FAULT_STATE, &here, NULL, card == NOTHING ?
		    "null where a card waits" : "not null");
	*f = (struct frame){ what, place, card == NOTHING ? 0 : card, effect,
	    left };
	g->frames++;
	return bad;
}

static int
load_row(struct gondolin *g, int turn, const json_t *object,
    const struct place *at, struct fault *why)
{
	static const char *const members[] = { "R", "S", "M", "P", "TD", "TA",
	    "drawn", "played", "destroyed", "defeated", "attack", NULL };
	struct row *row = &g->sheet[turn];
	long number, played, destroyed, defeated;
	int i, card, attack = 0, bad = doc_members(object, members, at, why);

	if (bad == -1)
		return -1;
	for (i = 0; i <= VALUE_TA; i++) {
		bad |= load_number(object, gondolin_values[i], 0,
		    100 * STAT_MAX, &number, at, why);
		row->value[i] = number;
	}
	bad |= load_card(g, object, "drawn", true, &card, at, why);
	bad |= load_number(object, "played", 0, COUNT_MAX, &played, at, why);
	bad |= load_number(object, "destroyed", 0, COUNT_MAX, &destroyed, at,
	    why);
	bad |= load_number(object, "defeated", 0, COUNT_MAX, &defeated, at,
	    why);
	bad |= doc_word(object, "attack", gondolin_attacks, &attack, at, why);
	row->drawn = card;
	row->played = played;
	row->destroyed = destroyed;
	row->defeated = defeated;
	row->attack = attack;
	return bad;
}

static int
load_lists(struct gondolin *g, const json_t *object, struct fault *why)
{
	const struct place play = { &game_state_place, "play", 0 };
	const struct place agenda = { &game_state_place, "agenda", 0 };
	const struct place sheet = { &game_state_place, "sheet", 0 };
	struct place here = { NULL, NULL, 0 };
	const json_t *array;
	int bad = 0;

	here.up = &play;
	array = json_object_get(object, "play");
	if (array == NULL || doc_array(array, 0, g->cards, &play, why) == -1)
		return -1;
	for (; here.index < (long)json_array_size(array); here.index++)
		bad |= load_in_play(g, json_array_get(array, here.index),
		    &here, why);
	here = (struct place){ &agenda, NULL, 0 };
	array = json_object_get(object, "agenda");
	if (array == NULL || doc_array(array, 0, g->cards + 4, &agenda,
	    why) == -1)
		return -1;
	for (; here.index < (long)json_array_size(array); here.index++)
		bad |= load_frame(g, json_array_get(array, here.index), &here,
		    why);
	here = (struct place){ &sheet, NULL, 0 };
	array = json_object_get(object, "sheet");
	if (array == NULL || doc_array(array, g->turn, g->turn, &sheet,
	    why) == -1)
		return -1;
	for (; here.index < g->turn; here.index++)
		bad |= load_row(g, here.index,
		    json_array_get(array, here.index), &here, why);
	return bad;
}

/* In play the deck is hidden in every view, and in no match. */
static int
load_deck(struct gondolin *g, int viewer, const json_t *object,
    struct fault *why)
{
	struct place deck = { &game_state_place, "deck", 0 };
	struct place here = { &deck, NULL, 0 };
	bool hidden = viewer != SEAT_NONE && g->phase >= PHASE_RESOURCE;
	int bad;

	bad = doc_pieces(object, "deck", &g->deck, gondolin_named, g, hidden,
	    &game_state_place, why);
	for (; bad == 0 && hidden && here.index < g->deck.n; here.index++)
		if (g->deck.piece[here.index] != PIECE_HIDDEN)
			bad = fault_at(why, FAULT_VIEW, &here,
			    "gondolin.hidden.1", "nobody can see this card");
	return bad;
}

static int
load_piles(struct gondolin *g, const json_t *object, struct fault *why)
{
	const struct place *at = &game_state_place;
	int bad;

	bad = doc_pieces(object, "hand", &g->hand, gondolin_named, g, false,
	    at, why);
	bad |= doc_pieces(object, "returned", &g->returned, gondolin_named, g,
	    false, at, why);
	bad |= doc_pieces(object, "played", &g->played, gondolin_named, g,
	    false, at, why);
	bad |= doc_pieces(object, "aside", &g->aside, gondolin_named, g,
	    false, at, why);
	return bad;
}

int
gondolin_json_load(void *state, int viewer, const json_t *object,
    struct fault *why)
{
	static const char *const members[] = { "turn", "phase", "stats",
	    "boost", "income", "deck", "hand", "returned", "play", "played",
	    "aside", "agenda", "defeated", "sheet", NULL };
	const struct place *at = &game_state_place;
	struct gondolin *g = state;
	long turn, income, defeated;
	int phase = 0, bad = doc_members(object, members, at, why);

	bad |= load_number(object, "turn", 0, gondolin_story(g)->turns, &turn,
	    at, why);
	bad |= doc_word(object, "phase", gondolin_phases, &phase, at, why);
	g->turn = turn;
	g->phase = phase;
	bad |= load_stats(g, object, why);
	bad |= load_number(object, "income", 0, STAT_MAX, &income, at, why);
	bad |= load_number(object, "defeated", 0, COUNT_MAX, &defeated, at,
	    why);
	g->income = income;
	g->defeated = defeated;
	bad |= load_deck(g, viewer, object, why);
	bad |= load_piles(g, object, why);
	bad |= load_lists(g, object, why);
	return bad != 0 ? -1 : gondolin_check(g, why);
}
