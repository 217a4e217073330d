/*
 * A document as nearly all of them are: plain strings, integers, no member
 * twice.  It is parsed at once, without being looked through for its end.
 */

#include "doc-scan.h"

#include <string.h>

enum {
	KEY = 48, /* bytes of a key, with its NUL */
	DIGITS = 15, /* of an integer: fewer than DOC_INTEGER has */
	LITERAL = 5, /* bytes of the longest word */
};

/* Each takes what is there, or returns NULL or false where it is not plain. */
struct plain {
	char *at;
	int depth;
	struct doc *doc;
};

static json_t *parse_value(struct plain *);

static char
next_byte(struct plain *p)
{
	while (doc_is_space(*p->at))
		p->at++;
	return *p->at;
}

static bool
take(struct plain *p, char c)
{
	if (next_byte(p) != c)
		return false;
	p->at++;
	return true;
}

/* What is between the quotes, and whether all of it is ASCII. */
static const char *
take_string(struct plain *p, size_t *length, bool *ascii)
{
	const char *start;
	unsigned char c, all = 0;
	char *end;

	if (!take(p, '"'))
		return NULL;
	start = end = p->at;
	for (; (c = *end) >= ' ' && c != '"' && c != '\\'; end++)
		all |= c;
	*length = end - start;
	*ascii = all < 0x80;
	p->at = end + (c == '"');
	return c == '"' ? start : NULL;
}

static json_t *
parse_string(struct plain *p)
{
	size_t length;
	bool ascii;
	const char *string = take_string(p, &length, &ascii);

	if (string == NULL)
		return NULL;
	return ascii ? json_stringn_nocheck(string, length) :
	    json_stringn(string, length);
}

static json_t *
parse_integer(struct plain *p)
{
	bool negative = *p->at == '-';
	json_int_t number = 0;
	const char *start;

	p->at += negative;
	for (start = p->at; *p->at >= '0' && *p->at <= '9'; p->at++)
		if (p->at - start < DIGITS)
			number = 10 * number + (*p->at - '0');
	if (p->at == start || p->at - start > DIGITS ||
	    (*start == '0' && p->at - start > 1))
		return NULL;
	return json_integer(negative ? -number : number);
}

static json_t *
parse_literal(struct plain *p, const char *word, json_t *value)
{
	size_t length = strlen(word);

	if (strncmp(p->at, word, length) != 0)
		return NULL;
	p->at += length;
	return value;
}

static bool
parse_elements(struct plain *p, json_t *array)
{
	if (take(p, ']'))
		return true;
	do
		if (json_array_append_new(array, parse_value(p)) == -1)
			return false;
	while (take(p, ','));
	return take(p, ']');
}

static bool
take_key(struct plain *p, char key[KEY])
{
	size_t length;
	bool ascii;
	const char *string = take_string(p, &length, &ascii);

	if (string == NULL || !ascii || length >= KEY)
		return false;
	memcpy(key, string, length);
	key[length] = '\0';
	return take(p, ':');
}

static bool
take_lines(struct plain *p)
{
	size_t length;
	bool ascii;

	if (take(p, ']'))
		return true;
	do
		if (take_string(p, &length, &ascii) == NULL || !ascii)
			return false;
	while (take(p, ','));
	return take(p, ']');
}

/* The log is most of a match, and of little use as a tree: if it can be, it is
   left where it is. */
static json_t *
parse_log(struct plain *p)
{
	char *start;

	next_byte(p);
	start = p->at;
	if (!take(p, '[') || !take_lines(p)) {
		p->at = start;
		return parse_value(p);
	}
	p->doc->lines = start + 1;
	p->doc->lines_end = p->at - 1;
	return json_array();
}

/* A member that is there twice does not make the object larger. */
static bool
parse_members(struct plain *p, json_t *object)
{
	char key[KEY];
	size_t n = 0;

	if (take(p, '}'))
		return true;
	do
		if (!take_key(p, key) || json_object_set_new_nocheck(object,
		    key, p->depth == 1 && strcmp(key, "log") == 0 ?
		    parse_log(p) : parse_value(p)) == -1 ||
		    json_object_size(object) != ++n)
			return false;
	while (take(p, ','));
	return take(p, '}');
}

static json_t *
parse_container(struct plain *p, json_t *value,
    bool (*parse)(struct plain *, json_t *))
{
	bool done;

	p->at++;
	done = ++p->depth <= DOC_DEPTH && parse(p, value);
	p->depth--;
	if (done)
		return value;
	json_decref(value);
	return NULL;
}

static json_t *
parse_value(struct plain *p)
{
	switch (next_byte(p)) {
	case '{':
		return parse_container(p, json_object(), parse_members);
	case '[':
		return parse_container(p, json_array(), parse_elements);
	case '"':
		return parse_string(p);
	case 't':
		return parse_literal(p, "true", json_true());
	case 'f':
		return parse_literal(p, "false", json_false());
	case 'n':
		return parse_literal(p, "null", json_null());
	default:
		return parse_integer(p);
	}
}

size_t
doc_plain(char *bytes, size_t length, struct doc *doc, bool *cut_off)
{
	struct plain p = { bytes, 0, doc };
	json_t *json = *bytes == '{' ? parse_value(&p) : NULL;
	size_t used = p.at - bytes;

	*cut_off = json == NULL && length - used < LITERAL;
	/* Only a match has a log that is read line by line. */
	if (json != NULL && used <= DOC_BYTES && (doc->lines == NULL ||
	    json_object_get(json, "squero") != NULL)) {
		doc->json = json;
		return used;
	}
	json_decref(json);
	doc->lines = NULL;
	return 0;
}
