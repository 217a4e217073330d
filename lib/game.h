/*
 * What a game is, to everything that is not that game.
 *
 * Each folder under games/ defines one struct game and nothing else that is
 * visible outside it.  The state of a game is a flat struct, so that
 * assignment copies it and nothing has to be freed; the only pointer in it is
 * to the set, which is shared and never changes.  Its functions draw no random
 * numbers, print nothing and never end the program, and all but those that
 * return JSON or fill a text or a picture allocate nothing.
 */
#ifndef GAME_H
#define GAME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <jansson.h>

#include "fault.h"
#include "picture.h"
#include "pile.h"
#include "speech.h"
#include "text.h"

enum {
	SEAT_CHANCE = 0, /* as a viewer: the eyes of nobody in particular */
	SEAT_NONE = -1, /* the match is over; as a viewer: sees everything */
	SEATS_MAX = 7,
	BOX_PILES = 12,
	PIECE_NAME = 64,
	MOVE_TEXT = 8192,
};

/* What a seat decides or chance brings; what the numbers mean is the game's. */
struct move {
	uint8_t verb;
	uint8_t n;
	uint8_t arg[PILE_MAX];
};

/* A line of the log. */
struct entry {
	int seat;
	struct move move;
};

/*
 * What chance is asked: to choose, in order, some of these pieces.  The
 * outcome is the move below with the pieces chosen added to its arguments.
 */
struct question {
	struct move outcome;
	struct pile pieces; /* in printed order */
	int count; /* how many are chosen */
	int pile; /* the pile of the box that answers this, or -1 */
};

/* What is in the box, in printed order. */
struct box {
	int n;
	struct {
		const char *name;
		struct pile pile;
	} pile[BOX_PILES];
};

/* An option of box and deal, and a member of "options". */
struct game_option {
	const char *name; /* "long": --long on the command line */
	enum {
		OPTION_FLAG, /* true or false */
		OPTION_NUMBER, /* an integer */
		OPTION_WORD, /* a string */
		OPTION_WORDS, /* an array of strings, A,B,C on the command line */
		OPTION_FILE, /* the JSON document in that file */
	} kind;
	const char *value; /* what --help calls the value, "N", or the words
	    that it can be, "hard|easy"; NULL for a flag */
	const char *help; /* "play six rounds, not three" */
};

/* What bots, arenas and tallies know of a result. */
struct result {
	bool over;
	bool together; /* the people play as one group, whose result counts */
	long group;
	long points[SEATS_MAX + 1]; /* by seat */
	bool winner[SEATS_MAX + 1];
};

/* Something that adds to a total, and the rule that says so. */
struct item {
	int seat; /* 0 if it is everybody's */
	const char *total; /* "coin" */
	long points;
	const char *rule; /* "gondola.delivery.2" */
	char text[256]; /* "round 1: triple 3C 3D 3H" */
};

/* Called for each in turn, until it returns false. */
typedef bool move_fn(const struct move *, void *arg);
typedef void item_fn(const struct item *, void *arg);

/* Who is told of moves, until they have heard enough. */
struct listener {
	move_fn *each;
	void *arg;
};

/* The sets that a game can be played with. */
struct sets {
	const char *standard; /* the name of the one that is meant if none is */

	/* The set in a document, one block without pointers, to be freed; or
	   NULL and every fault.  size tells how many bytes of it count. */
	void *(*load)(const json_t *, struct fault *);
	size_t (*size)(const void *set);

	/* Adds what it has that an option can name, a blank before each; NULL
	   if there is no such option. */
	void (*words)(const void *set, const char *option, struct text *);
};

/*
 * How a bot that looks ahead plays on from a move.  The figures were tried out;
 * no rule depends on them.
 */
struct foresight {
	int candidates; /* moves that are played on from at most */
	int effort; /* playouts of a decision, unless it is said */
	int decisions; /* of a playout at most */
	int rounds; /* that end a playout; 0: however many */
	int stray; /* decisions of it that are random, in a hundred */
	double scale; /* so much more of judge makes it e times as likely to
	    win as not to */
};

struct game {
	const char *name; /* "gondola": also the folder's name */
	const char *title; /* "Gondola" */
	unsigned seats; /* bit n is set if n people can play */
	const struct game_option *options; /* by name, up to one without */
	const struct sets *sets; /* NULL in a game without sets */
	const struct grammar *grammar;
	const struct field *fields; /* of the state */
	size_t size; /* of the state */

	/*
	 * Begins a state with these options, before any set-up.  If complete,
	 * options not given are added to the object with their defaults.
	 * seats is 0 in a box that leaves it open.
	 */
	int (*prepare)(void *state, int seats, const void *set,
	    json_t *options, bool complete, struct fault *);

