#include "doc-scan.h"

#include <string.h>

#include "doc.h"

bool
doc_is_space(char c)
{
	return c == ' ' || c == '\n' || c == '\t' || c == '\r';
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
	s->length++;
	return s->depth <= 0;
}

/* A bare word or number ends where white space begins. */
static bool
scan_other(struct doc_scan *s, char c)
{
	if (doc_is_space(c)) {
		if (s->word)
			return true;
	} else
		s->word |= s->depth == 0;
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
			s->string = true;
			s->length++;
			break;
		case '{':
		case '[':
			s->length++;
			ends = ++s->depth > DOC_DEPTH;
			break;
		case '}':
		case ']':
			s->length++;
			ends = --s->depth <= 0;
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
