/* Writing JSON: on one line for programs, laid out for people. */

#include <stdint.h>
#include <string.h>

#include "doc.h"
#include "put.h"

enum { WIDTH = 80 };

/* Where a value goes, and how long the text may get by it. */
struct sheet {
	struct text *text;
	size_t limit;
};

/* The number of a control character that JSON would let through, or 0. */
static int
terminal_control(const unsigned char *s, size_t length)
{
	if (*s == 0x7f)
		return *s;
	return *s == 0xc2 && length > 1 && s[1] < 0xa0 ? s[1] : 0;
}

/* DEL and the like are escaped: what we write may be read on a terminal. */
static int
add(const char *bytes, size_t length, void *arg)
{
	const unsigned char *s = (const unsigned char *)bytes;
	const struct sheet *sheet = arg;
	struct text *text = sheet->text;
	size_t i, done = 0;
	int control;

	for (i = 0; i < length; i++) {
		control = terminal_control(s + i, length - i);
		if (control == 0)
			continue;
		text_add(text, bytes + done, i - done);
		text_printf(text, "\\u%04x", (unsigned)control);
		i += control != 0x7f;
		done = i + 1;
	}
	text_add(text, bytes + done, length - done);
	return text->length <= sheet->limit ? 0 : -1;
}

static void
write_flat(const json_t *value, struct text *t)
{
	struct sheet sheet = { t, SIZE_MAX };

	json_dump_callback(value, add, &sheet, JSON_ENCODE_ANY);
}

/* Tries the value on one line; takes it back if that is too long. */
static bool
fits_line(const json_t *value, size_t line, struct text *t)
{
	size_t before = t->length;
	struct sheet sheet = { t, line + WIDTH - 1 };

	if (json_dump_callback(value, add, &sheet, JSON_ENCODE_ANY) == 0)
		return true;
	t->length = before;
	return false;
}

static size_t
new_line(struct text *t, int depth)
{
	size_t line;

	text_put(t, "\n");
	line = t->length;
	text_printf(t, "%*s", 2 * depth, "");
	return line;
}

/* Words such as cards can share a line; sentences such as log lines cannot. */
static bool
is_words(const json_t *array)
{
	size_t i;
	json_t *part;

	json_array_foreach(array, i, part)
		if (!json_is_integer(part) && (!json_is_string(part) ||
		    strchr(json_string_value(part), ' ') != NULL))
			return false;
	return true;
}

static void
write_words(const json_t *array, int depth, struct text *t)
{
	size_t i, before, line;
	json_t *part;

	line = new_line(t, depth);
	json_array_foreach(array, i, part) {
		before = t->length;
		text_put(t, i > 0 ? ", " : "");
		write_flat(part, t);
		if (i == 0 || t->length - line < WIDTH)
			continue;
		t->length = before;
		text_put(t, ",");
		line = new_line(t, depth);
		write_flat(part, t);
	}
}

/* Gives up where the text gets longer than the limit. */
static void
write_pretty(const json_t *value, size_t line, int depth, size_t limit,
    struct text *t)
{
	const char *key;
	json_t *part, *name;
	size_t i, n = 0;

	if (t->length > limit)
		return;
	if (!json_is_object(value) && !json_is_array(value)) {
		write_flat(value, t);
		return;
	}
	if (fits_line(value, line, t))
		return;
	text_put(t, json_is_object(value) ? "{" : "[");
	json_object_foreach((json_t *)value, key, part) {
		text_put(t, n++ > 0 ? "," : "");
		line = new_line(t, depth + 1);
		name = json_string(key);
		write_flat(name, t);
		json_decref(name);
		text_put(t, ": ");
		write_pretty(part, line, depth + 1, limit, t);
	}
	if (json_is_array(value) && is_words(value))
		write_words(value, depth + 1, t);
	else
		json_array_foreach(value, i, part) {
			text_put(t, i > 0 ? "," : "");
			line = new_line(t, depth + 1);
			write_pretty(part, line, depth + 1, limit, t);
		}
	new_line(t, depth);
	text_put(t, json_is_object(value) ? "}" : "]");
}

void
doc_write(const json_t *doc, bool pretty, struct text *t)
{
	size_t start = t->length, limit = start + DOC_BYTES;

	if (pretty)
		write_pretty(doc, start, 0, limit, t);
	/* Nobody reads that much, and no program could. */
	if (pretty && t->length > limit)
		t->length = start;
	if (t->length == start)
		put_json(t, doc);
	text_put(t, "\n");
}

void
doc_lay_out(struct text *t, size_t start)
{
	json_error_t error;
	json_t *doc = t->failed ? NULL : json_loadb(t->bytes + start,
	    t->length - start, DOC_FLAGS, &error);

	if (doc == NULL)
		return;
	t->length = start;
	doc_write(doc, true, t);
	json_decref(doc);
}
