/* move - make moves in a match. */

#include "command/orders.h"

static const char usage[] =
    "usage: move [option ...] move ...\n"
    "\n"
    "Make moves in a match; each argument is the text of one.\n"
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
	struct orders orders = { .seat = SEAT_ANY };
	struct cli cli;
	int ch;

	orders_start(&cli, argc, argv, usage);
	while ((ch = getopt_long(argc, argv, ":f:hV", options, NULL)) != -1)
		orders_option(&orders, &cli, ch, argv);
	if (optind == argc)
		cli_usage(&cli, "a move is wanted; legal lists them");
	for (; optind < argc; optind++)
		orders_add(&orders, "%s", argv[optind]);
	orders_make(&orders, &cli);
	return STATUS_DONE;
}
