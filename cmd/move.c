/* move - make moves in a match. */

#include "moves.h"

static const char usage[] =
    "usage: move [option ...] move ...\n"
    "\n"
    "Make moves in a match; each argument is the text of one.\n"
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
	struct moves moves = { .seat = SEAT_ANY };
	struct cli cli;
	int ch;

	moves_start(&cli, argc, argv, usage);
	while ((ch = getopt_long(argc, argv, ":f:hV", options, NULL)) != -1)
		moves_option(&moves, &cli, ch, argv);
	if (optind == argc)
		cli_usage(&cli, "a move is wanted; legal lists them");
	for (; optind < argc; optind++)
		moves_add(&moves, "%s", argv[optind]);
	moves_make(&moves, &cli);
	return STATUS_DONE;
}
