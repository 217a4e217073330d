/* The state of Canal Grande, shared by its files; canal(6) has the rules. */
#ifndef CANAL_H
#define CANAL_H

#include <stdbool.h>
#include <stdint.h>

#include "field.h"

/* Kinds of cards in card order; those of a kind are alike. */
enum {
	DISTRICTS = 6, /* the kinds below */
	SPY = 6,
	TRAITOR,
	GONDOLA,
	DOGE,
	ACTIONS, /* kinds of action cards */
	ONE = ACTIONS, /* number cards from here on */
	KINDS = ONE + 3,
	UNSEEN = KINDS, /* counts cards that are hidden */
	ROOM = 16, /* for all of these, and for adding them up as a whole */
	NO_CARD = 255,

	TEAM_SEATS = 4, /* seats if people play in teams */
	SEATS = 4,
	OPENING = 4, /* district cards of an opening hand */
	TURNED_ACTIONS = 5,
	TURNED_NUMBERS = 3,
	UP_MAX = TURNED_ACTIONS + TURNED_NUMBERS,
	SPY_DRAWS = 2,
	LOSER_DRAWS = 3, /* at the end of a phase, with two seats */
	PARTNER_DRAWS = 2, /* the same for each with four */
	DRAWN_MAX = 16, /* more than a move can bring */
	LAST_ROUND = 200,
	WON_OF_ONE = 4, /* cards of one district that win */
	WORDS = 160, /* bytes for cards in a message */
};

/* Which kinds of cards can be in a place. */
enum {
	ANY_DISTRICT = (1 << DISTRICTS) - 1,
	SPECIALS = 1 << SPY | 1 << TRAITOR | 1 << DOGE,
	HELD = ANY_DISTRICT | 1 << GONDOLA, /* by hands */
	ANY_ACTION = HELD | SPECIALS,
	ANY_NUMBER = 1 << ONE | 1 << (ONE + 1) | 1 << (ONE + 2),
};

enum step {
	STEP_DEAL,
	STEP_NUMBER,
	STEP_ACTION,
	STEP_SPLIT,
	STEP_CHOOSE,
	STEP_ACT,
	STEP_TAKE,
	STEP_VOTE,
	STEP_OVER,
};

enum verb {
	VERB_DEAL, /* the cards, four for each seat */
	VERB_NUMBER, /* shuffle number: the cards, the top first */
	VERB_ACTION, /* shuffle action */
	VERB_TAKE, /* the card */
	VERB_SPLIT, /* how many are in the first offer, then all cards */
	VERB_CHOOSE, /* 1 or 2 */
	VERB_USE, /* the special card, and the seat if one is named */
	VERB_LAY, /* the cards, as they are printed */
	VERB_PASS,
	VERBS,
};

/* Cards in no order: how many of each kind. */
struct cards {
	uint8_t of[ROOM];
};

struct vote {
	uint8_t owner; /* the challenger */
	uint8_t opener;
	uint8_t seat; /* who is to lay or pass */
	uint8_t district; /* or NO_CARD */
	struct cards laid[SEATS + 1];
	uint8_t first[SEATS + 1]; /* district card laid, or NO_CARD */
	bool passed[SEATS + 1];
};

struct canal {
	uint8_t seats;
	uint8_t begins; /* the option "first" */
	uint8_t round;
	uint8_t step;
	uint8_t distributor;
	uint8_t chooser;
	uint8_t active; /* who carries out cards, or 0 */
	uint8_t victim; /* or 0 */
	uint8_t drawing; /* action cards still to be drawn */
	bool closing; /* the active seat draws at the end of a phase */
	struct pile action_deck;
	struct pile number_deck;
	struct cards discards;
	struct cards up;
	struct cards offer[2];
	struct cards to_use;
	struct cards used;
	struct cards hand[SEATS + 1]; /* by seat; none has anything at 0 */
	struct cards numbers[SEATS + 1];
	struct cards won[SEATS + 1];
	struct vote vote; /* only while there is one */

	/* Who drew the action cards that the last move brought, in order, 0
	   for those turned up.  For readers of the log: no part of a match. */
	uint8_t drawn;
	uint8_t drawer[DRAWN_MAX];
};

/* cards.c */
struct cards canal_all(int seats); /* that there are */
struct cards canal_opening(int seats); /* dealt from at the beginning */
bool canal_is(int card, int kinds); /* one of these kinds */
bool canal_empty(const struct cards *);
int canal_count(const struct cards *); /* hidden ones too */
int canal_districts(const struct cards *); /* how many district cards */
int canal_count_of(const struct cards *, int kinds);
int canal_sum(const struct cards *); /* of number cards */
void canal_add(struct cards *, const struct cards *);
struct cards canal_sum_of(const struct cards *, const struct cards *);
void canal_put(struct cards *, int card); /* or a hidden one */
void canal_drop(struct cards *, int card); /* a hidden one stands for any */
bool canal_same(const struct cards *, const struct cards *);
struct cards canal_beyond(const struct cards *, const struct cards *);
struct cards canal_only(const struct cards *, int kinds);
struct cards canal_of_pile(const struct pile *);
void canal_spell(const struct cards *, struct pile *); /* in card order */
int canal_list(const struct cards *, uint8_t *list); /* the same */

/* names.c */
extern const char *const canal_districts_named[]; /* up to NULL */
const char *canal_card(int card);
int canal_card_named(const char *name, size_t length); /* in any case */
char *canal_words(const struct cards *, char text[WORDS]);
void canal_name(const void *, int card, char name[PIECE_NAME]);
int canal_named(const void *, const char *name);
void canal_face(const void *, int card, struct face *);

