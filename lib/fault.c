#include "fault.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* In the order of the codes: first what is against the rules, then trouble. */
static const char *const words[] = {
	"illegal", "move", "turn", "over", "on", "chance", "game", "version",
	"member", "value", "piece", "state", "view", "kind", "replay",
	"commit", "set", "hand",
	"json", "limit", "input", "usage", "file", "output", "memory",
};

_Static_assert(sizeof(words) / sizeof(words[0]) == FAULT_MEMORY + 1,
    "each code has its word");

const char *
fault_word(enum fault_code code)
{
	return words[code];
}

int
fault_status(enum fault_code code)
{
	return code < FAULT_JSON ? STATUS_NO : STATUS_TROUBLE;
}

void
fault_rule(const char *rule, struct text *out)
{
	const char *section = strchr(rule, '.');
	const char *number = strrchr(rule, '.');

	if (section == NULL)
		return;
	text_put(out, " (");
	if (number > section)
		text_printf(out, "%.*s %s", (int)(number - section - 1),
		    section + 1, number + 1);
	else
		text_put(out, section + 1);
	text_put(out, ")");
}

void
fault_start(struct fault *why)
{
	why->count = 0;
	why->allowed = why->usage = false;
	why->rule[0] = why->pointer[0] = why->text[0] = '\0';
	why->legal = (struct text){ 0 };
	why->below = NULL;
	why->each = NULL;
}

/* Adds a key with the escapes of RFC 6901; returns the new length. */
static size_t
add_key(char *pointer, size_t length, size_t room, const char *key)
{
	for (; *key != '\0' && length + 3 < room; key++) {
		if (*key == '~' || *key == '/') {
			pointer[length++] = '~';
			pointer[length++] = *key == '~' ? '0' : '1';
		} else
			pointer[length++] = *key;
	}
	return length;
}

/* Writes the pointer of a place, the outermost part first. */
static size_t
write_pointer(char *pointer, size_t room, const struct place *place,
    const struct place *below)
{
	char digits[24];
	size_t length;

	if (place == NULL)
		return below == NULL ? 0 :
		    write_pointer(pointer, room, below, NULL);
	length = write_pointer(pointer, room, place->up, below);
	if (length + 4 >= room)
		return length;
	pointer[length++] = '/';
	if (place->key != NULL)
		return add_key(pointer, length, room, place->key);
	snprintf(digits, sizeof(digits), "%ld", place->index);
	return add_key(pointer, length, room, digits);
}

int
fault_list(struct fault *why, enum fault_code code, const struct place *place,
    const char *rule, const char *fmt, va_list ap)
{
	if (why->count++ > 0 && why->each == NULL)
		return -1;
	why->code = why->usage && code == FAULT_VALUE ? FAULT_USAGE : code;
	snprintf(why->rule, sizeof(why->rule), "%s", rule != NULL ? rule : "");
	why->pointer[write_pointer(why->pointer, sizeof(why->pointer),
	    place, why->below)] = '\0';
	vsnprintf(why->text, sizeof(why->text), fmt, ap);
	if (why->each != NULL)
		why->each(why, why->arg);
	return -1;
}

int
fault(struct fault *why, enum fault_code code, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	fault_list(why, code, NULL, NULL, fmt, ap);
	va_end(ap);
	return -1;
}

int
fault_at(struct fault *why, enum fault_code code, const struct place *place,
    const char *rule, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	fault_list(why, code, place, rule, fmt, ap);
	va_end(ap);
	return -1;
}
