/* A whole turn by orders: each decision takes the next one that answers it. */
#ifndef TURN_H
#define TURN_H

#include "bots/bot.h"
#include "command/orders.h"

struct turn {
	struct orders orders;
	const char *pass; /* the order where none is left, if it answers */
	bool decides; /* or else a bot decides */
	struct bench bench;
};

/* Plays on in each match until its turn or round ends, or a decision is left
   open, of which is said what it is; writes the matches. */
void turn_make(struct turn *, struct cli *);

#endif
