/* gondola-deliver - deliver cargo, and answer who asks for aid, in Gondola. */

#include "command/orders.h"

static const char usage[] =
    "usage: gondola-deliver [option ...] card ...\n"
    "       gondola-deliver [option ...] --agree | --refuse\n"
    "\n"
    "Deliver cargo, or answer who asks for aid.\n"
    "\n"
    "      --agree                give the card that was asked for\n"
    "      --aid=SEAT:CARD        with a card of another Gondolier\n"
    "      --refuse               do not give it\n"
    ORDERS_HELP
    CLI_HELP;

enum { AGREE = ORDERS_OWN, AID, REFUSE };

static const struct option options[] = {
	{ "agree", no_argument, NULL, AGREE },
	{ "aid", required_argument, NULL, AID },
	{ "refuse", no_argument, NULL, REFUSE },
	ORDERS_OPTIONS,
	CLI_OPTIONS
};

static void
deliver(struct orders *orders, char *cards[], const char *aid)
{
	struct text move = { 0 };

	text_put(&move, "deliver");
	for (; *cards != NULL; cards++)
		text_printf(&move, " %s", *cards);
	if (aid != NULL)
		text_printf(&move, " aid %s", aid);
	orders_take(orders, &move);
}

int
main(int argc, char *argv[])
{
	struct orders orders = { .game = "gondola", .seat = SEAT_ANY };
	const char *aid = NULL;
	struct cli cli;
	int ch;

	orders_start(&cli, argc, argv, usage);
	while ((ch = getopt_long(argc, argv, ":f:hV", options, NULL)) != -1)
		if (ch == AID)
			aid = optarg;
		else if (!orders_verb(&orders, options, ch))
			orders_option(&orders, &cli, ch, argv);
	if (orders.n + (optind < argc) != 1 || (orders.n > 0 && aid != NULL))
		cli_usage(&cli, "either cards, or --agree or --refuse");
	if (orders.n == 0)
		deliver(&orders, argv + optind, aid);
	orders_make(&orders, &cli);
	return STATUS_DONE;
}
