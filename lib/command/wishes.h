/* The options of box, shuffle and deal: those of all games, by their names. */
#ifndef WISHES_H
#define WISHES_H

#include "command/cli.h"
#include "game.h"
#include "wish.h"

enum {
	WISH_PLAYERS = CLI_GAME,
	WISH_SEATS,
	WISH_SET,
	WISH_OPTION, /* the first option of a game */
};

#define WISH_HELP \
	"      --players=N            how many play\n" \
	"      --seats=NAME,...       who plays\n" \
	"      --set=NAME             the set: a name, or a file\n"

/* The table for getopt_long: the program's options, then the games'. */
struct option *wish_options(const struct option *own);

/* Takes the option if it is one of a wish. */
bool wish_take(struct wish *, const struct cli *, int ch, const char *value);

/* Whether anything was asked for. */
bool wish_made(const struct wish *);
void wish_free(struct wish *);

/* Adds the options of each game to the help. */
void wish_help(struct text *);

/* The options of a game, or of all if it is NULL: as it is typed, what kind,
   the sentence, and the words that it can be, with tabs between. */
void wish_list(const struct game *, struct text *);

/* The game of that name, or the end of the program. */
const struct game *wish_game(const struct cli *, const char *name);

#endif
