/* canal-choose - choose one of the two offers in Canal Grande. */

#include "moves.h"

static const char usage[] =
    "usage: canal-choose [option ...] 1 | 2\n"
    "\n"
    "Choose the first or the second offer.\n"
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
	if (argc - optind != 1)
		cli_usage(&cli, "one offer is wanted, 1 or 2");
	moves_add(&moves, "choose %s", argv[optind]);
	moves_make(&moves, &cli);
	return STATUS_DONE;
}
