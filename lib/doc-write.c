/* Writing JSON: on one line for programs, laid out for people. */

#include <string.h>

#include "doc.h"
#include "put.h"

enum { WIDTH = 80 };

/* JSON on one line, as put_json writes it, on its way into a text. */
struct sheet {
	const char *at; /* what comes next */
	struct text *text;
	size_t limit; /* longer than that it is given up */
};

/* How long the string, number, word or mark is. */
static size_t
token(const char *at)
{
	const char *end = at + 1;

	if (*at != '"')
		return strchr(",:{}[]", *at) != NULL ? 1 :
		    strcspn(at, ",:{}[]\n");
	for (; *end != '"'; end++)
		end += *end == '\\';
	return end + 1 - at;
}

/* Adds a value on one line; takes it back if the text gets longer than that. */
static bool
put_flat(struct sheet *s, size_t most)
{
	const char *start = s->at;
	size_t length, before = s->text->length;
	int depth = 0;

	do {
		length = token(s->at);
		depth += *s->at == '{' || *s->at == '[';
		depth -= *s->at == '}' || *s->at == ']';
		text_add(s->text, s->at, length);
		if (*s->at == ',' || *s->at == ':')
			text_put(s->text, " ");
		s->at += length;
	} while (depth > 0 && s->text->length <= most);
	if (s->text->length <= most)
		return true;
	s->at = start;
	s->text->length = before;
	return false;
}

static size_t
new_line(struct text *t, int depth)
{
	text_printf(t, "\n%*s", 2 * depth, "");
	return t->length - 2 * depth;
}

/* Words such as cards can share a line; sentences such as log lines cannot. */
static bool
is_words(const char *at)
{
	size_t length;

	for (; *at != ']'; at += length) {
		length = token(at);
		if (*at == '"' ? memchr(at, ' ', length) != NULL :
		    strchr(",-0123456789", *at) == NULL)
			return false;
	}
	return true;
}

static void
put_words(struct sheet *s, int depth)
{
	size_t length, line = new_line(s->text, depth);

	for (; *s->at != ']'; s->at += length) {
		length = token(s->at);
		text_add(s->text, s->at, length);
		if (*s->at != ',')
			continue;
		if (s->text->length + 1 + token(s->at + 1) - line < WIDTH)
			text_put(s->text, " ");
		else
			line = new_line(s->text, depth);
	}
}

static void
put_value(struct sheet *s, size_t line, int depth)
{
	bool object = *s->at == '{';

	if (put_flat(s, object || *s->at == '[' ? line + WIDTH - 1 : SIZE_MAX))
		return;
	text_add(s->text, s->at++, 1);
	if (!object && is_words(s->at))
		put_words(s, depth + 1);
	while (strchr("}]", *s->at) == NULL && s->text->length <= s->limit) {
		if (*s->at == ',')
			text_add(s->text, s->at++, 1);
		line = new_line(s->text, depth + 1);
		if (object) {
			put_flat(s, SIZE_MAX);
			text_put(s->text, ": ");
			s->at++;
		}
		put_value(s, line, depth + 1);
	}
	new_line(s->text, depth);
	text_put(s->text, object ? "}" : "]");
	s->at++;
}

void
doc_lay_out(struct text *t, size_t start)
{
	struct text flat = { 0 };
	struct sheet s = { .text = t, .limit = start + DOC_BYTES };

	if (t->failed)
		return;
	text_add(&flat, t->bytes + start, t->length - start);
	t->length = start;
	t->failed = flat.failed;
	s.at = flat.bytes;
	if (!t->failed)
		put_value(&s, start, 0);
	/* Nobody reads that much, and no program could. */
	if (t->length > s.limit) {
		t->length = start;
		text_add(t, flat.bytes, flat.length);
	} else
		text_put(t, "\n");
	text_free(&flat);
}

void
doc_write(const json_t *doc, bool pretty, struct text *t)
{
	size_t start = t->length;

	put_json(t, doc);
	text_put(t, "\n");
	if (pretty)
		doc_lay_out(t, start);
}
