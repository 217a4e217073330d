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

int
main(int argc, char *argv[])
{
	struct orders orders = { .game = "gondola", .seat = SEAT_ANY };
	const char *aid = NULL, *reply = NULL;
	struct text move = { 0 };
	struct cli cli;
	int ch;

	orders_start(&cli, argc, argv, usage);
	while ((ch = getopt_long(argc, argv, ":f:hV", options, NULL)) != -1)
		switch (ch) {
		case AGREE:
		case REFUSE:
			if (reply != NULL)
				cli_usage(&cli, "one answer: --agree or "
				    "--refuse");
			reply = ch == AGREE ? "agree" : "refuse";
			break;
		case AID:
			aid = optarg;
			break;
		default:
			orders_option(&orders, &cli, ch, argv);
		}
	if ((reply != NULL) == (optind < argc) ||
	    (reply != NULL && aid != NULL))
		cli_usage(&cli, "either cards, or --agree or --refuse");
	text_put(&move, reply != NULL ? reply : "deliver");
	for (; optind < argc; optind++)
		text_printf(&move, " %s", argv[optind]);
	if (aid != NULL)
		text_printf(&move, " aid %s", aid);
	orders_add(&orders, "%s", move.bytes != NULL ? move.bytes : "");
	text_free(&move);
	orders_make(&orders, &cli);
	return STATUS_DONE;
}
