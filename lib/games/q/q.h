/* The state of Q and what its files share; q(6) has the rules. */
#ifndef Q_H
#define Q_H

#include <stdbool.h>
#include <stdint.h>

#include "game.h"

enum {
	Q_SEATS = 6, /* at most */
	ROLES = 6,
	DIFFERENT = 120, /* cards of a set, copies aside */
	CARDS_MAX = PILE_MAX - 1, /* in the game, without the Pope's */
	CARDS_MIN = 40,
	COPIES_MAX = 20,
	EFFECTS = 4, /* of a card */
	ID_MAX = 48,
	TITLE_MAX = 60,
	GLOSS_MAX = 120,
	DEALT = 5, /* cards at the beginning */
	KEPT = 3,
	SHIP_MAX = 2 * Q_SEATS, /* cards that a ship can carry */
	PICKS = 2, /* for one effect */
	ROUNDS = 40,
	WORTH_MAX = 999, /* of a card, and of what its effects give */
	TOTAL_MAX = 999999,
	CONVENT = 2, /* points for the Zelanti, with five seats */
	POINTS_TEXT = 24,

	/* Pieces that are no cards have numbers above all of those. */
	ROLE_0 = 200,
	TYPE_0 = 220,
	ROLE_NONE = 0, /* not dealt yet */
};

enum type {
	TYPE_EVENTO,
	TYPE_LIBRO,
	TYPE_MERCE_COMUNE,
	TYPE_MERCE_RARA,
	TYPE_ALTRO,
	TYPE_PAPA,
	TYPES,
	TYPE_PICK = TYPES,
};

/* Points are numbers, above 0 for the Spirituali and below for the Zelanti. */
enum faction { SPIRITUALI, ZELANTI };

enum effect_verb {
	EFFECT_POINTS,
	EFFECT_DOUBLE,
	EFFECT_HALVE,
	EFFECT_CANCEL,
	EFFECT_TURN,
	EFFECT_SWAP,
	EFFECT_PROTECT,
	EFFECT_SEIZE,
	EFFECT_RELEASE,
	EFFECT_DRAW,
	EFFECT_DISCARD,
	EFFECT_REVEAL,
	EFFECT_VERBS,
};

enum when { ALWAYS, BEFORE, AFTER };
enum who { WHO_PICK, WHO_FIRST, WHO_LOADER, WHO_ALL };

struct effect {
	uint8_t verb;
	uint8_t when;
	uint8_t type; /* also of per; TYPES if there is none */
	uint8_t role[PICKS]; /* from 0; ROLES if it is picked */
	uint8_t who;
	int8_t n; /* points, or cards */
};

struct card {
	char id[ID_MAX + 1];
	char title[TITLE_MAX + 1];
	char gloss[GLOSS_MAX + 1];
	uint8_t type;
	uint8_t copies;
	uint8_t seats; /* 0: any number */
	uint8_t effects;
	int8_t points, seized;
	struct effect effect[EFFECTS];
};

/* The number of a card is its place in the order of ids. */
struct deck {
	int n;
	int pope;
	struct card card[DIFFERENT];
};

enum phase {
	PHASE_ROLES,
	PHASE_SHUFFLE,
	PHASE_OPENING,
	PHASE_RESHUFFLE,
	PHASE_CITY,
	PHASE_SAILING,
	PHASE_EVENTS,
	PHASE_CARGO,
	PHASE_OVER,
};

enum verb {
	VERB_KEEP, /* the cards */
	VERB_FONDACO,
	VERB_PORTO, /* the card */
	VERB_LOCANDA, /* the seat, the cards */
	VERB_GIVE, /* the cards */
	VERB_CONVENTO, /* the seat, the cards */
	VERB_PALAZZO,
	VERB_PASS,
	VERB_DISCARD, /* the card, or nothing */
	VERB_PICK, /* a seat, a role or a type */
	VERB_DROP, /* the card */
	VERB_SHOW, /* the card */
	VERB_ROLES, /* the roles */
	VERB_SHUFFLE, /* the cards */
	VERB_LOSE, /* the cards */
	VERB_ORDER, /* the cards */
	VERBS,
};

/* Cards with who knows them: bit n for seat n, bit 0 for everybody. */
struct held {
	struct pile cards;
	uint8_t known[PILE_MAX];
};

struct seat {
	uint8_t role; /* a piece, ROLE_NONE or PIECE_HIDDEN */
	bool palazzo; /* used up */
	struct held hand;
	struct pile loaded;
};

/* The ship whose cards take effect. */
struct ship {
	struct pile cards;
	int16_t points[SHIP_MAX];
	int16_t seized[SHIP_MAX];
	int16_t effect[SHIP_MAX];
	bool ordered;
	uint8_t at, step; /* the card, and which of its effects */
	uint8_t picks; /* made for this effect */
	uint8_t picked[PICKS];
	uint8_t asked; /* who is to discard or show, or 0 */
	uint8_t left; /* how many cards */
	struct pile shown; /* for this effect */
};

/* A ship that has sailed; its cards are in order in "sailed". */
struct voyage {
	bool seized;
	uint8_t cards;
	uint8_t convent;
	int16_t points;
};