/* sides.c: a side is 0 or 1, and has one seat or, in teams, two */
bool canal_in_teams(const struct canal *);
int canal_side(const struct canal *, int seat);
int canal_first(const struct canal *, int side); /* its first seat */
int canal_partner(const struct canal *, int seat); /* or 0 */
int canal_also(const struct canal *, int seat); /* one after it, or 0 */
int canal_next(const struct canal *, int seat); /* clockwise */
int canal_opposite(const struct canal *, int seat);
bool canal_opponents(const struct canal *, int seat, int other);
int canal_side_sum(const struct canal *, int side);
struct cards canal_side_won(const struct canal *, int side);
int canal_different(const struct cards *); /* districts won */
int canal_most(const struct cards *); /* cards of one of them */
bool canal_wins(const struct cards *);
int canal_winner(const struct canal *); /* its side, or -1 */
int canal_limit(const struct canal *); /* a sum that ends a phase */
bool canal_phase_ends(const struct canal *);
int canal_lower(const struct canal *); /* side, or -1 if sums are equal */

struct cards canal_places(const struct canal *); /* everything there is */

/* turns.c: how a round goes on until somebody, or chance, is to decide */
void canal_begin(void *state); /* from a prepared one */
void canal_go_on(struct canal *);
void canal_take_offer(struct canal *, int seat, int offer);
int canal_turn(const void *);
extern const uint8_t canal_chances[]; /* verbs, by step */
void canal_question(const void *, struct question *);

/* vote.c */
bool canal_opening_lay(const struct canal *); /* the next one is */
int canal_total(const struct canal *, int seat);
int canal_side_total(const struct canal *, int side);
void canal_call_vote(struct canal *);
void canal_lay(struct canal *, const struct move *);
void canal_pass(struct canal *, const struct move *);
int canal_vote_winner(const struct canal *); /* side, when all is laid */
int canal_vote_place(const struct canal *, int side); /* where the card goes */

/* lays.c: a lay as its cards; each other district has a gondola */
struct lay {
	uint8_t district; /* voted on; DISTRICTS if that is not known */
	struct cards cards;
};

/* What is wrong with how a lay is written. */
enum form {
	FORM_FINE,
	FORM_UNOPENED, /* it should begin with a district */
	FORM_OTHER, /* other districts without gondolas */
	FORM_EMPTY, /* a gondola without cards */
	FORM_VOTED, /* a gondola with the district voted on */
	FORM_TWICE, /* two gondolas with one district */
	FORM_MIXED, /* a gondola with several */
	FORM_ORDER, /* gondolas in another order, or nothing at all */
};

/* What a lay needs in the vote as it stands. */
struct terms {
	int voted; /* cards of the district voted on, at least */
	int cards; /* of all districts, at least */
	bool lone; /* without the district voted on it has one gondola */
};

void canal_lay_move(const struct lay *, struct move *);

/* The most cards that a hand can lay on a district. */
void canal_best_lay(const struct cards *, int district, struct lay *);

/* Gondolas may come in any order. */
enum form canal_lay_read(const struct move *, int district, struct lay *);

/* What is voted on, or what this lay puts to the vote; else DISTRICTS. */
int canal_lay_district(const struct canal *, const struct move *);
struct terms canal_terms(const struct canal *);

/* grammar.c, parse.c */
extern const struct grammar canal_grammar;
int canal_decision(const void *);
void canal_move_split(struct move *, const struct cards *,
    const struct cards *);
void canal_split_offers(const struct move *, struct cards offer[2]);
void canal_print(const void *, const struct move *, char text[MOVE_TEXT]);
int canal_parse(const void *, const char *text, struct move *,
    struct fault *);

/* walk.c: a state led along a log, which may have hidden cards */
struct walk {
	struct canal now;
	const struct canal *end; /* where the log leads to */
	const struct entry *entry;
	size_t n;
	size_t next;
};
void canal_walk_open(struct walk *, const struct canal *,
    const struct entry *, size_t n);
bool canal_walk_step(struct walk *); /* false at the end, or where it must
					stop since the log is none */

/* guess.c: what a vote tells of a hand; the more, the lower the number */
enum told { TOLD_NO_DISTRICT, TOLD_NOT_VOTED, TOLD_NOTHING };
enum told canal_told(const struct canal *, int seat);

/* check.c and its parts: what loaded members have to do with each other */
int canal_check(void *, int viewer, struct fault *);
int canal_check_pieces(const struct canal *, struct fault *);
bool canal_check_vote(const struct canal *, struct fault *); /* is wrong */

/* fields.c */
extern const struct field canal_fields[];
int canal_check_kinds(const struct pile *, int kinds, const struct place *,
    struct fault *);

/* The rest of struct game, each in the file of its name. */
extern const struct game canal_game;
void canal_apply(void *, const struct move *);
void canal_detail(const void *, const struct move *, json_t *);
void canal_draw(const void *, const char *const names[], struct picture *);
json_t *canal_hand(int n, char *words[], struct text *, struct fault *);
void canal_items(const void *, const struct entry *, size_t n, item_fn *,
    void *arg);
double canal_judge(const void *, int seat);
void canal_moves(const void *, move_fn *, void *arg);
bool canal_allow(const void *, const struct move *, struct fault *);
void canal_result(const void *, struct result *);
json_t *canal_cards_json(const struct cards *);
json_t *canal_won_json(const struct cards *);
void canal_score(const void *, json_t *);
void canal_sheet(const void *, const char *const names[], struct text *);

/* Adds "1 Ada and 2 Bruno". */
void canal_side_name(const struct canal *, int side,
    const char *const names[], void (*put)(struct text *, const char *),
    struct text *);
void canal_veil(void *, int viewer);
void canal_veil_log(const void *, int viewer, struct entry *, size_t n);
bool canal_unknown(const void *, int viewer, struct question *);
void canal_reveal(void *, int viewer, const struct move *);

#endif
