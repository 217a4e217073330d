/* table - draw the table for people. */

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "command/filter.h"
#include "table.h"

static const char usage[] =
    "usage: table [option ...]\n"
    "\n"
    "Draw the table for people; of a box, its cards or tiles.\n"
    "\n"
    "      --ascii                draw with nothing but ASCII\n"
    "      --color=WHEN           auto, always or never (auto)\n"
    "      --format=FORMAT        text or svg (text)\n"
    CLI_INPUT_HELP
    CLI_HELP;

enum { ASCII = CLI_OWN, COLOR, FORMAT };

static const struct option options[] = {
	{ "ascii", no_argument, NULL, ASCII },
	{ "color", required_argument, NULL, COLOR },
	{ "format", required_argument, NULL, FORMAT },
	CLI_INPUT,
	CLI_OPTIONS
};

static int
answer(struct cli *cli, struct match *m, void *style, struct text *out,
    struct fault *why)
{
	(void)cli;
	return table_draw(m, style, out, why);
}

static bool
wants_colour(const struct cli *cli, const char *when)
{
	const char *no = getenv("NO_COLOR"), *terminal = getenv("TERM");

	if (strcmp(when, "always") == 0)
		return true;
	if (strcmp(when, "never") == 0)
		return false;
	if (strcmp(when, "auto") != 0)
		cli_usage(cli, "--color: auto, always or never, not %s", when);
	return isatty(STDOUT_FILENO) && (no == NULL || *no == '\0') &&
	    (terminal == NULL || strcmp(terminal, "dumb") != 0);
}

int
main(int argc, char *argv[])
{
	struct picture_style style = { 0 };
	const char *colour = "auto", *format = "text";
	struct cli cli;
	int ch;

	cli_start(&cli, argc, argv, usage);
	while ((ch = getopt_long(argc, argv, ":f:hV", options, NULL)) != -1)
		switch (ch) {
		case ASCII:
			style.ascii = true;
			break;
		case COLOR:
			colour = optarg;
			break;
		case FORMAT:
			format = optarg;
			break;
		default:
			cli_option(&cli, ch, argv);
		}
	cli_no_operands(&cli, argc, argv);
	if (strcmp(format, "text") != 0 && strcmp(format, "svg") != 0)
		cli_usage(&cli, "--format: text or svg, not %s", format);
	style.format = *format == 's' ? PICTURE_SVG : PICTURE_TEXT;
	style.colour = wants_colour(&cli, colour);
	filter_matches(&cli, answer, &style);
	return STATUS_DONE;
}
