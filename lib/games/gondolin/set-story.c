/* One story of a set. */

#include <string.h>

#include "cards.h"
#include "doc.h"

/* Either a number, or an object with min and max. */
static int
load_range(struct range *range, const json_t *object, const char *key,
    const struct place *at, struct fault *why)
{
	static const char *const members[] = { "?min", "?max", NULL };
	struct place here = { at, key, 0 };
	const json_t *value = json_object_get(object, key);
	const struct range any = { 0, DECK_MAX };
	long min = any.min, max = any.max;
	int bad;

	if (json_is_integer(value)) {
		bad = doc_number(object, key, 0, DECK_MAX, &min, at, why);
		max = min;
	} else if (value != NULL) {
		bad = doc_members(value, members, &here, why);
		bad |= gondolin_figure(value, "min", any, &min, &here, why);
		bad |= gondolin_figure(value, "max", any, &max, &here, why);
	} else
		bad = 0;
	if (bad == 0 && min > max)
		bad = gondolin_faulty(why, &here, "min %ld is above max %ld",
		    min, max);
	*range = (struct range){ min, max };
	return bad;
}

static int
load_deck(struct story *story, const json_t *object, const struct place *at,
    struct fault *why)
{
	static const char *const members[] = { "?cards", "?locations",
	    "?events", "?enemies", NULL };
	struct place here = { at, "deck", 0 };
	const json_t *deck = json_object_get(object, "deck");
	int bad;

	if (deck == NULL)
		return -1;
	bad = doc_members(deck, members, &here, why);
	bad |= load_range(&story->cards, deck, "cards", &here, why);
	bad |= load_range(&story->locations, deck, "locations", &here, why);
	bad |= load_range(&story->events, deck, "events", &here, why);
	bad |= load_range(&story->enemies, deck, "enemies", &here, why);
	return bad;
}

static int
load_event(struct card_set *set, struct story *story, struct event *event,
    const json_t *object, const struct place *at, struct fault *why)
{
	static const char *const members[] = { "turn", "text", "effects",
	    NULL };
	const struct source source = { story->id,
	    1 << WHEN_NOW | 1 << WHEN_TURN | 1 << WHEN_WHILE };
	long turn = 1;
	int bad = doc_members(object, members, at, why);

	if (bad == -1)
		return -1;
	bad |= doc_number(object, "turn", 1, story->turns, &turn, at, why);
	bad |= gondolin_text(object, "text", event->text,
	    sizeof(event->text), at, why);
	event->turn = turn;
	return bad | gondolin_load_effects(set, &event->effects, object,
	    &source, at, why);
}

static int
load_events(struct card_set *set, struct story *story, const json_t *object,
    const struct place *at, struct fault *why)
{
	struct place list = { at, "events", 0 }, here = { &list, NULL, 0 };
	struct place turn = { &here, "turn", 0 };
	const json_t *array = json_object_get(object, "events");
	int bad = 0, last = 0;

	if (array == NULL || doc_array(array, 0, EVENTS_MAX, &list, why) == -1)
		return -1;
	story->n = json_array_size(array);
	for (; here.index < story->n; here.index++) {
		bad |= load_event(set, story, &story->event[here.index],
		    json_array_get(array, here.index), &here, why);
		if (story->event[here.index].turn < last)
			bad = gondolin_faulty(why, &turn,
			    "events are not in the order of their turns");
		last = story->event[here.index].turn;
		story->whens |= story->event[here.index].effects.whens;
	}
	return bad;
}

static int
load_score(struct story *story, const json_t *object, const struct place *at,
    struct fault *why)
{
	struct place here = { at, "score", 0 };
	char text[sizeof(story->score.text)];

	if (gondolin_text(object, "score", text, sizeof(text), at, why) == -1)
		return -1;
	return gondolin_parse_formula(&story->score, text, &here, why);
}

int
gondolin_load_story(struct card_set *set, struct story *story,
    const json_t *object, const struct place *at, struct fault *why)
{
	static const char *const members[] = { "id", "title", "?text", "turns",
	    "hand", "deck", "events", "score", "?ready", NULL };
	struct place ready = { at, "ready", 0 };
	const json_t *copies = json_object_get(object, "ready");
	long turns = 1, hand = 0;
	int bad;

	bad = doc_members(object, members, at, why);
	if (!json_is_object(object))
		return -1;
	bad |= gondolin_id(object, story->id, at, why);
	bad |= gondolin_text(object, "title", story->title,
	    sizeof(story->title), at, why);
	bad |= gondolin_figure(object, "turns",
	    (struct range){ 1, TURNS_MAX }, &turns, at, why);
	bad |= gondolin_figure(object, "hand", (struct range){ 0, 20 }, &hand,
	    at, why);
	story->turns = turns;
	story->hand = hand;
	bad |= load_deck(story, object, at, why);
	bad |= load_events(set, story, object, at, why);
	bad |= load_score(story, object, at, why);
	story->ready = copies != NULL;
	if (story->ready)
		bad |= gondolin_load_copies(set, copies, story->copies, &ready,
		    why);
	return bad;
}
