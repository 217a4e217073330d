/* Faults told to people, in a line or as JSON, and programs ended by them. */

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <jansson.h>

#include "command/cli.h"
#include "doc.h"
#include "file.h"

enum { LEGAL_SHOWN = 6 };

/* Needs no memory itself. */
void
cli_no_memory(bool as_json)
{
	struct text line = { 0 };
	struct fault lost = { 0 };
	char bytes[256];

	line.bytes = bytes;
	line.length = snprintf(bytes, sizeof(bytes), as_json ?
	    "{\"error\":\"memory\",\"document\":null,\"rule\":null,"
	    "\"pointer\":null,\"text\":\"out of memory\"}\n" :
	    "%.64s: out of memory\n", program_invocation_short_name);
	(void)file_write(STDERR_FILENO, &line, &lost);
}

/* The legal moves, as many as a line bears. */
static void
add_legal(struct text *line, const struct fault *why)
{
	const char *move = why->legal.bytes, *end;
	int shown = 0, more = 0;

	for (; move != NULL && *move != '\0'; move = end + 1) {
		end = strchr(move, '\n');
		if (shown == LEGAL_SHOWN) {
			more++;
			continue;
		}
		text_put(line, shown++ == 0 ? "; legal: " : ", ");
		text_add(line, move, end - move);
	}
	if (more > 0)
		text_put(line, ", ...");
}

static void
say_text(const struct cli *cli, const struct fault *why, struct text *line)
{
	text_printf(line, "%s: ", cli->program);
	if (cli->document > 1)
		text_printf(line, "document %d: ", cli->document);
	if (*why->pointer != '\0' && why->code != FAULT_ILLEGAL) {
		text_safe(line, why->pointer);
		text_put(line, ": ");
	}
	text_safe(line, why->text);
	fault_rule(why->rule, line);
	if (!why->allowed)
		add_legal(line, why);
	text_put(line, "\n");
}

static json_t *
legal_array(const struct fault *why)
{
	const char *move = why->legal.bytes, *end;
	json_t *array = json_array();

	for (; move != NULL && *move != '\0'; move = end + 1) {
		end = strchr(move, '\n');
		json_array_append_new(array,
		    json_stringn_nocheck(move, end - move));
	}
	return array;
}

/* Texts that are not UTF-8, from the command line, have their bytes escaped. */
static void
say_json(const struct cli *cli, const struct fault *why, struct text *line)
{
	struct text pointer = { 0 }, text = { 0 };
	json_t *error;

	text_safe(&pointer, why->pointer);
	text_safe(&text, why->text);
	error = json_pack("{s:s, s:o, s:s?, s:s?, s:s}",
	    "error", fault_word(why->code), "document",
	    cli->document > 0 ? json_integer(cli->document) : json_null(),
	    "rule", *why->rule != '\0' ? why->rule : NULL,
	    "pointer", pointer.bytes,
	    "text", text.bytes != NULL ? text.bytes : "");
	if (why->legal.length > 0)
		json_object_set_new(error, "legal", legal_array(why));
	doc_write(error, false, line);
	json_decref(error);
	text_free(&pointer);
	text_free(&text);
}

void
cli_explain(const struct cli *cli, const struct fault *why, struct text *line)
{
	if (cli->quiet && fault_status(why->code) == STATUS_NO)
		return;
	if (cli->errors_as_json)
		say_json(cli, why, line);
	else
		say_text(cli, why, line);
}

void
cli_say(const struct cli *cli, const struct text *lines)
{
	struct fault lost = { 0 };

	if (lines->failed)
		cli_no_memory(cli->errors_as_json);
	else
		/* Nothing can be said if standard error is closed as well. */
		(void)file_write(STDERR_FILENO, lines, &lost);
}

void
cli_complain(const struct cli *cli, const struct fault *why)
{
	struct text line = { 0 };

	cli_explain(cli, why, &line);
	cli_say(cli, &line);
	text_free(&line);
}

static void
complain_of_each(const struct fault *why, void *cli)
{
	cli_complain(cli, why);
}

struct fault
cli_every(struct cli *cli)
{
	return (struct fault){ .each = complain_of_each, .arg = cli };
}

void
cli_fail(const struct cli *cli, const struct fault *why)
{
	/* A reader that has gone is no fault of anybody's. */
	if (why->each == NULL && (why->code != FAULT_OUTPUT || errno != EPIPE))
		cli_complain(cli, why);
	exit(fault_status(why->code));
}

void
cli_usage(const struct cli *cli, const char *fmt, ...)
{
	struct fault why = { 0 };
	char text[256];
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(text, sizeof(text), fmt, ap);
	va_end(ap);
	fault(&why, FAULT_USAGE, "%s", text);
	cli_fail(cli, &why);
}

void
cli_write(const struct cli *cli, const struct text *t)
{
	struct fault why = { 0 };

	if (file_write(STDOUT_FILENO, t, &why) == -1)
		cli_fail(cli, &why);
}
