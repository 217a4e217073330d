/* canal-act - use a special card in Canal Grande. */

#include "moves.h"

static const char usage[] =
    "usage: canal-act [option ...] spy | traitor [seat] | doge\n"
    "\n"
    "Use a special card.\n"
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
	/* One only: what it brings would show in the refusal of another. */
	if (argc - optind == 1)
		moves_add(&moves, "use %s", argv[optind]);
	else if (argc - optind == 2)
		moves_add(&moves, "use %s %s", argv[optind],
		    argv[optind + 1]);
	else
		cli_usage(&cli, "one special card is wanted: spy, traitor "
		    "[SEAT] or doge");
	moves_make(&moves, &cli);
	return STATUS_DONE;
}
