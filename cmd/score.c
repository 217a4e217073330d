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

enum { EXPLAIN = CLI_OWN, JSON, OVER, TEXT };

static const struct option options[] = {
	{ "explain", no_argument, NULL, EXPLAIN },
	{ "json", no_argument, NULL, JSON },
	{ "over", no_argument, NULL, OVER },
	{ "quiet", no_argument, NULL, 'q' },
	{ "text", no_argument, NULL, TEXT },
	CLI_INPUT,
	CLI_LAYOUT,
	CLI_OPTIONS
};

struct task {
	bool explain, over, text;
	bool still_on; /* a match was not over */
};

static int
answer(struct cli *cli, struct match *m, void *arg, struct text *out,
    struct fault *why)
{
	struct task *task = arg;
	json_t *result;

	if (match_need_state(m, why) == -1)
		return -1;
	if (task->over) {
		task->still_on |= match_turn(m) != SEAT_NONE;
		return 0;
	}
	if (task->text) {
		score_text(m, task->explain, out);
		return 0;
	}
	result = score_json(m, task->explain);
	doc_write(result, cli->pretty, out);
	json_decref(result);
	return 0;
}

static void
score_hand(const struct cli *cli, const struct task *task, int n,
    char *words[])
{
	const struct game *game = wish_game(cli, words[0]);
	struct text text = { 0 }, json = { 0 };
	struct fault why = { 0 };
	json_t *result = game->hand(n - 1, words + 1, &text, &why);

	if (result == NULL)
		cli_fail(cli, &why);
	doc_write(result, cli->pretty, &json);
	cli_write(cli, task->text ? &text : &json);
	json_decref(result);
	text_free(&text);
	text_free(&json);
}

static void
score_matches(struct cli *cli, struct task *task)
{
	struct fault why = { 0 };

	filter_matches(cli, answer, task);
	if (!task->still_on)
		return;
	cli->document = 0;
	fault(&why, FAULT_ON, "the match is not over");
	cli_fail(cli, &why);
}

int
main(int argc, char *argv[])
{
	struct task task = { .text = isatty(STDOUT_FILENO) };
	struct cli cli;
	int ch;

	cli_start(&cli, argc, argv, usage);
	while ((ch = getopt_long(argc, argv, ":f:hqV", options, NULL)) != -1)
		switch (ch) {
		case EXPLAIN:
			task.explain = true;
			break;
		case JSON:
			task.text = false;
			break;
		case OVER:
			task.over = true;
			break;
		case 'q':
			cli.quiet = true;
			break;
		case TEXT:
			task.text = true;
			break;
		default:
			cli_option(&cli, ch, argv);
		}
	if (optind < argc && (task.over || task.explain || cli.file != NULL))
		cli_usage(&cli, "a hand has no --over, --explain or --file");
	if (optind < argc)
		score_hand(&cli, &task, argc - optind, argv + optind);
	else
		score_matches(&cli, &task);
	return STATUS_DONE;
}
