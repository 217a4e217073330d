/* Sets of tiles; squero-tiles(5) describes them. */

#include <stdio.h>
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

/* Landing stages are those of seat 1, without the colour. */
static int
piece_of(const char *name, bool stages)
{
	char whole[PIECE_NAME];
	int piece;

	snprintf(whole, sizeof(whole), "%s%.32s", stages ? "R" : "", name);
	piece = gondoliere_named(NULL, whole);
	return piece != -1 && gondoliere_is_stage(piece) == stages ? piece :
	    -1;
}

static int
load_counts(struct tile_set *set, const json_t *doc, bool stages,
    struct fault *why)
{
	struct place at = { NULL, stages ? "stages" : "canal", 0 };
	struct place here = { &at, NULL, 0 };
	const json_t *object = json_object_get(doc, at.key);
	int piece, most = stages ? STAGES_MAX : CANAL_MAX, sum = 0, bad = 0;
	json_t *value;
	long count;

	if (!json_is_object(object))
		return object == NULL ? -1 : fault_at(why, FAULT_SET, &at,
		    NULL, "not an object");
	json_object_foreach((json_t *)object, here.key, value) {
		piece = piece_of(here.key, stages);
		if (piece == -1)
			bad = no_tile(stages, &here, why);
		else if (doc_number(object, here.key, 0, CANAL_MAX, &count,
		    &at, why) == -1)
			bad = -1;
		else
			sum += set->count[piece] = count;
	}
	if (bad == 0 && (sum < 1 || sum > most))
		return fault_at(why, FAULT_SET, &at, "gondoliere.pieces.3",
		    sum < 1 ? "no %s at all: there are 1 to %d" :
		    "too many %s: there are 1 to %d", stages ?
		    "landing stages" : "canal tiles", most);
	*(stages ? &set->stages : &set->canal) = sum;
	return bad;
}

static int
load(struct tile_set *set, const json_t *doc, struct fault *why)
{
	static const char *const members[] = { "set", "piazza", "canal",
	    "stages", NULL };
	uint8_t *first = set->count + STAGES * MANY;
	int bad, seat, size = OF_COLOUR * MANY;

	if (!json_is_object(doc))
		return fault(why, FAULT_SET, "a set is an object");
	bad = doc_members(doc, members, NULL, why);
	bad |= load_name(doc, why);
	bad |= load_piazza(set, json_object_get(doc, "piazza"), why);
	bad |= load_counts(set, doc, false, why);
	bad |= load_counts(set, doc, true, why);
	for (seat = 2; seat <= COLOURS; seat++)
		memcpy(first + (seat - 1) * size, first, size);
	return bad;
}

static void *
load_set(const json_t *doc, struct fault *why)
{
	struct tile_set *set = calloc(1, sizeof(*set));

	if (set == NULL)
		fault(why, FAULT_MEMORY, "out of memory");
	else if (load(set, doc, why) == 0)
		return set;
	free(set);
	return NULL;
}

static size_t
size_of(const void *set)
{
	(void)set;
	return sizeof(struct tile_set);
}

const struct sets gondoliere_sets = {
	.standard = "standard",
	.load = load_set,
	.size = size_of,
};

void
gondoliere_spell(const uint8_t count[PIECES], int seat, struct pile *pile)
{
	int n, shape = seat == 0 ? 0 : STAGES + (seat - 1) * OF_COLOUR;
	int piece = shape * MANY;

	for (pile->n = 0; gondoliere_owner(piece) == seat; piece++)
		for (n = 0; n < count[piece]; n++)
			pile_push(pile, piece);
}
