/* table - draw the table for people. */

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

int
main(int argc, char *argv[])
{
	struct picture_style style = { 0 };
	struct cli cli;
	int ch;

	cli_start(&cli, argc, argv, usage);
	style.colour = cli_colour(&cli, "auto");
	while ((ch = getopt_long(argc, argv, ":f:hV", options, NULL)) != -1)
		if (ch == ASCII)
			style.ascii = true;
		else if (ch == COLOR)
			style.colour = cli_colour(&cli, optarg);
		else if (ch == FORMAT)
			style.format = cli_choice(&cli, "--format", optarg,
			    picture_formats);
		else
			cli_option(&cli, ch, argv);
	cli_no_operands(&cli, argc, argv);
	filter_matches(&cli, answer, &style);
	return STATUS_DONE;
}
