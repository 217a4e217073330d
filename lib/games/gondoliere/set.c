/* Sets of tiles; squero-tiles(5) describes them. */

#include <stdlib.h>
#include <string.h>

#include "doc.h"
#include "gondoliere.h"

enum { NAME_MAX_BYTES = 64, TOURISTS_MAX = 99 };

static int
load_name(const json_t *doc, struct fault *why)
{
	static const struct place here = { NULL, "set", 0 };
	const char *name = json_string_value(json_object_get(doc, "set"));

	if (json_object_get(doc, "set") == NULL)
		return -1;
	if (name == NULL || *name == '\0' || strlen(name) > NAME_MAX_BYTES)
		return fault_at(why, FAULT_SET, &here, NULL,
		    "not a name of 1 to %d bytes", NAME_MAX_BYTES);
	return 0;
}

static int
load_piazza(struct tile_set *set, const json_t *array, struct fault *why)
{
	static const struct place piazza = { NULL, "piazza", 0 };
	struct place here = { &piazza, NULL, 0 };
	const json_t *value;
	int bad = 0;

	if (array == NULL || doc_array(array, ROUTES, ROUTES, &piazza, why)
	    == -1)
		return -1;
	for (; here.index < ROUTES; here.index++) {
		value = json_array_get(array, here.index);
		if (!json_is_integer(value) || json_integer_value(value) < 0 ||
		    json_integer_value(value) > TOURISTS_MAX)
			bad = fault_at(why, FAULT_SET, &here,
			    "gondoliere.pieces.5",
			    "not a number of tourists from 0 to %d",
			    TOURISTS_MAX);
		set->piazza[here.index + 1] = json_integer_value(value);
	}
	return bad;
}

static int
no_tile(bool stages, const struct place *at, struct fault *why)
{
	if (stages && at->key[0] >= '0' && at->key[0] <= '9' &&
	    strspn(at->key, "1234") == 0)
		return fault_at(why, FAULT_SET, at, "gondoliere.pieces.2",
		    "no landing stage: its value is not from 1 to %d",
		    VALUES);
	return fault_at(why, FAULT_SET, at, "gondoliere.pieces.2", stages ?
	    "no landing stage: 3, 3x, 3+1 and 3x+1 would be some" :
	    "no canal tile: straight, straight+1, curve and curve+1 are some");
}

/* In a set a tile has only one name, in small letters. */
static int
piece_of(const char *name, bool stages)
{
	char again[PIECE_NAME];
	int piece = stages ? gondoliere_stage_named(name, strlen(name), 1) :
	    gondoliere_canal_named(name, strlen(name));

	if (piece == -1)
		return -1;
	gondoliere_name(NULL, piece, again);
	return strcmp(again + stages, name) == 0 ? piece : -1;
}

/* Returns how many there are, or -1. */
static int
load_counts(struct tile_set *set, const json_t *object, bool stages,
    int most, const struct place *at, struct fault *why)
{
	struct place here = { at, NULL, 0 };
	const char *name;
	json_t *value;
	int piece, sum = 0, bad = 0;
	long number;

	if (!json_is_object(object))
		return fault_at(why, FAULT_SET, at, NULL, "not an object");
	json_object_foreach((json_t *)object, name, value) {
		here.key = name;
		piece = piece_of(name, stages);
		if (piece == -1) {
			bad = no_tile(stages, &here, why);
			continue;
		}
		number = -1;
		bad |= doc_number(object, name, 0, CANAL_MAX, &number, at,
		    why);
		set->count[piece] = number < 0 ? 0 : number;
		sum += set->count[piece];
	}
	if (bad == 0 && (sum < 1 || sum > most))
		return fault_at(why, FAULT_SET, at, "gondoliere.pieces.3",
		    sum < 1 ? "no %s at all: there are 1 to %d" :
		    "too many %s: there are 1 to %d", stages ?
		    "landing stages" : "canal tiles", most);
	return bad == 0 ? sum : -1;
}

static void
give_to_all(struct tile_set *set)
{
	int i, seat, of_colour = OF_COLOUR * MANY, first = STAGES * MANY;

	for (seat = 2; seat <= COLOURS; seat++)
		for (i = 0; i < of_colour; i++)
			set->count[first + (seat - 1) * of_colour + i] =
			    set->count[first + i];
}

static int
load(struct tile_set *set, const json_t *doc, struct fault *why)
{
	static const char *const members[] = { "set", "piazza", "canal",
	    "stages", NULL };
	static const struct place canal = { NULL, "canal", 0 };
	static const struct place stages = { NULL, "stages", 0 };
	int bad, sum = 0;

	if (!json_is_object(doc))
		return fault(why, FAULT_SET, "a set is an object");
	bad = doc_members(doc, members, NULL, why);
	bad |= load_name(doc, why);
	bad |= load_piazza(set, json_object_get(doc, "piazza"), why);
	if (json_object_get(doc, "canal") != NULL) {
		sum = load_counts(set, json_object_get(doc, "canal"), false,
		    CANAL_MAX, &canal, why);
		bad |= sum == -1 ? -1 : 0;
		set->canal = sum;
	}
	if (json_object_get(doc, "stages") != NULL) {
		sum = load_counts(set, json_object_get(doc, "stages"), true,
		    STAGES_MAX, &stages, why);
		bad |= sum == -1 ? -1 : 0;
		set->stages = sum;
	}
	give_to_all(set);
	return bad;
}

void *
gondoliere_set_load(const json_t *doc, struct fault *why)
{
	struct tile_set *set = calloc(1, sizeof(*set));

	if (set == NULL) {
		fault(why, FAULT_MEMORY, "out of memory");
		return NULL;
	}
	if (load(set, doc, why) == 0)
		return set;
	free(set);
	return NULL;
}

size_t
gondoliere_set_size(const void *set)
{
	(void)set;
	return sizeof(struct tile_set);
}

void
gondoliere_spell(const uint8_t count[PIECES], int seat, struct pile *pile)
{
	int piece = seat == 0 ? 0 : gondoliere_piece(seat, false, 1, 0);
	int n;

	for (pile->n = 0; gondoliere_owner(piece) == seat; piece++)
		for (n = 0; n < count[piece]; n++)
			pile_push(pile, piece);
}
