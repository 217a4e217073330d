/* gondola-disrupt - cancel cards of a delivery, or let it pass, in Gondola. */

#include "command/orders.h"

static const char usage[] =
    "usage: gondola-disrupt [option ...] card ...\n"
    "       gondola-disrupt [option ...] --let-pass\n"
    "\n"
    "Cancel cards of the delivery under way, or let it pass.\n"
    "\n"
    "      --let-pass             cancel nothing\n"
    ORDERS_HELP
    CLI_HELP;

enum { LET_PASS = ORDERS_OWN };

static const struct option options[] = {
	{ "let-pass", no_argument, NULL, LET_PASS },
	ORDERS_OPTIONS,
	CLI_OPTIONS
};

int
main(int argc, char *argv[])
{
	struct orders orders = { .game = "gondola", .seat = SEAT_ANY };
	bool let_pass = false;
	struct cli cli;
	int ch;

	orders_start(&cli, argc, argv, usage);
	while ((ch = getopt_long(argc, argv, ":f:hV", options, NULL)) != -1)
		if (ch == LET_PASS)
			let_pass = true;
		else
			orders_option(&orders, &cli, ch, argv);
	if (let_pass == (optind < argc))
		cli_usage(&cli, "either cards, or --let-pass");
	orders_add_words(&orders, let_pass ? "let-pass" : "disrupt",
	    argv + optind);
	orders_make(&orders, &cli);
	return STATUS_DONE;
}
