/* canal-vote - lay cards in a vote, or pass, in Canal Grande. */

#include "moves.h"

static const char usage[] =
    "usage: canal-vote [option ...] card ...\n"
    "       canal-vote [option ...] --pass\n"
    "\n"
    "Lay cards in a vote, or pass.\n"
    "\n"
    "      --pass                 lay nothing, and leave the vote\n"
    MOVES_HELP
    CLI_HELP;

enum { PASS = MOVES_OWN };

static const struct option options[] = {
	{ "pass", no_argument, NULL, PASS },
	MOVES_OPTIONS,
	CLI_OPTIONS
};

int
main(int argc, char *argv[])
{
	struct moves moves = { .game = "canal", .seat = SEAT_ANY };
	bool passes = false;
	struct cli cli;
	int ch;

	moves_start(&cli, argc, argv, usage);
	while ((ch = getopt_long(argc, argv, ":f:hV", options, NULL)) != -1)
		if (ch == PASS)
			passes = true;
		else
			moves_option(&moves, &cli, ch, argv);
	if (passes == (optind < argc))
		cli_usage(&cli, "either cards, or --pass");
	moves_add_words(&moves, passes ? "pass" : "lay", argv + optind);
	moves_make(&moves, &cli);
	return STATUS_DONE;
}
