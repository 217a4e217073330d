/* The state of Gondola and what its files share; gondola(6) has the rules. */
#ifndef GONDOLA_H
#define GONDOLA_H

#include <stdbool.h>
#include <stdint.h>

#include "field.h"
#include "game.h"

enum {
	RANKS = 10,
	SUITS = 4,
	CARDS = RANKS * SUITS,

	/* Ranks below are cargo. */
	THIEF = 7,
	CAPTAIN = 8,
	MATRON = 9,

	LIMIT = 13, /* a higher load is an overload */
	CAPACITY = 7, /* cards in a gondola at most */
	LOAD_MAX = 99, /* no cards load more */
	COIN_MAX = 928, /* every card of the deck in a quad */
	ROUNDS_MAX = 6,
	PLAYED_MAX = CAPACITY + 1, /* cards of a delivery */
	HAND_MAX = 16, /* cards that can be planned for */
	DECLARED_TEXT = 16,
	CARDS_TEXT = 3 * CARDS, /* any cards by their names */
};

/* A card is its suit times RANKS and its rank; its bit is in masks. */
#define ALL_CARDS (((uint64_t)1 << CARDS) - 1)
#define ALL_RANKS ((1u << RANKS) - 1)
#define ALL_OF_RANK ((uint64_t)1 | 1 << RANKS | 1 << 2 * RANKS | \
	1 << 3 * RANKS) /* the lowest rank */
#define ALL_CARGO (ALL_OF_RANK * ((1 << THIEF) - 1))
#define ALL_MATRONS (ALL_OF_RANK << MATRON)

enum phase {
	PHASE_SHUFFLE,
	PHASE_LOADING,
	PHASE_WAKEMAKER,
	PHASE_DELIVERY,
	PHASE_OVER,
};

/* Two for each rank of the Familia. */
enum declaration {
	UNDECLARED,
	PLUS_ONE,
	MINUS_ONE,
	SET_TEN,
	DO_NOTHING,
	DOUBLED,
	HALVED,
};

enum verb {
	VERB_SHUFFLE, /* the cards, the top first */
	VERB_THIEF, /* the declaration */
	VERB_CAPTAIN, /* the declaration */
	VERB_MATRON, /* the declaration, the card */
	VERB_LOAD,
	VERB_CAST_OFF,
	VERB_DRAW,
	VERB_STOP,
	VERB_DELIVER, /* the seat that aids or 0, its card or 0, own cards */
	VERB_AGREE,
	VERB_REFUSE,
	VERB_DISRUPT, /* the cards */
	VERB_LET_PASS,
	VERBS,
};

enum kind {
	KIND_NONE,
	KIND_SINGLE,
	KIND_PAIR,
	KIND_TRIPLE,
	KIND_QUAD,
	KIND_STRAIGHT,
	KIND_FLUSH,
	KIND_STRAIGHT_FLUSH,
};

struct boat {
	struct pile cards; /* in the order received */
	uint64_t held; /* the same as a mask, which is no member */
	uint8_t load;
	bool cast_off;
	bool disrupted;
};

/* By card; only Familia cards are declared, only Matrons on another card, which
   counts as declared too. */
struct declarations {
	uint8_t as[CARDS]; /* enum declaration */
	uint8_t on[CARDS];
	uint64_t done; /* those that are declared, as a mask */
};

/* The cards stay in their boats until the delivery is scored. */
struct delivery {
	uint64_t cards; /* the deliverer's; none while they choose */
	uint64_t refused; /* what others would not give this turn */
	uint8_t seat;
	uint8_t helper; /* the seat asked for aid, or 0 */
	uint8_t gift; /* the card asked for */
	bool agreed;
};

struct row {
	int16_t cargo; /* -1 before casting off, and for the Wakemaker */
	int16_t coin;
	int16_t reputation;
};

/* What has to happen next. */
struct due {
	enum {
		DUE_SHUFFLE,
		DUE_ANSWER, /* for the Familia card below */
		DUE_LOAD,
		DUE_DRAW,
		DUE_DELIVERY,
		DUE_AID,
		DUE_DISRUPTION,
		DUE_NOTHING,
	} what;
	int seat;
	int card;
};

struct gondola {
	uint8_t seats;
	uint8_t phase;
	uint8_t round; /* from 1 */
	uint8_t wakemaker;
	bool asleep; /* the Wakemaker, who is overfed */
	bool double_shift; /* the option "long" */
	bool prey;
	bool rotate;
	struct pile deck;
	struct boat boat[SEATS_MAX + 1]; /* by seat */
	struct declarations declared;
	struct delivery delivery;
	uint64_t spent;
	struct row sheet[ROUNDS_MAX][SEATS_MAX + 1];
	struct due due; /* worked out of all the others */
};

/* cards.c */
extern const char gondola_ranks[], gondola_suits[];
int gondola_rank(int card);
int gondola_suit(int card);
bool gondola_is_cargo(int card);
int gondola_value(int card); /* in a delivery */
uint64_t gondola_bit(int card);
uint64_t gondola_mask(const struct pile *);
uint64_t gondola_of_rank(uint64_t cards, int rank);
uint64_t gondola_of_ranks(unsigned ranks); /* all cards of them */
unsigned gondola_ranks_of(uint64_t cards); /* a bit for each */
int gondola_count(uint64_t cards);

/* In the order of moves: takes out the first card, and lists all. */
int gondola_take(uint64_t *cards);
int gondola_list(uint64_t cards, uint8_t list[CARDS]);

int gondola_card_named(const char *name, size_t length);
void gondola_name(const void *, int card, char name[PIECE_NAME]);
int gondola_named(const void *, const char *name);
void gondola_face(const void *, int card, struct face *);
void gondola_spell(uint64_t cards, struct pile *); /* in printed order */

