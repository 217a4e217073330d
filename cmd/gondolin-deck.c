/* gondolin-deck - build and check a deck for Gondolin Cards. */

#include <stdlib.h>
#include <string.h>

#include "filter.h"
#include "set.h"

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

struct task {
	const struct game *game;
	json_t *set; /* the whole document */
	json_t *changes; /* ["add", ID] or ["remove", ID], in their order */
	const char *name, *list, *show, *story;
	bool check;
	bool faulty; /* some deck was */
};

/* The card or story of that id, or NULL. */
static json_t *
find(const struct task *task, const char *kind, const char *id)
{
	json_t *array = json_object_get(task->set, kind), *object;
	size_t i;

	json_array_foreach(array, i, object)
		if (strcmp(json_string_value(json_object_get(object, "id")),
		    id) == 0)
			return object;
	return NULL;
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
		text_printf(out, "%s\t", json_string_value(
		    json_object_get(object, "id")));
		if (cards)
			text_printf(out, "%s\t", json_string_value(
			    json_object_get(object, "type")));
		else
			text_printf(out, "%d turns\t", (int)json_integer_value(
			    json_object_get(object, "turns")));
		text_safe(out, json_string_value(
		    json_object_get(object, "title")));
		text_put(out, "\n");
	}
}

static json_t *
start(const struct task *task, struct fault *why)
{
	json_t *story = find(task, "stories", task->story);
	json_t *ready = json_object_get(story, "ready");

	if (story == NULL) {
		fault(why, FAULT_VALUE, "no story of this set: %.40s",
		    task->story);
		return NULL;
	}
	return json_pack("{s:O, s:s, s:o}",
	    "deck", json_object_get(story, "title"), "story", task->story,
	    "cards", ready != NULL ? json_copy(ready) : json_object());
}

static int
change(const struct task *task, json_t *cards, const char *what,
    const char *id, struct fault *why)
{
	json_int_t n = json_integer_value(json_object_get(cards, id));

	if (find(task, "cards", id) == NULL)
		return fault(why, FAULT_VALUE, "no card of this set: %.40s",
		    id);
	if (*what == 'r' && n < 1)
		return fault(why, FAULT_VALUE, "%s is not in the deck", id);
	n += *what == 'a' ? 1 : -1;
	if (n == 0)
		return json_object_del(cards, id);
	return json_object_set_new(cards, id, json_integer(n));
}

/* Makes the changes, and puts the cards in the order of the set. */
static int
edit(const struct task *task, json_t *deck, struct fault *why)
{
	json_t *cards = json_object_get(deck, "cards"), *sorted, *pair, *card;
	const char *id, *what;
	size_t i;

	if (json_array_size(task->changes) == 0)
		return 0;
	if (!json_is_object(cards))
		return fault(why, FAULT_VALUE, "not a deck: its cards are no "
		    "object of ids and numbers");
	json_array_foreach(task->changes, i, pair) {
		what = json_string_value(json_array_get(pair, 0));
		id = json_string_value(json_array_get(pair, 1));
		if (change(task, cards, what, id, why) == -1)
			return -1;
	}
	sorted = json_object();
	json_array_foreach(json_object_get(task->set, "cards"), i, card) {
		id = json_string_value(json_object_get(card, "id"));
		if (json_object_get(cards, id) != NULL)
			json_object_set(sorted, id,
			    json_object_get(cards, id));
	}
	json_object_update_missing(sorted, cards);
	return json_object_set_new(deck, "cards", sorted);
}

/* The pointer is into the deck, not into the options that hold it. */
static void
tell(const struct fault *found, void *cli)
{
	static const char prefix[] = "/options/deck";
	struct fault why = *found;

	if (strncmp(why.pointer, prefix, strlen(prefix)) == 0)
		memmove(why.pointer, why.pointer + strlen(prefix),
		    strlen(why.pointer + strlen(prefix)) + 1);
	cli_complain(cli, &why);
}

static int
check(const struct task *task, struct cli *cli, json_t *deck,
    struct fault *why)
{
	struct fault faults = { .each = tell, .arg = cli };
	json_t *given = json_pack("{s:O}", "deck", deck);
	void *state = calloc(1, task->game->size);
	struct set set;
	int bad;

	bad = state == NULL ? fault(why, FAULT_MEMORY, "out of memory") :
	    set_load(&set, task->game, task->set, why);
	if (bad == 0) {
		bad = task->game->prepare(state, 1, set.loaded, given, false,
		    &faults);
		set_free(&set, task->game);
	}
	json_decref(given);
	free(state);
	return bad;
}

static int
answer(struct cli *cli, const json_t *doc, void *arg, struct text *out,
    struct fault *why)
{
	struct task *task = arg;
	json_t *deck = json_deep_copy(doc);
	int bad = edit(task, deck, why);

	if (bad == 0 && task->check && check(task, cli, deck, why) == -1) {
		task->faulty = true;
		/* A file is replaced by what is right or not at all. */
		if (cli->file != NULL && why->count == 0)
			exit(STATUS_NO);
	} else if (bad == 0)
		doc_write(deck, cli->pretty, out);
	json_decref(deck);
	return why->count == 0 ? 0 : -1;
}

/* What needs no deck to be read. */
static void
answer_alone(struct task *task, struct cli *cli)
{
	struct fault why = { 0 };
	struct text out = { 0 };
	json_t *object = NULL;

	if (task->list != NULL)
		list(task, cli, &out);
	else if (task->show != NULL) {
		object = json_incref(find(task, "cards", task->show));
		if (object == NULL)
			object = json_incref(find(task, "stories",
			    task->show));
		if (object == NULL)
			fault(&why, FAULT_VALUE, "no card and no story of "
			    "this set: %.40s", task->show);
		else
			doc_write(object, cli->pretty, &out);
	} else {
		object = start(task, &why);
		if (object != NULL)
			answer(cli, object, task, &out, &why);
	}
	if (why.count > 0)
		cli_fail(cli, &why);
	cli_write(cli, &out);
	json_decref(object);
	text_free(&out);
}

/* A set that cannot be played has no decks. */
static void
open_set(struct task *task, const struct cli *cli)
{
	struct fault why = { 0 };
	struct set set = { 0 };

	task->game = game_named("gondolin");
	task->set = set_document(task->game, task->name, &why);
	if (task->set == NULL ||
	    set_load(&set, task->game, task->set, &why) == -1)
		cli_fail(cli, &why);
	set_free(&set, task->game);
}

static void
take(struct task *task, const struct cli *cli, const char *what)
{
	json_t *pair = json_pack("[s, s]", what, optarg);

	if (pair == NULL)
		cli_usage(cli, "--%s: not UTF-8", what);
	json_array_append_new(task->changes, pair);
}

int
main(int argc, char *argv[])
{
	struct task task = { 0 };
	struct cli cli;
	int ch;

	cli_start(&cli, argc, argv, usage);
	task.changes = json_array();
	while ((ch = getopt_long(argc, argv, ":a:cf:hl:r:s:V", options,
	    NULL)) != -1)
		switch (ch) {
		case 'a':
			take(&task, &cli, "add");
			break;
		case 'c':
			task.check = true;
			break;
		case 'l':
			task.list = optarg;
			break;
		case 'r':
			take(&task, &cli, "remove");
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
	json_decref(task.changes);
	json_decref(task.set);
	return task.faulty ? STATUS_NO : STATUS_DONE;
}
