/* canal-act - use a special card in Canal Grande. */

#include "command/orders.h"

static const char usage[] =
    "usage: canal-act [option ...] spy | traitor [seat] | doge\n"
    "\n"
    "Use a special card.\n"
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
	/* One only: what it brings would show in the refusal of another. */
	if (argc - optind == 1)
		orders_add(&orders, "use %s", argv[optind]);
	else if (argc - optind == 2)
		orders_add(&orders, "use %s %s", argv[optind],
		    argv[optind + 1]);
	else
		cli_usage(&cli, "one special card is wanted: spy, traitor "
		    "[SEAT] or doge");
	orders_make(&orders, &cli);
	return STATUS_DONE;
}
