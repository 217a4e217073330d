/*
 * The document around a game: a match, a view of one, or a box.  It owns all
 * members but those of the state, which are the game's.
 */
#ifndef MATCH_H
#define MATCH_H

#include <stdbool.h>
#include <stdint.h>

#include <jansson.h>

#include "fault.h"
#include "game.h"
#include "random.h"
#include "set.h"

enum {
	MATCH_VERSION = 1,
	SEAT_NAME = 64, /* bytes of a name at most */
};

#define MATCH_AT ((uint64_t)1 << 32) /* words drawn at most */

struct match {
	enum match_kind {
		MATCH_WHOLE,
		MATCH_VIEW,
		MATCH_BOX,
		MATCH_HEADER, /* a match without its state and log */
	} kind;
	const struct game *game;
	struct set set;
	json_t *options; /* in a box only those that were given */
	json_t *names; /* of the seats; NULL in a box that leaves them open */
	int seats; /* 0 in such a box */
	bool seeded;
	char seed[SEED_MAX + 1];
	uint64_t at; /* words drawn from the stream of the seed */
	char commit[COMMIT_HEX + 1]; /* empty if there is none */
	int viewer; /* SEAT_NONE unless it is a view */
	void *state;
	json_t *log;
	struct box box; /* only in a box */
	json_t *extra; /* members whose names begin with x- */
};

/* To load is to validate; every fault is told.  Close it also on failure. */
int match_load(struct match *, const json_t *, struct fault *);
int match_load_header(struct match *, const json_t *, struct fault *);
json_t *match_dump(const struct match *); /* new reference */

/* Adds the members between "game" and "turn", and that one. */
void match_dump_header(const struct match *, json_t *);
void match_dump_turn(const struct match *, json_t *);

/* Whether "turn" in the document, if it is there, agrees with the state. */
int match_check_turn(const struct match *, const json_t *, struct fault *);
void match_close(struct match *);

/* The seat that decides, SEAT_CHANCE, or SEAT_NONE at the end. */
int match_turn(const struct match *);

/* names[1] is the name of seat 1; they live as long as the match. */
void match_names(const struct match *, const char *names[SEATS_MAX + 1]);

/* The commitment of a seed, empty if that is so short that it would tell. */
void match_commit(const char *seed, char commit[COMMIT_HEX + 1]);

/* Sets the seed, or takes a fresh one if it is NULL, and the commitment. */
int match_seed(struct match *, const char *seed, struct fault *);

/* The log as moves, to be freed; NULL if memory ran out. */
struct entry *match_entries(const struct match *, size_t *n);
json_t *match_line(const struct match *, int seat, const struct move *);
int match_append(struct match *, int seat, const struct move *,
    struct fault *);

/* Refuses what is not a match or a view, or not a match. */
int match_need_state(const struct match *, struct fault *);
int match_need_whole(const struct match *, struct fault *);

/* A copy to try things on, to be closed before the original is: it shares the
   original's set. */
int match_copy(struct match *, const struct match *, struct fault *);

#endif
