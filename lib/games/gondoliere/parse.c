/* Moves from text. */

#include "gondoliere.h"

static int
parse_turn(struct speech *s, struct move *m, struct fault *why)
{
	m->arg[2] = AHEAD;
	if (gondoliere_shape(m->arg[1]) != CURVE)
		return 0;
	m->arg[2] = speech_is(s, "left") ? LEFT : RIGHT;
	if (m->arg[2] == RIGHT && !speech_is(s, "right"))
		return speech_bad(s, "a curve turns left or right, "
		    "no turn", why);
	speech_next(s);
	return 0;
}

static int
parse_place(struct speech *s, struct move *m, struct fault *why)
{
	int piece;

	if (speech_digit(s, ROUTES) == -1)
		return speech_bad(s, "no route from 1 to 6", why);
	m->n = 3;
	m->arg[0] = speech_digit(s, ROUTES);
	speech_next(s);
	piece = gondoliere_tile_named(s->word, s->length);
	if (piece == -1)
		return speech_bad(s, "no tile", why);
	m->arg[1] = piece;
	speech_next(s);
	return parse_turn(s, m, why);
}

/* The seat whose tiles are shuffled, 0 for the canal tiles, or -1. */
static int
pile_named(const struct gondoliere *g, const struct speech *s)
{
	int seat = s->length == 1 ? gondoliere_seat_named(*s->word) : -1;

	if (speech_is(s, "canal"))
		return 0;
	return seat <= g->seats ? seat : -1;
}

static int
parse_shuffle(const struct gondoliere *g, struct speech *s, struct move *m,
    struct fault *why)
{
	int piece, seat = pile_named(g, s);
	int count = seat == 0 ? g->set->canal : g->set->stages;

	if (seat == -1)
		return speech_bad(s, "neither canal nor a colour",
		    why);
	m->arg[m->n++] = seat;
	speech_next(s);
	while (m->n <= count) {
		piece = speech_is(s, "??") ? PIECE_HIDDEN :
		    gondoliere_tile_named(s->word, s->length);
		if (piece == -1 || (piece != PIECE_HIDDEN &&
		    gondoliere_owner(piece) != seat))
			return speech_bad(s, "no such tile", why);
		m->arg[m->n++] = piece;
		speech_next(s);
	}
	return 0;
}

int
gondoliere_parse(const void *state, const char *text, struct move *m,
    struct fault *why)
{
	struct speech s;
	int bad = 0;

	*m = (struct move){ 0 };
	if (speech_start(&s, &gondoliere_grammar, text, why) == -1)
		return -1;
	m->verb = s.verb;
	if (m->verb == VERB_PLACE)
		bad = parse_place(&s, m, why);
	else if (m->verb == VERB_SHUFFLE)
		bad = parse_shuffle(state, &s, m, why);
	return bad == 0 ? speech_end(&s, why) : -1;
}
