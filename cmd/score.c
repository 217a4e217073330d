/* score - tell the result of a match, or of a hand. */

#include <unistd.h>

#include "command/filter.h"
#include "score.h"
#include "command/wishes.h"

static const char usage[] =
    "usage: score [option ...]\n"
    "       score [option ...] game word ...\n"
    "\n"
    "Tell the result of a match so far or at its end, or score a hand.\n"
    "\n"
    "      --explain              list what each total is made of\n"
    "      --json                 write JSON, also on a terminal\n"
    "      --over                 ask only, by the status, if it is over\n"
    "  -q, --quiet                say nothing of a no\n"
    "      --text                 write the score sheet as text\n"
    CLI_INPUT_HELP
    CLI_LAYOUT_HELP
    CLI_HELP;

static int explain, over, as_text; /* by their options */

static const struct option options[] = {
	{ "explain", no_argument, &explain, true },
	{ "json", no_argument, &as_text, false },
	{ "over", no_argument, &over, true },
	{ "quiet", no_argument, NULL, 'q' },
	{ "text", no_argument, &as_text, true },
	CLI_INPUT,
	CLI_LAYOUT,
	CLI_OPTIONS
};

static int
answer(struct cli *cli, struct match *m, void *arg, struct text *out,
    struct fault *why)
{
	bool *still_on = arg; /* a match was not over */
	json_t *result;

	if (match_need_state(m, why) == -1)
		return -1;
	if (over) {
		*still_on |= match_turn(m) != SEAT_NONE;
		return 0;
	}
	if (as_text) {
		score_text(m, explain, out);
		return 0;
	}
	result = score_json(m, explain);
	doc_write(result, cli->pretty, out);
	json_decref(result);
	return 0;
}

static void
score_hand(const struct cli *cli, int n, char *words[])
{
	const struct game *game = wish_game(cli, words[0]);
	struct text text = { 0 }, json = { 0 };
	struct fault why = { 0 };
	json_t *result = game->hand(n - 1, words + 1, &text, &why);

	if (result == NULL)
		cli_fail(cli, &why);
	doc_write(result, cli->pretty, &json);
	cli_write(cli, as_text ? &text : &json);
	json_decref(result);
	text_free(&text);
	text_free(&json);
}

static void
score_matches(struct cli *cli)
{
	struct fault why = { 0 };
	bool still_on = false;

	filter_matches(cli, answer, &still_on);
	if (!still_on)
		return;
	cli->document = 0;
	fault(&why, FAULT_ON, "the match is not over");
	cli_fail(cli, &why);
}

int
main(int argc, char *argv[])
{
	struct cli cli;
	int ch;

	as_text = isatty(STDOUT_FILENO);
	cli_start(&cli, argc, argv, usage);
	while ((ch = getopt_long(argc, argv, ":f:hqV", options, NULL)) != -1)
		cli_option(&cli, ch, argv);
	if (optind < argc && (over || explain || cli.file != NULL))
		cli_usage(&cli, "a hand has no --over, --explain or --file");
	if (optind < argc)
		score_hand(&cli, argc - optind, argv + optind);
	else
		score_matches(&cli);
	return STATUS_DONE;
}
