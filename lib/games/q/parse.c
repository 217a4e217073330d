/* Moves from text. */

#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "q.h"

/* How each is written, and how many cards or other pieces it names. */
static const struct {
	const char *form;
	uint8_t low, high;
	bool hidden; /* some of it may be */
} forms[VERBS] = {
	[VERB_KEEP] = { "keep CARD CARD CARD at the beginning, then keep CARD",
	    1, 3, true },
	[VERB_FONDACO] = { "fondaco", 0, 0, false },
	[VERB_PORTO] = { "porto CARD", 1, 1, true },
	[VERB_LOCANDA] = { "locanda SEAT CARD [CARD]", 1, 2, true },
	[VERB_GIVE] = { "give CARD [CARD]", 1, 2, true },
	[VERB_CONVENTO] = { "convento SEAT CARD [CARD]", 1, 2, true },
	[VERB_PALAZZO] = { "palazzo", 0, 0, false },
	[VERB_PASS] = { "pass", 0, 0, false },
	[VERB_DISCARD] = { "discard CARD or discard none", 1, 1, true },
	[VERB_PICK] = { "pick SEAT, pick ROLE or pick TYPE", 1, 1, false },
	[VERB_DROP] = { "drop CARD", 1, 1, true },
	[VERB_SHOW] = { "show CARD", 1, 1, false },
	[VERB_ROLES] = { "roles with a role for each seat", 5, 6, true },
	[VERB_SHUFFLE] = { "shuffle with all cards of the deck", 1, PILE_MAX,
	    true },
	[VERB_LOSE] = { "lose CARD [CARD]", 1, 2, true },
	[VERB_ORDER] = { "order with all cards of the kind", 2, SHIP_MAX,
	    false },
};

#define BLANKS " \t\r\n"

/* A text taken word by word, in small letters. */
struct speech {
	char word[PIECE_NAME]; /* empty past the end */
	const char *rest;
};

static void
next_word(struct speech *s)
{
	const char *word = s->rest + strspn(s->rest, BLANKS);
	size_t i, length = strcspn(word, BLANKS);

	for (i = 0; i < length && i < PIECE_NAME - 1; i++)
		s->word[i] = tolower((unsigned char)word[i]);
	s->word[i] = '\0';
	s->rest = word + length;
}

static int
misspoken(const struct speech *s, enum verb verb, const char *problem,
    struct fault *why)
{
	why->allowed = true;
	if (s->word[0] == '\0')
		return fault(why, FAULT_MOVE, "%s ends too early: write %s",
		    q_verbs[verb], forms[verb].form);
	return fault(why, FAULT_MOVE, "%s in %s: %.50s: write %s", problem,
	    q_verbs[verb], s->word, forms[verb].form);
}

static int
read_seat(const char *word)
{
	if (word[0] < '1' || word[0] > '0' + Q_SEATS || word[1] != '\0')
		return -1;
	return word[0] - '0';
}

static int
read_choice(const char *word)
{
	int i, seat = read_seat(word);

	if (seat != -1)
		return seat;
	for (i = 0; i < ROLES; i++)
		if (strcmp(word, q_roles[i]) == 0)
			return ROLE_0 + i;
	for (i = TYPE_LIBRO; i <= TYPE_ALTRO; i++)
		if (strcmp(word, q_types[i]) == 0)
			return TYPE_0 + i;
	return -1;
}

static int
read_piece(const struct q *q, const char *word, enum verb verb)
{
	int piece;

	if (forms[verb].hidden && strcmp(word, "??") == 0)
		return PIECE_HIDDEN;
	if (verb == VERB_PICK)
		return read_choice(word);
	if (verb != VERB_ROLES)
		return q_card_named(q, word);
	piece = q_named(q, word);
	return piece >= ROLE_0 ? piece : -1;
}

static int
parse_pieces(const struct q *q, struct speech *s, struct move *m,
    struct fault *why)
{
	int piece, n;

	for (n = 0; s->word[0] != '\0'; n++, next_word(s)) {
		if (n == forms[m->verb].high)
			return misspoken(s, m->verb, "too much", why);
		piece = read_piece(q, s->word, m->verb);
		if (piece == -1)
			return misspoken(s, m->verb, m->verb == VERB_PICK ?
			    "no seat, role or type" : m->verb == VERB_ROLES ?
			    "no role" : "no card", why);
		m->arg[m->n++] = piece;
	}
	if (n < forms[m->verb].low || (m->verb == VERB_KEEP && n == 2))
		return misspoken(s, m->verb, "", why);
	q_move_sort(m);
	return 0;
}

static int
parse_rest(const struct q *q, struct speech *s, struct move *m,
    struct fault *why)
{
	if (m->verb == VERB_DISCARD && strcmp(s->word, "none") == 0) {
		next_word(s);
		if (s->word[0] != '\0')
			return misspoken(s, m->verb, "too much", why);
		return 0;
	}
	if (q_move_first(m) == 1) {
		if (read_seat(s->word) == -1)
			return misspoken(s, m->verb, "no seat", why);
		m->arg[m->n++] = read_seat(s->word);
		next_word(s);
	}
	return parse_pieces(q, s, m, why);
}

static int
no_verb(const struct speech *s, struct fault *why)
{
	char list[400] = "";
	size_t length = 0;
	int verb;

	for (verb = 0; verb < VERB_ROLES; verb++)
		length += snprintf(list + length, sizeof(list) - length,
		    "%s%s", verb == 0 ? "" : ", ", q_verbs[verb]);
	why->allowed = true;
	if (s->word[0] == '\0')
		return fault(why, FAULT_MOVE, "no move at all: it begins with "
		    "one of %s", list);
	return fault(why, FAULT_MOVE, "no move: %.32s: it begins with one of "
	    "%s", s->word, list);
}

int
q_parse(const void *state, const char *text, struct move *m,
    struct fault *why)
{
	struct speech s = { .rest = text };

	*m = (struct move){ 0 };
	next_word(&s);
	while (m->verb < VERBS && strcmp(s.word, q_verbs[m->verb]) != 0)
		m->verb++;
	if (m->verb == VERBS)
		return no_verb(&s, why);
	next_word(&s);
	return parse_rest(state, &s, m, why);
}
