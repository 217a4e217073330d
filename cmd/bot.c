/* bot - decide for the seat to move. */

#include "bots/bot.h"
#include "command/filter.h"
#include "command/levels.h"
#include "play.h"
#include "settle.h"

static const char usage[] =
    "usage: bot [option ...]\n"
    "\n"
    "Decide for the seat to move, from what that seat sees.\n"
    "\n"
    "      --effort=N             let search play on N times, as a whole\n"
    "  -l, --level=LEVEL,...      greedy or random; one for all seats, or\n"
    "                             one for each (greedy)\n"
    "  -p, --pick                 print the move, do not make it\n"
    "  -s, --seed=TEXT            decide the same for the same text\n"
    "  -e, --to-end               play on to the end\n"
    CLI_CHANGE_HELP
    CLI_LAYOUT_HELP
    CLI_HELP;

enum { EFFORT = CLI_OWN };

static const struct option options[] = {
	{ "effort", required_argument, NULL, EFFORT },
	{ "level", required_argument, NULL, 'l' },
	{ "pick", no_argument, NULL, 'p' },
	{ "seed", required_argument, NULL, 's' },
	{ "to-end", no_argument, NULL, 'e' },
	CLI_INPUT,
	CLI_LAYOUT,
	CLI_OPTIONS
};

struct task {
	const struct bot *level[SEATS_MAX];
	int levels;
	const char *seed;
	bool pick, to_end;
	struct bench bench;
};

static int
decide(struct task *task, const struct match *m, struct move *move,
    struct fault *why)
{
	int turn = match_turn(m);

	if (play_need_decision(m, why) == -1)
		return -1;
	if (turn == SEAT_NONE)
		return fault(why, FAULT_OVER, "the match is over");
	if (task->levels > 1 && task->levels != m->seats)
		return fault(why, FAULT_USAGE, "--level: %d levels for %d "
		    "seats", task->levels, m->seats);
	return bot_decide_match(task->level[task->levels > 1 ? turn - 1 : 0],
	    &task->bench, m, task->seed, move, why);
}

static int
pick(struct task *task, struct match *m, struct text *out, struct fault *why)
{
	char text[MOVE_TEXT];
	struct move move;

	if (decide(task, m, &move, why) == -1)
		return -1;
	m->game->print(m->state, &move, text);
	text_printf(out, "%s\n", text);
	return 0;
}

static int
answer(struct cli *cli, struct match *m, void *arg, struct text *out,
    struct fault *why)
{
	struct task *task = arg;
	struct move move;

	if (task->pick)
		return pick(task, m, out, why);
	if (match_need_whole(m, why) == -1 || settle_match(m, why) == -1)
		return -1;
	while (!task->to_end || match_turn(m) != SEAT_NONE) {
		if (decide(task, m, &move, why) == -1 ||
		    play_move(m, &move, why) == -1)
			return -1;
		if (!task->to_end)
			break;
	}
	return filter_put(cli, m, out, why);
}

int
main(int argc, char *argv[])
{
	struct task task = { .level = { &bot_greedy }, .levels = 1 };
	struct cli cli;
	int ch;

	cli_start(&cli, argc, argv, usage);
	while ((ch = getopt_long(argc, argv, ":ef:hl:ps:V", options,
	    NULL)) != -1)
		if (ch == EFFORT)
			task.bench.effort = cli_number(&cli, "--effort",
			    optarg, 1, 1000000);
		else if (ch == 'e')
			task.to_end = true;
		else if (ch == 'l')
			task.levels = levels_take(task.level, SEATS_MAX,
			    &cli, "--level", optarg);
		else if (ch == 'p')
			task.pick = true;
		else if (ch == 's')
			task.seed = cli_seed(&cli, optarg);
		else
			cli_option(&cli, ch, argv);
	cli_no_operands(&cli, argc, argv);
	if (task.pick && task.to_end)
		cli_usage(&cli, "--pick or --to-end, not both");
	cli.changes = !task.pick;
	filter_matches(&cli, answer, &task);
	bench_close(&task.bench);
	return STATUS_DONE;
}
