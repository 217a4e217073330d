/* One card of a set: which members it has depends on its type. */

#include "set-load.h"

#define COMMON "id", "title", "type", "text", "?effects", "?activate"

/* A card that does not stay can only do something at once, and a location is
   there before anything can happen. */
static const struct {
	unsigned whens;
	const char *const members[16];
} types[TYPES] = {
	[TYPE_LOCATION] = { 1 << WHEN_TURN | 1 << WHEN_WHILE |
	    1 << WHEN_ACTIVATE, { COMMON, "stats" } },
	[TYPE_DEFENDER] = { 15, { COMMON, "D", "R", "M", "?counters",
	    "?hero" } },
	[TYPE_IMPROVEMENT] = { 15, { COMMON, "needs", "R", "?M" } },
	[TYPE_INSIGHT] = { 1 << WHEN_NOW, { COMMON, "needs", "R" } },
	[TYPE_OCCURRENCE] = { 1 << WHEN_NOW, { COMMON } },
	[TYPE_CONTINUOUS] = { 15, { COMMON } },
	[TYPE_ENEMY] = { 15, { COMMON, "A", "siege", "?abilities", "?bonus",
	    "?eminent" } },
};

#define STAT(i) .at = (i), .size = 1, .high = FIGURE_MAX

static const struct field stats[] = {
	{ "R", FIELD_NUMBER, STAT(STAT_R) },
	{ "S", FIELD_NUMBER, STAT(STAT_S) },
	{ "M", FIELD_NUMBER, STAT(STAT_M) },
	{ "P", FIELD_NUMBER, STAT(STAT_P) },
	{ .name = NULL },
};

#define BONUS(i) STAT(i), .low = -FIGURE_MAX, .optional = true

static const struct field bonus[] = {
	{ "R", FIELD_NUMBER, BONUS(STAT_R) },
	{ "S", FIELD_NUMBER, BONUS(STAT_S) },
	{ "M", FIELD_NUMBER, BONUS(STAT_M) },
	{ "P", FIELD_NUMBER, BONUS(STAT_P) },
	{ .name = NULL },
};

#define AT(member) FIELD_AT(struct card, member)
#define FIGURE(member) FIELD_NUMBER, AT(member), .high = FIGURE_MAX

static const char *const limits[] = { "turn", "once", NULL };

static const struct field activation[] = {
	{ "R", FIGURE(fee) },
	{ "limit", FIELD_WORD, AT(once), .words = limits },
	{ .name = NULL },
};

static int
load_activation(struct loading *l, void *base, const json_t *value,
    const struct place *at)
{
	((struct card *)base)->activates = true;
	return field_load(activation, l, base, value, at);
}

static const struct field type = {
	NULL, FIELD_WORD, AT(type), .words = gondolin_types,
};

static const struct field fields[] = {
	{ "id", FIELD_OWN, AT(id), .load = gondolin_load_id },
	{ "title", FIELD_TEXT, AT(title), .low = 1 },
	{ "type", FIELD_WORD, AT(type), .words = gondolin_types },
	{ "text", FIELD_TEXT, .low = 1, .high = 1023 },
	{ "R", FIGURE(R) },
	{ "M", FIGURE(M) },
	{ "D", FIGURE(D) },
	{ "A", FIGURE(A) },
	{ "needs", FIGURE(needs) },
	{ "siege", FIGURE(siege) },
	{ "hero", FIELD_FLAG, AT(best) },
	{ "eminent", FIELD_FLAG, AT(best) },
	{ "stats", FIELD_OBJECT, AT(stat), .fields = stats },
	{ "bonus", FIELD_OBJECT, AT(stat), .fields = bonus },
	{ "abilities", FIELD_OWN, AT(abilities),
	    .load = gondolin_load_traits },
	{ "counters", FIELD_OWN, AT(counters), .load = gondolin_load_traits },
	{ "effects", FIELD_OWN, AT(effects), .load = gondolin_load_effects },
	{ "activate", FIELD_OWN, .load = load_activation },
	{ .name = NULL },
};

int
gondolin_load_card(struct loading *l, struct card *card, const json_t *object,
    const struct place *at)
{
	struct reading *r = l->state;
	bool activated;
	int bad;

	r->owner = card->id;
	if (gondolin_load_first(&type, "type", l, card, object, at) == -1)
		return -1;
	r->whens = types[card->type].whens;
	bad = gondolin_load_some(fields, types[card->type].members, l, card,
	    object, at);
	activated = card->effects.whens >> WHEN_ACTIVATE & 1;
	if (activated == card->activates)
		return bad;
	return gondolin_wrong(l, at, "activate", activated ? "missing, though "
	    "it has effects that are activated" : "it has no effect that is "
	    "activated");
}
