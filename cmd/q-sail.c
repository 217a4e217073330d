/* q-sail - decide what a ship takes along, and what its cards do, in Q. */

#include "command/orders.h"

static const char usage[] =
    "usage: q-sail [option ...]\n"
    "\n"
    "Look at the hold, and decide what effects of cards leave open; in the\n"
    "order given.  A card is its id or a part of its title that no other has.\n"
    "\n"
    "      --discard=CARD         take it out of the hold; none: nothing\n"
    "      --drop=CARD            discard it, for an effect\n"
    "      --pick=CHOICE          a seat, a role or a type of card\n"
    "      --show=CARD            show it to all, for an effect\n"
    ORDERS_HELP
    CLI_HELP;

enum { DISCARD = ORDERS_OWN, DROP, PICK, SHOW };

static const struct option options[] = {
	{ "discard", required_argument, NULL, DISCARD },
	{ "drop", required_argument, NULL, DROP },
	{ "pick", required_argument, NULL, PICK },
	{ "show", required_argument, NULL, SHOW },
	ORDERS_OPTIONS,
	CLI_OPTIONS
};

int
main(int argc, char *argv[])
{
	struct orders orders = { .game = "q", .seat = SEAT_ANY,
	    .titles = true };
	struct cli cli;
	int ch;

	orders_start(&cli, argc, argv, usage);
	while ((ch = getopt_long(argc, argv, ":f:hV", options, NULL)) != -1)
		if (!orders_verb(&orders, options, ch))
			orders_option(&orders, &cli, ch, argv);
	cli_no_operands(&cli, argc, argv);
	if (orders.n == 0)
		cli_usage(&cli, "a decision is wanted, such as "
		    "--discard=none");
	orders_make(&orders, &cli);
	return STATUS_DONE;
}
