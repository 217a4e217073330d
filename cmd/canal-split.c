/* canal-split - split the cards turned up into two offers in Canal Grande. */

#include "command/orders.h"

static const char usage[] =
    "usage: canal-split [option ...] card ... / card ...\n"
    "\n"
    "Split the cards turned up into two offers, with a slash between them.\n"
    "\n"
    ORDERS_HELP
    CLI_HELP;

static const struct option options[] = {
	ORDERS_OPTIONS,
	CLI_OPTIONS
};

int
main(int argc, char *argv[])
{
	struct orders orders = { .game = "canal", .seat = SEAT_ANY };
	struct cli cli;
	int ch;

	orders_start(&cli, argc, argv, usage);
	while ((ch = getopt_long(argc, argv, ":f:hV", options, NULL)) != -1)
		orders_option(&orders, &cli, ch, argv);
	if (optind == argc)
		cli_usage(&cli, "two offers are wanted, such as SM 1 / SC 2");
	orders_add_words(&orders, "split", argv + optind);
	orders_make(&orders, &cli);
	return STATUS_DONE;
}
