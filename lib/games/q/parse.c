/* Moves from text. */

#include <ctype.h>

#include "q.h"
#include "speech.h"

const struct shape q_shapes[VERBS] = {
	[VERB_KEEP] = { 1, 3, true },
	[VERB_PORTO] = { 1, 1, true },
	[VERB_LOCANDA] = { 1, 2, true },
	[VERB_GIVE] = { 1, 2, true },
	[VERB_CONVENTO] = { 1, 2, true },
	[VERB_DISCARD] = { 1, 1, true },
	[VERB_PICK] = { 1, 1, false },
	[VERB_DROP] = { 1, 1, true },
	[VERB_SHOW] = { 1, 1, false },
	[VERB_ROLES] = { 5, 6, true },
	[VERB_SHUFFLE] = { 1, PILE_MAX, true },
	[VERB_LOSE] = { 1, 2, true },
	[VERB_ORDER] = { 2, SHIP_MAX, false },
};

/* The word as names are written; one that is too long is none. */
static void
in_small_letters(const struct speech *s, char name[PIECE_NAME])
{
	size_t i, length = s->length < PIECE_NAME ? s->length : 0;

	for (i = 0; i < length; i++)
		name[i] = tolower((unsigned char)s->word[i]);
	name[i] = '\0';
}

static int
read_piece(const struct q *q, const struct speech *s)
{
	int seat = speech_digit(s, Q_SEATS);
	char name[PIECE_NAME];

	if (q_shapes[s->verb].hidden && speech_is(s, "??"))
		return PIECE_HIDDEN;
	in_small_letters(s, name);
	if (s->verb == VERB_PICK)
		return seat != -1 ? seat : q_choice_named(name);
	return s->verb == VERB_ROLES ? q_role_named(q, name) :
	    q_card_named(q, name);
}

static int
parse_pieces(const struct q *q, struct speech *s, struct move *m,
    struct fault *why)
{
	int piece, n;

	for (n = 0; s->length > 0 && n < q_shapes[m->verb].high; n++) {
		piece = read_piece(q, s);
		if (piece == -1)
			return speech_bad(s, m->verb == VERB_PICK ?
			    "no seat, role or type" : m->verb == VERB_ROLES ?
			    "no role" : "no card", why);
		m->arg[m->n++] = piece;
		speech_next(s);
	}
	if (n < q_shapes[m->verb].low || (m->verb == VERB_KEEP && n == 2))
		return speech_bad(s, "", why);
	q_move_sort(m);
	return 0;
}

static int
parse_rest(const struct q *q, struct speech *s, struct move *m,
    struct fault *why)
{
	if (m->verb == VERB_DISCARD && speech_is(s, "none")) {
		speech_next(s);
		return 0;
	}
	if (q_move_first(m) == 1) {
		if (speech_digit(s, Q_SEATS) == -1)
			return speech_bad(s, "no seat", why);
		m->arg[m->n++] = speech_digit(s, Q_SEATS);
		speech_next(s);
	}
	return parse_pieces(q, s, m, why);
}

int
q_parse(const void *state, const char *text, struct move *m,
    struct fault *why)
{
	struct speech s;

	*m = (struct move){ 0 };
	if (speech_start(&s, &q_grammar, text, why) == -1)
		return -1;
	m->verb = s.verb;
	return parse_rest(state, &s, m, why) == -1 ? -1 : speech_end(&s, why);
}
