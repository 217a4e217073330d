#include "moves.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "filter.h"
#include "piece.h"

/* Stands before and after the words for a piece in the text of a move. */
#define PIECE_MARK "\1"

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

void
moves_add_words(struct moves *moves, const char *verb, char *words[])
{
	struct text move = { 0 };

	text_put(&move, verb);
	for (; *words != NULL; words++)
		text_printf(&move, " %s", *words);
	moves_add(moves, "%s", move.bytes != NULL ? move.bytes : "");
	text_free(&move);
}

void
moves_piece(struct text *move, const char *words)
{
	text_put(move, " " PIECE_MARK);
	text_put(move, words);
	text_put(move, PIECE_MARK);
}

/* Adds the name of the piece for each of the words that are marked. */
static int
name_pieces(const struct match *m, const char *text, struct text *out,
    struct fault *why)
{
	char words[256], name[PIECE_NAME];
	size_t length;
	int piece;

	for (;; text += length + 1) {
		length = strcspn(text, PIECE_MARK);
		text_add(out, text, length);
		if (text[length] == '\0')
			return 0;
		text += length + 1;
		length = strcspn(text, PIECE_MARK);
		snprintf(words, sizeof(words), "%.*s", (int)length, text);
		piece = piece_find(m->game, m->state, words, why);
		if (piece == -1)
			return -1;
		m->game->piece_name(m->state, piece, name);
		text_put(out, name);
		if (text[length] == '\0')
			return 0;
	}
}

static int
make_one(struct match *m, const struct moves *moves, const char *text,
    struct fault *why)
{
	struct text named = { 0 };
	int done;

	if (strpbrk(text, PIECE_MARK) == NULL)
		return play_text(m, moves->seat, text, why);
	done = match_need_whole(m, why);
	if (done == 0)
		done = name_pieces(m, text, &named, why);
	if (done == 0 && named.failed)
		done = fault(why, FAULT_MEMORY, "out of memory");
	if (done == 0)
		done = play_text(m, moves->seat, named.bytes, why);
	text_free(&named);
	return done;
}

/* Of several moves the message says which one it is about. */
static int
name_move(int number, const char *move, struct fault *why)
{
	char text[sizeof(why->text)], plain[61];
	size_t n = 0;

	for (; *move != '\0' && n < sizeof(plain) - 1; move++)
		if (*move != PIECE_MARK[0])
			plain[n++] = *move;
	plain[n] = '\0';
	snprintf(text, sizeof(text), "move %d, %s: %.400s", number, plain,
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
		if (make_one(m, moves, text, why) == -1)
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
