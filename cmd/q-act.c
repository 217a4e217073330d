/* q-act - act in the city of Venice, keep cards and give them, in Q. */

#include <string.h>

#include "command/orders.h"

static const char usage[] =
    "usage: q-act [option ...] fondaco | palazzo | pass\n"
    "       q-act [option ...] porto card\n"
    "       q-act [option ...] locanda | convento seat card [card]\n"
    "       q-act [option ...] keep | give card ...\n"
    "\n"
    "Act in Venice, keep cards, and give them in exchange.\n"
    "A card is its id or a part of its title that no other card has.\n"
    "\n"
    ORDERS_HELP
    CLI_HELP;

static const struct option options[] = {
	ORDERS_OPTIONS,
	CLI_OPTIONS
};

/* What each takes: how many cards, and whether a seat comes before them. */
static const struct {
	const char *word;
	bool seat;
	int low, high;
} actions[] = {
	{ "fondaco", false, 0, 0 },
	{ "porto", false, 1, 1 },
	{ "locanda", true, 1, 2 },
	{ "convento", true, 1, 2 },
	{ "palazzo", false, 0, 0 },
	{ "pass", false, 0, 0 },
	{ "keep", false, 1, 3 },
	{ "give", false, 1, 2 },
};

enum { ACTIONS = sizeof(actions) / sizeof(actions[0]) };

int
main(int argc, char *argv[])
{
	struct orders orders = { .game = "q", .seat = SEAT_ANY };
	struct text move = { 0 };
	struct cli cli;
	int ch, i, cards;

	orders_start(&cli, argc, argv, usage);
	while ((ch = getopt_long(argc, argv, ":f:hV", options, NULL)) != -1)
		orders_option(&orders, &cli, ch, argv);
	if (optind == argc)
		cli_usage(&cli, "an action is wanted, such as fondaco");
	for (i = 0; i < ACTIONS &&
	    strcmp(actions[i].word, argv[optind]) != 0; i++)
		;
	if (i == ACTIONS)
		cli_usage(&cli, "no action: %s; there are fondaco, porto, "
		    "locanda, convento, palazzo, pass, keep and give",
		    argv[optind]);
	cards = argc - optind - 1 - actions[i].seat;
	if (cards < actions[i].low || cards > actions[i].high)
		cli_usage(&cli, "%s: too %s operands", argv[optind],
		    cards < actions[i].low ? "few" : "many");
	text_put(&move, argv[optind++]);
	if (actions[i].seat)
		text_printf(&move, " %s", argv[optind++]);
	for (; optind < argc; optind++)
		orders_piece(&move, argv[optind]);
	orders_take(&orders, &move);
	orders_make(&orders, &cli);
	return STATUS_DONE;
}