/* Writes the cards as moves do. */
char *gondola_words(uint64_t cards, char text[CARDS_TEXT]);

/* cargo.c */
int gondola_load(const struct pile *, const struct declarations *);
uint64_t gondola_free_cargo(const struct boat *, const struct declarations *);
int gondola_first(const struct boat *, uint64_t cards); /* as received; or -1 */
int gondola_unanswered(const struct boat *, const struct declarations *);
int gondola_waiting(const struct boat *, const struct declarations *);

/* declare.c: declarations in words, "double 5C" */
extern const char *const gondola_declarations[];
enum declaration gondola_first_declaration(int rank); /* of its two */
enum declaration gondola_declaration_named(int rank, const char *word,
    size_t length); /* UNDECLARED if that rank has no such */
const char *gondola_declared(const struct declarations *, int card,
    char text[DECLARED_TEXT]);
int gondola_declare(struct declarations *, int card, const char *text,
    char mark); /* before a Matron's card */
void gondola_declare_as(struct declarations *, int card, enum declaration,
    int on); /* a Matron: on that card */

/* delivery.c */
extern const char *const gondola_kinds[];
enum kind gondola_kind(uint64_t cards);
bool gondola_is_set(uint64_t cards);
bool gondola_has_set(uint64_t cards);
int gondola_points(uint64_t cards); /* 0 if they are no delivery */
int gondola_best_points(uint64_t cards); /* of the best one within */

/* sets.c */

/*
 * Parts of a few cards, by number of cards, then in the order of moves.  Bits
 * of a part are cards of the list, the first of it the highest.
 */
struct parts {
	uint8_t list[CARDS]; /* as in moves */
	unsigned whole; /* the part that is all of them */
	unsigned ranks; /* those of the cards, as bits */
	unsigned alike, suited; /* ranks and suits of two or more */
	uint8_t of_rank[RANKS + 1], of_suit[SUITS];
	int n;
	uint16_t key[1 << PLAYED_MAX];
};
void gondola_parts(struct parts *, uint64_t cards);
void gondola_add_parts(struct parts *, unsigned of, int least);
int gondola_part(const struct parts *, int i, uint8_t list[]);

/* Finds all that may be delivered of the cards, with a gift if that is not -1;
   and the gifts with which there is anything. */
void gondola_find_deliveries(struct parts *, int gift);
uint64_t gondola_gifts(const struct parts *);

/* plan.c: the best deliveries for each part of a hand, by bits of the list. */
struct plan {
	uint64_t cards;
	uint16_t points; /* of this part as a set, or 0 */
	uint16_t total; /* of this part, in any number of deliveries */
};
void gondola_plan(const uint8_t list[], int n, struct plan plan[]);
int gondola_best_total(uint64_t cards); /* of CAPACITY at most */

/* turns.c */
long gondola_rounds(const void *state);
int gondola_begun(const struct gondola *); /* rounds on the sheet */
int gondola_wakemaker_of(const struct gondola *, int round);
int gondola_next(const struct gondola *, int seat); /* Gondolier */
struct due gondola_due(const struct gondola *);
bool gondola_can_load(const struct gondola *, int seat);
bool gondola_can_declare(const struct gondola *); /* a Matron */
bool gondola_can_draw(const struct gondola *);
bool gondola_can_stop(const struct gondola *);
bool gondola_overfed(const struct gondola *);
uint64_t gondola_aboard(const struct gondola *); /* all boats */
uint64_t gondola_played(const struct gondola *); /* with the gift */
bool gondola_can_deliver(const struct gondola *, uint64_t own, int helper,
    int gift);
bool gondola_exposed(const struct gondola *, int seat);
bool gondola_can_disrupt(const struct gondola *);
int gondola_cannot_cancel(const struct gondola *, uint64_t cards);

/* grammar.c, parse.c, print.c */
extern const struct grammar gondola_grammar;
int gondola_parse(const void *, const char *text, struct move *,
    struct fault *);
void gondola_print(const void *, const struct move *, char text[MOVE_TEXT]);
uint64_t gondola_move_cards(const struct move *); /* the gift aside */

/* gondola.c, fields.c */
extern const struct game gondola_game;
extern const char *const gondola_phases[];
extern const struct field gondola_fields[];

/* check.c, check-boats.c: what loaded members have to do with each other */
int gondola_check(void *, int viewer, struct fault *);
int gondola_check_boats(const struct gondola *, struct fault *);

/* score.c */
int gondola_rows(const struct gondola *);
struct row gondola_final(const struct gondola *, int seat);
int gondola_group(const struct gondola *, int round);
void gondola_titles(const struct gondola *, unsigned *drinkers,
    unsigned *drakes);

/* The rest of struct game, each in the file of its name. */
void gondola_apply(void *, const struct move *);
void gondola_draw(const void *, const char *const names[], struct picture *);
json_t *gondola_hand_cargo(int n, char *words[], struct text *, struct fault *);
json_t *gondola_hand(int n, char *words[], struct text *, struct fault *);
void gondola_items(const void *, const struct entry *, size_t n, item_fn *,
    void *arg);
double gondola_judge(const void *, int seat);
void gondola_moves(const void *, move_fn *, void *arg);
bool gondola_allow(const void *, const struct move *, struct fault *);
void gondola_detail(const void *, const struct move *, json_t *);
void gondola_result(const void *, struct result *);
void gondola_score(const void *, json_t *);
void gondola_sheet(const void *, const char *const names[], struct text *);
void gondola_veil(void *, int viewer);
void gondola_veil_log(const void *, int viewer, struct entry *, size_t n);
bool gondola_unknown(const void *, int viewer, struct question *);
void gondola_reveal(void *, int viewer, const struct move *);

#endif
