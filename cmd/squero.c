/* squero - list the programs of the toolkit, or run one. */

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "command/wishes.h"
#include "doc.h"
#include "grammar.h"

static const char usage[] =
    "usage: squero [-hV] [--exec-path]\n"
    "       squero --list=what [game]\n"
    "       squero [--json] grammar game [decision ...]\n"
    "       squero program [argument ...]\n"
    "\n"
    "List the programs of the toolkit, or run one; tell how moves are written.\n"
    "\n"
    "      --exec-path            say where the programs are\n"
    "      --list=WHAT            list programs, games or options, one a line\n"
    "      --json                 write the grammar as a JSON document\n"
    CLI_LAYOUT_HELP
    CLI_HELP;

enum { LIST = CLI_OWN };

static int folder_only, json; /* by --exec-path and --json */

static const struct option options[] = {
	{ "exec-path", no_argument, &folder_only, true },
	{ "json", no_argument, &json, true },
	{ "list", required_argument, NULL, LIST },
	CLI_LAYOUT,
	CLI_OPTIONS
};

static const struct {
	const char *name, *sentence;
} programs[] = {
#include "programs.h"
};

enum { PROGRAMS = sizeof(programs) / sizeof(programs[0]) };

/* The folder of this program's real file, where the others are. */
static void
find_folder(const struct cli *cli, char path[PATH_MAX])
{
	ssize_t length = readlink("/proc/self/exe", path, PATH_MAX - 1);
	struct fault why = { 0 };

	if (length < 1) {
		fault(&why, FAULT_FILE, "cannot find itself: %s",
		    strerror(errno));
		cli_fail(cli, &why);
	}
	path[length] = '\0';
	*strrchr(path, '/') = '\0';
}

static void
list(const struct cli *cli)
{
	struct text out = { 0 };
	size_t i;

	for (i = 0; i < PROGRAMS; i++)
		text_printf(&out, "%-16s %s\n", programs[i].name,
		    programs[i].sentence);
	text_put(&out, "\nThe games:");
	for (i = 0; games[i] != NULL; i++)
		text_printf(&out, " %s", games[i]->name);
	text_put(&out, "\nman 7 squero: a tour\n");
	cli_write(cli, &out);
	text_free(&out);
}

static _Noreturn void
run(const struct cli *cli, char *argv[])
{
	char folder[PATH_MAX], path[2 * PATH_MAX];
	struct fault why = { 0 };
	size_t i;

	for (i = 0; i < PROGRAMS; i++)
		if (strcmp(programs[i].name, argv[0]) == 0)
			break;
	if (i == PROGRAMS)
		cli_usage(cli, "no such program: %s; squero lists them",
		    argv[0]);
	find_folder(cli, folder);
	snprintf(path, sizeof(path), "%s/%s", folder, argv[0]);
	execv(path, argv);
	fault(&why, FAULT_FILE, "%s: %s", path, strerror(errno));
	cli_fail(cli, &why);
}

static void
say_folder(const struct cli *cli)
{
	char folder[PATH_MAX];
	struct text out = { 0 };

	find_folder(cli, folder);
	text_printf(&out, "%s\n", folder);
	cli_write(cli, &out);
	text_free(&out);
}

/* What completions ask for. */
static void
list_what(const struct cli *cli, const char *what, char *game[])
{
	bool of_game = strcmp(what, "options") == 0;
	struct text out = { 0 };
	size_t i;

	if (game[0] != NULL && (!of_game || game[1] != NULL))
		cli_usage(cli, "unexpected operand: %s",
		    game[of_game ? 1 : 0]);
	if (of_game)
		wish_list(game[0] != NULL ? wish_game(cli, game[0]) : NULL,
		    &out);
	else if (strcmp(what, "games") == 0)
		for (i = 0; games[i] != NULL; i++)
			text_printf(&out, "%s\n", games[i]->name);
	else if (strcmp(what, "programs") == 0)
		for (i = 0; i < PROGRAMS; i++)
			text_printf(&out, "%s\n", programs[i].name);
	else
		cli_usage(cli, "--list: programs, games or options, not %s",
		    what);
	cli_write(cli, &out);
	text_free(&out);
}

/* The decisions that are named, or all and what chance brings. */
static struct grammar_part
part_named(const struct cli *cli, const struct game *game, char *names[])
{
	struct grammar_part part = { 0, false };
	int decision;

	if (names[0] == NULL)
		return (struct grammar_part){ ~0u, true };
	for (; *names != NULL; names++) {
		decision = grammar_decision(game->grammar, *names);
		if (decision == -1)
			cli_usage(cli, "%s has no such decision: %s; squero "
			    "grammar %s lists them", game->name, *names,
			    game->name);
		part.decisions |= 1u << decision;
	}
	return part;
}

static void
tell_grammar(const struct cli *cli, char *names[])
{
	struct text out = { 0 };
	struct grammar_part part;
	const struct game *game;

	if (names[0] == NULL)
		cli_usage(cli, "grammar: a game is wanted; squero lists them");
	game = wish_game(cli, names[0]);
	part = part_named(cli, game, names + 1);
	if (json)
		grammar_write_json(game, part, &out);
	else
		grammar_write(game->grammar, part, &out);
	if (json && cli->pretty)
		doc_lay_out(&out, 0);
	cli_write(cli, &out);
	text_free(&out);
}

/* Takes the options up to the first operand, or all of them; returns what is
   to be listed, or NULL. */
static const char *
take_options(struct cli *cli, bool all, int argc, char *argv[])
{
	const char *listed = NULL;
	int ch;

	while ((ch = getopt_long(argc, argv, all ? ":hV" : "+:hV", options,
	    NULL)) != -1)
		if (ch == LIST)
			listed = optarg;
		else
			cli_option(cli, ch, argv);
	return listed;
}

int
main(int argc, char *argv[])
{
	const char *listed;
	struct cli cli;
	bool grammar;

	cli_start(&cli, argc, argv, usage);
	/* What follows a program is for the program. */
	listed = take_options(&cli, false, argc, argv);
	grammar = listed == NULL && optind < argc &&
	    strcmp(argv[optind], "grammar") == 0;
	if (grammar) {
		argc -= optind;
		argv += optind;
		optind = 0; /* begins again behind the word */
		listed = take_options(&cli, true, argc, argv);
	}
	if ((json || cli.layout) && !grammar)
		cli_usage(&cli, "a document is written only by grammar");
	if (folder_only && (grammar || optind < argc || listed != NULL))
		cli_usage(&cli, "--exec-path or %s, not both",
		    listed != NULL ? "--list" : "a program");
	if (folder_only)
		say_folder(&cli);
	else if (listed != NULL)
		list_what(&cli, listed, argv + optind);
	else if (grammar)
		tell_grammar(&cli, argv + optind);
	else if (optind == argc)
		list(&cli);
	else
		run(&cli, argv + optind);
	return STATUS_DONE;
}
