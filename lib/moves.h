/* What programs that make moves share: move and the games' own. */
#ifndef MOVES_H
#define MOVES_H

#include "cli.h"
#include "play.h"

#define MOVES_OPTIONS \
	{ "seat", required_argument, NULL, MOVES_SEAT }, \
	CLI_INPUT, \
	CLI_LAYOUT

#define MOVES_HELP \
	"      --seat=N               only if seat N decides\n" \
	CLI_CHANGE_HELP \
	CLI_LAYOUT_HELP

enum {
	MOVES_SEAT = CLI_GAME,
	MOVES_OWN, /* where a program's own options without a letter begin */
};

/* Moves to be made in each match of the input: all or none. */
struct moves {
	const char *game; /* only this one; NULL: any */
	int seat; /* SEAT_ANY, or the seat that must decide each */
	struct text texts; /* one after the other, each with its NUL */
	int n;
};

void moves_start(struct cli *, int argc, char *argv[], const char *usage);
void moves_option(struct moves *, struct cli *, int ch, char *argv[]);
void moves_add(struct moves *, const char *fmt, ...)
    __attribute__((format(printf, 2, 3)));

/* The verb and the words after it, up to NULL. */
void moves_add_words(struct moves *, const char *verb, char *words[]);

/*
 * Adds to the text of a move a blank and a piece as people call it: each match
 * says which one that is.
 */
void moves_piece(struct text *, const char *words);

/* Makes them in every match, writes the matches, and frees the texts. */
void moves_make(struct moves *, struct cli *);

#endif
