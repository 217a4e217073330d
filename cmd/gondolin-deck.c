/* gondolin-deck - build and check a deck for Gondolin Cards. */

#include <stdlib.h>

#include "command/filter.h"
#include "games/gondolin/deck.h"

static const char usage[] =
    "usage: gondolin-deck [option ...]\n"
    "\n"
    "Start a deck, change decks and check them; list the cards of a set.\n"
    "\n"
    "  -a, --add=ID               put a card in\n"
    "  -c, --check                say every fault, and write only without\n"
    "  -l, --list=WHAT            list cards or stories, one a line\n"
    "  -r, --remove=ID            take a card out\n"
    "      --set=NAME             the set: a name, or a file\n"
    "      --show=ID              show a card or story of the set\n"
    "  -s, --story=ID             start with the story's ready-made deck\n"
    CLI_CHANGE_HELP CLI_LAYOUT_HELP CLI_HELP;

enum { SET = CLI_OWN, SHOW };

static const struct option options[] = {
	{ "add", required_argument, NULL, 'a' },
	{ "check", no_argument, NULL, 'c' },
	{ "list", required_argument, NULL, 'l' },
	{ "remove", required_argument, NULL, 'r' },
	{ "set", required_argument, NULL, SET },
	{ "show", required_argument, NULL, SHOW },
	{ "story", required_argument, NULL, 's' },
	CLI_INPUT, CLI_LAYOUT, CLI_OPTIONS
};

/* A file is replaced by what is right or not at all, so nothing that follows
   in it can help. */
static int
answer(struct cli *cli, struct doc *doc, void *arg, struct text *out,
    struct fault *why)
{
	struct deck_job *job = arg;
	int done = deck_answer(job, doc != NULL ? doc->json : NULL, out, why);

	if (job->faulty && cli->file != NULL)
		cli_fail(cli, &job->every);
	return done;
}

/* What needs no deck to be read. */
static void
answer_alone(struct cli *cli, struct deck_job *job)
{
	struct text out = { 0 };

	if (answer(cli, NULL, job, &out, &job->every) == -1)
		cli_fail(cli, &job->every);
	cli_write(cli, &out);
	text_free(&out);
}

int
main(int argc, char *argv[])
{
	struct deck_change change[argc]; /* each argument one at the most */
	struct deck_job job = { .change = change };
	const char **const texts[] = { ['l'] = &job.list, ['s'] = &job.story,
	    [SET] = &job.set_name, [SHOW] = &job.show };
	struct cli cli;
	int ch;

	cli_start(&cli, argc, argv, usage);
	while ((ch = getopt_long(argc, argv, ":a:cf:hl:r:s:V", options,
	    NULL)) != -1)
		if (ch == 'a' || ch == 'r')
			change[job.n++] = (struct deck_change){ optarg,
			    ch == 'a' ? 1 : -1 };
		else if (ch == 'c')
			job.check = true;
		else if (ch <= SHOW && texts[ch] != NULL)
			*texts[ch] = optarg;
		else
			cli_option(&cli, ch, argv);
	cli_no_operands(&cli, argc, argv);
	if ((job.list != NULL) + (job.show != NULL) + (job.story != NULL) +
	    (cli.file != NULL) > 1)
		cli_usage(&cli, "only one of --list, --show, --story and "
		    "--file");
	cli.changes = true;
	job.pretty = cli.pretty;
	job.every = cli_every(&cli);
	if (deck_open(&job) == -1)
		cli_fail(&cli, &job.every);
	if (job.list != NULL || job.show != NULL || job.story != NULL)
		answer_alone(&cli, &job);
	else
		filter_documents(&cli, answer, &job);
	json_decref(job.set);
	return job.faulty ? STATUS_NO : STATUS_DONE;
}
