/* canal-act - use special cards in Canal Grande. */

#include <ctype.h>

#include "moves.h"

static const char usage[] =
    "usage: canal-act [option ...] spy | traitor [seat] | doge ...\n"
    "\n"
    "Use special cards, in the order given.\n"
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
	const char *card, *seat;
	struct cli cli;
	int ch;

	moves_start(&cli, argc, argv, usage);
	while ((ch = getopt_long(argc, argv, ":f:hV", options, NULL)) != -1)
		moves_option(&moves, &cli, ch, argv);
	if (optind == argc)
		cli_usage(&cli, "a special card is wanted: spy, traitor or "
		    "doge");
	while (optind < argc) {
		card = argv[optind++];
		/* A number is the seat that the card before it is used on. */
		seat = optind < argc && isdigit((unsigned char)*argv[optind]) ?
		    argv[optind++] : "";
		moves_add(&moves, "use %s %s", card, seat);
	}
	moves_make(&moves, &cli);
	return STATUS_DONE;
}
