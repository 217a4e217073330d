#include "command/cli.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <jansson.h>

#include "doc.h"
#include "random.h"

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

static bool errors_as_json; /* for no_memory, which nobody can tell */

static void
no_memory(void)
{
	cli_no_memory(errors_as_json);
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
show(const struct cli *cli, const char *text, void (*more)(struct text *))
{
	struct text out = { 0 };

	text_put(&out, text);
	if (more != NULL)
		more(&out);
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
	case 0: /* a flag, which getopt_long has set */
		break;
	case 'f':
		cli->file = optarg;
		break;
	case 'h':
		show(cli, cli->usage, cli->more_help);
	case 'q':
		cli->quiet = true;
		break;
	case 'V':
		show(cli, "squero " VERSION "\n", NULL);
	case CLI_COMPACT:
	case CLI_PRETTY:
		cli->layout = true;
		cli->pretty = ch == CLI_PRETTY;
		break;
	case CLI_ERROR_FORMAT:
		cli->errors_as_json = cli_choice(cli, "--error-format", optarg,
		    (const char *const[]){ "text", "json", NULL });
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
cli_stem(const struct cli *cli, const char *text)
{
	if (strlen(text) > SEED_STEM)
		cli_usage(cli, "--seed: at most %d bytes", SEED_STEM);
	return cli_seed(cli, text);
}

const char *
cli_fresh_seed(const struct cli *cli, char fresh[])
{
	if (random_seed(fresh) == -1)
		cli_usage(cli, "no seed can be had");
	return fresh;
}

/* Adds "a, b or c". */
static void
add_words(struct text *list, const char *const words[])
{
	for (; *words != NULL; words++) {
		if (list->length > 0)
			text_put(list, words[1] == NULL ? " or " : ", ");
		text_put(list, *words);
	}
}

int
cli_choice(const struct cli *cli, const char *option, const char *word,
    const char *const words[])
{
	struct text list = { 0 };
	int i;

	for (i = 0; words[i] != NULL; i++)
		if (strcmp(words[i], word) == 0)
			return i;
	add_words(&list, words);
	cli_usage(cli, "%s: %s, not %s", option, list.bytes, word);
}

bool
cli_colour(const struct cli *cli, const char *when)
{
	const char *no = getenv("NO_COLOR"), *terminal = getenv("TERM");

	switch (cli_choice(cli, "--color", when,
	    (const char *const[]){ "auto", "always", "never", NULL })) {
	case 1:
		return true;
	case 2:
		return false;
	default:
		return isatty(STDOUT_FILENO) && (no == NULL || *no == '\0') &&
		    (terminal == NULL || strcmp(terminal, "dumb") != 0);
	}
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
