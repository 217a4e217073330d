/* The state of Gondolin Cards and what its files share; gondolin(6). */
#ifndef GONDOLIN_H
#define GONDOLIN_H

#include <string.h>

#include "cards.h"
#include "field.h"
#include "game.h"

enum { FRAMES_MAX = DECK_MAX + 8, NOTHING = -1 };

enum phase {
	PHASE_LOCATION,
	PHASE_MIX, /* chance puts the deck in order for a hard opening */
	PHASE_HAND,
	PHASE_SHUFFLE,
	PHASE_RESOURCE,
	PHASE_EVENT,
	PHASE_DEFENCE,
	PHASE_MAIN,
	PHASE_OVER,
};

enum verb {
	VERB_SHUFFLE, /* the cards, the top first */
	VERB_PICK,
	VERB_LOCATION,
	VERB_HAND,
	VERB_DESTROY,
	VERB_PLAY, /* the card; a target */
	VERB_ACTIVATE, /* the card; a target */
	VERB_CHOOSE, /* the card, or nothing */
	VERB_END_PHASE,
	VERBS,
};

enum attack {
	ATTACK_NONE,
	ATTACK_REPELLED,
	ATTACK_STALEMATE,
	ATTACK_UNDEFENDED, /* this and what follows ends the match */
	ATTACK_UNCOUNTERED,
	ATTACK_OVERRUN,
};

/* A card on the table; the table is in the order in which they entered. */
struct in_play {
	uint8_t card;
	uint8_t turn; /* in which it entered */
	bool used; /* activated in this turn, or once and for all */
	int16_t delay; /* added to its siege */
};

/* Effects that are to happen, those of the last frame first. */
enum {
	FRAME_STORY, /* what its events of this turn do */
	FRAME_STORY_EACH, /* what all of them do each turn */
	FRAME_EACH, /* what the cards in play do each turn */
	FRAME_ENTER, /* a drawn event that has not entered */
	FRAME_NOW, /* a card in play has entered */
	FRAME_LOOSE, /* a card that goes to the played pile */
	FRAME_ACTIVATE,
	FRAMES,
};

struct frame {
	uint8_t what;
	uint8_t at; /* the event of the story, or the place in play */
	uint8_t card; /* that waits to enter, or is loose */
	uint8_t effect;
	uint8_t left; /* how often it has to happen; 0 before it begins */
};

/* A line of the game sheet. */
struct row {
	int32_t value[VALUE_TA + 1];
	int16_t drawn; /* or NOTHING */
	uint8_t attack;
	uint16_t played, destroyed, defeated;
};

/* What a card in play comes to. */
struct worth {
	int32_t figure; /* the attack of an enemy, the defence of others */
	int32_t siege; /* without its delay */
	uint32_t traits; /* abilities of an enemy, counters of others */
};

/* What the cards in play and lasting effects come to.  It follows from all
   else, is in no document, and is worked out anew after a change. */
struct lasting {
	bool stale; /* something has changed since */
	bool asks; /* it depends on values */
	uint16_t changes; /* bits: what is changed */
	uint8_t whens; /* bits: when effects of the cards in play happen */
	uint8_t count[TYPES], heroes; /* in play */
	int32_t upkeep; /* of all */
	int32_t by[WHATS]; /* how much stats and totals are changed */
	int32_t figures[TYPES]; /* of all cards in play of a type */
	uint32_t traits[TYPES];

	/* What is in force, as bits of the effects, by event of the story and
	   by place in play. */
	uint8_t told[EVENTS_MAX];
	uint8_t held[DECK_MAX];
	struct worth worth[DECK_MAX];
};

/*
 * A card of the match is a number: the deck lies in the order of the set, and
 * a card has the number of the first of its copies.  The numbers after it are
 * the second and third copy where a move tells them apart.
 */
struct gondolin {
	const struct card_set *set;
	uint8_t story;
	bool easy;
	uint8_t cards; /* in the whole deck, with its locations */
	uint16_t kind[DECK_MAX]; /* in the set, by number */
	struct pile wanted; /* the hand that the options name */

