/* gondola-load - load, cast off and answer for the Familia in Gondola. */

#include "command/orders.h"

static const char usage[] =
    "usage: gondola-load [option ...]\n"
    "\n"
    "Load, cast off and answer for the Familia; in the order given.\n"
    "\n"
    "      --captain=CHOICE       10: the load becomes 10; pass: nothing\n"
    "      --cast-off             take no more cargo\n"
    "      --double=CARD          the Matron doubles this card\n"
    "      --draw                 the Wakemaker draws a card\n"
    "      --half=CARD            the Matron halves this card\n"
    "      --load                 take one more card\n"
    "      --stop                 the Wakemaker draws no more\n"
    "      --thief=CHANGE         +1 or -1\n"
    ORDERS_HELP
    CLI_HELP;

enum { CAPTAIN = ORDERS_OWN, CAST_OFF, DOUBLE, DRAW, HALF, LOAD, STOP, THIEF };

static const struct option options[] = {
	{ "captain", required_argument, NULL, CAPTAIN },
	{ "cast-off", no_argument, NULL, CAST_OFF },
	{ "double", required_argument, NULL, DOUBLE },
	{ "draw", no_argument, NULL, DRAW },
	{ "half", required_argument, NULL, HALF },
	{ "load", no_argument, NULL, LOAD },
	{ "stop", no_argument, NULL, STOP },
	{ "thief", required_argument, NULL, THIEF },
	ORDERS_OPTIONS,
	CLI_OPTIONS
};

int
main(int argc, char *argv[])
{
	struct orders orders = { .game = "gondola", .seat = SEAT_ANY };
	struct cli cli;
	int ch;

	orders_start(&cli, argc, argv, usage);
	while ((ch = getopt_long(argc, argv, ":f:hV", options, NULL)) != -1)
		if (ch == DOUBLE || ch == HALF)
			orders_add(&orders, "matron %s %s",
			    ch == DOUBLE ? "double" : "half", optarg);
		else if (!orders_verb(&orders, options, ch))
			orders_option(&orders, &cli, ch, argv);
	cli_no_operands(&cli, argc, argv);
	if (orders.n == 0)
		cli_usage(&cli, "a decision is wanted, such as --load");
	orders_make(&orders, &cli);
	return STATUS_DONE;
}
