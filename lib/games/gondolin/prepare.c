/* The options: story, deck, mode and opening hand. */

#include <stdio.h>
#include <string.h>

#include "doc.h"
#include "gondolin.h"

static const struct place story_place = { &game_options_place, "story", 0 };
static const struct place deck_place = { &game_options_place, "deck", 0 };
static const struct place deck_name = { &deck_place, "deck", 0 };
static const struct place deck_story = { &deck_place, "story", 0 };
static const struct place hand_place = { &game_options_place, "hand", 0 };
static const struct place mode_place = { &game_options_place, "mode", 0 };

static int
prepare_story(struct gondolin *g, const json_t *value,
    const struct place *at, struct fault *why)
{
	const char *id = json_string_value(value);
	char list[256] = "";
	size_t length = 0;
	int i;

	if (value == NULL)
		return 0;
	for (i = 0; i < g->set->stories; i++) {
		if (id != NULL && strcmp(g->set->story[i].id, id) == 0) {
			g->story = i;
			return 0;
		}
		if (length < 180)
			length += snprintf(list + length,
			    sizeof(list) - length, "%s%s", i > 0 ? ", " : "",
			    g->set->story[i].id);
	}
	return fault_at(why, FAULT_VALUE, at, "gondolin.deck.3",
	    "no story of this set: %.40s; there are %s",
	    id != NULL ? id : "not a string", list);
}

static void
number_cards(struct gondolin *g, const uint8_t copies[CARDS_MAX])
{
	int kind, i;

	for (kind = 0; kind < g->set->cards; kind++)
		for (i = 0; i < copies[kind] && g->cards < DECK_MAX; i++)
			g->kind[g->cards++] = kind;
}

/* The members of a deck that is a file. */
static int
check_file(const json_t *file, struct fault *why)
{
	static const char *const members[] = { "?deck", "?story", "cards",
	    NULL };
	const json_t *name = json_object_get(file, "deck");
	int bad = doc_members(file, members, &deck_place, why);

	if (name != NULL && !json_is_string(name))
		bad = fault_at(why, FAULT_VALUE, &deck_name, NULL,
		    "the name of a deck is a string");
	return bad;
}

/*
 * A deck is a list of ids, or the file of one: an object with cards.  Without
 * a story, which is a fault told already, it has only the limits of copies.
 */
static int
prepare_deck(struct gondolin *g, const json_t *value,
    const struct story *story, struct fault *why)
{
	const struct place file = { &deck_place, "cards", 0 };
	const struct place *at = json_is_object(value) ? &file : &deck_place;
	const json_t *cards = value;
	uint8_t copies[CARDS_MAX];
	int bad = 0;

	if (json_is_object(value)) {
		bad = check_file(value, why);
		cards = json_object_get(value, "cards");
	}
	if (cards == NULL)
		return -1;
	bad |= gondolin_load_copies(g->set, cards, copies, at, why);
	if (json_is_object(cards) || json_is_array(cards))
		bad |= gondolin_check_deck(g->set, story, copies, at, why);
	if (bad == 0)
		number_cards(g, copies);
	return bad;
}

static int
ready_deck(struct gondolin *g, struct fault *why)
{
	const struct story *story = gondolin_story(g);

	if (!story->ready)
		return fault_at(why, FAULT_VALUE, &deck_place,
		    "gondolin.deck.1", "%s has no ready-made deck: name one",
		    story->id);
	number_cards(g, story->copies);
	return 0;
}

/* The file of a deck knows its story. */
static int
prepare_cards(struct gondolin *g, json_t *options, struct fault *why)
{
	json_t *deck = json_object_get(options, "deck");
	bool own = json_object_get(options, "story") == NULL &&
	    json_object_get(deck, "story") != NULL;
	int bad;

	if (own)
		json_object_set(options, "story",
		    json_object_get(deck, "story"));
	bad = prepare_story(g, json_object_get(options, "story"),
	    own ? &deck_story : &story_place, why);
	if (deck == NULL)
		return bad == -1 ? -1 : ready_deck(g, why);
	return bad | prepare_deck(g, deck,
	    bad == 0 ? gondolin_story(g) : NULL, why);
}

