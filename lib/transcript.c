#include "transcript.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "put.h"
#include "replay.h"

/* Letters, digits and hyphens: what all names of ours are made of. */
static bool
is_plain(const char *name, size_t length)
{
	return strspn(name, "abcdefghijklmnopqrstuvwxyz"
	    "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-") >= length;
}

static void
write_name(const char *name, struct text *out)
{
	if (is_plain(name, strlen(name)))
		text_put(out, name);
	else
		put_string(out, name);
	text_put(out, " ");
}

static void
write_header(const struct match *m, struct text *out)
{
	json_t *value;
	const char *name;
	int member;

	for (member = MEMBER_SET; member <= MEMBER_TURN; member++) {
		if (!match_has(m, member))
			continue;
		write_name(match_members[member], out);
		match_write_member(m, member, out);
		text_put(out, "\n");
	}
	json_object_foreach(m->extra, name, value) {
		write_name(name, out);
		put_json(out, value);
		text_put(out, "\n");
	}
}

void
transcript_write(const struct match *m, struct text *out)
{
	char line[LINE_TEXT];
	size_t i;

	text_printf(out, "squero %d %s\n", MATCH_VERSION, m->game->name);
	write_header(m, out);
	text_put(out, "\n");
	for (i = 0; i < m->log.n; i++) {
		match_line(m, &m->log.entry[i], line);
		text_put(out, line);
		text_put(out, "\n");
	}
}

static int
line_fault(int line, const char *what, struct fault *why)
{
	return fault(why, FAULT_JSON, "line %d of the transcript: %s", line,
	    what);
}

/* The name that the line begins with, and its length there; or NULL. */
static json_t *
read_name(const char *line, size_t length, size_t *used)
{
	const char *blank = memchr(line, ' ', length);
	json_error_t end;
	json_t *name;

	if (*line == '"') {
		name = json_loadb(line, length,
		    JSON_DECODE_ANY | JSON_DISABLE_EOF_CHECK, &end);
		*used = end.position;
		return name;
	}
	*used = blank != NULL ? blank - line : 0;
	return *used > 0 && is_plain(line, *used) ?
	    json_stringn(line, *used) : NULL;
}

/* "NAME JSON" becomes a member. */
static int
read_member(json_t *doc, const char *line, size_t length, int number,
    struct fault *why)
{
	json_t *name, *value;
	size_t used;
	int done = 0;

	name = read_name(line, length, &used);
	if (name == NULL || used >= length || line[used] != ' ')
		done = line_fault(number, "not a name, a blank and JSON", why);
	else if (strcmp(json_string_value(name), "log") == 0)
		done = line_fault(number, "the log has its place below", why);
	else if (json_object_get(doc, json_string_value(name)) != NULL)
		done = line_fault(number, "a member for the second time", why);
	else if ((value = doc_parse(line + used + 1, length - used - 1,
	    why)) == NULL)
		done = -1;
	else
		json_object_set_new(doc, json_string_value(name), value);
	json_decref(name);
	return done;
}

static int
read_first(json_t *doc, const char *line, size_t length, struct fault *why)
{
	char game[64], end;
	long long version;
	char copy[128];

	snprintf(copy, sizeof(copy), "%.*s", (int)(length < 127 ? length : 127),
	    line);
	if (sscanf(copy, "squero %lld %63s %c", &version, game, &end) != 2)
		return fault(why, FAULT_JSON, "neither JSON nor a transcript, "
		    "which begins with squero %d and the game", MATCH_VERSION);
	json_object_set_new(doc, "squero", json_integer(version));
	if (json_object_set_new(doc, "game", json_string(game)) == -1)
		return line_fault(1, "not a game", why);
	return 0;
}

/* The next line without its end, or NULL. */
static const char *
next_line(const char **text, size_t *length)
{
	const char *line = *text;

	if (*line == '\0')
		return NULL;
	*length = strcspn(line, "\n");
	*text = line + *length + (line[*length] == '\n');
	if (*length > 0 && line[*length - 1] == '\r')
		--*length;
	return line;
}

/* The document that the text stands for, but for its state and turn. */
static json_t *
read_document(const char *text, struct fault *why)
{
	json_t *doc = json_object(), *log = json_array();
	const char *line;
	size_t length;
	int number = 0;
	bool in_log = false, bad = false;

	while (!bad && (line = next_line(&text, &length)) != NULL) {
		if (++number == 1)
			bad = read_first(doc, line, length, why) == -1;
		else if (length == 0)
			in_log = true;
		else if (!in_log)
			bad = read_member(doc, line, length, number, why) == -1;
		else if (json_array_append_new(log,
		    json_stringn(line, length)) == -1)
			bad = line_fault(number, "not UTF-8", why) == -1;
	}
	json_object_set_new(doc, "log", log);
	if (!bad && doc_check(doc, why) == 0)
		return doc;
	json_decref(doc);
	return NULL;
}

/* The log leads to the state; what the header says of it must agree. */
static int
follow(struct match *m, const json_t *header, struct fault *why)
{
	static const struct place place = { NULL, "at", 0 };
	const json_t *at = json_object_get(header, "at");

	if (replay_rewind(m, log_decisions(&m->log), why) == -1)
		return -1;
	if (m->seeded && at != NULL &&
	    m->at != (uint64_t)json_integer_value(at))
		return fault_at(why, FAULT_REPLAY, &place, NULL,
		    "the log leads to %llu", (unsigned long long)m->at);
	return match_check_turn(m, json_object_get(header, "turn"), why);
}

static int
read_log(struct match *m, const json_t *log, struct fault *why)
{
	static const struct place place = { NULL, "log", 0 };
	struct place here = { &place, NULL, 0 };

	for (; here.index < (long)json_array_size(log); here.index++)
		if (match_read_line(m, json_string_value(json_array_get(log,
		    here.index)), false, &here, why) == -1)
			return -1;
	return 0;
}

static int
read_match(struct match *m, const json_t *header, const json_t *log,
    struct fault *why)
{
	if (match_load_header(m, header, why) == -1)
		return -1;
	if (m->seeded && json_object_get(header, "commit") == NULL)
		random_commit(m->seed, m->commit);
	m->kind = MATCH_WHOLE;
	if (read_log(m, log, why) == -1)
		return -1;
	return follow(m, header, why);
}

int
transcript_read(struct match *m, const struct text *text, struct fault *why)
{
	json_t *header, *log;
	int done;

	*m = (struct match){ 0 };
	if (text->failed)
		return fault(why, FAULT_MEMORY, "out of memory");
	if (strlen(text->bytes) != text->length)
		return fault(why, FAULT_JSON, "a NUL in the transcript");
	header = read_document(text->bytes, why);
	if (header == NULL)
		return -1;
	log = json_incref(json_object_get(header, "log"));
	json_object_del(header, "log");
	done = read_match(m, header, log, why);
	json_decref(log);
	json_decref(header);
	return done;
}
