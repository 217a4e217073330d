/* validate - check matches, views, boxes and sets. */

#include "command/filter.h"
#include "replay.h"

static const char usage[] =
    "usage: validate [option ...]\n"
    "\n"
    "Check matches, views, boxes and sets; write on what is valid.\n"
    "\n"
    "  -q, --quiet                write nothing; the status answers\n"
    "      --replay               also check that box and log lead to it\n"
    CLI_INPUT_HELP
    CLI_LAYOUT_HELP
    CLI_HELP;

static int replays; /* by --replay */

static const struct option options[] = {
	{ "quiet", no_argument, NULL, 'q' },
	{ "replay", no_argument, &replays, true },
	CLI_INPUT,
	CLI_LAYOUT,
	CLI_OPTIONS
};

/* What is told of a document. */
struct report {
	struct cli *cli;
	struct text lines;
};

static void
tell(const struct fault *why, void *arg)
{
	struct report *report = arg;

	cli_explain(report->cli, why, &report->lines);
}

static int
check(struct doc *doc, struct match *m, struct fault *why)
{
	if (json_is_object(doc->json) &&
	    json_object_get(doc->json, "squero") == NULL &&
	    json_object_get(doc->json, "set") != NULL)
		return set_validate(doc->json, why);
	if (match_load(m, doc, why) == -1)
		return -1;
	return replays ? replay_check(m, why) : 0;
}

static int
answer(struct cli *cli, struct doc *doc, void *arg, struct text *out,
    struct fault *why)
{
	struct report report = { .cli = cli };
	struct fault faults = { .each = tell, .arg = &report };
	bool *invalid = arg;
	struct match m = { 0 };
	int valid = check(doc, &m, &faults) == 0;

	if (!valid)
		*invalid = true;
	else if (!cli->quiet && m.game == NULL)
		doc_write(doc->json, cli->pretty, out);
	else if (!cli->quiet)
		valid = filter_put(cli, &m, out, why) == 0;
	match_close(&m);
	cli_say(cli, &report.lines);
	text_free(&report.lines);
	return why->count == 0 ? 0 : -1;
}

int
main(int argc, char *argv[])
{
	bool invalid = false; /* some document was */
	struct cli cli;
	int ch;

	cli_start(&cli, argc, argv, usage);
	while ((ch = getopt_long(argc, argv, ":f:hqV", options, NULL)) != -1)
		cli_option(&cli, ch, argv);
	cli_no_operands(&cli, argc, argv);
	filter_documents(&cli, answer, &invalid);
	return invalid ? STATUS_NO : STATUS_DONE;
}
