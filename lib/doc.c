#include "doc.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <unistd.h>

enum { READ_BYTES = 64 << 10 };

static bool
is_space(int c)
{
	return c == ' ' || c == '\n' || c == '\t' || c == '\r';
}

/* Drops what has been used and makes room to read. */
static int
make_room(struct doc_reader *r, struct fault *why)
{
	char *bytes;

	if (r->next > 0) {
		memmove(r->bytes, r->bytes + r->next, r->length - r->next);
		r->length -= r->next;
		r->next = 0;
	}
	if (r->room - r->length >= READ_BYTES)
		return 0;
	bytes = realloc(r->bytes, 2 * r->room + READ_BYTES);
	if (bytes == NULL)
		return fault(why, FAULT_MEMORY, "out of memory");
	r->bytes = bytes;
	r->room = 2 * r->room + READ_BYTES;
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
	r->end = n == 0;
	return 0;
}

int
doc_peek(struct doc_reader *r, int *byte, struct fault *why)
{
	for (;;) {
		while (r->next < r->length && is_space(r->bytes[r->next]))
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

/* How far the end of a document has been looked for. */
struct scan {
	size_t length; /* bytes looked at */
	int depth;
	bool string, escape, word;
};

/* Takes the next byte; true if the document ends, with it or before it. */
static bool
scan_byte(struct scan *s, char c)
{
	if (s->string) {
		s->string = s->escape || c != '"';
		s->escape = !s->escape && c == '\\';
	} else if (c == '"') {
		s->string = true;
		return false;
	} else if (c == '{' || c == '[') {
		s->depth++;
		return false;
	} else if (c == '}' || c == ']')
		s->depth--;
	else if (s->depth == 0) {
		/* A bare word or number: it ends where white space begins. */
		s->word = true;
		return is_space(c);
	}
	return !s->string && s->depth <= 0;
}

static int
depth_fault(struct fault *why)
{
	return fault(why, FAULT_LIMIT,
	    "the document is nested more than %d deep", DOC_DEPTH);
}

static int
check_scan(const struct scan *s, struct fault *why)
{
	if (s->length > DOC_BYTES)
		return fault(why, FAULT_LIMIT,
		    "the document is larger than %d MiB", DOC_BYTES >> 20);
	return s->depth > DOC_DEPTH ? depth_fault(why) : 0;
}

/* 0 and the length of the document that begins at next, or -1. */
static int
find_end(struct doc_reader *r, size_t *length, struct fault *why)
{
	struct scan s = { 0 };
	bool ends;

	for (;;) {
		while (s.length < r->length - r->next) {
			ends = scan_byte(&s, r->bytes[r->next + s.length]);
			s.length += !(ends && s.word);
			if (check_scan(&s, why) == -1)
				return -1;
			if (ends) {
				*length = s.length;
				return 0;
			}
		}
		if (r->end)
			break;
		if (read_more(r, why) == -1)
			return -1;
	}
	*length = s.length;
	if (!s.word)
		return fault(why, FAULT_JSON,
		    "the document is cut off: the input ends inside it");
	return 0;
}

int
doc_next(struct doc_reader *r, json_t **doc, struct fault *why)
{
	size_t length;
	int byte, some;

	some = doc_peek(r, &byte, why);
	if (some != 1)
		return some;
	r->number++;
	if (find_end(r, &length, why) == -1)
		return -1;
	*doc = doc_parse(r->bytes + r->next, length, why);
	r->next += length;
	return *doc != NULL ? 1 : -1;
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
		return depth_fault(why);
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

static void (*memory_ran_out)(void);

static void *
allocate(size_t size)
{
	void *memory = malloc(size);

	if (memory == NULL && size > 0)
		memory_ran_out();
	return memory;
}

void
doc_start(void (*no_memory)(void))
{
	const void *random = (const void *)getauxval(AT_RANDOM);
	size_t seed = 0;

	if (random != NULL)
		memcpy(&seed, random, sizeof(seed));
	json_object_seed(seed);
	memory_ran_out = no_memory;
	json_set_alloc_funcs(allocate, free);
}

json_t *
doc_parse(const char *bytes, size_t length, struct fault *why)
{
	json_error_t error;
	json_t *doc;

	doc = json_loadb(bytes, length,
	    JSON_REJECT_DUPLICATES | JSON_DECODE_ANY, &error);
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
