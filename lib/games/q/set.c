/* Sets of cards; squero-deck(5) describes them. */

#include <stdlib.h>
#include <string.h>

#include "fields.h"

const char *const q_types[TYPES + 1] = { "evento", "libro", "merce-comune",
    "merce-rara", "altro", "papa", NULL };

static const struct place cards_place = { NULL, "cards", 0 };

/* A string that has room in its member. */
static int
load_text(struct loading *l, void *base, const json_t *value,
    const struct place *at)
{
	const struct field *f = l->field;
	const char *string = json_string_value(value);

	if (string == NULL || *string == '\0' || strlen(string) >= f->size)
		return fault_at(l->why, FAULT_SET, at, NULL,
		    "not a text of 1 to %zu bytes", f->size - 1);
	strcpy((char *)base + f->at, string);
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
load_id(struct loading *l, void *base, const json_t *value,
    const struct place *at)
{
	const char *id = ((struct card *)base)->id;

	if (load_text(l, base, value, at) == -1)
		return -1;
	if (id[0] < 'a' || id[0] > 'z' || strspn(id,
	    "abcdefghijklmnopqrstuvwxyz0123456789-") != strlen(id))
		return fault_at(l->why, FAULT_SET, at, NULL, "not a word of "
		    "small letters, digits and hyphens: %s", id);
	if (is_taken(id))
		return fault_at(l->why, FAULT_SET, at, NULL,
		    "a word that means something else: %s", id);
	return 0;
}

#define AT(member) FIELD_AT(struct card, member)
#define TEXT(type, member) FIELD_OWN, FIELD_AT(type, member), \
	.load = load_text
#define VALUE(member) FIELD_FIGURE, AT(member), .optional = true, \
	.low = -99, .high = 99, .figure = &q_figure_points

static const struct field effects[] = {
	{ NULL, FIELD_OWN, .load = q_effect_load },
};

static const struct field card_fields[] = {
	{ "id", FIELD_OWN, AT(id), .load = load_id },
	{ "title", TEXT(struct card, title) },
	{ "gloss", TEXT(struct card, gloss) },
	{ "type", FIELD_WORD, AT(type), .words = q_types },
	{ "copies", FIELD_NUMBER, AT(copies), .optional = true, .low = 1,
	    .high = COPIES_MAX },
	{ "points", VALUE(points) },
	{ "seized", VALUE(seized) },
	{ "seats", FIELD_NUMBER, AT(seats), .optional = true, .low = 5,
	    .high = 6 },
	{ "effects", FIELD_LIST, AT(effect), .optional = true,
	    .high = EFFECTS, .fields = effects,
	    .stride = sizeof(struct effect),
	    .counter = offsetof(struct card, effects) },
	{ .name = NULL },
};

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
load_card(struct loading *l, void *base, const json_t *object,
    const struct place *at)
{
	struct card *card = base;

	card->copies = 1;
	return field_load(card_fields, l, card, object, at) == 0 ?
	    check_card(card, object, at, l->why) : -1;
}

static const struct field card_list[] = {
	{ NULL, FIELD_OWN, .load = load_card },
};

static const struct field set_fields[] = {
	{ "set", TEXT(struct deck, name) },
	{ "cards", FIELD_LIST, FIELD_AT(struct deck, card), .low = 2,
	    .high = DIFFERENT, .fields = card_list,
	    .stride = sizeof(struct card),
	    .counter = offsetof(struct deck, n) },
	{ .name = NULL },
};

static int
load_set(struct deck *set, const json_t *doc, struct fault *why)
{
	struct loading l = { .game = &q_game, .state = set, .why = why };

	return field_load(set_fields, &l, set, doc, NULL) == 0 ?
	    check_cards(set, why) : -1;
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