	uint8_t phase;
	uint8_t turn; /* 0 before the first */
	int32_t stat[STATS];
	int32_t boost[2]; /* TD and TA, to the end of the turn */
	int32_t income; /* in the resource phase, 0 otherwise */
	struct pile deck, hand;
	struct pile returned; /* to the hand, not to be played yet */
	struct pile played; /* the oldest first */
	struct pile aside; /* locations that were not chosen */
	uint8_t in_play;
	struct in_play play[DECK_MAX];
	uint8_t frames;
	struct frame frame[FRAMES_MAX];
	uint16_t defeated;
	struct row sheet[TURNS_MAX];
	struct lasting lasting;
};

/* What has to happen next: up to the pick it is chance's. */
enum due {
	DUE_SHUFFLE,
	DUE_PICK,
	DUE_LOCATION,
	DUE_HAND,
	DUE_DESTROY, /* for maintenance */
	DUE_CHOICE,
	DUE_PLAY,
	DUE_NOTHING,
};

/* Cards that an effect can be about, in the order in which it looks. */
struct candidates {
	bool from_play; /* places in play, otherwise in the played pile */
	int n;
	uint8_t at[DECK_MAX];
};

extern const struct game gondolin_game;
extern const char *const gondolin_phases[], *const gondolin_attacks[];

/* cards.c */
const struct story *gondolin_story(const struct gondolin *);
const struct card *gondolin_card(const struct gondolin *, int card);
const struct card *gondolin_at(const struct gondolin *, int at); /* in play */
const struct effect *gondolin_effect(const struct gondolin *,
    const struct effects *, int i);
int gondolin_first(const struct gondolin *, int card); /* of its copies */
void gondolin_name(const void *, int card, char name[PIECE_NAME]);
int gondolin_named(const void *, const char *name);
void gondolin_face(const void *, int card, struct face *);
int gondolin_copy_at(const struct gondolin *, int at); /* as moves name it */
int gondolin_place_of(const struct gondolin *, int card); /* or -1 */
int gondolin_like(const struct gondolin *, int at); /* the first like it */

/* lasting.c: a change is told, and weighed before anything is read. */
void gondolin_changed(struct gondolin *);
void gondolin_reach_events(struct gondolin *);
void gondolin_weigh(struct gondolin *);
int gondolin_lasting(const struct gondolin *, enum what, int card);

/* values.c; nothing may have changed since it was weighed. */
const struct lasting *gondolin_weighed(const struct gondolin *);
int gondolin_stat(const struct gondolin *, enum stat);
int gondolin_total_defence(const struct gondolin *);
int gondolin_total_attack(const struct gondolin *);
int gondolin_cost(const struct gondolin *, int card);
int gondolin_needs(const struct gondolin *, int card);
int gondolin_siege(const struct gondolin *, int at);
int gondolin_attacks_in(const struct gondolin *, int at); /* the turn */
void gondolin_printed_values(const struct gondolin *, long values[VALUES]);
void gondolin_values_of(const struct gondolin *, long values[VALUES]);
long gondolin_points(const struct gondolin *);

/* select.c */
bool gondolin_in_force(const struct gondolin *, const struct event *);
bool gondolin_meets(const struct gondolin *, const struct effect *, int self,
    const long values[VALUES]);
bool gondolin_holds(const struct gondolin *, const struct effect *, int self);
bool gondolin_matches(const struct gondolin *, const struct selector *,
    int card, int at, bool printed, int self);
void gondolin_candidates(const struct gondolin *, const struct effect *,
    int self, struct candidates *);
int gondolin_candidate(const struct gondolin *, const struct candidates *,
    int i); /* as moves name it */

/* agenda.c: what is to happen, up to a decision or the end. */
void gondolin_run(struct gondolin *);
void gondolin_push(struct gondolin *, int what, int at, int card);
void gondolin_settle(struct frame *, bool all);
void gondolin_forget(struct gondolin *, int at);
int gondolin_self(const struct frame *);
const struct effect *gondolin_pending(const struct gondolin *); /* or NULL */
void gondolin_choices(const struct gondolin *, struct candidates *);
bool gondolin_waits(const struct gondolin *);

