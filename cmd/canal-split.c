/* canal-split - split the cards turned up into two offers in Canal Grande. */

#include "moves.h"

static const char usage[] =
    "usage: canal-split [option ...] card ... / card ...\n"
    "\n"
    "Split the cards turned up into two offers, with a slash between them.\n"
    "\n"
    MOVES_HELP
    CLI_HELP;

static const struct option options[] = {
	MOVES_OPTIONS,
	CLI_OPTIONS
};

int
main(int argc, char *argv[])
{
	struct moves moves = { .game = "canal", .seat = SEAT_ANY };
	struct text move = { 0 };
	struct cli cli;
	int ch;

	moves_start(&cli, argc, argv, usage);
	while ((ch = getopt_long(argc, argv, ":f:hV", options, NULL)) != -1)
		moves_option(&moves, &cli, ch, argv);
	if (optind == argc)
		cli_usage(&cli, "two offers are wanted, such as SM 1 / SC 2");
	text_put(&move, "split");
	for (; optind < argc; optind++)
		text_printf(&move, " %s", argv[optind]);
	moves_add(&moves, "%s", move.bytes != NULL ? move.bytes : "");
	text_free(&move);
	moves_make(&moves, &cli);
	return STATUS_DONE;
}
