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
	struct cli cli;
	int ch;

	moves_start(&cli, argc, argv, usage);
	while ((ch = getopt_long(argc, argv, ":f:hV", options, NULL)) != -1)
		moves_option(&moves, &cli, ch, argv);
	if (optind == argc)
		cli_usage(&cli, "two offers are wanted, such as SM 1 / SC 2");
	moves_add_words(&moves, "split", argv + optind);
	moves_make(&moves, &cli);
	return STATUS_DONE;
}
