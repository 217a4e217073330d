/* Documents from a descriptor, one after the other. */

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "doc.h"
#include "doc-scan.h"

enum { READ_BYTES = 64 << 10 };

/* Drops what has been used and makes room to read, and for a NUL. */
static int
make_room(struct doc_reader *r, struct fault *why)
{
	char *bytes;

	if (r->next > 0) {
		memmove(r->bytes, r->bytes + r->next, r->length - r->next);
		r->length -= r->next;
		r->next = 0;
	}
	if (r->room - r->length > READ_BYTES)
		return 0;
	bytes = realloc(r->bytes, 2 * r->room + READ_BYTES + 1);
	if (bytes == NULL)
		return fault(why, FAULT_MEMORY, "out of memory");
	r->bytes = bytes;
	r->room = 2 * r->room + READ_BYTES + 1;
	return 0;
}

/* Reads what there is: 0, also at the end, or -1. */
static int
read_more(struct doc_reader *r, struct fault *why)
{
	struct pollfd ready = { .fd = r->fd, .events = POLLIN };
	ssize_t n;

	if (make_room(r, why) == -1)
		return -1;
	for (;;) {
		n = read(r->fd, r->bytes + r->length, READ_BYTES);
		if (n != -1 || (errno != EINTR && errno != EAGAIN))
			break;
		if (errno == EAGAIN)
			poll(&ready, 1, -1);
	}
	if (n == -1)
		return fault(why, FAULT_FILE, "cannot read: %s",
		    strerror(errno));
	r->length += n;
	r->bytes[r->length] = '\0';
	r->end = n == 0;
	return 0;
}

int
doc_peek(struct doc_reader *r, int *byte, struct fault *why)
{
	for (;;) {
		while (r->next < r->length && doc_is_space(r->bytes[r->next]))
			r->next++;
		if (r->next < r->length) {
			*byte = (unsigned char)r->bytes[r->next];
			return 1;
		}
		if (r->end)
			return 0;
		if (read_more(r, why) == -1)
			return -1;
	}
}

/* 0 and the extent of the document that begins at next, or -1. */
static int
find_end(struct doc_reader *r, struct doc_scan *s, struct fault *why)
{
	bool ends;

	*s = (struct doc_scan){ 0 };
	for (;;) {
		ends = doc_scan(s, r->bytes + r->next, r->length - r->next);
		if (s->length > DOC_BYTES)
			return fault(why, FAULT_LIMIT, "the document is larger "
			    "than %d MiB", DOC_BYTES >> 20);
		if (s->depth > DOC_DEPTH)
			return doc_too_deep(why);
		if (ends || (r->end && s->word))
			return 0;
		if (r->end)
			return fault(why, FAULT_JSON, "the document is cut "
			    "off: the input ends inside it");
		if (read_more(r, why) == -1)
			return -1;
	}
}

/* Says what is wrong with it, or what the JSON library makes of it. */
static int
next_odd(struct doc_reader *r, struct doc *doc, bool cut_off,
    struct fault *why)
{
	struct doc_scan scan;
	char *bytes;

	if (find_end(r, &scan, why) == -1)
		return -1;
	bytes = r->bytes + r->next;
	r->next += scan.length;
	if (!cut_off || doc_plain(bytes, scan.length, doc, &cut_off) == 0)
		doc->json = doc_parse(bytes, scan.length, why);
	return doc->json != NULL ? 1 : -1;
}

int
doc_next(struct doc_reader *r, struct doc *doc, struct fault *why)
{
	bool cut_off;
	size_t length;
	int byte, some;

	*doc = (struct doc){ 0 };
	some = doc_peek(r, &byte, why);
	if (some != 1)
		return some;
	r->number++;
	length = doc_plain(r->bytes + r->next, r->length - r->next, doc,
	    &cut_off);
	if (length == 0)
		return next_odd(r, doc, cut_off, why);
	r->next += length;
	return 1;
}

/* Cuts the next line out of the bytes, which nobody needs any more. */
static const char *
cut_line(struct doc *doc)
{
	char *line = memchr(doc->lines, '"', doc->lines_end - doc->lines);

	if (line == NULL)
		return NULL;
	doc->lines = memchr(line + 1, '"', doc->lines_end - line);
	*doc->lines++ = '\0';
	return line + 1;
}

bool
doc_line(struct doc *doc, size_t i, const char **line)
{
	const json_t *value;

	if (doc->lines != NULL) {
		*line = cut_line(doc);
		return *line != NULL;
	}
	value = json_array_get(json_object_get(doc->json, "log"), i);
	*line = json_string_value(value);
	return value != NULL;
}

/* Whether the line that begins at next is there as a whole. */
static bool
line_ready(const struct doc_reader *r, size_t *length)
{
	const char *start = r->bytes + r->next;
	const char *end = memchr(start, '\n', r->length - r->next);

	if (end != NULL)
		*length = end - start + 1;
	else if (r->end)
		*length = r->length - r->next;
	return end != NULL || r->end;
}

int
doc_lines(struct doc_reader *r, const char *prefix, struct text *lines,
    struct fault *why)
{
	size_t length = 0, first = lines->length;

	for (;;) {
		while (!line_ready(r, &length))
			if (lines->length + r->length > 2 * DOC_BYTES)
				return fault(why, FAULT_LIMIT,
				    "the text is larger than %d MiB",
				    DOC_BYTES >> 20);
			else if (read_more(r, why) == -1)
				return -1;
		if (length == 0)
			return 0;
		if (lines->length > first && (r->bytes[r->next] == '{' ||
		    (length >= strlen(prefix) &&
		    memcmp(r->bytes + r->next, prefix, strlen(prefix)) == 0)))
			return 0;
		text_add(lines, r->bytes + r->next, length);
		r->next += length;
		if (lines->length - first > DOC_BYTES)
			return fault(why, FAULT_LIMIT,
			    "the text is larger than %d MiB", DOC_BYTES >> 20);
	}
}

void
doc_close(struct doc_reader *r)
{
	free(r->bytes);
	r->bytes = NULL;
}
