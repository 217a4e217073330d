/* What programs that make moves share: move and the games' own. */
#ifndef ORDERS_H
#define ORDERS_H

#include "command/cli.h"
#include "play.h"

#define ORDERS_OPTIONS \
	{ "seat", required_argument, NULL, ORDERS_SEAT }, \
	CLI_INPUT, \
	CLI_LAYOUT

#define ORDERS_HELP \
	"      --seat=N               only if seat N decides\n" \
	CLI_CHANGE_HELP \
	CLI_LAYOUT_HELP

enum {
	ORDERS_SEAT = CLI_GAME,
	ORDERS_OWN, /* where a program's own options without a letter begin */
};

/* Moves to be made in each match of the input: all or none. */
struct orders {
	const char *game; /* only this one; NULL: any */
	int seat; /* SEAT_ANY, or the seat that must decide each */
	bool titles; /* a card may be named by a part of its title */
	struct text texts; /* one after the other, each with its NUL */
	int n;
};

void orders_start(struct cli *, int argc, char *argv[], const char *usage);
void orders_option(struct orders *, struct cli *, int ch, char *argv[]);
void orders_add(struct orders *, const char *fmt, ...)
    __attribute__((format(printf, 2, 3)));

/* The same of a text, which is freed. */
void orders_take(struct orders *, struct text *move);

/* Adds the move of an option that is named like a verb of the game, if it is,
   with the value of the option behind it. */
bool orders_verb(struct orders *, const struct option *, int ch);

/* The verb and the words after it, up to NULL.  With titles, where the grammar
   has a card, each match says which one that is. */
void orders_add_words(struct orders *, const char *verb, char *words[]);

/* Whether they can be looked at, and are for such a match. */
int orders_check(const struct orders *, const struct match *, struct fault *);

/* Makes them in every match, writes the matches, and frees the texts. */
void orders_make(struct orders *, struct cli *);

#endif
