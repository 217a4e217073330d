/* guess - make up matches that agree with a view. */

#include <stdio.h>
#include <string.h>

#include "command/filter.h"
#include "view.h"

static const char usage[] =
    "usage: guess [option ...]\n"
    "\n"
    "Make up matches with a complete state that agree with a view.\n"
    "\n"
    "  -n, --count=N              make N of each view (1)\n"
    "  -s, --seed=TEXT            make the same ones for the same text\n"
    CLI_INPUT_HELP
    CLI_LAYOUT_HELP
    CLI_HELP;

static const struct option options[] = {
	{ "count", required_argument, NULL, 'n' },
	{ "seed", required_argument, NULL, 's' },
	CLI_INPUT,
	CLI_LAYOUT,
	CLI_OPTIONS
};

struct wanted {
	long count;
	const char *seed;
};

/* Number i of a view, from a stream and with a seed of its own. */
static int
guess_one(struct cli *cli, const struct match *view, const char *seed, long i,
    struct text *out, struct fault *why)
{
	char stream[SEED_MAX + 96], own[SEED_MAX + 64];
	struct random r;
	struct match m;
	int done;

	snprintf(own, sizeof(own), "%s/%d/%ld", seed, cli->document, i);
	snprintf(stream, sizeof(stream), "guess:%s", own);
	random_open(&r, stream, strlen(stream), 0);
	if (match_copy(&m, view, why) == -1)
		return -1;
	done = view_guess(&m, &r, own, why);
	if (done == 0)
		done = filter_put(cli, &m, out, why);
	match_close(&m);
	return done;
}

static int
answer(struct cli *cli, struct match *m, void *arg, struct text *out,
    struct fault *why)
{
	const struct wanted *wanted = arg;
	long i;

	for (i = 1; i <= wanted->count; i++)
		if (guess_one(cli, m, wanted->seed, i, out, why) == -1)
			return -1;
		else
			filter_flush(cli, out);
	return 0;
}

int
main(int argc, char *argv[])
{
	struct wanted wanted = { .count = 1 };
	char fresh[SEED_HEX + 1];
	struct cli cli;
	int ch;

	cli_start(&cli, argc, argv, usage);
	while ((ch = getopt_long(argc, argv, ":f:hn:s:V", options, NULL)) != -1)
		if (ch == 'n')
			wanted.count = cli_number(&cli, "--count", optarg, 1,
			    1000000000);
		else if (ch == 's')
			wanted.seed = cli_seed(&cli, optarg);
		else
			cli_option(&cli, ch, argv);
	cli_no_operands(&cli, argc, argv);
	if (wanted.seed != NULL && strlen(wanted.seed) > SEED_STEM)
		cli_usage(&cli, "--seed: at most %d bytes", SEED_STEM);
	if (wanted.seed == NULL) {
		if (random_seed(fresh) == -1)
			cli_usage(&cli, "no seed can be had");
		wanted.seed = fresh;
	}
	filter_matches(&cli, answer, &wanted);
	return STATUS_DONE;
}
