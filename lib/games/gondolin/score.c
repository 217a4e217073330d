/* What the settlement has come to, as numbers and as JSON. */

#include <stdio.h>

#include "gondolin.h"

void
gondolin_result(const void *state, struct result *result)
{
	const struct gondolin *g = state;

	*result = (struct result){ .over = g->phase == PHASE_OVER };
	result->points[1] = gondolin_points(g);
	result->winner[1] = gondolin_survived(g);
}

void
gondolin_score(const void *state, json_t *object)
{
	const struct gondolin *g = state;
	const struct story *story = gondolin_story(g);
	json_t *stats = json_object(), *sheet;
	long values[VALUES];
	int i;

	gondolin_values_of(g, values);
	for (i = 0; i < VALUES; i++)
		json_object_set_new(stats, gondolin_values[i],
		    json_integer(values[i]));
	json_object_set_new(object, "story", json_string(story->id));
	json_object_set_new(object, "turns", json_integer(story->turns));
	json_object_set_new(object, "survived", g->phase == PHASE_OVER ?
	    json_boolean(gondolin_survived(g)) : json_null());
	json_object_set_new(object, "attack", json_string(gondolin_attacks[
	    g->turn > 0 ? g->sheet[g->turn - 1].attack : ATTACK_NONE]));
	json_object_set_new(object, "formula",
	    json_string(story->score.text));
	json_object_set_new(object, "values", stats);
	sheet = gondolin_dump_sheet(g);
	json_object_set_new(object, "sheet", sheet);
}

static void
describe(const struct formula *f, int term, const long values[VALUES],
    char *text, size_t room)
{
	const char *mark = ":";
	int i, length;

	length = snprintf(text, room, "%.*s", f->term[term].length,
	    f->text + f->term[term].start);
	for (i = f->term[term].from; i < f->term[term].to; i++)
		if (f->code[i].op == OP_VALUE && length < (int)room) {
			length += snprintf(text + length, room - length,
			    "%s %s %ld", mark,
			    gondolin_values[f->code[i].number],
			    values[f->code[i].number]);
			mark = ",";
		}
}

/* The terms of the formula, which add up to the points. */
void
gondolin_items(const void *state, const struct entry *entry, size_t n,
    item_fn *each, void *arg)
{
	const struct gondolin *g = state;
	const struct formula *f = &gondolin_story(g)->score;
	struct item item = { .seat = 1, .total = "points",
	    .rule = "gondolin.end.2" };
	long values[VALUES];
	int i;

	(void)entry;
	(void)n;
	if (g->phase == PHASE_OVER && !gondolin_survived(g)) {
		snprintf(item.text, sizeof(item.text),
		    "lost in turn %d of %d: %s", g->turn,
		    gondolin_story(g)->turns,
		    gondolin_attacks[g->sheet[g->turn - 1].attack]);
		each(&item, arg);
		return;
	}
	gondolin_values_of(g, values);
	for (i = 0; i < f->terms; i++) {
		item.points = gondolin_evaluate(f, f->term[i].from,
		    f->term[i].to, values);
		if (f->term[i].minus)
			item.points = -item.points;
		describe(f, i, values, item.text, sizeof(item.text));
		each(&item, arg);
	}
}
