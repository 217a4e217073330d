/* arena - play many games between bots. */

#include <stdlib.h>
#include <string.h>

#include "command/crew.h"
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
