/* The state of Gondoliere and what its files share; gondoliere(6) has the
   rules. */
#ifndef GONDOLIERE_H
#define GONDOLIERE_H

#include <stdbool.h>
#include <stdint.h>

#include "field.h"
#include "game.h"

enum {
	COLOURS = 5,
	VALUES = 4,
	ROUTES = 6,
	MANY = 5, /* a tile has fewer tourists */

	/* A shape is a tile whatever its tourists; from STAGES on landing
	   stages, by colour, straight or crossing, and value. */
	STRAIGHT = 0,
	CURVE = 1,
	STAGES = 2,
	OF_COLOUR = 2 * VALUES,
	SHAPES = STAGES + COLOURS * OF_COLOUR,
	PIECES = SHAPES * MANY,

	CANAL_MAX = 99, /* tiles of a set */
	STAGES_MAX = 20, /* of a colour */
	BOARD_MAX = CANAL_MAX + COLOURS * STAGES_MAX,
	DISPLAY = 3,
	PLACEMENTS = 3, /* of a turn */
	ROUTES_END = 5, /* complete routes that end the match */
	PIAZZA_WIDE = 4,
	PIAZZA_HIGH = 3,
	NO_TILE = 255,
	SLOTS = 64,
};

#define ALL_VALUES 0x1e /* bits 1 to 4 */
#define ONCE_VALUES 0xe /* those that a route has once */

/* Shapes as a set: a bit for each. */
#define SHAPE_BIT(shape) ((uint64_t)1 << (shape))
#define CANAL_TILES (SHAPE_BIT(STAGES) - 1)
#define ALL_STAGES (SHAPE_BIT(SHAPES) - SHAPE_BIT(STAGES))
#define FIRST_STAGES (UINT64_C(0x0101010101) << STAGES) /* of each colour */
#define CROSSINGS (FIRST_STAGES * 0xf0)

enum phase { PHASE_SHUFFLE, PHASE_DISPLAY, PHASE_TURNS, PHASE_OVER };
enum heading { NORTH, EAST, SOUTH, WEST };
enum turn { AHEAD, LEFT, RIGHT, TURNS };
enum end { END_NONE, END_ROUTES, END_CANALS, END_STAGES, END_STUCK };

enum verb {
	VERB_SWAP,
	VERB_KEEP,
	VERB_PLACE, /* the route, the piece, the turn */
	VERB_DONE,
	VERB_SHUFFLE, /* the seat or 0 for canals, the pieces */
	VERBS,
};

struct tile_set {
	uint8_t piazza[ROUTES + 1]; /* tourists, by route */
	uint8_t canal, stages; /* how many; stages of one colour */
	uint8_t count[PIECES];
};

/* A tile that has been laid. */
struct tile {
	int16_t x, y;
	uint8_t piece;
	uint8_t sides; /* a bit for each heading in which it can be left */
	uint8_t routes; /* a bit for each route that it is on */
	uint8_t next; /* another one with the same slot, or NO_TILE */
};

struct route {
	int16_t x, y; /* the end cell */
	uint8_t heading;
	uint8_t canal; /* how many canal tiles */
	uint8_t values; /* a bit for each value of its landing stages */
	uint8_t last; /* the last landing stage on the board, or NO_TILE */
	bool after_stage; /* the last tile is that */
	bool dead; /* the end cell is taken */
	bool complete;
};

/* What fits the end of a route, whether there is any left or not. */
struct fit {
	uint64_t shapes[TURNS], any; /* by the turn; whatever that is */
	uint8_t others; /* a bit for each other route with the same end */
};

struct player {
	struct pile stack, display;
	bool swapped;
};

struct gondoliere {
	const struct tile_set *set;
	uint8_t seats;
	uint8_t first; /* seat that begins */
	uint8_t phase;
	uint8_t seat;
	uint8_t placed; /* tiles in this turn */
	uint8_t laid; /* tiles on the board */
	uint8_t left[SHAPES]; /* tiles that have not been laid */
	struct player player[COLOURS + 1]; /* by seat; at 0 deck and canal */
	struct route route[ROUTES + 1];
	struct tile board[BOARD_MAX];

	/* Worked out from the board. */
	uint64_t unlaid; /* shapes of which tiles are left */
	struct fit fit[ROUTES + 1];
	uint8_t slot[SLOTS]; /* for a cell, the last tile with that slot */
};

/* A placement and what becomes of the route, or of both. */
struct laying {
	uint64_t shapes; /* those for which it is legal */
	enum turn turn;
	int n;
	uint8_t number[2]; /* of the route named, then of the other */
	struct route route[2]; /* as they are afterwards */
	uint8_t passed[2]; /* the crossing run through, or NO_TILE */

