#include "doc-scan.h"

bool
doc_is_space(char c)
{
	return c == ' ' || c == '\n' || c == '\t' || c == '\r';
}

/* Up to the quote that ends the string; true if it is there. */
static bool
skip_string(struct doc_scan *s, const char *bytes, size_t length)
{
	for (; s->length < length; s->length++)
		if (s->escape)
			s->escape = false;
		else if (bytes[s->length] == '\\')
			s->escape = true;
		else if (bytes[s->length] == '"')
			return true;
	return false;
}

bool
doc_scan(struct doc_scan *s, const char *bytes, size_t length)
{
	bool ends = false;
	char c;

	for (; !ends && s->length < length; s->length++) {
		if (s->string && !skip_string(s, bytes, length))
			return false;
		c = bytes[s->length];
		if (c == '"') {
			s->string = !s->string;
			ends = !s->string && s->depth <= 0;
		} else if (c == '{' || c == '[')
			ends = ++s->depth > DOC_DEPTH;
		else if (c == '}' || c == ']')
			ends = --s->depth <= 0;
		else if (!doc_is_space(c))
			s->word |= s->depth == 0;
		else if (s->word)
			return true; /* so ends a bare word or number */
	}
	return ends;
}
