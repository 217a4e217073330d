/* shuffle - put the piles of a box, or any JSON array, in random order. */

#include <string.h>

#include "box.h"
#include "command/filter.h"
#include "command/wishes.h"

static const char usage[] =
    "usage: shuffle [option ...] [game]\n"
    "\n"
    "Put the piles of a box, or any JSON array, in random order.\n"
    "\n"
    "  -s, --seed=TEXT            give the same order for the same text\n"
    CLI_CHANGE_HELP
    WISH_HELP
    CLI_LAYOUT_HELP
    CLI_HELP;

static const struct option options[] = {
	{ "seed", required_argument, NULL, 's' },
	CLI_INPUT,
	CLI_LAYOUT,
	CLI_OPTIONS
};

static int
answer_array(const struct cli *cli, const json_t *array, const char *seed,
    struct text *out, struct fault *why)
{
	json_t *shuffled = box_shuffle_array(array, seed, why);

	if (shuffled == NULL)
		return -1;
	doc_write(shuffled, cli->pretty, out);
	json_decref(shuffled);
	return 0;
}

static int
answer(struct cli *cli, struct doc *doc, void *seed, struct text *out,
    struct fault *why)
{
	struct match box;
	int done;

	if (json_is_array(doc->json))
		return answer_array(cli, doc->json, seed, out, why);
	done = match_load(&box, doc, why);
	if (done == 0 && box.kind != MATCH_BOX)
		done = fault(why, FAULT_KIND, "neither a box nor an array: "
		    "what has been dealt is not shuffled again");
	if (done == 0)
		done = box_shuffle(&box, seed, why);
	if (done == 0)
		done = filter_put(cli, &box, out, why);
	match_close(&box);
	return done;
}

static void
shuffle_game(struct cli *cli, const char *name, const struct wish *wish,
    const char *seed)
{
	struct fault why = cli_every(cli);
	struct text out = { 0 };
	struct match box;

	if (box_open(&box, wish_game(cli, name), wish, &why) == -1 ||
	    box_shuffle(&box, seed, &why) == -1 ||
	    filter_put(cli, &box, &out, &why) == -1)
		cli_fail(cli, &why);
	cli_write(cli, &out);
	match_close(&box);
	text_free(&out);
}

int
main(int argc, char *argv[])
{
	struct cli cli;
	struct wish wish = { 0 };
	struct option *table = wish_options(options);
	const char *seed = NULL;
	int ch;

	cli_start(&cli, argc, argv, usage);
	cli.more_help = wish_help;
	cli.changes = true;
	while ((ch = getopt_long(argc, argv, ":f:hs:V", table, NULL)) != -1)
		if (ch == 's')
			seed = cli_seed(&cli, optarg);
		else if (!wish_take(&wish, &cli, ch, optarg))
			cli_option(&cli, ch, argv);
	if (argc - optind > 1)
		cli_usage(&cli, "one game at the most is wanted");
	if (argc - optind == 1 && cli.file != NULL)
		cli_usage(&cli, "a game or a file, not both");
	if (argc - optind == 0 && wish_made(&wish))
		cli_usage(&cli, "options of a box need a game");

	if (argc - optind == 1)
		shuffle_game(&cli, argv[optind], &wish, seed);
	else
		filter_documents(&cli, answer, (void *)seed);

	wish_free(&wish);
	free(table);
	return STATUS_DONE;
}
