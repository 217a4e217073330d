/* Moves from text and to text. */

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "gondoliere.h"

const char *const gondoliere_verbs[VERBS] = {
	[VERB_SWAP] = "swap",
	[VERB_KEEP] = "keep",
	[VERB_PLACE] = "place",
	[VERB_DONE] = "done",
	[VERB_SHUFFLE] = "shuffle",
};

const char *const gondoliere_turns[] = { "", "left", "right" };

static const char *const forms[VERBS] = {
	[VERB_SWAP] = "swap",
	[VERB_KEEP] = "keep",
	[VERB_PLACE] = "place ROUTE TILE [left|right]",
	[VERB_DONE] = "done",
	[VERB_SHUFFLE] = "shuffle canal|COLOUR with all its tiles",
};

#define BLANKS " \t\r\n"

/* A text taken word by word. */
struct speech {
	const char *word;
	size_t length;
	const char *rest;
};

/* Past the end the word is empty. */
static void
next_word(struct speech *s)
{
	s->word = s->rest + strspn(s->rest, BLANKS);
	s->length = strcspn(s->word, BLANKS);
	s->rest = s->word + s->length;
}

static bool
is_word(const struct speech *s, const char *word)
{
	return s->length == strlen(word) &&
	    strncasecmp(s->word, word, s->length) == 0;
}

/* What is wrong with the word, and how the move is written. */
static int
misspoken(const struct speech *s, enum verb verb, const char *problem,
    struct fault *why)
{
	int length = s->length < 32 ? (int)s->length : 32;

	why->allowed = true;
	if (s->length == 0)
		return fault(why, FAULT_MOVE, "%s ends too early: write %s",
		    gondoliere_verbs[verb], forms[verb]);
	return fault(why, FAULT_MOVE, "%s in %s: %.*s: write %s", problem,
	    gondoliere_verbs[verb], length, s->word, forms[verb]);
}

static int
parse_turn(struct speech *s, struct move *m, struct fault *why)
{
	m->arg[2] = AHEAD;
	if (gondoliere_shape(m->arg[1]) != CURVE)
		return 0;
	m->arg[2] = is_word(s, "left") ? LEFT : RIGHT;
	if (m->arg[2] == RIGHT && !is_word(s, "right"))
		return misspoken(s, m->verb, "a curve turns left or right, "
		    "no turn", why);
	next_word(s);
	return 0;
}

static int
parse_place(struct speech *s, struct move *m, struct fault *why)
{
	int piece;

	if (s->length != 1 || s->word[0] < '1' || s->word[0] > '0' + ROUTES)
		return misspoken(s, m->verb, "no route from 1 to 6", why);
	m->n = 3;
	m->arg[0] = s->word[0] - '0';
	next_word(s);
	piece = gondoliere_tile_named(s->word, s->length);
	if (piece == -1)
		return misspoken(s, m->verb, "no tile", why);
	m->arg[1] = piece;
	next_word(s);
	return parse_turn(s, m, why);
}

/* The seat whose tiles are shuffled, 0 for the canal tiles, or -1. */
static int
pile_named(const struct gondoliere *g, const struct speech *s)
{
	char letter[2] = "";
	int seat;

	if (is_word(s, "canal"))
		return 0;
	for (seat = 1; seat <= g->seats; seat++) {
		letter[0] = gondoliere_colours[seat - 1];
		if (is_word(s, letter))
			return seat;
	}
	return -1;
}

static int
parse_shuffle(const struct gondoliere *g, struct speech *s, struct move *m,
    struct fault *why)
{
	int piece, seat = pile_named(g, s);
	int count = seat == 0 ? g->set->canal : g->set->stages;

	if (seat == -1)
		return misspoken(s, m->verb, "neither canal nor a colour",
		    why);
	m->arg[m->n++] = seat;
	next_word(s);
	while (m->n <= count) {
		piece = is_word(s, "??") ? PIECE_HIDDEN :
		    gondoliere_tile_named(s->word, s->length);
		if (piece == -1 || (piece != PIECE_HIDDEN &&
		    gondoliere_owner(piece) != seat))
			return misspoken(s, m->verb, "no such tile", why);
		m->arg[m->n++] = piece;
		next_word(s);
	}
	return 0;
}

static int
no_verb(const struct speech *s, struct fault *why)
{
	why->allowed = true;
	if (s->length == 0)
		return fault(why, FAULT_MOVE, "no move at all: write %s, %s, "
		    "%s, %s", forms[VERB_PLACE], forms[VERB_DONE],
		    forms[VERB_SWAP], forms[VERB_KEEP]);
	return fault(why, FAULT_MOVE, "no move: %.*s: write %s, %s, %s, %s",
	    s->length < 32 ? (int)s->length : 32, s->word, forms[VERB_PLACE],
	    forms[VERB_DONE], forms[VERB_SWAP], forms[VERB_KEEP]);
}

int
gondoliere_parse(const void *state, const char *text, struct move *m,
    struct fault *why)
{
	struct speech s = { .rest = text };
	int bad = 0;

	*m = (struct move){ 0 };
	next_word(&s);
	while (m->verb < VERBS && !is_word(&s, gondoliere_verbs[m->verb]))
		m->verb++;
	if (m->verb == VERBS)
		return no_verb(&s, why);
	next_word(&s);
	if (m->verb == VERB_PLACE)
		bad = parse_place(&s, m, why);
	else if (m->verb == VERB_SHUFFLE)
		bad = parse_shuffle(state, &s, m, why);
	if (bad == 0 && s.length > 0)
		bad = misspoken(&s, m->verb, "too much", why);
	return bad;
}

static char *
add_word(char *end, const char *word)
{
	return end + sprintf(end, " %s", word);
}

static void
print_tiles(const struct move *m, char *end)
{
	char name[PIECE_NAME];
	int i;

	for (i = 1; i < m->n; i++) {
		gondoliere_name(NULL, m->arg[i], name);
		end = add_word(end, name);
	}
}

void
gondoliere_print(const void *state, const struct move *m,
    char text[MOVE_TEXT])
{
	char *end = text + sprintf(text, "%s", gondoliere_verbs[m->verb]);
	char name[PIECE_NAME];

	if (m->verb == VERB_PLACE) {
		gondoliere_name(state, m->arg[1], name);
		end += sprintf(end, " %d %s", m->arg[0], name);
		if (m->arg[2] != AHEAD)
			add_word(end, gondoliere_turns[m->arg[2]]);
	} else if (m->verb == VERB_SHUFFLE) {
		if (m->arg[0] == 0)
			end = add_word(end, "canal");
		else
			end += sprintf(end, " %c",
			    gondoliere_colours[m->arg[0] - 1]);
		print_tiles(m, end);
	}
}
