/* canal-choose - choose one of the two offers in Canal Grande. */

#include "command/orders.h"

static const char usage[] =
    "usage: canal-choose [option ...] 1 | 2\n"
    "\n"
    "Choose the first or the second offer.\n"
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
	if (argc - optind != 1)
		cli_usage(&cli, "one offer is wanted, 1 or 2");
	orders_add(&orders, "choose %s", argv[optind]);
	orders_make(&orders, &cli);
	return STATUS_DONE;
}
