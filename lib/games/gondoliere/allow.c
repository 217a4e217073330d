/* Whether a move is legal; if not: what is so, by which rule, and what would
   do. */

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "gondoliere.h"

enum { WORDS = 128 };

/* A fault of a route, if anybody asks; 0 means the state as a whole. */
static bool __attribute__((format(printf, 4, 5)))
no(struct fault *why, int route, const char *rule, const char *fmt, ...)
{
	struct place routes = { &game_state_place, "routes", 0 };
	struct place here = { &routes, NULL, route - 1 };
	va_list ap;

	if (why == NULL)
		return false;
	va_start(ap, fmt);
	fault_list(why, FAULT_ILLEGAL, route > 0 ? &here : &game_state_place,
	    rule, fmt, ap);
	va_end(ap);
	return false;
}

static const char *
tile_name(int piece, char name[PIECE_NAME])
{
	gondoliere_name(NULL, piece, name);
	return name;
}

/* "R3 at 4, 2", a tile on the board. */
static const char *
tile_at(const struct gondoliere *g, int index, char text[WORDS])
{
	char name[PIECE_NAME];
	const struct tile *tile = &g->board[index];

	if (index >= g->laid)
		return "the tile before it";
	snprintf(text, WORDS, "%s at %d, %d", tile_name(tile->piece, name),
	    tile->x, tile->y);
	return text;
}

/* The tiles of a display, in their order. */
static const char *
list_tiles(const struct pile *display, char text[WORDS])
{
	char name[PIECE_NAME];
	int i, length = 0;

	snprintf(text, WORDS, "no tile");
	for (i = 0; i < display->n; i++)
		length += snprintf(text + length, WORDS - length, "%s%.16s",
		    i > 0 ? ", " : "", tile_name(display->piece[i], name));
	return text;
}

/* The move belongs to another time: tells what is due now. */
static bool
not_due(const struct gondoliere *g, struct fault *why)
{
	static const struct {
		const char *rule;
		const char *text; /* about the seat, if it has one */
	} dues[] = {
		[PHASE_SHUFFLE] = { "gondoliere.setup.1",
		    "the tiles are to be shuffled first" },
		[PHASE_DISPLAY] = { "gondoliere.setup.2",
		    "is to swap or to keep its display first" },
		[PHASE_TURNS] = { "gondoliere.turns.1", "is to place a tile" },
		[PHASE_OVER] = { "gondoliere.end.1", "the match is over" },
	};
	const char *text = dues[g->phase].text;
	const char *rule = dues[g->phase].rule;

	if (gondoliere_turn(g) != g->seat)
		return no(why, 0, rule, "%s", text);
	if (why != NULL)
		why->allowed = g->phase == PHASE_DISPLAY;
	return no(why, 0, rule, "seat %d %s%s", g->seat, text,
	    g->placed > 0 ? " or to say done" : "");
}

static bool
may_take(const struct gondoliere *g, int piece, struct fault *why)
{
	bool stage = gondoliere_is_stage(piece);
	const struct pile *display = &g->player[stage ? g->seat : 0].display;
	char name[PIECE_NAME], words[WORDS];

	if (pile_find(display, piece) != -1)
		return true;
	if (why == NULL)
		return false;
	tile_name(piece, name);
	list_tiles(display, words);
	if (!stage)
		return no(why, 0, "gondoliere.turns.2", "%s is not in the "
		    "general display, which has %s", name, words);
	if (gondoliere_owner(piece) == g->seat)
		return no(why, 0, "gondoliere.turns.2", "%s is not in the "
		    "display of seat %d, which has %s", name, g->seat, words);
	return no(why, 0, "gondoliere.turns.2", "%s does not belong to seat "
	    "%d, which plays %c and has %s", name, g->seat,
	    gondoliere_colours[g->seat - 1], words);
}

/* Placement a, e and f: the route or its end cell takes no such tile. */
static bool
refuse_end(const struct gondoliere *g, const struct verdict *v,
    const char *name, const char *rule, struct fault *why)
{
	const struct route *r = &g->route[v->route];

	if (v->rule == 'a')
		return no(why, v->route, rule, "%s cannot be laid on route "
		    "%d, which is complete and has no gondola", name,
		    v->route);
	if (v->rule == 'e')
		return no(why, v->route, rule, "%s at %d, %d would join route "
		    "%d to route %d, which ends there, too", name, r->x, r->y,
		    v->route, v->other);
	return no(why, v->route, rule, g->route[v->other].complete ?
	    "%s cannot be laid at %d, %d, the open end of route %d, which is "
	    "complete" : "%s at %d, %d would lie across the end of route %d; "
	    "a crossing might fit", name, r->x, r->y, v->other);
}

