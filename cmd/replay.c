/* replay - show a match after each decision, from its log. */

#include "command/filter.h"
#include "replay.h"
#include "transcript.h"

static const char usage[] =
    "usage: replay [option ...]\n"
    "\n"
    "Show a match after each decision, from its log.\n"
    "\n"
    "      --at=N                 only after N decisions\n"
    "      --transcript           write it as plain text\n"
    "      --undo=N               only without the last N decisions\n"
    "  -f, --file=FILE            read FILE; with --at or --undo replace it\n"
    CLI_LAYOUT_HELP
    CLI_HELP;

enum { AT = CLI_OWN, UNDO };

static int transcript; /* by --transcript */

static const struct option options[] = {
	{ "at", required_argument, NULL, AT },
	{ "transcript", no_argument, &transcript, true },
	{ "undo", required_argument, NULL, UNDO },
	CLI_INPUT,
	CLI_LAYOUT,
	CLI_OPTIONS
};

struct task {
	long at, undo; /* -1: not asked for */
};

static int
put(struct cli *cli, const struct match *m, struct text *out,
    struct fault *why)
{
	if (!transcript)
		return filter_put(cli, m, out, why);
	transcript_write(m, out);
	return 0;
}

static int
rewind_to(struct cli *cli, struct match *m, const struct task *task,
    struct text *out, struct fault *why)
{
	long n = log_decisions(&m->log), wanted;

	wanted = task->at >= 0 ? task->at : n - task->undo;
	if (wanted < 0 || wanted > n)
		return fault(why, FAULT_REPLAY, "the log has %ld decisions, "
		    "not %ld", n, task->at >= 0 ? task->at : task->undo);
	if (replay_rewind(m, wanted, why) == -1)
		return -1;
	return put(cli, m, out, why);
}

/* Without out it only finds out whether that can be done. */
static int
each_step(struct cli *cli, const struct match *m, struct text *out,
    struct fault *why)
{
	struct replay r;
	int more = replay_open(&r, m, false, why);

	while (more != -1 && (more = replay_step(&r, why)) == 1) {
		if (out == NULL)
			continue;
		more = filter_put(cli, &r.now, out, why);
		filter_flush(cli, out);
	}
	replay_close(&r);
	return more;
}

static int
answer_match(struct cli *cli, struct match *m, const struct task *task,
    struct text *out, struct fault *why)
{
	if (match_need_whole(m, why) == -1)
		return -1;
	if (task->at >= 0 || task->undo >= 0)
		return rewind_to(cli, m, task, out, why);
	if (transcript)
		return put(cli, m, out, why);
	if (each_step(cli, m, NULL, why) == -1)
		return -1;
	return each_step(cli, m, out, why);
}

/* A transcript stands for the match, unless something is asked of it. */
static int
answer_transcript(struct cli *cli, struct doc_reader *reader,
    const struct task *task, struct text *out, struct fault *why)
{
	struct text text = { 0 };
	struct match m = { 0 };
	int done;

	done = doc_lines(reader, "squero ", &text, why);
	if (done == 0)
		done = transcript_read(&m, &text, why);
	if (done == 0 && (task->at >= 0 || task->undo >= 0))
		done = rewind_to(cli, &m, task, out, why);
	else if (done == 0)
		done = put(cli, &m, out, why);
	match_close(&m);
	text_free(&text);
	return done;
}

static int
answer(struct cli *cli, struct doc_reader *reader, void *arg,
    struct text *out, struct fault *why)
{
	struct match m = { 0 };
	struct doc doc;
	int byte, done;

	if (doc_peek(reader, &byte, why) == 1 && byte == 's')
		return answer_transcript(cli, reader, arg, out, why);
	if (doc_next(reader, &doc, why) != 1)
		return -1;
	done = match_load(&m, &doc, why);
	if (done == 0)
		done = answer_match(cli, &m, arg, out, why);
	match_close(&m);
	json_decref(doc.json);
	return done;
}

int
main(int argc, char *argv[])
{
	struct task task = { .at = -1, .undo = -1 };
	struct cli cli;
	int ch;

	cli_start(&cli, argc, argv, usage);
	while ((ch = getopt_long(argc, argv, ":f:hV", options, NULL)) != -1)
		if (ch == AT)
			task.at = cli_number(&cli, "--at", optarg, 0,
			    1000000000);
		else if (ch == UNDO)
			task.undo = cli_number(&cli, "--undo", optarg, 0,
			    1000000000);
		else
			cli_option(&cli, ch, argv);
	cli_no_operands(&cli, argc, argv);
	if (task.at >= 0 && task.undo >= 0)
		cli_usage(&cli, "--at or --undo, not both");
	cli.changes = !transcript && (task.at >= 0 || task.undo >= 0);
	filter_input(&cli, answer, &task);
	return STATUS_DONE;
}
