#include "moves.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "filter.h"

void
moves_start(struct cli *cli, int argc, char *argv[], const char *usage)
{
	cli_start(cli, argc, argv, usage);
	cli->changes = true;
}

void
moves_option(struct moves *moves, struct cli *cli, int ch, char *argv[])
{
	if (ch == MOVES_SEAT)
		moves->seat = cli_number(cli, "--seat", optarg, 0, SEATS_MAX);
	else
		cli_option(cli, ch, argv);
}

void
moves_add(struct moves *moves, const char *fmt, ...)
{
	va_list ap;
	char *text;

	va_start(ap, fmt);
	if (vasprintf(&text, fmt, ap) == -1)
		text = NULL;
	va_end(ap);
	if (text != NULL)
		text_add(&moves->texts, text, strlen(text) + 1);
	else
		moves->texts.failed = true;
	free(text);
	moves->n++;
}

/* Of several moves the message says which one it is about. */
static int
name_move(int number, const char *move, struct fault *why)
{
	char text[sizeof(why->text)];

	snprintf(text, sizeof(text), "move %d, %.60s: %.400s", number, move,
	    why->text);
	memcpy(why->text, text, sizeof(text));
	return -1;
}

static int
answer(struct cli *cli, struct match *m, void *arg, struct text *out,
    struct fault *why)
{
	const struct moves *moves = arg;
	const char *text = moves->texts.bytes;
	int i;

	if (moves->texts.failed)
		return fault(why, FAULT_MEMORY, "out of memory");
	if (moves->game != NULL && strcmp(moves->game, m->game->name) != 0)
		return fault(why, FAULT_GAME, "a match of %s, not of %s",
		    m->game->name, moves->game);
	for (i = 0; i < moves->n; i++, text += strlen(text) + 1)
		if (play_text(m, moves->seat, text, why) == -1)
			return moves->n == 1 ? -1 :
			    name_move(i + 1, text, why);
	return filter_put(cli, m, out, why);
}

void
moves_make(struct moves *moves, struct cli *cli)
{
	filter_matches(cli, answer, moves);
	text_free(&moves->texts);
}
