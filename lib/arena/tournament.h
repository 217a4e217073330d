/*
 * A tournament: many games between bots.  Game k depends on the seed and on k
 * alone, so that they can be played in any order, by anybody.
 */
#ifndef TOURNAMENT_H
#define TOURNAMENT_H

#include "bare.h"
#include "bots/bot.h"

struct tournament {
	const char *seed;
	const struct bot *bot[SEATS_MAX]; /* in the order they were named */
	const struct bot *against; /* plays against a group, if
	    not NULL */
	int bots;
	bool unpaired; /* a deal is played only once */
	bool logs; /* lines have the log of the game */
	struct bare bare;
	struct bench bench;
	bool together, in_teams; /* how people play in this game */
	int seatings; /* from which each deal is played */
	struct text head; /* how each line begins */
};

/* Once seed, bots and the rest are there.  Close it also on failure. */
int tournament_open(struct tournament *, const struct game *,
    const struct wish *, struct fault *);
void tournament_close(struct tournament *);

/* Plays game number k, from 1, and adds its line. */
int tournament_play(struct tournament *, long k, struct text *line,
    struct fault *);

/* How the line of that game begins. */
void tournament_head(const struct tournament *, long k, struct text *line);

/* plan.c: how many seatings there are, which bot sits in a seat of one, and the
   seed of the deal of game k. */
void plan_seatings(struct tournament *);
const struct bot *plan_bot(const struct tournament *, int seating, int seat,
    int side);
int plan_seating(const struct tournament *, long k);
void plan_deal(const struct tournament *, long k, char seed[SEED_MAX + 1]);

#endif