/* Whether a frame below others can be where it is: within a draw or not yet
   at an effect. */
bool gondolin_goes_on(const struct gondolin *, const struct frame *);

/* effects.c */
bool gondolin_perform(struct gondolin *, struct frame *,
    const struct effect *); /* false if it stops at a choice */
void gondolin_act(struct gondolin *, const struct effect *, int at);
void gondolin_enter(struct gondolin *, int card);
void gondolin_leave(struct gondolin *, int at, bool destroyed);
void gondolin_answer(struct gondolin *, int card); /* NOTHING: none */
int gondolin_take(struct gondolin *); /* the top card of the deck */

/* turns.c */
int gondolin_due(const void *); /* an enum due */
bool gondolin_can_pay(const struct gondolin *);
void gondolin_begin(struct gondolin *); /* after the last shuffle */
void gondolin_pay(struct gondolin *);
void gondolin_go_on(struct gondolin *);
void gondolin_end_phase(struct gondolin *, const struct move *);
void gondolin_take_in_hand(struct gondolin *, int card); /* of the deck */
bool gondolin_survived(const struct gondolin *);
void gondolin_open(struct gondolin *, int location);
void gondolin_fill_row(const struct gondolin *, struct row *);
void gondolin_note(struct gondolin *); /* on the sheet */

/* attack.c: true if the settlement stands and no enemy is left. */
bool gondolin_meet_enemies(struct gondolin *);

/* apply.c */
void gondolin_apply(void *, const struct move *);

/* Whether to use the card needs a target; then these are what it can be. */
bool gondolin_wants_target(const struct gondolin *, enum verb, int card,
    struct gondolin *after, struct candidates *);

/* moves.c */
void gondolin_moves(const void *, move_fn *, void *arg);
bool gondolin_can_activate(const struct gondolin *, int at);

/* prepare.c */
int gondolin_prepare(void *, int seats, const void *set, json_t *options,
    bool complete, struct fault *);

/* grammar.c, parse.c, print.c, allow.c */
struct arity {
	int least, most; /* cards of a move */
};
extern const struct grammar gondolin_grammar;
extern const struct arity gondolin_arity[VERBS];
int gondolin_parse(const void *, const char *text, struct move *,
    struct fault *);
void gondolin_print(const void *, const struct move *, char text[MOVE_TEXT]);
bool gondolin_allow(const void *, const struct move *, struct fault *);
void gondolin_detail(const void *, const struct move *, json_t *);

/* fields.c, check.c, check-cards.c, check-agenda.c */
extern const struct field gondolin_fields[];
json_t *gondolin_dump_sheet(const struct gondolin *); /* new reference */
int gondolin_check(void *, int viewer, struct fault *);
void gondolin_see(const struct gondolin *, int seen[DECK_MAX], int *hidden);
int gondolin_check_cards(const struct gondolin *, struct fault *);
int gondolin_check_agenda(const struct gondolin *, struct fault *);

/* sheet.c */
enum { HAPPENED = 48 };
const char *gondolin_happened(const struct gondolin *, int turn,
    char text[HAPPENED]);

/* The rest of struct game, each in the file of its name. */
void gondolin_draw(const void *, const char *const names[], struct picture *);
json_t *gondolin_hand(int n, char *words[], struct text *, struct fault *);
void gondolin_items(const void *, const struct entry *, size_t n, item_fn *,
    void *arg);
double gondolin_judge(const void *, int seat);
void gondolin_result(const void *, struct result *);
void gondolin_score(const void *, json_t *);
void gondolin_sheet(const void *, const char *const names[], struct text *);
void gondolin_veil(void *, int viewer);
void gondolin_veil_log(const void *, int viewer, struct entry *, size_t n);
bool gondolin_unknown(const void *, int viewer, struct question *);
void gondolin_reveal(void *, int viewer, const struct move *);

#endif
