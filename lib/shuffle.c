#include "shuffle.h"

#include <string.h>

#include "box.h"
#include "random.h"

/* The same draws as for a pile, on arrays of any length. */
json_t *
shuffle_array(const json_t *array, const char *seed, struct fault *why)
{
	json_t *shuffled = json_copy((json_t *)array), *drawn;
	char fresh[SEED_HEX + 1];
	struct random r;
	size_t i, j, n = json_array_size(array);

	if (seed == NULL && random_seed(fresh) == -1) {
		fault(why, FAULT_FILE, "no seed can be had");
		json_decref(shuffled);
		return NULL;
	}
	seed = seed != NULL ? seed : fresh;
	random_open(&r, seed, strlen(seed), 0);
	for (i = 0; i < n; i++) {
		j = i + random_below(&r, n - i);
		drawn = json_incref(json_array_get(shuffled, j));
		json_array_set(shuffled, j, json_array_get(shuffled, i));
		json_array_set_new(shuffled, i, drawn);
	}
	return shuffled;
}

int
shuffle_box(struct match *box, const char *seed, struct fault *why)
{
	if (box->kind != MATCH_BOX)
		return fault(why, FAULT_KIND, "neither a box nor an array: "
		    "what has been dealt is not shuffled again");
	return box_shuffle(box, seed, why);
}
