#include "doc-scan.h"

#include <string.h>

#include "doc.h"

bool
doc_is_space(char c)
{
	return c == ' ' || c == '\n' || c == '\t' || c == '\r';
}

static bool
is_key(const struct doc_scan *s, const char *bytes, const char *key)
{
	size_t length = strlen(key);

	return s->length - s->quote - 1 == length &&
	    memcmp(bytes + s->quote + 1, key, length) == 0;
}

/* Up to the quote that ends the string; true if the document ends there. */
static bool
scan_string(struct doc_scan *s, const char *bytes, size_t length)
{
	for (; s->length < length; s->length++)
		if (s->escape)
			s->escape = false;
		else if (bytes[s->length] == '\\')
			s->escape = true;
		else if (bytes[s->length] == '"')
			break;
	if (s->length == length)
		return false;
	s->string = false;
	if (s->depth == 1 && is_key(s, bytes, "log"))
		s->key = SCAN_LOG;
	s->match |= s->depth == 1 && is_key(s, bytes, "squero");
	s->length++;
	return s->depth <= 0;
}

static void
begin_string(struct doc_scan *s)
{
	s->string = true;
	s->key = SCAN_OTHER;
	s->quote = s->length++;
}

static bool
open_bracket(struct doc_scan *s, char c)
{
	if (s->key == SCAN_COLON && s->depth == 1 && c == '[') {
		s->log = s->length;
		s->log_end = 0;
		s->logs++;
	}
	s->key = SCAN_OTHER;
	s->length++;
	return ++s->depth > DOC_DEPTH;
}

static bool
close_bracket(struct doc_scan *s)
{
	s->length++;
	if (--s->depth == 1 && s->logs > 0 && s->log_end == 0)
		s->log_end = s->length;
	return s->depth <= 0;
}

/* A bare word or number ends where white space begins. */
static bool
scan_other(struct doc_scan *s, char c)
{
	if (doc_is_space(c)) {
		if (s->word)
			return true;
	} else {
		s->key = c == ':' && s->key == SCAN_LOG ? SCAN_COLON :
		    SCAN_OTHER;
		s->word |= s->depth == 0;
	}
	s->length++;
	return false;
}

bool
doc_scan(struct doc_scan *s, const char *bytes, size_t length)
{
	bool ends = false;

	while (!ends && s->length < length) {
		if (s->string) {
			ends = scan_string(s, bytes, length);
			continue;
		}
		switch (bytes[s->length]) {
		case '"':
			begin_string(s);
			break;
		case '{':
		case '[':
			ends = open_bracket(s, bytes[s->length]);
			break;
		case '}':
		case ']':
			ends = close_bracket(s);
			break;
		default:
			ends = scan_other(s, bytes[s->length]);
		}
	}
	return ends;
}

int
doc_scan_check(const struct doc_scan *s, struct fault *why)
{
	if (s->length > DOC_BYTES)
		return fault(why, FAULT_LIMIT,
		    "the document is larger than %d MiB", DOC_BYTES >> 20);
	return s->depth > DOC_DEPTH ? doc_too_deep(why) : 0;
}

static const char *
skip_space(const char *s)
{
	while (doc_is_space(*s))
		s++;
	return s;
}

/* The end of a plain string, behind its quote, or NULL if it is none. */
static const char *
skip_string(const char *s)
{
	if (*s++ != '"')
		return NULL;
	while (*s >= ' ' && *s < 0x7f && *s != '"' && *s != '\\')
		s++;
	return *s == '"' ? s + 1 : NULL;
}

bool
doc_scan_plain(const struct doc_scan *s, const char *bytes)
{
	const char *at = bytes + s->log + 1;

	if (!s->match || s->logs != 1 || s->log_end == 0)
		return false;
	at = skip_space(at);
	if (*at == ']')
		return true;
	while ((at = skip_string(at)) != NULL) {
		at = skip_space(at);
		if (*at != ',')
			return at + 1 == bytes + s->log_end;
		at = skip_space(at + 1);
	}
	return false;
}
