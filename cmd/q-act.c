/* q-act - act in the city of Venice, keep cards and give them, in Q. */

#include "command/orders.h"
#include "grammar.h"

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

/* What it answers; the rest is q-sail's. */
static const char *const decisions[] = { "opening", "action", "keep", "give" };

enum { DECISIONS = sizeof(decisions) / sizeof(decisions[0]) };

static bool
answers(const struct grammar *g, int verb)
{
	int i;

	for (i = 0; i < DECISIONS; i++)
		if ((g->phrases[verb].decisions >>
		    grammar_decision(g, decisions[i]) & 1) != 0)
			return true;
	return false;
}

static _Noreturn void
no_action(const struct cli *cli, const struct grammar *g, const char *word)
{
	struct text list = { 0 };
	int verb;

	for (verb = 0; verb < g->n; verb++)
		if (answers(g, verb))
			text_printf(&list, "%s%s", list.length > 0 ? ", " : "",
			    g->phrases[verb].verb);
	cli_usage(cli, "no action: %s; there are %s", word, list.bytes);
}

int
main(int argc, char *argv[])
{
	struct orders orders = { .game = "q", .seat = SEAT_ANY,
	    .titles = true };
	const struct grammar *g = game_named(orders.game)->grammar;
	int ch, verb, low, high, words;
	struct cli cli;

	orders_start(&cli, argc, argv, usage);
	while ((ch = getopt_long(argc, argv, ":f:hV", options, NULL)) != -1)
		orders_option(&orders, &cli, ch, argv);
	if (optind == argc)
		cli_usage(&cli, "an action is wanted, such as fondaco");
	verb = grammar_verb(g, argv[optind]);
	if (verb == -1 || !answers(g, verb))
		no_action(&cli, g, argv[optind]);
	grammar_count(g, verb, &low, &high);
	words = argc - optind - 1;
	if (words < low || words > high)
		cli_usage(&cli, "%s: too %s operands", argv[optind],
		    words < low ? "few" : "many");
	orders_add_words(&orders, argv[optind], argv + optind + 1);
	orders_make(&orders, &cli);
	return STATUS_DONE;
}
