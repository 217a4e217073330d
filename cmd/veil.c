/* veil - show what a seat may see of a match, and nothing else. */

#include "command/filter.h"
#include "view.h"

static const char usage[] =
    "usage: veil [option ...] --seat=N\n"
    "\n"
    "Show what a seat may see of a match, and nothing else.\n"
    "\n"
    "      --seat=N               the seat; 0 for what everybody sees\n"
    CLI_INPUT_HELP
    CLI_LAYOUT_HELP
    CLI_HELP;

enum { SEAT = CLI_OWN };

static const struct option options[] = {
	{ "seat", required_argument, NULL, SEAT },
	CLI_INPUT,
	CLI_LAYOUT,
	CLI_OPTIONS
};

static int
answer(struct cli *cli, struct match *m, void *seat, struct text *out,
    struct fault *why)
{
	if (view_veil(m, *(int *)seat, why) == -1)
		return -1;
	return filter_put(cli, m, out, why);
}

int
main(int argc, char *argv[])
{
	struct cli cli;
	int ch, seat = SEAT_NONE;

	cli_start(&cli, argc, argv, usage);
	while ((ch = getopt_long(argc, argv, ":f:hV", options, NULL)) != -1)
		if (ch == SEAT)
			seat = cli_number(&cli, "--seat", optarg, 0,
			    SEATS_MAX);
		else
			cli_option(&cli, ch, argv);
	cli_no_operands(&cli, argc, argv);
	if (seat == SEAT_NONE)
		cli_usage(&cli, "--seat is wanted: 0 for what everybody sees");
	filter_matches(&cli, answer, &seat);
	return STATUS_DONE;
}
