/* squero - list the programs of the toolkit, or run one. */

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "command/cli.h"
#include "game.h"

static const char usage[] =
    "usage: squero [-hV] [--exec-path]\n"
    "       squero program [argument ...]\n"
    "\n"
    "List the programs of the toolkit, or run one.\n"
    "\n"
    "      --exec-path            say where the programs are\n"
    CLI_HELP;

enum { EXEC_PATH = CLI_OWN };

static const struct option options[] = {
	{ "exec-path", no_argument, NULL, EXEC_PATH },
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

int
main(int argc, char *argv[])
{
	char folder[PATH_MAX];
	struct text out = { 0 };
	struct cli cli;
	int ch, where = 0;

	cli_start(&cli, argc, argv, usage);
	/* What follows the program is for the program. */
	while ((ch = getopt_long(argc, argv, "+:hV", options, NULL)) != -1)
		if (ch == EXEC_PATH)
			where = 1;
		else
			cli_option(&cli, ch, argv);
	if (optind < argc && where)
		cli_usage(&cli, "--exec-path or a program, not both");
	if (optind < argc)
		run(&cli, argv + optind);
	if (!where) {
		list(&cli);
		return STATUS_DONE;
	}
	find_folder(&cli, folder);
	text_printf(&out, "%s\n", folder);
	cli_write(&cli, &out);
	text_free(&out);
	return STATUS_DONE;
}
