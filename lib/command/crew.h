/* A tournament played by several processes, its lines in order. */
#ifndef CREW_H
#define CREW_H

#include "arena/tournament.h"
#include "command/cli.h"

enum { CREW_JOBS = 256 };

struct crew {
	struct tournament *tournament;
	long games;
	long shard, shards; /* only game shard, shard + shards, ... */
	int jobs;
	const char *resume; /* the file to go on with, or NULL */
};

/* Plays and writes, or ends the program. */
void crew_play(struct crew *, struct cli *);

#endif
