/* One card of a set: which figures it has depends on its type. */

#include <string.h>

#include "cards.h"
#include "doc.h"

#define COMMON "id", "title", "type", "text", "?effects", "?activate"

static const char *const members[TYPES][16] = {
	[TYPE_LOCATION] = { COMMON, "stats", NULL },
	[TYPE_DEFENDER] = { COMMON, "D", "R", "M", "?counters", "?hero",
	    NULL },
	[TYPE_IMPROVEMENT] = { COMMON, "needs", "R", "?M", NULL },
	[TYPE_INSIGHT] = { COMMON, "needs", "R", NULL },
	[TYPE_OCCURRENCE] = { COMMON, NULL },
	[TYPE_CONTINUOUS] = { COMMON, NULL },
	[TYPE_ENEMY] = { COMMON, "A", "siege", "?abilities", "?bonus",
	    "?eminent", NULL },
};

/* A card that does not stay can only do something at once, and a location is
   there before anything can happen. */
static const unsigned whens[TYPES] = {
	[TYPE_LOCATION] = 1 << WHEN_TURN | 1 << WHEN_WHILE |
	    1 << WHEN_ACTIVATE,
	[TYPE_DEFENDER] = 15,
	[TYPE_IMPROVEMENT] = 15,
	[TYPE_INSIGHT] = 1 << WHEN_NOW,
	[TYPE_OCCURRENCE] = 1 << WHEN_NOW,
	[TYPE_CONTINUOUS] = 15,
	[TYPE_ENEMY] = 15,
};

static int
load_figure(const json_t *object, const char *key, uint8_t *figure,
    const struct place *at, struct fault *why)
{
	long number = 0;
	int bad = gondolin_figure(object, key, (struct range){ 0, FIGURE_MAX },
	    &number, at, why);

	*figure = number;
	return bad;
}

/* The stats of a location, all four, or the bonus of an enemy. */
static int
load_stats(struct card *card, const json_t *object, const char *key,
    const struct place *at, struct fault *why)
{
	static const char *const all[] = { "R", "S", "M", "P", NULL };
	static const char *const some[] = { "?R", "?S", "?M", "?P", NULL };
	struct place here = { at, key, 0 };
	const json_t *stats = json_object_get(object, key);
	bool location = card->type == TYPE_LOCATION;
	struct range range = { location ? 0 : -FIGURE_MAX, FIGURE_MAX };
	long number;
	int i, bad;

	if (stats == NULL)
		return 0;
	bad = doc_members(stats, location ? all : some, &here, why);
	for (i = 0; i < STATS; i++) {
		number = 0;
		bad |= gondolin_figure(stats, gondolin_stats[i], range,
		    &number, &here, why);
		card->stat[i] = number;
	}
	return bad;
}

static int
load_activation(struct card *card, const json_t *object,
    const struct place *at, struct fault *why)
{
	static const char *const names[] = { "R", "limit", NULL };
	static const char *const limits[] = { "turn", "once", NULL };
	struct place here = { at, "activate", 0 };
	const json_t *activate = json_object_get(object, "activate");
	bool has = card->effects.whens >> WHEN_ACTIVATE & 1;
	int bad, limit = 0;

	card->activates = activate != NULL;
	if (has != card->activates)
		return gondolin_faulty(why, &here, has ?
		    "missing, though %s has effects that are activated" :
		    "%s has no effect that is activated", card->id);
	if (activate == NULL)
		return 0;
	bad = doc_members(activate, names, &here, why);
	bad |= load_figure(activate, "R", &card->fee, &here, why);
	if (json_object_get(activate, "limit") != NULL)
		bad |= doc_word(activate, "limit", limits, &limit, &here, why);
	card->once = limit == 1;
	return bad;
}

static int
load_flag(const json_t *object, const char *key, bool *flag,
    const struct place *at, struct fault *why)
{
	return json_object_get(object, key) == NULL ? 0 :
	    doc_flag(object, key, flag, at, why);
}

static int
load_figures(struct card_set *set, struct card *card, const json_t *object,
    const struct place *at, struct fault *why)
{
	int bad;

	bad = load_figure(object, "R", &card->R, at, why);
	bad |= load_figure(object, "M", &card->M, at, why);
	bad |= load_figure(object, "D", &card->D, at, why);
	bad |= load_figure(object, "A", &card->A, at, why);
	bad |= load_figure(object, "needs", &card->needs, at, why);
	bad |= load_figure(object, "siege", &card->siege, at, why);
	bad |= load_flag(object, "hero", &card->best, at, why);
	bad |= load_flag(object, "eminent", &card->best, at, why);
	bad |= load_stats(card, object, "stats", at, why);
	bad |= load_stats(card, object, "bonus", at, why);
	bad |= gondolin_load_traits(set, object, "abilities",
	    &card->abilities, at, why);
	bad |= gondolin_load_traits(set, object, "counters", &card->counters,
	    at, why);
	return bad;
}

int
gondolin_load_card(struct card_set *set, struct card *card,
    const json_t *object, const struct place *at, struct fault *why)
{
	struct source source = { .id = card->id };
	char text[1024];
	int type, bad;

	if (!json_is_object(object))
		return -1; /* its id is missing, which has been told */
	if (json_object_get(object, "type") == NULL)
		return fault_at(why, FAULT_MEMBER, at, NULL,
		    "missing: type, of card %s", card->id);
	if (doc_word(object, "type", gondolin_types, &type, at, why) == -1)
		return -1;
	card->type = type;
	bad = doc_members(object, members[type], at, why);
	bad |= gondolin_text(object, "title", card->title,
	    sizeof(card->title), at, why);
	bad |= gondolin_text(object, "text", text, sizeof(text), at, why);
	bad |= load_figures(set, card, object, at, why);
	source.whens = whens[type];
	if (json_object_get(object, "effects") != NULL)
		bad |= gondolin_load_effects(set, &card->effects, object,
		    &source, at, why);
	return bad | load_activation(card, object, at, why);
}