	/* Why it is not legal. */
	struct verdict {
		char rule; /* a letter of placement */
		uint8_t route; /* where it does not hold */
		uint8_t other; /* the other route that it concerns */
		uint8_t tile; /* the one on the board that stands against it */
		uint8_t through; /* the crossing to run through, or NO_TILE */
	} no;
};

/* tiles.c */
extern const char gondoliere_colours[];
int gondoliere_shape(int piece);
int gondoliere_tourists(int piece);
bool gondoliere_is_stage(int piece);
bool gondoliere_is_crossing(int piece);
int gondoliere_value(int piece);
int gondoliere_owner(int piece); /* its seat, or 0 */
uint64_t gondoliere_of_colour(int seat); /* the shapes of its stages */
int gondoliere_seat_named(char letter); /* or -1 */
int gondoliere_tile_named(const char *name, size_t length);
void gondoliere_name(const void *, int piece, char name[PIECE_NAME]);
int gondoliere_named(const void *, const char *name);
void gondoliere_face(const void *, int piece, struct face *);
enum colour gondoliere_hue(int seat);

/* set.c */
extern const struct sets gondoliere_sets;

/* The tiles of a seat, or of the canal if it is 0, in printed order. */
void gondoliere_spell(const uint8_t count[PIECES], int seat, struct pile *);

/* canals.c: where a placement leads; whether any of the shapes, canal tiles or
   landing stages, can be laid, and for which it holds */
extern const int8_t gondoliere_step[4][2]; /* by heading: x, y */
enum heading gondoliere_turned(enum heading, enum turn);
bool gondoliere_try(const struct gondoliere *, int route, enum turn,
    uint64_t shapes, struct laying *);

/* routes.c: what lies where, and what fits the ends */
extern const struct route gondoliere_mouths[]; /* by number */
void gondoliere_begin(struct gondoliere *); /* an empty board */
int gondoliere_at(const struct gondoliere *, int x, int y);
int gondoliere_sides(int piece, enum heading in, enum turn);
void gondoliere_add_stage(struct route *, int piece, int index);
void gondoliere_lay(struct gondoliere *, const struct laying *, int piece);

/* Placement f: a tile on two routes is named with the lower number. */
bool gondoliere_names(const struct gondoliere *, int route);

/* turns.c */
extern const struct ending {
	const char *name, *rule, *text;
} gondoliere_endings[]; /* by enum end */

int gondoliere_turn(const void *);
enum end gondoliere_end_of_board(const struct gondoliere *);
enum end gondoliere_end(const struct gondoliere *);
bool gondoliere_can_place(const struct gondoliere *);
int gondoliere_hidden(const struct gondoliere *, int seat); /* in its stack */

/* moves.c */
void gondoliere_moves(const void *, move_fn *, void *arg);
void gondoliere_detail(const void *, const struct move *, json_t *);

/* grammar.c, fields.c */
extern const struct grammar gondoliere_grammar;
extern const struct field gondoliere_fields[];
extern const char *const gondoliere_headings[];

/* check-pieces.c, check-board.c: parts of check.c */
int gondoliere_check_pieces(const struct gondoliere *, bool view,
    struct fault *);
int gondoliere_check_board(struct gondoliere *, struct fault *);

/* score.c */
struct tally {
	int tourists; /* of the route */
	int totals[COLOURS + 1], points[COLOURS + 1]; /* by seat */
	int places[COLOURS + 1]; /* from 1, or 0 for none */
};

void gondoliere_share(struct tally *);
void gondoliere_tally(const struct gondoliere *, int route, struct tally *);
int gondoliere_stages_laid(const struct gondoliere *, int seat);

/* draw-map.c: returns the row below */
int gondoliere_draw_map(const struct gondoliere *, int row,
    struct picture *);

/* The rest of struct game, each in the file of its name. */
bool gondoliere_allow(const void *, const struct move *, struct fault *);
void gondoliere_apply(void *, const struct move *);
int gondoliere_check(void *, int viewer, struct fault *);
void gondoliere_draw(const void *, const char *const names[],
    struct picture *);
json_t *gondoliere_hand(int n, char *words[], struct text *, struct fault *);
void gondoliere_items(const void *, const struct entry *, size_t n,
    item_fn *, void *arg);
double gondoliere_judge(const void *, int seat);
int gondoliere_parse(const void *, const char *text, struct move *,
    struct fault *);
void gondoliere_print(const void *, const struct move *,
    char text[MOVE_TEXT]);
void gondoliere_result(const void *, struct result *);
void gondoliere_score(const void *, json_t *);
void gondoliere_sheet(const void *, const char *const names[],
    struct text *);
void gondoliere_veil(void *, int viewer);
void gondoliere_veil_log(const void *, int viewer, struct entry *, size_t n);
bool gondoliere_unknown(const void *, int viewer, struct question *);
void gondoliere_reveal(void *, int viewer, const struct move *);

#endif
