/* Why a move is not legal: what is so, by which rule, and what would do. */

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "gondoliere.h"
#include "moves.h"

enum { WORDS = 128 };

/* A fault of a route; 0 means the state as a whole. */
static void __attribute__((format(printf, 4, 5)))
no(struct fault *why, int route, const char *rule, const char *fmt, ...)
{
	struct place routes = { &game_state_place, "routes", 0 };
	struct place here = { &routes, NULL, route - 1 };
	va_list ap;

	va_start(ap, fmt);
	fault_list(why, FAULT_ILLEGAL, route > 0 ? &here : &game_state_place,
	    rule, fmt, ap);
	va_end(ap);
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

/* The tiles of a pile, in their order. */
static const char *
list_tiles(const struct pile *pile, char text[WORDS])
{
	char name[PIECE_NAME];
	int i, length = 0;

	snprintf(text, WORDS, "no tile");
	for (i = 0; i < pile->n && length < WORDS - 20; i++)
		length += snprintf(text + length, WORDS - length, "%s%s",
		    i > 0 ? ", " : "", tile_name(pile->piece[i], name));
	return text;
}

/* The move belongs to another time: tells what is due now. */
static void
not_due(const struct gondoliere *g, struct fault *why)
{
	switch (g->phase) {
	case PHASE_SHUFFLE:
		no(why, 0, "gondoliere.setup.1",
		    "the tiles are to be shuffled first");
		break;
	case PHASE_DISPLAY:
		no(why, 0, "gondoliere.setup.2", "seat %d is to swap or to "
		    "keep its display first", g->seat);
		why->allowed = true;
		break;
	case PHASE_TURNS:
		no(why, 0, "gondoliere.turns.1", "seat %d is to place a tile"
		    "%s", g->seat, g->placed > 0 ? " or to say done" : "");
		break;
	default:
		no(why, 0, "gondoliere.end.1", "the match is over");
	}
}

static bool
refuse_tile(const struct gondoliere *g, int piece, struct fault *why)
{
	bool stage = gondoliere_is_stage(piece);
	const struct pile *display = stage ? &g->player[g->seat].display :
	    &g->canal;
	char name[PIECE_NAME], words[WORDS];

	if (pile_find(display, piece) != -1)
		return false;
	tile_name(piece, name);
	list_tiles(display, words);
	if (stage && gondoliere_owner(piece) != g->seat)
		no(why, 0, "gondoliere.turns.2", "%s does not belong to seat "
		    "%d, which plays %c and has %s", name, g->seat,
		    gondoliere_colours[g->seat - 1], words);
	else if (stage)
		no(why, 0, "gondoliere.turns.2", "%s is not in the display of "
		    "seat %d, which has %s", name, g->seat, words);
	else
		no(why, 0, "gondoliere.turns.2", "%s is not in the general "
		    "display, which has %s", name, words);
	return true;
}

/* Placement e and f: the cell is the end of other routes, too. */
static void
refuse_end(const struct gondoliere *g, const struct verdict *v,
    const char *name, const char *rule, struct fault *why)
{
	const struct route *r = &g->route[v->route];
	const struct route *other = &g->route[v->other];

	if (v->rule == 'e')
		no(why, v->route, rule, "%s at %d, %d would join route %d to "
		    "route %d, which ends there, too", name, r->x, r->y,
		    v->route, v->other);
	else if (other->complete)
		no(why, v->route, rule, "%s cannot be laid at %d, %d, the "
		    "open end of route %d, which is complete", name, r->x,
		    r->y, v->other);
	else
		no(why, v->route, rule, "%s at %d, %d would lie across the "
		    "end of route %d; a crossing might fit", name, r->x, r->y,
		    v->other);
}

/* Placement b, c, d and g, for the tile itself or the crossing behind it. */
static void
refuse_stage(const struct gondoliere *g, const struct verdict *v,
    const char *name, const char *rule, struct fault *why)
{
	char what[2 * WORDS], crossing[WORDS], other[WORDS];

	if (v->through == NO_TILE)
		snprintf(what, sizeof(what), "%s on route %d", name, v->route);
	else
		snprintf(what, sizeof(what), "%s would run route %d through "
		    "%s, which", name, v->route,
		    tile_at(g, v->through, crossing));
	switch (v->rule) {
	case 'b':
		no(why, v->route, rule, "%s needs two canal tiles before it, "
		    "counted from the Piazza", what);
		break;
	case 'c':
		no(why, v->route, rule, "%s would come directly after another "
		    "landing stage, %s", what, tile_at(g, v->tile, other));
		break;
	case 'd':
		no(why, v->route, rule, "%s would follow %s of the same "
		    "colour", what, tile_at(g, v->tile, other));
		break;
	default:
		no(why, v->route, rule, "%s would be a second one of this "
		    "value, after %s", what, tile_at(g, v->tile, other));
	}
}

static void
refuse_place(const struct gondoliere *g, const struct move *move,
    struct fault *why)
{
	int route = move->arg[0];
	char name[PIECE_NAME], rule[] = "gondoliere.placement.f";
	struct laying l;
	struct verdict v;

	tile_name(move->arg[1], name);
	if (refuse_tile(g, move->arg[1], why))
		return;
	if (gondoliere_try(g, route, move->arg[1], move->arg[2], &l, &v)) {
		no(why, route, rule, "%s would lie on route %d, too: name the "
		    "lower number, place %d %s", name, l.number[1],
		    l.number[1], name);
		return;
	}
	rule[strlen(rule) - 1] = v.rule;
	if (v.rule == 'a')
		no(why, route, rule, "%s cannot be laid on route %d, which is "
		    "complete and has no gondola", name, route);
	else if (v.rule == 'e' || v.rule == 'f')
		refuse_end(g, &v, name, rule, why);
	else
		refuse_stage(g, &v, name, rule, why);
}

static void
refuse(const void *state, const struct move *move,
    struct fault *why)
{
	const struct gondoliere *g = state;

	if (g->phase != PHASE_TURNS || move->verb < VERB_PLACE ||
	    move->verb == VERB_SHUFFLE)
		not_due(g, why);
	else if (move->verb == VERB_PLACE)
		refuse_place(g, move, why);
	else
		no(why, 0, "gondoliere.turns.1", "seat %d has placed nothing "
		    "in this turn yet", g->seat);
}

bool
gondoliere_allow(const void *state, const struct move *move, struct fault *why)
{
	if (moves_have(gondoliere_moves, state, move))
		return true;
	if (why != NULL)
		refuse(state, move, why);
	return false;
}
