/* gondolin-deck - build and check a deck for Gondolin Cards. */

#include <stdlib.h>
#include <string.h>

#include "deck.h"
#include "command/filter.h"

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
    CLI_CHANGE_HELP
    CLI_LAYOUT_HELP
    CLI_HELP;

enum { SET = CLI_OWN, SHOW };

static const struct option options[] = {
	{ "add", required_argument, NULL, 'a' },
	{ "check", no_argument, NULL, 'c' },
	{ "list", required_argument, NULL, 'l' },
	{ "remove", required_argument, NULL, 'r' },
	{ "set", required_argument, NULL, SET },
	{ "show", required_argument, NULL, SHOW },
	{ "story", required_argument, NULL, 's' },
	CLI_INPUT,
	CLI_LAYOUT,
	CLI_OPTIONS
};

struct change {
	const char *id;
	int by;
};

struct task {
	const struct game *game;
	json_t *set; /* the whole document */
	const char *name, *list, *show, *story;
	struct change *change;
	int n; /* changes, in their order */
	bool check;
	bool faulty; /* some deck was */
};

static const char *
member(const json_t *object, const char *key)
{
	return json_string_value(json_object_get(object, key));
}

static void
list(const struct task *task, const struct cli *cli, struct text *out)
{
	bool cards = strcmp(task->list, "cards") == 0;
	json_t *object;
	size_t i;

	if (!cards && strcmp(task->list, "stories") != 0)
		cli_usage(cli, "--list: cards or stories, not %s",
		    task->list);
	json_array_foreach(json_object_get(task->set, task->list), i, object) {
		text_printf(out, "%s\t", member(object, "id"));
		if (cards)
			text_printf(out, "%s\t", member(object, "type"));
		else
			text_printf(out, "%d turns\t", (int)json_integer_value(
			    json_object_get(object, "turns")));
		text_safe(out, member(object, "title"));
		text_put(out, "\n");
	}
}

static void
show(const struct task *task, const struct cli *cli, struct text *out,
    struct fault *why)
{
	json_t *object = deck_find(task->set, "cards", task->show);

	if (object == NULL)
		object = deck_find(task->set, "stories", task->show);
	if (object == NULL)
		fault(why, FAULT_VALUE, "no card and no story of this set: "
		    "%.40s", task->show);
	else
		doc_write(object, cli->pretty, out);
}

/* Says the faults of a deck.  A file is replaced by what is right or not at
   all, so nothing that follows in it can help. */
static bool
is_right(struct task *task, struct cli *cli, json_t *deck)
{
	struct fault why = cli_every(cli);

	if (deck_check(task->game, task->set, deck, &why) == 0)
		return true;
	if (cli->file != NULL)
		cli_fail(cli, &why);
	task->faulty = true;
	return false;
}

static int
change_deck(struct cli *cli, const json_t *doc, struct task *task,
    struct text *out, struct fault *why)
{
	json_t *deck = json_deep_copy(doc);
	int i, done = 0;

	for (i = 0; i < task->n && done == 0; i++)
		done = deck_change(task->set, deck, task->change[i].id,
		    task->change[i].by, why);
	if (done == 0 && (!task->check || is_right(task, cli, deck)))
		doc_write(deck, cli->pretty, out);
	json_decref(deck);
	return done;
}

static int
answer(struct cli *cli, struct doc *doc, void *task, struct text *out,
    struct fault *why)
{
	return change_deck(cli, doc->json, task, out, why);
}

/* What needs no deck to be read. */
static void
answer_alone(struct task *task, struct cli *cli)
{
	struct fault why = { 0 };
	struct text out = { 0 };
	json_t *deck = NULL;

	if (task->list != NULL)
		list(task, cli, &out);
	else if (task->show != NULL)
		show(task, cli, &out, &why);
	else
		deck = deck_start(task->set, task->story, &why);
	if (deck != NULL)
		change_deck(cli, deck, task, &out, &why);
	if (why.count > 0)
		cli_fail(cli, &why);
	cli_write(cli, &out);
	json_decref(deck);
	text_free(&out);
}

static void
open_set(struct task *task, struct cli *cli)
{
	struct fault why = cli_every(cli);

	task->game = game_named("gondolin");
	task->set = deck_set(task->game, task->name, &why);
	if (task->set == NULL)
		cli_fail(cli, &why);
}

/* Each argument is one change at the most. */
static void
take(struct task *task, const struct cli *cli, int argc, int by)
{
	if (task->change == NULL)
		task->change = calloc(argc, sizeof(*task->change));
	if (task->change == NULL)
		cli_usage(cli, "out of memory");
	task->change[task->n++] = (struct change){ optarg, by };
}

int
main(int argc, char *argv[])
{
	struct task task = { 0 };
	struct cli cli;
	int ch;

	cli_start(&cli, argc, argv, usage);
	while ((ch = getopt_long(argc, argv, ":a:cf:hl:r:s:V", options,
	    NULL)) != -1)
		switch (ch) {
		case 'a':
			take(&task, &cli, argc, 1);
			break;
		case 'c':
			task.check = true;
			break;
		case 'l':
			task.list = optarg;
			break;
		case 'r':
			take(&task, &cli, argc, -1);
			break;
		case 's':
			task.story = optarg;
			break;
		case SET:
			task.name = optarg;
			break;
		case SHOW:
			task.show = optarg;
			break;
		default:
			cli_option(&cli, ch, argv);
		}
	cli_no_operands(&cli, argc, argv);
	if ((task.list != NULL) + (task.show != NULL) + (task.story != NULL) +
	    (cli.file != NULL) > 1)
		cli_usage(&cli, "only one of --list, --show, --story and "
		    "--file");
	cli.changes = true;
	open_set(&task, &cli);
	if (task.list != NULL || task.show != NULL || task.story != NULL)
		answer_alone(&task, &cli);
	else
		filter_documents(&cli, answer, &task);
	free(task.change);
	json_decref(task.set);
	return task.faulty ? STATUS_NO : STATUS_DONE;
}
