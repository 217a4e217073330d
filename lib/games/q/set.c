/* Sets of cards; squero-deck(5) describes them. */

#include <stdlib.h>
#include <string.h>

#include "doc.h"
#include "q.h"

const char *const q_types[TYPES + 1] = { "evento", "libro", "merce-comune",
    "merce-rara", "altro", "papa", NULL };

enum { SET_NAME = 64 };

static const struct place cards_place = { NULL, "cards", 0 };

/* A string of that many bytes at most; the place is the object's. */
static int
load_text(const json_t *object, const char *key, char *text, size_t most,
    const struct place *at, struct fault *why)
{
	const json_t *value = json_object_get(object, key);
	const char *string = json_string_value(value);
	struct place here = { at, key, 0 };

	if (value == NULL)
		return -1; /* doc_members has told */
	if (string == NULL || *string == '\0' || strlen(string) > most)
		return fault_at(why, FAULT_SET, &here, NULL,
		    "not a text of 1 to %zu bytes", most);
	strcpy(text, string);
	return 0;
}

/* Words that mean something else where cards are named. */
static bool
is_taken(const char *id)
{
	static const char *const words[] = { "none", "seized", "dead", "pick",
	    NULL };
	int i;

	for (i = 0; words[i] != NULL; i++)
		if (strcmp(words[i], id) == 0)
			return true;
	for (i = 0; i < TYPES; i++)
		if (strcmp(q_types[i], id) == 0)
			return true;
	return q_role_named(NULL, id) != -1;
}

static int
load_id(struct card *card, const json_t *object, const struct place *at,
    struct fault *why)
{
	struct place here = { at, "id", 0 };

	if (load_text(object, "id", card->id, ID_MAX, at, why) == -1)
		return -1;
	if (card->id[0] < 'a' || card->id[0] > 'z' || strspn(card->id,
	    "abcdefghijklmnopqrstuvwxyz0123456789-") != strlen(card->id))
		return fault_at(why, FAULT_SET, &here, NULL, "not a word of "
		    "small letters, digits and hyphens: %s", card->id);
	if (is_taken(card->id))
		return fault_at(why, FAULT_SET, &here, NULL,
		    "a word that means something else: %s", card->id);
	return 0;
}

static int
load_points(const struct card *card, const json_t *object, const char *key,
    int8_t *points, const struct place *at, struct fault *why)
{
	const json_t *value = json_object_get(object, key);
	struct place here = { at, key, 0 };
	long number = 0;

	if (value == NULL)
		return 0;
	if (!json_is_string(value) ||
	    !q_points_read(json_string_value(value), 99, &number))
		return fault_at(why, FAULT_SET, &here, NULL, "card %s: no "
		    "points: 0, or S+ or Z+ and a number from 1 to 99",
		    card->id);
	*points = number;
	return 0;
}

/* A number that may be missing. */
static int
load_number(const json_t *object, const char *key, long low, long high,
    uint8_t *number, const struct place *at, struct fault *why)
{
	long value = *number;
	int bad = 0;

	if (json_object_get(object, key) != NULL)
		bad = doc_number(object, key, low, high, &value, at, why);
	*number = bad == 0 ? value : *number;
	return bad;
}

static int
load_effects(struct card *card, const json_t *object, const struct place *at,
    struct fault *why)
{
	const json_t *array = json_object_get(object, "effects");
	struct place list = { at, "effects", 0 }, here = { &list, NULL, 0 };
	const char *text;
	int bad = 0;

	if (array == NULL)
		return 0;
	if (doc_array(array, 0, EFFECTS, &list, why) == -1)
		return -1;
	for (; here.index < (long)json_array_size(array); here.index++) {
		text = json_string_value(json_array_get(array, here.index));
		if (text == NULL)
			bad = fault_at(why, FAULT_SET, &here, NULL,
			    "card %s: not a string", card->id);
		else
			bad |= q_effect_load(&card->effect[here.index], text,
			    card->id, &here, why);
	}
	card->effects = json_array_size(array);
	return bad;
}

/* What the type of a card asks of the rest. */
static int
check_card(const struct card *card, const json_t *object,
    const struct place *at, struct fault *why)
{
	struct place seized = { at, "seized", 0 };
	bool freight = card->type >= TYPE_LIBRO &&
	    card->type <= TYPE_MERCE_RARA;

	if (freight != (json_object_get(object, "seized") != NULL))
		return fault_at(why, FAULT_SET, &seized, NULL, freight ?
		    "card %s: no points in brackets, which its type has" :
		    "card %s: points in brackets, which its type has not",
		    card->id);
	if (card->type == TYPE_PAPA && (card->copies != 1 ||
	    card->points != 0 || card->effects != 0 || card->seats != 0))
		return fault_at(why, FAULT_SET, at, NULL, "card %s: the Pope's "
		    "card has one copy, no points, effects and seats",
		    card->id);
	return 0;
}

