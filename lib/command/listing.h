/* What completions ask for: games and their options, one a line. */
#ifndef LISTING_H
#define LISTING_H

#include "game.h"

void listing_games(struct text *);

/* The options of a game, or of all if it is NULL: as it is typed, what kind,
   the sentence, and the words that it can be, with tabs between. */
void listing_options(const struct game *, struct text *);

#endif
