#include "command/orders.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "command/filter.h"
#include "grammar.h"
#include "piece.h"

/* Stands before and after the words for a piece in the text of a move. */
#define PIECE_MARK "\1"

void
orders_start(struct cli *cli, int argc, char *argv[], const char *usage)
{
	cli_start(cli, argc, argv, usage);
	cli->changes = true;
}

void
orders_option(struct orders *orders, struct cli *cli, int ch, char *argv[])
{
	if (ch == ORDERS_SEAT)
		orders->seat = cli_number(cli, "--seat", optarg, 0, SEATS_MAX);
	else
		cli_option(cli, ch, argv);
}

void
orders_add(struct orders *orders, const char *fmt, ...)
{
	va_list ap;
	char *text;

	va_start(ap, fmt);
	if (vasprintf(&text, fmt, ap) == -1)
		text = NULL;
	va_end(ap);
	if (text != NULL)
		text_add(&orders->texts, text, strlen(text) + 1);
	else
		orders->texts.failed = true;
	free(text);
	orders->n++;
}

void
orders_take(struct orders *orders, struct text *move)
{
	orders_add(orders, "%s", move->bytes != NULL ? move->bytes : "");
	orders->texts.failed |= move->failed;
	text_free(move);
}

/* Whether the k-th word behind the verb is a card as people call it. */
static bool
is_title(const struct orders *orders, const struct grammar *g, int verb,
    int k, const char *word)
{
	char lower[16];
	size_t i;

	if (!orders->titles || verb == -1 || !grammar_has(g, verb, k, "CARD"))
		return false;
	for (i = 0; i < sizeof(lower) - 1 && word[i] != '\0'; i++)
		lower[i] = tolower((unsigned char)word[i]);
	lower[i] = '\0';
	return !grammar_has(g, verb, k, lower); /* such as none */
}

void
orders_add_words(struct orders *orders, const char *verb, char *words[])
{
	const struct grammar *g = game_named(orders->game)->grammar;
	int k, number = grammar_verb(g, verb);
	struct text move = { 0 };
	const char *mark;

	text_put(&move, verb);
	for (k = 0; words[k] != NULL; k++) {
		mark = is_title(orders, g, number, k, words[k]) ? PIECE_MARK :
		    "";
		text_printf(&move, " %s%s%s", mark, words[k], mark);
	}
	orders_take(orders, &move);
}

bool
orders_verb(struct orders *orders, const struct option *options, int ch)
{
	const struct grammar *g = game_named(orders->game)->grammar;

	while (options->name != NULL && options->val != ch)
		options++;
	if (options->name == NULL || grammar_verb(g, options->name) == -1)
		return false;
	orders_add_words(orders, options->name, (char *[]){ optarg, NULL });
	return true;
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
make_one(struct match *m, const struct orders *orders, const char *text,
    struct fault *why)
{
	struct text named = { 0 };
	int done;

	if (strpbrk(text, PIECE_MARK) == NULL)
		return play_text(m, orders->seat, text, why);
	done = match_need_whole(m, why);
	if (done == 0)
		done = name_pieces(m, text, &named, why);
	if (done == 0 && named.failed)
		done = fault(why, FAULT_MEMORY, "out of memory");
	if (done == 0)
		done = play_text(m, orders->seat, named.bytes, why);
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

int
orders_check(const struct orders *orders, const struct match *m,
    struct fault *why)
{
	if (orders->texts.failed)
		return fault(why, FAULT_MEMORY, "out of memory");
	if (orders->game != NULL && strcmp(orders->game, m->game->name) != 0)
		return fault(why, FAULT_GAME, "a match of %s, not of %s",
		    m->game->name, orders->game);
	return 0;
}

static int
answer(struct cli *cli, struct match *m, void *arg, struct text *out,
    struct fault *why)
{
	const struct orders *orders = arg;
	const char *text = orders->texts.bytes;
	int i;

	if (orders_check(orders, m, why) == -1)
		return -1;
	for (i = 0; i < orders->n; i++, text += strlen(text) + 1)
		if (make_one(m, orders, text, why) == -1)
			return orders->n == 1 ? -1 :
			    name_move(i + 1, text, why);
	return filter_put(cli, m, out, why);
}

void
orders_make(struct orders *orders, struct cli *cli)
{
	filter_matches(cli, answer, orders);
	text_free(&orders->texts);
}