struct q {
	const struct deck *set;
	uint8_t seats;
	uint8_t start; /* the option "first" */
	uint8_t phase;
	uint8_t round; /* from 1 */
	uint8_t first;
	uint8_t loader; /* or 0 */
	uint8_t turns;
	bool seized;
	bool dead;
	uint8_t convent;
	uint8_t factions; /* bit r is set if role r is with the Zelanti */
	uint8_t sheltered; /* the same for protected roles */
	int32_t total;
	struct seat seat[Q_SEATS + 1]; /* by seat */
	struct pile drawn;
	uint8_t giver; /* the seat asked to give, or 0 */
	struct pile offer;
	uint8_t loser; /* the seat that is to lose cards, or 0 */
	uint8_t losses;
	struct held aside;
	struct pile deck;
	struct pile drawers; /* seats */
	struct pile hold;
	struct ship ship;
	struct held discards;
	struct pile sailed;
	int16_t sailed_points[PILE_MAX];
	int16_t sailed_effect[PILE_MAX];
	uint8_t voyages;
	struct voyage voyage[ROUNDS];
};

/* What has to happen next. */
struct due {
	enum {
		DUE_ROLES,
		DUE_SHUFFLE,
		DUE_OPENING,
		DUE_RESHUFFLE,
		DUE_ACTION,
		DUE_KEEP,
		DUE_GIVE,
		DUE_LOSE,
		DUE_DISCARD,
		DUE_ORDER,
		DUE_PICK,
		DUE_DROP,
		DUE_SHOW,
		DUE_NOTHING,
	} what;
	int seat;
};

extern const struct game q_game;

/* set.c, effects.c */
extern const char *const q_types[TYPES + 1];
void *q_set_load(const json_t *, struct fault *);
size_t q_set_size(const void *);
int q_effect_load(struct effect *, const char *text, const char *id,
    const struct place *, struct fault *);
int q_effect_picks(const struct effect *); /* how many it leaves open */

/* cards.c: names, faces, points, which cards are in the game */
extern const char *const q_roles[ROLES];
extern const char *const q_role_titles[ROLES];
extern const char *const q_factions[2];
const struct card *q_card(const struct q *, int card);
void q_name(const void *, int piece, char name[PIECE_NAME]);
int q_named(const void *, const char *name);
int q_card_named(const void *, const char *name); /* cards only */
void q_face(const void *, int piece, struct face *);
const char *q_points(long points, char text[POINTS_TEXT]);
bool q_points_read(const char *text, long most, long *points);
int q_copies(const struct q *, int card); /* in this game */
int q_cards(const struct q *); /* in this game, without the Pope's */
int q_below(const struct q *); /* how many lie below the Pope's card */
bool q_has_role(const struct q *, int role); /* from 0 */
int q_faction(const struct q *, int seat); /* -1 if it cannot be told */
bool q_is_freight(const struct q *, int card); /* has points in brackets */
int q_count(const struct pile *, int card);

/* held.c */
void q_held_push(struct held *, int card, unsigned known);
void q_held_add(struct held *, int card, unsigned known);
void q_held_take(struct held *, int card, unsigned saw);
void q_held_show(struct held *, int card, int copies, unsigned known);
void q_held_sort(struct held *);

/* turns.c */
struct due q_due(const struct q *);
int q_acting(const struct q *); /* whose turn it is in the city */
int q_left_of(const struct q *, int seat, int steps);
int q_next_first(const struct q *);

/* ship.c: from the last turn of a round to the next round */
void q_sail(struct q *);
void q_discard(struct q *, int card); /* -1: none */
void q_order(struct q *, const struct move *);
void q_pick(struct q *, int piece);
void q_drop(struct q *, int card);
void q_show(struct q *, int card);
int q_events(const struct q *); /* historical events on the ship */
const struct effect *q_effect(const struct q *); /* that takes place now */
long q_ship_points(const struct q *, int index); /* as it stands */
int q_draw_card(struct q *, int seat); /* -1 if there is none */

/* run.c: effects */
void q_run(struct q *); /* as far as nobody has to be asked */

/* speech.c, parse.c */
extern const struct grammar q_grammar;
int q_decision(const void *);
int q_parse(const void *, const char *text, struct move *, struct fault *);
void q_print(const void *, const struct move *, char text[MOVE_TEXT]);
int q_move_first(const struct move *); /* where its cards begin */
void q_move_sort(struct move *);

/* The rest of struct game, each in the file of its name. */
void q_apply(void *, const struct move *);
json_t *q_dump(const void *);
int q_load(void *, int viewer, const json_t *, struct fault *);
int q_load_ship(struct q *, const json_t *, struct fault *);
int q_load_ships(struct q *, const json_t *, struct fault *);
int q_load_points(const json_t *object, const char *key, long most,
    int16_t *, const struct place *, struct fault *);
int q_check(const struct q *, int viewer, struct fault *);
int q_check_ship(const struct q *, struct fault *);
int q_check_view(const struct q *, int viewer, struct fault *);
int q_check_pieces(const struct q *, struct fault *);
void q_draw(const void *, const char *const names[], struct picture *);
json_t *q_hand(int n, char *words[], struct text *, struct fault *);
void q_items(const void *, const struct entry *, size_t n, item_fn *,
    void *arg);
double q_judge(const void *, int seat);
void q_moves(const void *, move_fn *, void *arg);
bool q_allow(const void *, const struct move *, struct fault *);
void q_detail(const void *, const struct move *, json_t *);
void q_result(const void *, struct result *);
void q_score(const void *, json_t *);
void q_sheet(const void *, const char *const names[], struct text *);
void q_veil(void *, int viewer);
void q_veil_log(const void *, int viewer, struct entry *, size_t n);
bool q_unknown(const void *, int viewer, struct question *);
void q_reveal(void *, int viewer, const struct move *);

#endif
