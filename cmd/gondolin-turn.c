/* gondolin-turn - play a whole turn of Gondolin Cards. */

#include "command/turn.h"

static const char usage[] =
    "usage: gondolin-turn [option ...]\n"
    "\n"
    "Play a turn to its end; each decision takes the next option of its kind.\n"
    "\n"
    "  -a, --activate=CARD        activate a card in play\n"
    "      --auto                 decide what the options leave open\n"
    "  -c, --choose=CARD          choose a card, or none, for an effect\n"
    "  -d, --destroy=CARD         destroy a card for the maintenance\n"
    "  -e, --end-phase            end the phase; what follows is for the\n"
    "                             next\n"
    "  -p, --play=CARD            play a card from the hand\n"
    ORDERS_HELP
    CLI_HELP;

enum { AUTO = ORDERS_OWN };

static const struct option options[] = {
	{ "activate", required_argument, NULL, 'a' },
	{ "auto", no_argument, NULL, AUTO },
	{ "choose", required_argument, NULL, 'c' },
	{ "destroy", required_argument, NULL, 'd' },
	{ "end-phase", no_argument, NULL, 'e' },
	{ "play", required_argument, NULL, 'p' },
	ORDERS_OPTIONS,
	CLI_OPTIONS
};

int
main(int argc, char *argv[])
{
	struct turn turn = { .orders = { .game = "gondolin",
	    .seat = SEAT_ANY }, .pass = "end-phase" };
	struct cli cli;
	int ch;

	orders_start(&cli, argc, argv, usage);
	while ((ch = getopt_long(argc, argv, ":a:c:d:ef:hp:V", options,
	    NULL)) != -1)
		if (ch == AUTO)
			turn.decides = true;
		else if (!orders_verb(&turn.orders, options, ch))
			orders_option(&turn.orders, &cli, ch, argv);
	cli_no_operands(&cli, argc, argv);
	turn_make(&turn, &cli);
	return STATUS_DONE;
}
