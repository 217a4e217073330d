/* The bots that an option names. */
#ifndef LEVELS_H
#define LEVELS_H

#include "bots/bot.h"
#include "command/cli.h"

/* Takes greedy,random,...: at most so many; returns how many there are. */
int levels_take(const struct bot *[], int most, const struct cli *,
    const char *option, const char *text);

#endif
