/* What has been won, as numbers and as JSON. */

#include "gondoliere.h"

int
gondoliere_stages_laid(const struct gondoliere *g, int seat)
{
	return g->set->stages - gondoliere_stages_left(g, seat);
}

/* Scoring 5. */
static bool
beats(const struct gondoliere *g, const struct result *r, int a, int b)
{
	if (r->points[a] != r->points[b])
		return r->points[a] > r->points[b];
	return gondoliere_stages_laid(g, a) < gondoliere_stages_laid(g, b);
}

void
gondoliere_result(const void *state, struct result *result)
{
	const struct gondoliere *g = state;
	int totals[COLOURS + 1], points[COLOURS + 1], places[COLOURS + 1];
	int i, seat, other;

	*result = (struct result){ .over = g->phase == PHASE_OVER };
	for (i = 1; i <= ROUTES; i++) {
		if (!g->route[i].complete)
			continue;
		gondoliere_totals(g, i, totals);
		gondoliere_share(gondoliere_route_tourists(g, i), totals,
		    points, places);
		for (seat = 1; seat <= g->seats; seat++)
			result->points[seat] += points[seat];
	}
	for (seat = 1; seat <= g->seats; seat++) {
		result->winner[seat] = true;
		for (other = 1; other <= g->seats; other++)
			if (beats(g, result, other, seat))
				result->winner[seat] = false;
	}
}

static json_t *
numbers_json(const struct gondoliere *g, const int numbers[COLOURS + 1])
{
	json_t *array = json_array();
	int seat;

	for (seat = 1; seat <= g->seats; seat++)
		json_array_append_new(array, json_integer(numbers[seat]));
	return array;
}

static json_t *
route_json(const struct gondoliere *g, int route)
{
	static const int none[COLOURS + 1];
	int totals[COLOURS + 1], points[COLOURS + 1], places[COLOURS + 1];
	int tourists = gondoliere_route_tourists(g, route);
	bool complete = g->route[route].complete;

	gondoliere_totals(g, route, totals);
	gondoliere_share(tourists, totals, points, places);
	return json_pack("{s:i, s:b, s:i, s:o, s:o}", "route", route,
	    "complete", complete, "tourists", tourists,
	    "totals", numbers_json(g, totals),
	    "points", numbers_json(g, complete ? points : none));
}

void
gondoliere_score(const void *state, json_t *object)
{
	static const char *const ends[] = { [END_ROUTES] = "routes",
	    [END_CANALS] = "canals", [END_STAGES] = "stages",
	    [END_STUCK] = "stuck" };
	const struct gondoliere *g = state;
	enum end end = gondoliere_end(g);
	json_t *routes = json_array();
	int i, laid[COLOURS + 1];

	for (i = 1; i <= g->seats; i++)
		laid[i] = gondoliere_stages_laid(g, i);
	for (i = 1; i <= ROUTES; i++)
		json_array_append_new(routes, route_json(g, i));
	json_object_set_new(object, "end",
	    end == END_NONE ? json_null() : json_string(ends[end]));
	json_object_set_new(object, "laid", numbers_json(g, laid));
	json_object_set_new(object, "routes", routes);
}
