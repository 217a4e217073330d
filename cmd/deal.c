/* deal - seat the players at a box and set the game up. */

#include <stdio.h>
#include <string.h>

#include "box.h"
#include "command/filter.h"
#include "command/wishes.h"
#include "settle.h"

static const char usage[] =
    "usage: deal [option ...] [game]\n"
    "\n"
    "Seat the players at a box and set the game up.\n"
    "\n"
    "  -n, --count=N              deal N matches, with the seeds TEXT/1, ...\n"
    "  -s, --seed=TEXT            give the same match for the same text\n"
    CLI_CHANGE_HELP
    WISH_HELP
    CLI_LAYOUT_HELP
    CLI_HELP;

static const struct option options[] = {
	{ "count", required_argument, NULL, 'n' },
	{ "seed", required_argument, NULL, 's' },
	CLI_INPUT,
	CLI_LAYOUT,
	CLI_OPTIONS
};

static int
answer(struct cli *cli, struct match *m, void *wish, struct text *out,
    struct fault *why)
{
	if (m->kind == MATCH_BOX && box_add(m, wish, why) == -1)
		return -1;
	if (settle_deal(m, why) == -1)
		return -1;
	return filter_put(cli, m, out, why);
}

static void
deal_game(struct cli *cli, const struct game *game, const struct wish *wish,
    const char *seed)
{
	struct fault why = cli_every(cli);
	struct text out = { 0 };
	struct match m;

	if (box_open(&m, game, wish, &why) == -1 ||
	    box_shuffle(&m, seed, &why) == -1 || settle_deal(&m, &why) == -1 ||
	    filter_put(cli, &m, &out, &why) == -1)
		cli_fail(cli, &why);
	cli_write(cli, &out);
	match_close(&m);
	text_free(&out);
}

/* Each has a seed of its own, so that any of them can be dealt alone. */
static void
deal_many(struct cli *cli, const struct game *game, const struct wish *wish,
    const char *seed, long count)
{
	char fresh[SEED_HEX + 1], each[SEED_MAX + 32];
	long i;

	if (seed != NULL && strlen(seed) > SEED_STEM)
		cli_usage(cli, "--seed: at most %d bytes with --count",
		    SEED_STEM);
	if (seed == NULL && random_seed(fresh) == -1)
		cli_usage(cli, "no seed can be had");
	for (i = 1; i <= count; i++) {
		snprintf(each, sizeof(each), "%s/%ld",
		    seed != NULL ? seed : fresh, i);
		deal_game(cli, game, wish, each);
	}
}

int
main(int argc, char *argv[])
{
	struct cli cli;
	struct wish wish = { 0 };
	struct option *table = wish_options(options);
	const char *seed = NULL;
	long count = 0;
	int ch;

	cli_start(&cli, argc, argv, usage);
	cli.more_help = wish_help;
	cli.changes = true;
	while ((ch = getopt_long(argc, argv, ":f:hn:s:V", table, NULL)) != -1)
		if (ch == 'n')
			count = cli_number(&cli, "--count", optarg, 1,
			    1000000000);
		else if (ch == 's')
			seed = cli_seed(&cli, optarg);
		else if (!wish_take(&wish, &cli, ch, optarg))
			cli_option(&cli, ch, argv);
	if (argc - optind > 1)
		cli_usage(&cli, "one game at the most is wanted");
	if (argc - optind == 0 && (count != 0 || seed != NULL))
		cli_usage(&cli, "--%s needs a game; a box has its seed from "
		    "shuffle", count != 0 ? "count" : "seed");
	if (argc - optind == 1 && cli.file != NULL)
		cli_usage(&cli, "a game or a file, not both");

	if (argc - optind == 0)
		filter_matches(&cli, answer, &wish);
	else if (count > 0)
		deal_many(&cli, wish_game(&cli, argv[optind]), &wish, seed,
		    count);
	else
		deal_game(&cli, wish_game(&cli, argv[optind]), &wish, seed);

	wish_free(&wish);
	free(table);
	return STATUS_DONE;
}
