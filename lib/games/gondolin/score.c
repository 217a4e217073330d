/* What the settlement has come to, as numbers and as JSON. */

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
