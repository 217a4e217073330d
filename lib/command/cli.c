#include "command/cli.h"

#include <errno.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <jansson.h>

#include "doc.h"
#include "file.h"
#include "random.h"

enum { LEGAL_SHOWN = 6 };

/* Looked for first, so that wrong usage before it is told in that form. */
static bool
wants_json(int argc, char *argv[])
{
	int i;

	for (i = 1; i < argc && strcmp(argv[i], "--") != 0; i++)
		if (strcmp(argv[i], "--error-format=json") == 0 ||
		    (strcmp(argv[i], "--error-format") == 0 && i + 1 < argc &&
		    strcmp(argv[i + 1], "json") == 0))
			return true;
	return false;
}

/* Needs no memory itself. */
static void
say_no_memory(bool as_json)
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

static bool errors_as_json; /* for no_memory, which nobody can tell */

static void
no_memory(void)
{
	say_no_memory(errors_as_json);
	exit(STATUS_TROUBLE);
}

void
cli_start(struct cli *cli, int argc, char *argv[], const char *usage)
{
	const char *slash = argc > 0 ? strrchr(argv[0], '/') : NULL;

	*cli = (struct cli){ .usage = usage };
	cli->program = slash != NULL ? slash + 1 : argc > 0 ? argv[0] : "";
	cli->errors_as_json = errors_as_json = wants_json(argc, argv);
	cli->pretty = isatty(STDOUT_FILENO);
	opterr = 0;
	doc_start(no_memory);
}

static _Noreturn void
show(const struct cli *cli, const char *text)
{
	struct text out = { 0 };

	text_put(&out, text);
	cli_write(cli, &out);
	text_free(&out);
	exit(STATUS_DONE);
}

static _Noreturn void
show_help(const struct cli *cli)
{
	struct text out = { 0 };

	text_put(&out, cli->usage);
	if (cli->more_help != NULL)
		cli->more_help(&out);
	cli_write(cli, &out);
	text_free(&out);
	exit(STATUS_DONE);
}

static _Noreturn void
unknown_option(const struct cli *cli, int ch, char *argv[])
{
	const char *word = argv[optind - 1];
	bool letter = optopt != 0 && optopt < 256;

	if (ch == ':' && letter)
		cli_usage(cli, "option -%c needs a value", optopt);
	if (ch == ':')
		cli_usage(cli, "option %s needs a value", word);
	if (letter)
		cli_usage(cli, "unknown option -%c; --help lists them",
		    optopt);
	if (optopt != 0)
		cli_usage(cli, "option %s takes no value", word);
	cli_usage(cli, "unknown option %s; --help lists them", word);
}

void
cli_option(struct cli *cli, int ch, char *argv[])
{
	switch (ch) {
	case 'f':
		cli->file = optarg;
		break;
	case 'h':
		show_help(cli);
	case 'V':
		show(cli, "squero " VERSION "\n");
	case CLI_COMPACT:
	case CLI_PRETTY:
		cli->layout = true;
		cli->pretty = ch == CLI_PRETTY;
		break;
	case CLI_ERROR_FORMAT:
		if (strcmp(optarg, "text") != 0 && strcmp(optarg, "json") != 0)
			cli_usage(cli, "--error-format: text or json, not %s",
			    optarg);
		cli->errors_as_json = strcmp(optarg, "json") == 0;
		break;
	default:
		unknown_option(cli, ch, argv);
	}
}

void
cli_no_operands(const struct cli *cli, int argc, char *argv[])
{
	if (optind < argc)
		cli_usage(cli, "an operand that is not wanted: %s",
		    argv[optind]);
}

long
cli_number(const struct cli *cli, const char *option, const char *text,
    long low, long high)
{
	char *end;
	long number;

	errno = 0;
	number = strtol(text, &end, 10);
	if (errno != 0 || end == text || *end != '\0' || *text == ' ' ||
	    *text == '+')
		cli_usage(cli, "%s: not a number: %s", option, text);
	if (number < low || number > high)
		cli_usage(cli, "%s: %ld is not from %ld to %ld", option,
		    number, low, high);
	return number;
}

const char *
cli_seed(const struct cli *cli, const char *text)
{
	json_t *string = json_string(text);

	if (*text == '\0' || strlen(text) > SEED_MAX)
		cli_usage(cli, "--seed: 1 to %d bytes", SEED_MAX);
	if (string == NULL)
		cli_usage(cli, "--seed: not UTF-8");
	json_decref(string);
	return text;
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

/* A text that is not UTF-8, from the command line, has its bytes escaped. */
static json_t *
safe_string(const char *string)
{
	struct text t = { 0 };
	json_t *value;

	text_safe(&t, string);
	value = json_string(t.bytes != NULL ? t.bytes : "");
	text_free(&t);
	return value;
}

static void
say_json(const struct cli *cli, const struct fault *why, struct text *line)
{
	json_t *error = json_object();

	json_object_set_new(error, "error", json_string(fault_word(why->code)));
	json_object_set_new(error, "document",
	    cli->document > 0 ? json_integer(cli->document) : json_null());
	json_object_set_new(error, "rule",
	    *why->rule != '\0' ? json_string(why->rule) : json_null());
	json_object_set_new(error, "pointer", *why->pointer != '\0' ?
	    safe_string(why->pointer) : json_null());
	json_object_set_new(error, "text", safe_string(why->text));
	if (why->legal.length > 0)
		json_object_set_new(error, "legal", legal_array(why));
	doc_write(error, false, line);
	json_decref(error);
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
		say_no_memory(cli->errors_as_json);
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
