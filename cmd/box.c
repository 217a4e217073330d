/* box - print what is in the box of a game, in printed order. */

#include "box.h"
#include "command/filter.h"
#include "command/wishes.h"

static const char usage[] =
    "usage: box [option ...] game\n"
    "\n"
    "Print what is in the box of a game, in printed order.\n"
    "\n"
    WISH_HELP
    CLI_LAYOUT_HELP
    CLI_HELP;

static const struct option options[] = {
	CLI_LAYOUT,
	CLI_OPTIONS
};

int
main(int argc, char *argv[])
{
	struct cli cli;
	struct wish wish = { 0 };
	struct fault why;
	struct text out = { 0 };
	struct match box;
	struct option *table = wish_options(options);
	int ch;

	cli_start(&cli, argc, argv, usage);
	cli.more_help = wish_help;
	while ((ch = getopt_long(argc, argv, ":hV", table, NULL)) != -1)
		if (!wish_take(&wish, &cli, ch, optarg))
			cli_option(&cli, ch, argv);
	if (argc - optind != 1)
		cli_usage(&cli, "one game is wanted; squero(7) lists them");

	why = cli_every(&cli);
	if (box_open(&box, wish_game(&cli, argv[optind]), &wish, &why) == -1 ||
	    filter_put(&cli, &box, &out, &why) == -1)
		cli_fail(&cli, &why);
	cli_write(&cli, &out);

	match_close(&box);
	text_free(&out);
	wish_free(&wish);
	free(table);
	return STATUS_DONE;
}
