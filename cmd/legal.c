/* legal - list the legal moves of the seat that decides. */

#include "command/filter.h"
#include "play.h"

static const char usage[] =
    "usage: legal [option ...]\n"
    "\n"
    "List the legal moves of the seat that decides, one a line.\n"
    "\n"
    "      --json                 write an array of moves with details\n"
    "      --perft=N              count the sequences of N decisions\n"
    CLI_INPUT_HELP
    CLI_LAYOUT_HELP
    CLI_HELP;

enum { PERFT = CLI_OWN };

static int json; /* by --json */

static const struct option options[] = {
	{ "json", no_argument, &json, true },
	{ "perft", required_argument, NULL, PERFT },
	CLI_INPUT,
	CLI_LAYOUT,
	CLI_OPTIONS
};

static int
count(struct match *m, int decisions, struct text *out, struct fault *why)
{
	uint64_t n;

	if (match_need_whole(m, why) == -1 ||
	    play_perft(m, decisions, &n, why) == -1)
		return -1;
	text_printf(out, "%llu\n", (unsigned long long)n);
	return 0;
}

struct listing {
	const struct cli *cli;
	struct text *out;
};

static bool
put_line(const char *text, void *arg)
{
	const struct listing *l = arg;

	text_printf(l->out, "%s\n", text);
	filter_flush(l->cli, l->out);
	return true;
}

static int
answer(struct cli *cli, struct match *m, void *arg, struct text *out,
    struct fault *why)
{
	const int *perft = arg;
	struct listing l = { cli, out };
	json_t *moves;

	if (play_need_decision(m, why) == -1)
		return -1;
	if (*perft >= 0)
		return count(m, *perft, out, why);
	if (!json) {
		if (cli->document > 1)
			text_put(out, "\n");
		play_list(m, put_line, &l);
		return 0;
	}
	moves = play_list_json(m);
	doc_write(moves, cli->pretty, out);
	json_decref(moves);
	return 0;
}

int
main(int argc, char *argv[])
{
	struct cli cli;
	int ch, perft = -1; /* no count */

	cli_start(&cli, argc, argv, usage);
	while ((ch = getopt_long(argc, argv, ":f:hV", options, NULL)) != -1)
		if (ch == PERFT)
			perft = cli_number(&cli, "--perft", optarg, 0, 1000);
		else
			cli_option(&cli, ch, argv);
	cli_no_operands(&cli, argc, argv);
	filter_matches(&cli, answer, &perft);
	return STATUS_DONE;
}
