/*
 * The document around a game: a match, a view of one, or a box.  It owns all
 * members but those of the state, which are the game's.
 */
#ifndef MATCH_H
#define MATCH_H

#include <stdbool.h>
#include <stdint.h>

#include <jansson.h>

#include "doc.h"
#include "fault.h"
#include "game.h"
#include "random.h"
#include "set.h"

enum {
	MATCH_VERSION = 1,
	SEAT_NAME = 64, /* bytes of a name at most */
	LINE_TEXT = 2 + MOVE_TEXT, /* of a line of the log */
};

#define MATCH_AT ((uint64_t)1 << 32) /* words drawn at most */

/* What was decided, by seats and by chance.  Starts as zeros. */
struct log {
	struct entry *entry;
	size_t n, room;
};

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
	int seats; /* 0 in a box that leaves them open */
	char name[SEATS_MAX + 1][SEAT_NAME + 1]; /* by seat */
	bool seeded;
	char seed[SEED_MAX + 1];
	uint64_t at; /* words drawn from the stream of the seed */
	char commit[COMMIT_HEX + 1]; /* empty if there is none */
	int viewer; /* SEAT_NONE unless it is a view */
	void *state;
	struct log log;
	struct box box; /* only in a box */
	json_t *extra; /* members whose names begin with x-; NULL: none */
};

/* The members, in the documented order. */
enum match_member {
	MEMBER_SQUERO,
	MEMBER_GAME,
	MEMBER_SET,
	MEMBER_OPTIONS,
	MEMBER_SEATS,
	MEMBER_SEED,
	MEMBER_AT,
	MEMBER_COMMIT,
	MEMBER_VIEWER,
	MEMBER_TURN,
	MEMBER_STATE,
	MEMBER_LOG,
	MEMBER_PILES,
	MEMBERS,
};

extern const char *const match_members[MEMBERS];

/*
 * To load is to validate; every fault is told.  Close it also on failure.  A
 * header is all but the state and the log, of which "turn" is left to be
 * compared.
 */
int match_load(struct match *, struct doc *, struct fault *);
int match_load_header(struct match *, const json_t *, struct fault *);
int match_load_piles(struct match *, const json_t *, struct fault *);

/* The members of the document by themselves, those that begin with x- as the
   match's extra ones; tells each that is missing, and each that a document of
   the match's kind does not have. */
int match_take_apart(struct match *, const json_t *,
    const json_t *member[MEMBERS], struct fault *);

/* Whether "turn" in the document, if it is there, agrees with the state. */
int match_check_turn(const struct match *, const json_t *turn,
    struct fault *);

/* Adds the document on one line; or one member of it, if it has that. */
void match_write(const struct match *, struct text *);
bool match_has(const struct match *, enum match_member);
void match_write_member(const struct match *, enum match_member,
    struct text *);

void match_close(struct match *);

/* The state as the options and seats make it, before any set-up; complete adds
   the defaults of options that were not given. */
int match_prepare(struct match *, bool complete, struct fault *);

/* The seat that decides, SEAT_CHANCE, or SEAT_NONE at the end. */
int match_turn(const struct match *);

/* names[1] is the name of seat 1; they live as long as the match. */
void match_names(const struct match *, const char *names[SEATS_MAX + 1]);

/* Sets the seed, or takes a fresh one if it is NULL, and the commitment. */
int match_seed(struct match *, const char *seed, struct fault *);

/* Makes the move of the seat, or of chance, that is to decide, and logs it. */
int match_apply(struct match *, const struct move *, struct fault *);

int log_add(struct log *, int seat, const struct move *, struct fault *);
int log_copy(struct log *, const struct log *, struct fault *);
size_t log_decisions(const struct log *); /* those of seats */

/* A line of the log, which can be read as soon as the state is prepared;
   exactly: only as it is written. */
void match_line(const struct match *, const struct entry *,
    char line[LINE_TEXT]);
int match_read_line(struct match *, const char *line, bool exactly,
    const struct place *, struct fault *);

/* Refuses what is not a match or a view, or not a match. */
int match_need_state(const struct match *, struct fault *);
int match_need_whole(const struct match *, struct fault *);

/* A copy to try things on, to be closed before the original is: it shares the
   original's set. */
int match_copy(struct match *, const struct match *, struct fault *);

#endif