	/* The names of pieces, exactly; -1 if there is no such piece. */
	void (*piece_name)(const void *state, int piece, char name[PIECE_NAME]);
	int (*piece_named)(const void *state, const char *name);
	void (*piece_face)(const void *state, int piece, struct face *);

	/* What the box holds with the options of a prepared state. */
	int (*box)(const void *state, struct box *, struct fault *);

	/* From a prepared state to the first question or decision. */
	void (*setup)(void *state);

	/*
	 * To load, into a prepared state, is to validate.  Once all fields
	 * have been loaded, check tells every fault in what they have to do
	 * with each other, with its pointer, and works out what is kept in the
	 * state and is no field.  viewer is SEAT_NONE in a match; in a view
	 * exactly what the viewer cannot see must be hidden.
	 */
	int (*check)(void *state, int viewer, struct fault *);

	/* The seat that decides, SEAT_CHANCE or SEAT_NONE. */
	int (*turn)(const void *state);

	/* Which of the grammar's decisions is due, also where it is chance's or
	   the match is over; and the round or turn that people count, 0 before
	   the first or where nobody counts. */
	int (*decision)(const void *state);
	int (*round)(const void *state);

	/* Every legal move of the seat that decides, each once, in an order
	   that depends on nothing that this seat cannot see. */
	void (*moves)(const void *state, move_fn *each, void *arg);

	/* Makes a move that is legal, or an outcome that was asked for. */
	void (*apply)(void *state, const struct move *);

	/*
	 * Whether the seat that decides may make the move: exactly those that
	 * are listed.  If not, and there is a fault to be filled in, it says
	 * why, with the rule.  The move may be nonsense, as long as n is not
	 * above what a move can have.
	 */
	bool (*allow)(const void *state, const struct move *, struct fault *);

	/*
	 * Parsing knows the form only, and takes any letter case, spacing and
	 * order of cards; printing has one form, which parses to the same move.
	 * Hidden pieces are ?? in both.
	 */
	int (*parse)(const void *state, const char *text, struct move *,
	    struct fault *);
	void (*print)(const void *state, const struct move *,
	    char text[MOVE_TEXT]);

	/* Adds what a program may want to know of a legal move. */
	void (*detail)(const void *state, const struct move *, json_t *object);

	/* What chance is asked; only when it is to move. */
	void (*question)(const void *state, struct question *);

	/* Hides what the viewer cannot see; once more changes nothing. */
	void (*veil)(void *state, int viewer);
	void (*veil_log)(const void *state, int viewer, struct entry *,
	    size_t n);

	/*
	 * What a view leaves open, as a question to chance, and the answer put
	 * in; again until there is nothing left to ask.  The result agrees with
	 * the view: veiled again it is the same.
	 */
	bool (*unknown)(const void *state, int viewer, struct question *);
	void (*reveal)(void *state, int viewer, const struct move *answer);

	/* Seats of the same number win and lose together, as far as everybody
	   knows; from 1. */
	int (*side)(const void *state, int seat);

	void (*result)(const void *state, struct result *);

	/* Adds the game's own members to the JSON of a score. */
	void (*score)(const void *state, json_t *object);

	/* The score sheet; names[1] is the name of seat 1. */
	void (*sheet)(const void *state, const char *const names[],
	    struct text *);

	/* What the totals are made of, from the state and the log. */
	void (*items)(const void *state, const struct entry *, size_t n,
	    item_fn *each, void *arg);

	/* The score of a hand without any match: as JSON, and as text. */
	json_t *(*hand)(int n, char *words[], struct text *, struct fault *);

	/* The table as people see it. */
	void (*draw)(const void *state, const char *const names[],
	    struct picture *);

	/* How good a state looks to a seat: more is better, any scale. */
	double (*judge)(const void *state, int seat);
	const struct foresight *foresight;
};

/* The games there are, up to NULL. */
extern const struct game *const games[];

/* The game of that name, or NULL. */
const struct game *game_named(const char *name);

/* Its option of that name, or NULL. */
const struct game_option *game_option(const struct game *, const char *name);

/* The place of "state" in a match, for faults of load and allow. */
extern const struct place game_state_place;
extern const struct place game_options_place;

/* Notes that a member of the state contradicts others or the rules; -1. */
int game_wrong(struct fault *, const char *member, const char *rule,
    const char *text);

/* Tells of a move without arguments. */
bool listener_say(const struct listener *, int verb);

/* A copy as long as the move is. */
void move_copy(struct move *, const struct move *);

bool move_same(const struct move *, const struct move *);

#endif