/* The landing stage on the route that has the value of this one. */
static int
holder(const struct gondoliere *g, int route, int piece)
{
	int i;

	for (i = 0; i < g->laid; i++)
		if (g->board[i].routes >> route & 1 &&
		    gondoliere_is_stage(g->board[i].piece) &&
		    gondoliere_value(g->board[i].piece) ==
		    gondoliere_value(piece))
			break;
	return i;
}

/* Placement b, c, d and g, for the tile itself or the crossing behind it. */
static bool
refuse_stage(const struct gondoliere *g, const struct verdict *v, int piece,
    const char *rule, struct fault *why)
{
	char name[PIECE_NAME], what[2 * WORDS], words[WORDS];
	int tile = v->rule != 'g' ? v->tile : holder(g, v->route,
	    v->through == NO_TILE ? piece : g->board[v->through].piece);

	tile_name(piece, name);
	if (v->through == NO_TILE)
		snprintf(what, sizeof(what), "%s on route %d", name, v->route);
	else
		snprintf(what, sizeof(what), "%s would run route %d through "
		    "%s, which", name, v->route,
		    tile_at(g, v->through, words));
	if (v->rule == 'b')
		return no(why, v->route, rule, "%s needs two canal tiles "
		    "before it, counted from the Piazza", what);
	return no(why, v->route, rule, v->rule == 'c' ?
	    "%s would come directly after another landing stage, %s" :
	    v->rule == 'd' ? "%s would follow %s of the same colour" :
	    "%s would be a second one of this value, after %s", what,
	    tile_at(g, tile, words));
}

static bool
refuse_place(const struct gondoliere *g, const struct verdict *v, int piece,
    struct fault *why)
{
	char name[PIECE_NAME], rule[] = "gondoliere.placement.?";

	rule[strlen(rule) - 1] = v->rule;
	return strchr("aef", v->rule) != NULL ?
	    refuse_end(g, v, tile_name(piece, name), rule, why) :
	    refuse_stage(g, v, piece, rule, why);
}

/* Route, piece and turn are such as parsing gives. */
static bool
is_place(const struct move *move)
{
	int route = move->arg[0], piece = move->arg[1], turn = move->arg[2];

	return move->n == 3 && route >= 1 && route <= ROUTES &&
	    piece < PIECES && turn < TURNS &&
	    (turn != AHEAD) == (gondoliere_shape(piece) == CURVE);
}

static bool
may_place(const struct gondoliere *g, const struct move *move,
    struct fault *why)
{
	int route = move->arg[0], piece = move->arg[1];
	char name[PIECE_NAME];
	struct laying l;

	if (!is_place(move))
		return not_due(g, why);
	if (!may_take(g, piece, why))
		return false;
	if (!gondoliere_try(g, route, move->arg[2],
	    SHAPE_BIT(gondoliere_shape(piece)), &l))
		return why != NULL && refuse_place(g, &l.no, piece, why);
	if (gondoliere_names(g, route))
		return true;
	tile_name(piece, name);
	return no(why, route, "gondoliere.placement.f", "%s would lie on "
	    "route %d, too: name the lower number, place %d %s", name,
	    l.number[1], l.number[1], name);
}

bool
gondoliere_allow(const void *state, const struct move *move,
    struct fault *why)
{
	const struct gondoliere *g = state;
	const struct grammar *grammar = &gondoliere_grammar;

	if (move->verb >= grammar->n ||
	    !(grammar->phrases[move->verb].decisions >> g->phase & 1))
		return not_due(g, why);
	if (move->verb == VERB_PLACE)
		return may_place(g, move, why);
	if (move->n > 0)
		return not_due(g, why);
	return move->verb != VERB_DONE || g->placed > 0 ||
	    no(why, 0, "gondoliere.turns.1", "seat %d has placed nothing in "
	    "this turn yet", g->seat);
}