static int
prepare_mode(struct gondolin *g, const json_t *options, struct fault *why)
{
	static const char *const modes[] = { "hard", "easy", NULL };
	const json_t *hand = json_object_get(options, "hand");
	int mode = json_array_size(hand) > 0; /* a hand is an easy opening */

	if (json_object_get(options, "mode") != NULL && doc_word(options,
	    "mode", modes, &mode, &game_options_place, why) == -1)
		return -1;
	g->easy = mode == 1;
	if (!g->easy && json_array_size(hand) > 0)
		return fault_at(why, FAULT_VALUE, &mode_place,
		    "gondolin.opening.2", "the hand of a hard opening cannot "
		    "be named");
	return 0;
}

static int
hold(struct gondolin *g, const char *id, const struct place *at,
    struct fault *why)
{
	int i, card = id != NULL ? gondolin_named(g, id) : -1, held = 1;

	if (card == -1)
		return fault_at(why, FAULT_VALUE, at, "gondolin.opening.2",
		    "no card of this deck: %.40s", id != NULL ? id :
		    "not a string");
	if (!(TYPES_HAND >> gondolin_card(g, card)->type & 1))
		return fault_at(why, FAULT_VALUE, at, "gondolin.opening.3",
		    "%s is neither a defender nor an achievement", id);
	for (i = 0; i < g->wanted.n; i++)
		held += g->wanted.piece[i] == card;
	if (card + held > g->cards ||
	    g->kind[card + held - 1] != g->kind[card])
		return fault_at(why, FAULT_VALUE, at, "gondolin.opening.2",
		    "the deck has only %d of %s", held - 1, id);
	pile_push(&g->wanted, card);
	return 0;
}

static int
prepare_hand(struct gondolin *g, const json_t *value, struct fault *why)
{
	struct place here = { &hand_place, NULL, 0 };
	size_t n = json_array_size(value);
	int bad = 0;

	if (value == NULL || (json_is_array(value) && n == 0))
		return 0;
	if (!json_is_array(value) || n != gondolin_story(g)->hand)
		return fault_at(why, FAULT_VALUE, &hand_place,
		    "gondolin.opening.2", "the opening hand of %s has %d "
		    "cards", gondolin_story(g)->id, gondolin_story(g)->hand);
	for (; here.index < (long)n; here.index++)
		bad |= hold(g, json_string_value(
		    json_array_get(value, here.index)), &here, why);
	return bad;
}

/* In a document a deck is always the ids of all its cards, in set order. */
static json_t *
deck_ids(const struct gondolin *g)
{
	json_t *array = json_array();
	int card;

	for (card = 0; card < g->cards; card++)
		json_array_append_new(array,
		    json_string(gondolin_card(g, card)->id));
	return array;
}

static int
complete_options(const struct gondolin *g, json_t *options, struct fault *why)
{
	int bad;

	bad = json_object_update_new(options, json_pack("{s:s, s:o, s:s}",
	    "story", gondolin_story(g)->id, "deck", deck_ids(g), "mode",
	    g->easy ? "easy" : "hard"));
	if (json_object_get(options, "hand") == NULL)
		bad |= json_object_set_new(options, "hand", json_array());
	return bad == 0 ? 0 : fault(why, FAULT_MEMORY, "out of memory");
}

int
gondolin_prepare(void *state, int seats, const void *set, json_t *options,
    bool complete, struct fault *why)
{
	struct gondolin *g = state;
	bool named = json_object_get(options, "deck") != NULL;

	(void)seats;
	memset(g, 0, sizeof(*g));
	g->set = set;
	if (prepare_cards(g, options, why) == -1 ||
	    prepare_mode(g, options, why) == -1 ||
	    prepare_hand(g, json_object_get(options, "hand"), why) == -1)
		return -1;
	if (complete)
		return complete_options(g, options, why);
	if (named)
		json_object_set_new(options, "deck", deck_ids(g));
	return 0;
}
