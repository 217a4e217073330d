/* Moves: which are legal, and making them. */
#ifndef PLAY_H
#define PLAY_H

#include <stdbool.h>
#include <stdint.h>

#include "fault.h"
#include "match.h"

enum { SEAT_ANY = -2 };

/* Makes the move in the text, if that seat decides; then chance settles. */
int play_text(struct match *, int seat, const char *text, struct fault *);

/* Makes a legal move, logs it, and lets chance settle. */
int play_move(struct match *, const struct move *, struct fault *);

/* Refuses what has no decision that legal moves could be listed for: a box, a
   view of a seat that does not decide, chance. */
int play_need_decision(const struct match *, struct fault *);

/* The legal moves, each as text, and as an array of objects (new reference).
   There may be more of them than fit in memory; each is called until it
   returns false. */
typedef bool move_line_fn(const char *text, void *arg);
void play_list(const struct match *, move_line_fn *, void *arg);
json_t *play_list_json(const struct match *);

/* How many sequences of that many decisions there are. */
int play_perft(const struct match *, int decisions, uint64_t *count,
    struct fault *);

#endif
