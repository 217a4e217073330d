/* The state of Q and what its files share; q(6) has the rules. */
#ifndef Q_H
#define Q_H

#include <stdbool.h>
#include <stdint.h>

#include "field.h"
#include "game.h"

enum {
	Q_SEATS = 6, /* at most */
	ROLES = 6,
	DIFFERENT = 120, /* cards of a set, copies aside */
	CARDS_MAX = PILE_MAX - 1, /* in the game, without the Pope's */
	CARDS_MIN = 40,
	COPIES_MAX = 20,
	EFFECTS = 4, /* of a card */
	SET_NAME_MAX = 64,
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
	TYPE_EVENTO, TYPE_LIBRO, TYPE_MERCE_COMUNE, TYPE_MERCE_RARA,
	TYPE_ALTRO, TYPE_PAPA, TYPES, TYPE_PICK = TYPES,
};

/* Points are numbers, above 0 for the Spirituali and below for the Zelanti. */
enum faction { SPIRITUALI, ZELANTI };

enum effect_verb {
	EFFECT_POINTS, EFFECT_DOUBLE, EFFECT_HALVE, EFFECT_CANCEL,
	EFFECT_TURN, EFFECT_SWAP, EFFECT_PROTECT, EFFECT_SEIZE,
	EFFECT_RELEASE, EFFECT_DRAW, EFFECT_DISCARD, EFFECT_REVEAL,
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
	char name[SET_NAME_MAX + 1];
	uint8_t n, pope;
	struct card card[DIFFERENT];
};

