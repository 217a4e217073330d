/* A set of cards and stories, as the rules use it; squero-cards(5). */
#ifndef GONDOLIN_CARDS_H
#define GONDOLIN_CARDS_H

#include <stdbool.h>
#include <stdint.h>

#include <jansson.h>

#include "fault.h"

enum {
	CARDS_MAX = 400,
	STORIES_MAX = 32,
	EVENTS_MAX = 32,
	EFFECTS_MAX = 8, /* of a card or an event */
	CONDITIONS_MAX = 4,
	TRAITS_MAX = 32, /* abilities of a set */
	TURNS_MAX = 60,
	DECK_MAX = 120, /* fits in a pile */
	FIGURE_MAX = 99, /* no printed number is higher */
	ID_MAX = 32,
	TITLE_MAX = 48,
	CODE_MAX = 64,
};

enum stat { STAT_R, STAT_S, STAT_M, STAT_P, STATS };

enum type {
	TYPE_LOCATION,
	TYPE_DEFENDER,
	TYPE_IMPROVEMENT,
	TYPE_INSIGHT,
	TYPE_OCCURRENCE,
	TYPE_CONTINUOUS,
	TYPE_ENEMY,
	TYPES,
};

/* Types as bits. */
enum {
	TYPES_ACHIEVEMENT = 1 << TYPE_IMPROVEMENT | 1 << TYPE_INSIGHT,
	TYPES_EVENT = 1 << TYPE_OCCURRENCE | 1 << TYPE_CONTINUOUS |
	    1 << TYPE_ENEMY,
	TYPES_HAND = 1 << TYPE_DEFENDER | TYPES_ACHIEVEMENT,
	TYPES_ALL = (1 << TYPES) - 1,
};

/* What formulas and conditions can ask for. */
enum value {
	VALUE_R,
	VALUE_S,
	VALUE_M,
	VALUE_P,
	VALUE_TD,
	VALUE_TA,
	VALUE_TURN,
	VALUE_DEFENDERS,
	VALUE_HEROES,
	VALUE_IMPROVEMENTS,
	VALUE_CONTINUOUS,
	VALUE_ENEMIES,
	VALUE_DEFEATED,
	VALUE_HAND,
	VALUE_DECK,
	VALUE_PLAYED,
	VALUES,
};

enum when { WHEN_NOW, WHEN_TURN, WHEN_WHILE, WHEN_ACTIVATE, WHENS };

enum doing {
	DO_CHANGE,
	DO_GIVE,
	DO_TAKE,
	DO_DRAW,
	DO_DESTROY,
	DO_RETURN,
	DO_LIFT,
	DO_DELAY,
	DOINGS,
};

/* What a change changes; the first four are the stats. */
enum what {
	WHAT_D = STATS,
	WHAT_A,
	WHAT_TD,
	WHAT_TA,
	WHAT_COST,
	WHAT_NEEDS,
	WHAT_SIEGE,
	WHATS,
};

enum pick { PICK_ALL, PICK_CHOICE, PICK_STRONGEST, PICK_WEAKEST, PICK_RANDOM };

struct range {
	int min, max;
};

/* Which cards an effect is about. */
struct selector {
	uint8_t types; /* bits */
	int8_t hero, eminent; /* 0, 1, or -1 for either */
	bool self; /* only the card itself */
	int16_t card; /* in the set, or -1 */
	uint32_t ability, counter; /* bits: it must have all of them */
};

struct condition {
	bool in_play; /* how many of these are in play; otherwise a value */
	uint8_t value;
	int16_t min, max;
	struct selector of;
};

struct effect {
	uint8_t doing, when, what, pick;
	bool may;
	uint8_t count;
	int16_t by;
	uint32_t ability, counter; /* given or taken */
	struct selector of;
	bool asks; /* some condition is about a value */
	uint8_t conditions;
	struct condition condition[CONDITIONS_MAX];
};

/* Those of a card or an event: a run of the effects of the set. */
struct effects {
	uint16_t first;
	uint8_t n;
	uint8_t whens; /* bits */
	uint8_t target[WHENS]; /* which of them, from 1, asks for a target at
	    once when the card is played or activated; 0 for none */
};

struct card {
	char id[ID_MAX + 1];
	char title[TITLE_MAX + 1];
	uint8_t type;
	bool best; /* a hero or eminent */
	uint8_t R, M, D, A, needs, siege;
	int8_t stat[STATS]; /* of a location; the bonus of an enemy */
	uint32_t abilities, counters;
	bool activates, once;
	uint8_t fee; /* R to activate it */
	struct effects effects;
};

struct event {
	uint8_t turn;
	char text[TITLE_MAX * 2 + 1];
	struct effects effects;
};

/* A formula as code for a stack; each of its terms adds up to the whole. */
struct formula {
	int n, terms;
	struct {
		enum { OP_NUMBER, OP_VALUE, OP_ADD, OP_SUB, OP_MUL, OP_DIV,
		    OP_NEG } op;
		long number;
	} code[CODE_MAX];
	struct {
		int from, to; /* code */
		bool minus;
		int start, length; /* in the text */
	} term[CODE_MAX];
	char text[256];
};

struct story {
	char id[ID_MAX + 1];
	char title[TITLE_MAX + 1];
	uint8_t turns, hand;
	struct range cards, locations, events, enemies;
	uint8_t n; /* events */
	uint8_t whens; /* bits of all events */
	struct event event[EVENTS_MAX];
	struct formula score;
	bool ready; /* there is a ready-made deck: */
	uint8_t copies[CARDS_MAX];
};

/* What is behind the effects that there are does not count. */
struct card_set {
	int cards;
	uint8_t stories;
	int traits, effects;
	char trait[TRAITS_MAX][ID_MAX + 1];
	struct card card[CARDS_MAX];
	struct story story[STORIES_MAX];
	struct effect effect[(CARDS_MAX + STORIES_MAX * EVENTS_MAX) *
	    EFFECTS_MAX];
};

extern const char *const gondolin_types[], *const gondolin_values[];

/* set.c */
void *gondolin_set_load(const json_t *, struct fault *);
size_t gondolin_set_size(const void *);
int gondolin_card_named(const struct card_set *, const char *id);
int gondolin_trait_named(struct card_set *, const char *word); /* or -1 */

/* formula.c: -1 and the fault at its column. */
int gondolin_parse_formula(struct formula *, const char *text,
    const struct place *, struct fault *);
long gondolin_evaluate(const struct formula *, int from, int to,
    const long values[VALUES]);

/* deck.c: copies by card of the set, against the limits and the story. */
int gondolin_check_deck(const struct card_set *, const struct story *,
    const uint8_t copies[CARDS_MAX], const struct place *, struct fault *);
int gondolin_check_decks(const struct card_set *, const struct story *,
    const struct place *, struct fault *);
int gondolin_load_copies(const struct card_set *, const json_t *,
    uint8_t copies[CARDS_MAX], const struct place *, struct fault *);

#endif
