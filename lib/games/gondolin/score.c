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
	json_t *values_json = json_object();
	long values[VALUES];
	int i;

	gondolin_values_of(g, values);
	for (i = 0; i < VALUES; i++)
		json_object_set_new(values_json, gondolin_values[i],
		    json_integer(values[i]));
	json_object_update_new(object, json_pack("{s:s, s:i, s:o, s:s, s:s, "
	    "s:o, s:o}", "story", story->id, "turns", story->turns,
	    "survived", g->phase == PHASE_OVER ?
	    json_boolean(gondolin_survived(g)) : json_null(), "attack",
	    gondolin_attacks[g->turn > 0 ? g->sheet[g->turn - 1].attack :
	    ATTACK_NONE], "formula", story->score.text, "values", values_json,
	    "sheet", gondolin_dump_sheet(g)));
}