enum phase {
	PHASE_ROLES, PHASE_SHUFFLE, PHASE_OPENING, PHASE_RESHUFFLE,
	PHASE_CITY, PHASE_SAILING, PHASE_EVENTS, PHASE_CARGO, PHASE_OVER,
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

/* A card of the ship: what it brings, if seized, and by its effects. */
struct cargo {
	uint8_t card;
	int16_t points, seized, effect;
};

/* The ship whose cards take effect. */
struct ship {
	uint8_t n;
	struct cargo cargo[SHIP_MAX];
	bool ordered;
	uint8_t at, step; /* the card, and which of its effects */
	uint8_t picks; /* made for this effect */
	uint8_t picked[PICKS];
	uint8_t asked; /* who is to discard or show, or 0 */
	uint8_t left; /* how many cards */
	struct pile shown; /* for this effect */
};

/* What a card has brought. */
struct sailed {
	uint8_t card;
	int16_t points, effect;
};

/* A ship that has sailed; its cards are in order in "sailed". */
struct voyage {
	bool seized;
	uint8_t cards;
	int8_t convent;
	int16_t points;
};

/* What has to happen next. */
struct due {
	enum {
		DUE_ROLES, DUE_SHUFFLE, DUE_OPENING, DUE_RESHUFFLE,
		DUE_ACTION, DUE_KEEP, DUE_GIVE, DUE_LOSE, DUE_DISCARD,
		DUE_ORDER, DUE_PICK, DUE_DROP, DUE_SHOW, DUE_NOTHING,
	} what;
	int seat;
};

struct q {
	const struct deck *set;
	struct due due; /* follows from the rest */
	uint8_t seats;
	uint8_t start; /* the option "first" */
	uint8_t phase;
	uint8_t round; /* from 1 */
	uint8_t first;
	uint8_t loader; /* or 0 */
	uint8_t turns;
	bool seized;
	bool dead;
	int8_t convent;
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
	uint8_t carried;
	struct sailed sailed[CARDS_MAX];
	uint8_t voyages;
	struct voyage voyage[ROUNDS];
};

extern const struct game q_game;

/* fields.c */
extern const struct field q_fields[];
json_t *q_ships(const struct q *); /* as the state has them; new reference */

/* set.c, set-effect.c */
extern const char *const q_types[TYPES + 1];
void *q_set_load(const json_t *, struct fault *);
size_t q_set_size(const void *);
int q_effect_load(struct loading *, void *effect, const json_t *text,
    const struct place *);
int q_effect_picks(const struct effect *); /* how many it leaves open */

/* cards.c: names, faces, points, which cards are in the game */
extern const char *const q_roles[ROLES];
extern const char *const q_role_titles[ROLES];
extern const char *const q_factions[2];
const struct card *q_card(const struct q *, int card);
void q_name(const void *, int piece, char name[PIECE_NAME]);
int q_named(const void *, const char *name);
int q_card_named(const void *, const char *name); /* cards only */
int q_role_named(const void *, const char *name); /* roles only */
int q_choice_named(const char *name); /* roles, and types of cargo */
void q_face(const void *, int piece, struct face *);
const char *q_points(long points, char text[POINTS_TEXT]);
bool q_points_read(const char *text, long most, long *points);
int q_copies(const struct q *, int card); /* in this game */
int q_cards(const struct q *); /* in this game, without the Pope's */
void q_spell_deck(const struct q *, struct pile *); /* those, in order */
void q_spell_roles(const struct q *, struct pile *);
int q_below(const struct q *); /* how many lie below the Pope's card */
bool q_has_role(const struct q *, int role); /* from 0 */
int q_faction(const struct q *, int seat); /* -1 if it cannot be told */
bool q_is_event(const struct q *, int card); /* any number */
bool q_is_freight(const struct q *, int card); /* has points in brackets */

/* held.c */
void q_held_push(struct held *, int card, unsigned known);
void q_held_add(struct held *, int card, unsigned known);
void q_held_take(struct held *, int card, unsigned saw);
void q_held_show(struct held *, int card, int copies, unsigned known);
void q_held_sort(struct held *);

/* turns.c */
struct due q_due(const struct q *); /* worked out anew */
bool q_in_ship(const struct q *); /* cards take effect */
int q_acting(const struct q *); /* whose turn it is in the city */
int q_left_of(const struct q *, int seat, int steps);
int q_next_first(const struct q *);

/* apply-setup.c */
void q_deal_roles(struct q *, const struct move *);
void q_shuffle(struct q *, const struct move *);
void q_keep_opening(struct q *, const struct move *);

/* apply-ship.c: from the last turn of a round to the next round */
void q_sail(struct q *);
void q_load_ship(struct q *, const struct move *);
void q_order(struct q *, const struct move *);
void q_go_on(struct q *); /* as far as nobody has to be asked */
int q_events(const struct q *); /* historical events on the ship */
long q_ship_points(const struct q *, const struct cargo *); /* as it stands */
struct pile q_on_ship(const struct q *, int from, int end);
struct pile q_sailed(const struct q *, int from); /* cards of past ships */

/* apply-effect.c */
void q_run(struct q *);
void q_pick(struct q *, const struct move *);
void q_show(struct q *, const struct move *);
int q_end_of_kind(const struct q *); /* of cards that take effect now */
const struct effect *q_effect(const struct q *); /* the next one, or NULL */
bool q_takes_place(const struct q *, const struct effect *);
/* The n-th seat that an effect is about, from 0; 0 past the last. */
int q_target(const struct q *, const struct effect *, int n);
int q_draw_card(struct q *, int seat); /* -1 if there is none */

/* grammar.c, parse.c, print.c */
extern const struct grammar q_grammar;
/* How many cards or other pieces a move names, and whether they can be
   hidden. */
struct shape {
	uint8_t low, high;
	bool hidden;
};
extern const struct shape q_shapes[VERBS];
int q_parse(const void *, const char *text, struct move *, struct fault *);
void q_print(const void *, const struct move *, char text[MOVE_TEXT]);
int q_move_first(const struct move *); /* where its cards begin */
void q_move_sort(struct move *);

/* allow.c: what else decides whether a move is legal */
bool q_can_seize(const struct q *, int seat);
bool q_can_meet(const struct q *, enum verb, int seat, int cards);
bool q_can_pick(const struct q *, int index, int piece); /* for the effect */
bool q_can_show(const struct q *, int card);

/* The rest of struct game, each in the file of its name. */
void q_apply(void *, const struct move *);
int q_check(void *, int viewer, struct fault *);
int q_check_setup(const struct q *, struct fault *);
int q_check_city(const struct q *, struct fault *);
int q_check_sailing(const struct q *, struct fault *);
int q_check_ship(const struct q *, struct fault *);
int q_check_view(const struct q *, int viewer, struct fault *);
int q_check_pieces(const struct q *, struct fault *);
int q_wrong_seat(struct fault *, int seat, const char *member,
    const char *rule, const char *text);
int q_draw_seat(const struct q *, int seat, const char *name, int row,
    struct picture *); /* the first row below */
void q_draw_rest(const struct q *, int row, struct picture *);
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
