/* gondoliere-place - place tiles on the canals of Gondoliere. */

#include "command/orders.h"

static const char usage[] =
    "usage: gondoliere-place [option ...] [route:tile[:turn] ...]\n"
    "\n"
    "Place tiles, swap or keep the display, end the turn; in the order given.\n"
    "\n"
    "      --done                 end the turn\n"
    "      --keep                 keep the display\n"
    "      --swap                 swap the display\n"
    ORDERS_HELP
    CLI_HELP;

enum { DONE = ORDERS_OWN, KEEP, SWAP, OPERAND = 1 };

static const struct option options[] = {
	{ "done", no_argument, NULL, DONE },
	{ "keep", no_argument, NULL, KEEP },
	{ "swap", no_argument, NULL, SWAP },
	ORDERS_OPTIONS,
	CLI_OPTIONS
};

/* 4:curve:left is the move "place 4 curve left". */
static void
add_placement(struct orders *orders, const char *operand)
{
	struct text move = { 0 };

	text_put(&move, "place ");
	for (; *operand != '\0'; operand++)
		text_add(&move, *operand == ':' ? " " : operand, 1);
	orders_take(orders, &move);
}

int
main(int argc, char *argv[])
{
	struct orders orders = { .game = "gondoliere", .seat = SEAT_ANY };
	struct cli cli;
	int ch;

	orders_start(&cli, argc, argv, usage);
	while ((ch = getopt_long(argc, argv, "-:f:hV", options, NULL)) != -1)
		if (ch == OPERAND)
			add_placement(&orders, optarg);
		else if (!orders_verb(&orders, options, ch))
			orders_option(&orders, &cli, ch, argv);
	for (; optind < argc; optind++)
		add_placement(&orders, argv[optind]);
	if (orders.n == 0)
		cli_usage(&cli, "a decision is wanted, such as 4:curve:left");
	orders_make(&orders, &cli);
	return STATUS_DONE;
}
