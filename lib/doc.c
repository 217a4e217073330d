#include "doc.h"

#include <string.h>
#include <sys/auxv.h>

#include "memory.h"

int
doc_too_deep(struct fault *why)
{
	return fault(why, FAULT_LIMIT,
	    "the document is nested more than %d deep", DOC_DEPTH);
}

/* Integers only, none too large for a program that counts in doubles, in not
   too many levels. */
static int
check_value(const json_t *value, int depth, const struct place *at,
    struct fault *why)
{
	struct place here = { at, NULL, 0 };
	const char *key;
	json_t *part;
	size_t i;

	if (json_is_object(value) || json_is_array(value))
		depth++;
	if (depth > DOC_DEPTH)
		return doc_too_deep(why);
	if (json_is_real(value))
		return fault_at(why, FAULT_LIMIT, at, NULL,
		    "not an integer: %.17g", json_real_value(value));
	if (json_is_integer(value) &&
	    (json_integer_value(value) > DOC_INTEGER ||
	    json_integer_value(value) < -DOC_INTEGER))
		return fault_at(why, FAULT_LIMIT, at, NULL,
		    "beyond 2^53 - 1: %lld",
		    (long long)json_integer_value(value));
	json_object_foreach((json_t *)value, key, part) {
		here.key = key;
		if (check_value(part, depth, &here, why) == -1)
			return -1;
	}
	here.key = NULL;
	json_array_foreach(value, i, part) {
		here.index = i;
		if (check_value(part, depth, &here, why) == -1)
			return -1;
	}
	return 0;
}

int
doc_check(const json_t *doc, struct fault *why)
{
	return check_value(doc, 0, NULL, why);
}

void
doc_start(void (*no_memory)(void))
{
	const void *random = (const void *)getauxval(AT_RANDOM);
	size_t seed = 0;

	if (random != NULL)
		memcpy(&seed, random, sizeof(seed));
	json_object_seed(seed);
	memory_start(no_memory);
}

json_t *
doc_parse(const char *bytes, size_t length, struct fault *why)
{
	json_error_t error;
	json_t *doc;

	doc = json_loadb(bytes, length, DOC_FLAGS, &error);
	if (doc == NULL) {
		fault(why, json_error_code(&error) == json_error_numeric_overflow ?
		    FAULT_LIMIT : FAULT_JSON, "line %d, column %d: %s",
		    error.line, error.column, error.text);
		return NULL;
	}
	if (doc_check(doc, why) == -1) {
		json_decref(doc);
		return NULL;
	}
	return doc;
}
