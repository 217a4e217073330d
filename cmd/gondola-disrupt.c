/* gondola-disrupt - cancel cards of a delivery, or let it pass, in Gondola. */

#include "moves.h"

static const char usage[] =
    "usage: gondola-disrupt [option ...] card ...\n"
    "       gondola-disrupt [option ...] --let-pass\n"
    "\n"
    "Cancel cards of the delivery under way, or let it pass.\n"
    "\n"
    "      --let-pass             cancel nothing\n"
    MOVES_HELP
    CLI_HELP;

enum { LET_PASS = MOVES_OWN };

static const struct option options[] = {
	{ "let-pass", no_argument, NULL, LET_PASS },
	MOVES_OPTIONS,
	CLI_OPTIONS
};

int
main(int argc, char *argv[])
{
	struct moves moves = { .game = "gondola", .seat = SEAT_ANY };
	bool let_pass = false;
	struct cli cli;
	int ch;

	moves_start(&cli, argc, argv, usage);
	while ((ch = getopt_long(argc, argv, ":f:hV", options, NULL)) != -1)
		if (ch == LET_PASS)
			let_pass = true;
		else
			moves_option(&moves, &cli, ch, argv);
	if (let_pass == (optind < argc))
		cli_usage(&cli, "either cards, or --let-pass");
	moves_add_words(&moves, let_pass ? "let-pass" : "disrupt",
	    argv + optind);
	moves_make(&moves, &cli);
	return STATUS_DONE;
}