static int
load_card(struct card *card, const json_t *object, const struct place *at,
    struct fault *why)
{
	static const char *const members[] = { "id", "title", "gloss", "type",
	    "?copies", "?points", "?seized", "?seats", "?effects", NULL };
	int type = TYPE_ALTRO, bad;

	card->copies = 1;
	bad = doc_members(object, members, at, why);
	if (!json_is_object(object))
		return -1;
	bad |= load_id(card, object, at, why);
	bad |= load_text(object, "title", card->title, TITLE_MAX, at, why);
	bad |= load_text(object, "gloss", card->gloss, GLOSS_MAX, at, why);
	bad |= doc_word(object, "type", q_types, &type, at, why);
	card->type = type;
	bad |= load_number(object, "copies", 1, COPIES_MAX, &card->copies, at,
	    why);
	bad |= load_points(card, object, "points", &card->points, at, why);
	bad |= load_points(card, object, "seized", &card->seized, at, why);
	bad |= load_number(object, "seats", 5, 6, &card->seats, at, why);
	bad |= load_effects(card, object, at, why);
	return bad == 0 ? check_card(card, object, at, why) : -1;
}

static int
load_cards(struct deck *set, const json_t *array, struct fault *why)
{
	struct place here = { &cards_place, NULL, 0 };
	int bad = 0;

	if (array == NULL)
		return -1;
	if (doc_array(array, 2, DIFFERENT, &cards_place, why) == -1)
		return -1;
	set->n = json_array_size(array);
	for (; here.index < set->n; here.index++)
		bad |= load_card(&set->card[here.index],
		    json_array_get(array, here.index), &here, why);
	return bad;
}

static int
by_id(const void *a, const void *b)
{
	return strcmp(((const struct card *)a)->id,
	    ((const struct card *)b)->id);
}

static int
check_number(const struct deck *set, int seats, struct fault *why)
{
	int i, n = 0;

	for (i = 0; i < set->n; i++)
		if (set->card[i].type != TYPE_PAPA &&
		    (set->card[i].seats == 0 || set->card[i].seats == seats))
			n += set->card[i].copies;
	if (n >= CARDS_MIN && n <= CARDS_MAX)
		return 0;
	return fault_at(why, FAULT_SET, &cards_place, NULL, "%d cards for %d "
	    "seats, the Pope's aside, not %d to %d", n, seats, CARDS_MIN,
	    CARDS_MAX);
}

/* What the cards have to do with each other; puts them in order. */
static int
check_cards(struct deck *set, struct fault *why)
{
	int i, popes = 0, bad = 0;

	qsort(set->card, set->n, sizeof(set->card[0]), by_id);
	for (i = 0; i < set->n; i++) {
		if (i > 0 && by_id(&set->card[i - 1], &set->card[i]) == 0)
			bad = fault_at(why, FAULT_SET, &cards_place, NULL,
			    "two cards with the id %s", set->card[i].id);
		if (set->card[i].type == TYPE_PAPA) {
			set->pope = i;
			popes++;
		}
	}
	if (popes != 1)
		bad = fault_at(why, FAULT_SET, &cards_place, NULL,
		    "%d cards of the type papa, not 1", popes);
	bad |= check_number(set, 5, why);
	return check_number(set, 6, why) | bad;
}

static int
load_set(struct deck *set, const json_t *doc, struct fault *why)
{
	static const char *const members[] = { "set", "cards", NULL };
	char name[SET_NAME + 1];
	int bad;

	if (!json_is_object(doc))
		return fault(why, FAULT_SET, "a set is an object");
	bad = doc_members(doc, members, NULL, why);
	bad |= load_text(doc, "set", name, SET_NAME, NULL, why);
	bad |= load_cards(set, json_object_get(doc, "cards"), why);
	return bad == 0 ? check_cards(set, why) : -1;
}

void *
q_set_load(const json_t *doc, struct fault *why)
{
	struct deck *set = calloc(1, sizeof(*set));

	if (set == NULL) {
		fault(why, FAULT_MEMORY, "out of memory");
		return NULL;
	}
	if (load_set(set, doc, why) == 0)
		return set;
	free(set);
	return NULL;
}

size_t
q_set_size(const void *set)
{
	return offsetof(struct deck, card) + ((const struct deck *)set)->n *
	    sizeof(struct card);
}
