/* One story of a set. */

#include <string.h>

#include "set-load.h"

#define LIMIT(member) FIELD_NUMBER, FIELD_AT(struct range, member), \
	.high = DECK_MAX, .optional = true

static const struct field range[] = {
	{ "min", LIMIT(min) },
	{ "max", LIMIT(max) },
	{ .name = NULL },
};

/* Either a number, or an object with min and max. */
static int
load_range(struct loading *l, void *base, const json_t *value,
    const struct place *at)
{
	static const struct field number = { NULL, LIMIT(min) };
	struct range *r = (struct range *)((char *)base + l->field->at);
	bool exact = json_is_integer(value);
	int bad = field_load(exact ? &number : range, l, r, value, at);

	if (exact)
		r->max = r->min;
	return r->min <= r->max ? bad : fault_at(l->why, FAULT_SET, at, NULL,
	    "min %d is above max %d", r->min, r->max);
}

#define RANGE(member) FIELD_OWN, FIELD_AT(struct story, member), \
	.load = load_range, .optional = true

static const struct field deck[] = {
	{ "cards", RANGE(cards) },
	{ "locations", RANGE(locations) },
	{ "events", RANGE(events) },
	{ "enemies", RANGE(enemies) },
	{ .name = NULL },
};

static int
load_deck(struct loading *l, void *base, const json_t *value,
    const struct place *at)
{
	const struct range any = { 0, DECK_MAX };
	struct story *story = base;

	story->cards = story->locations = story->events = story->enemies = any;
	return field_load(deck, l, story, value, at);
}

static int
load_score(struct loading *l, void *base, const json_t *value,
    const struct place *at)
{
	static const struct field text = { NULL, FIELD_TEXT,
	    FIELD_AT(struct story, score.text), .low = 1 };
	struct story *story = base;

	return field_load(&text, l, base, value, at) == -1 ? -1 :
	    gondolin_parse_formula(&story->score, story->score.text, at,
	    l->why);
}

static int
load_ready(struct loading *l, void *base, const json_t *value,
    const struct place *at)
{
	struct reading *r = l->state;
	struct story *story = base;

	story->ready = true;
	return gondolin_load_copies(r->set, value, story->copies, at, l->why);
}

static const struct field event[] = {
	{ "turn", FIELD_NUMBER, FIELD_AT(struct event, turn), .low = 1,
	    .high = TURNS_MAX },
	{ "text", FIELD_TEXT, FIELD_AT(struct event, text), .low = 1 },
	{ "effects", FIELD_OWN, FIELD_AT(struct event, effects),
	    .load = gondolin_load_effects },
	{ .name = NULL },
};

#define AT(member) FIELD_AT(struct story, member)

static const struct field fields[] = {
	{ "id", FIELD_OWN, AT(id), .load = gondolin_load_id },
	{ "title", FIELD_TEXT, AT(title), .low = 1 },
	{ "text", FIELD_TEXT, .high = DOC_BYTES, .optional = true },
	{ "turns", FIELD_NUMBER, AT(turns), .low = 1, .high = TURNS_MAX },
	{ "hand", FIELD_NUMBER, AT(hand), .high = 20 },
	{ "deck", FIELD_OWN, .load = load_deck },
	{ "events", FIELD_LIST, AT(event), .high = EVENTS_MAX,
	    .fields = event, .stride = sizeof(struct event),
	    .counter = offsetof(struct story, n) },
	{ "score", FIELD_OWN, .load = load_score },
	{ "ready", FIELD_OWN, .load = load_ready, .optional = true },
	{ .name = NULL },
};

static int
load_story(struct loading *l, void *base, const json_t *object,
    const struct place *at)
{
	struct reading *r = l->state;

	r->whens = WHENS_STORY;
	return field_load(fields, l, base, object, at);
}

const struct field gondolin_story_fields[] = {
	{ NULL, FIELD_OWN, .load = load_story },
};

/* Events come in the order of their turns. */
static int
check_events(struct loading *l, struct story *story, const struct place *at)
{
	struct place list = { at, "events", 0 }, here = { &list, NULL, 0 };
	int last = 0, bad = 0;

	for (; here.index < story->n; here.index++) {
		if (story->event[here.index].turn < last)
			bad = gondolin_wrong(l, &here, "turn",
			    "events are not in the order of their turns");
		last = story->event[here.index].turn;
		if (last > story->turns)
			bad = gondolin_wrong(l, &here, "turn",
			    "%d is not from 1 to %d", last, story->turns);
		story->whens |= story->event[here.index].effects.whens;
	}
	return bad;
}

int
gondolin_check_story(struct loading *l, int i, const struct place *at)
{
	struct reading *r = l->state;
	struct story *story = &r->set->story[i], *other = r->set->story;
	const struct place ready = { at, "ready", 0 };
	int bad;

	r->owner = story->id;
	bad = check_events(l, story, at);
	for (; other < story; other++)
		if (strcmp(other->id, story->id) == 0)
			bad = gondolin_wrong(l, at, "id",
			    "a second story of that id");
	if (gondolin_check_decks(r->set, story, at, l->why) == -1)
		return -1;
	return story->ready ? bad | gondolin_check_deck(r->set, story,
	    story->copies, &ready, l->why) : bad;
}
