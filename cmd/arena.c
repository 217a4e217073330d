/* arena - play many games between bots. */

#include <stdlib.h>
#include <string.h>

#include "command/crew.h"
#include "command/levels.h"
#include "command/wishes.h"

static const char usage[] =
    "usage: arena [option ...] game\n"
    "\n"
    "Play many games between bots, the same deals from every seating; write one\n"
    "line of JSON for each.\n"
    "\n"
    "      --against=BOT          who plays against a group, if somebody does\n"
    "  -b, --bots=BOT,...         one, two, or one for each seat (greedy)\n"
    "  -n, --games=N              play N games (100)\n"
    "  -j, --jobs=N               in N processes (1)\n"
    "      --log                  keep the moves\n"
    "      --resume=FILE          go on with FILE, where it stopped\n"
    "  -s, --seed=TEXT            play the same games for the same text\n"
    "      --shard=K/N            only game K and every N-th after it\n"
    "      --unpaired             play each deal only once\n"
    WISH_HELP
    CLI_HELP;

enum { AGAINST = CLI_OWN, LOG, RESUME, SHARD, UNPAIRED };

static const struct option options[] = {
	{ "against", required_argument, NULL, AGAINST },
	{ "bots", required_argument, NULL, 'b' },
	{ "games", required_argument, NULL, 'n' },
	{ "jobs", required_argument, NULL, 'j' },
	{ "log", no_argument, NULL, LOG },
	{ "resume", required_argument, NULL, RESUME },
	{ "seed", required_argument, NULL, 's' },
	{ "shard", required_argument, NULL, SHARD },
	{ "unpaired", no_argument, NULL, UNPAIRED },
	CLI_OPTIONS
};

struct task {
	struct crew crew;
	struct tournament tournament;
	struct wish wish;
};

/* K/N: K is from 1 to N. */
static void
set_shard(struct crew *crew, const struct cli *cli, char *text)
{
	char *slash = strchr(text, '/');

	if (slash == NULL)
		cli_usage(cli, "--shard: not like 1/8: %s", text);
	*slash = '\0';
	crew->shards = cli_number(cli, "--shard", slash + 1, 1, 1000000);
	crew->shard = cli_number(cli, "--shard", text, 1, crew->shards);
}

static void
take(struct task *task, struct cli *cli, int ch, char *argv[])
{
	switch (ch) {
	case AGAINST:
		levels_take(&task->tournament.against, 1, cli, "--against",
		    optarg);
		break;
	case 'b':
		task->tournament.bots = levels_take(task->tournament.bot,
		    SEATS_MAX, cli, "--bots", optarg);
		break;
	case 'n':
		task->crew.games = cli_number(cli, "--games", optarg, 1,
		    1000000000);
		break;
	case 'j':
		task->crew.jobs = cli_number(cli, "--jobs", optarg, 1,
		    CREW_JOBS);
		break;
	case LOG:
		task->tournament.logs = true;
		break;
	case RESUME:
		task->crew.resume = optarg;
		break;
	case 's':
		task->tournament.seed = cli_stem(cli, optarg);
		break;
	case SHARD:
		set_shard(&task->crew, cli, optarg);
		break;
	case UNPAIRED:
		task->tournament.unpaired = true;
		break;
	default:
		if (!wish_take(&task->wish, cli, ch, optarg))
			cli_option(cli, ch, argv);
	}
}

int
main(int argc, char *argv[])
{
	static struct task task = { .tournament = { .bot = { &bot_greedy },
	    .bots = 1 }, .crew = { .games = 100, .shard = 1, .shards = 1,
	    .jobs = 1 } };
	struct option *table = wish_options(options);
	char fresh[SEED_HEX + 1];
	struct fault why;
	struct cli cli;
	int ch;

	cli_start(&cli, argc, argv, usage);
	cli.more_help = wish_help;
	while ((ch = getopt_long(argc, argv, ":b:hj:n:s:V", table, NULL)) != -1)
		take(&task, &cli, ch, argv);
	if (argc - optind != 1)
		cli_usage(&cli, "one game is wanted; squero(7) lists them");
	if (task.tournament.seed == NULL)
		task.tournament.seed = cli_fresh_seed(&cli, fresh);
	why = cli_every(&cli);
	task.crew.tournament = &task.tournament;
	if (tournament_open(&task.tournament, wish_game(&cli, argv[optind]),
	    &task.wish, &why) == -1)
		cli_fail(&cli, &why);
	crew_play(&task.crew, &cli);
	tournament_close(&task.tournament);
	wish_free(&task.wish);
	free(table);
	return STATUS_DONE;
}
