/* canal-vote - lay cards in a vote, or pass, in Canal Grande. */

#include "command/orders.h"

static const char usage[] =
    "usage: canal-vote [option ...] card ...\n"
    "       canal-vote [option ...] --pass\n"
    "\n"
    "Lay cards in a vote, or pass.\n"
    "\n"
    "      --pass                 lay nothing, and leave the vote\n"
    ORDERS_HELP
    CLI_HELP;

enum { PASS = ORDERS_OWN };

static const struct option options[] = {
	{ "pass", no_argument, NULL, PASS },
	ORDERS_OPTIONS,
	CLI_OPTIONS
};

int
main(int argc, char *argv[])
{
	struct orders orders = { .game = "canal", .seat = SEAT_ANY };
	bool passes = false;
	struct cli cli;
	int ch;

	orders_start(&cli, argc, argv, usage);
	while ((ch = getopt_long(argc, argv, ":f:hV", options, NULL)) != -1)
		if (ch == PASS)
			passes = true;
		else
			orders_option(&orders, &cli, ch, argv);
	if (passes == (optind < argc))
		cli_usage(&cli, "either cards, or --pass");
	orders_add_words(&orders, passes ? "pass" : "lay", argv + optind);
	orders_make(&orders, &cli);
	return STATUS_DONE;
}
