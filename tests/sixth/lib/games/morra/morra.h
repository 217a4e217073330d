/* The state of morra, shared by its files; morra(6) has the rules. */
#ifndef MORRA_H
#define MORRA_H

#include <stdbool.h>
#include <stdint.h>

#include "field.h"
#include "game.h"

enum {
	SEATS = 4,
	COINS = 12,
	FINGERS = 5,
	CALLS = SEATS * FINGERS + 1,

	/* Pieces: coins by their worth, then what a seat can throw. */
	COIN_MAX = 5,
	THROWS = 10,
	NOTHING = 0,
	THROWS_END = THROWS + FINGERS * CALLS,
};

enum due { DUE_SHUFFLE, DUE_THROW, DUE_NOTHING };

enum verb {
	VERB_SHUFFLE, /* the coins, the top first */
	VERB_THROW, /* what is thrown */
	VERBS,
};

struct seat {
	struct pile won;
	uint8_t thrown; /* in this round, or NOTHING */
};

struct morra {
	uint8_t seats;
	bool carry; /* the option */
	struct pile coins; /* face down */
	struct pile stake; /* what the round is played for */
	struct pile lost; /* what nobody won */
	struct seat seat[SEATS]; /* seat 1 first */
};

/* pieces.c */
int morra_throw(int fingers, int call);
int morra_fingers(int piece); /* 0 if it is no throw */
int morra_call(int piece);
bool morra_can_throw(const struct morra *, int piece);
struct pile morra_coins(void); /* all there are, in printed order */
long morra_worth(const struct pile *);
void morra_name(const void *, int piece, char name[PIECE_NAME]);
int morra_named(const void *, const char *name);
void morra_face(const void *, int piece, struct face *);

/* rules.c */
enum due morra_due(const struct morra *);
int morra_thrown(const struct morra *); /* how many have thrown */
int morra_winner(const struct morra *); /* its index, or -1 */
int morra_turn(const void *);
int morra_round(const void *);
void morra_moves(const void *, move_fn *, void *arg);
bool morra_allow(const void *, const struct move *, struct fault *);
void morra_apply(void *, const struct move *);
void morra_question(const void *, struct question *);

/* fields.c */
extern const struct field morra_fields[];
int morra_check(void *, int viewer, struct fault *);

/* grammar.c */
extern const struct grammar morra_grammar;
int morra_decision(const void *);
int morra_parse(const void *, const char *text, struct move *,
    struct fault *);
void morra_print(const void *, const struct move *, char text[MOVE_TEXT]);
void morra_detail(const void *, const struct move *, json_t *);

/* veil.c */
bool morra_hides(const struct morra *, int viewer, int seat);
void morra_veil(void *, int viewer);
void morra_veil_log(const void *, int viewer, struct entry *, size_t n);
bool morra_unknown(const void *, int viewer, struct question *);
void morra_reveal(void *, int viewer, const struct move *);

/* score.c, hand.c, draw.c */
void morra_result(const void *, struct result *);
void morra_score(const void *, json_t *);
void morra_sheet(const void *, const char *const names[], struct text *);
void morra_items(const void *, const struct entry *, size_t n, item_fn *,
    void *arg);
double morra_judge(const void *, int seat);
json_t *morra_hand(int n, char *words[], struct text *, struct fault *);
void morra_draw(const void *, const char *const names[], struct picture *);

#endif
