/* Moves as text and from text. */

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "gondolin.h"

const char *const gondolin_verbs[VERBS] = {
	[VERB_SHUFFLE] = "shuffle",
	[VERB_PICK] = "pick",
	[VERB_LOCATION] = "location",
	[VERB_HAND] = "hand",
	[VERB_DESTROY] = "destroy",
	[VERB_PLAY] = "play",
	[VERB_ACTIVATE] = "activate",
	[VERB_CHOOSE] = "choose",
	[VERB_END_PHASE] = "end-phase",
};

static const char *const forms[VERBS] = {
	[VERB_SHUFFLE] = "shuffle with all cards of the deck",
	[VERB_PICK] = "pick CARD",
	[VERB_LOCATION] = "location CARD",
	[VERB_HAND] = "hand CARD",
	[VERB_DESTROY] = "destroy CARD",
	[VERB_PLAY] = "play CARD [on CARD]",
	[VERB_ACTIVATE] = "activate CARD [on CARD]",
	[VERB_CHOOSE] = "choose CARD, choose none",
	[VERB_END_PHASE] = "end-phase",
};

/* How many cards a move has, at least and at most. */
static const struct {
	int least, most;
} arity[VERBS] = {
	[VERB_SHUFFLE] = { 0, DECK_MAX },
	[VERB_PICK] = { 1, 1 },
	[VERB_LOCATION] = { 1, 1 },
	[VERB_HAND] = { 1, 1 },
	[VERB_DESTROY] = { 1, 1 },
	[VERB_PLAY] = { 1, 2 },
	[VERB_ACTIVATE] = { 1, 2 },
	[VERB_CHOOSE] = { 0, 1 },
	[VERB_END_PHASE] = { 0, 0 },
};

#define BLANKS " \t\r\n"

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

static int
misspoken(const struct speech *s, enum verb verb, const char *problem,
    struct fault *why)
{
	int length = s->length < 40 ? (int)s->length : 40;

	why->allowed = true;
	if (s->length == 0)
		return fault(why, FAULT_MOVE, "%s ends too early: write %s",
		    gondolin_verbs[verb], forms[verb]);
	return fault(why, FAULT_MOVE, "%s %.*s: %s: write %s",
	    gondolin_verbs[verb], length, s->word, problem, forms[verb]);
}

/* Only a move that meets cards in play can tell copies apart. */
static int
parse_card(const struct gondolin *g, struct speech *s, struct move *m,
    struct fault *why)
{
	int card = gondolin_spoken(g, s->word, s->length);

	if (m->verb == VERB_SHUFFLE && is_word(s, "??"))
		card = PIECE_HIDDEN;
	if (card == -1 || (m->verb == VERB_SHUFFLE && card != PIECE_HIDDEN &&
	    gondolin_first(g, card) != card))
		return misspoken(s, m->verb, "no card of this deck", why);
	m->arg[m->n++] = card;
	next_word(s);
	return 0;
}

static int
parse_cards(const struct gondolin *g, struct speech *s, struct move *m,
    struct fault *why)
{
	if (m->verb == VERB_CHOOSE && is_word(s, "none")) {
		next_word(s);
		return 0;
	}
	while (m->n < arity[m->verb].most) {
		if (m->verb == VERB_SHUFFLE && s->length == 0)
			break;
		if (m->n == 1 && arity[m->verb].most == 2) {
			if (!is_word(s, "on"))
				break;
			next_word(s);
		}
		if (parse_card(g, s, m, why) == -1)
			return -1;
	}
	return 0;
}

static int
no_verb(const struct speech *s, struct fault *why)
{
	char list[300] = "";
	size_t length = 0;
	int verb;

	for (verb = VERB_LOCATION; verb < VERBS; verb++)
		length += snprintf(list + length, sizeof(list) - length,
		    "%s%s", verb == VERB_LOCATION ? "" : ", ", forms[verb]);
	why->allowed = true;
	if (s->length == 0)
		return fault(why, FAULT_MOVE, "no move at all: write %s",
		    list);
	return fault(why, FAULT_MOVE, "no move: %.*s: write %s",
	    s->length < 32 ? (int)s->length : 32, s->word, list);
}

int
gondolin_parse(const void *state, const char *text, struct move *m,
    struct fault *why)
{
	struct speech s = { .rest = text };

	*m = (struct move){ 0 };
	next_word(&s);
	while (m->verb < VERBS && !is_word(&s, gondolin_verbs[m->verb]))
		m->verb++;
	if (m->verb == VERBS)
		return no_verb(&s, why);
	next_word(&s);
	if (parse_cards(state, &s, m, why) == -1)
		return -1;
	if (s.length > 0)
		return misspoken(&s, m->verb, "too much", why);
	return 0;
}

void
gondolin_print(const void *state, const struct move *m, char text[MOVE_TEXT])
{
	char *end = stpcpy(text, gondolin_verbs[m->verb]);
	char name[PIECE_NAME];
	int i;

	if (m->verb == VERB_CHOOSE && m->n == 0)
		stpcpy(end, " none");
	for (i = 0; i < m->n; i++) {
		gondolin_name(state, m->arg[i], name);
		if (i == 1 && arity[m->verb].most == 2)
			end = stpcpy(end, " on");
		*end++ = ' ';
		end = stpcpy(end, name);
	}
}

void
gondolin_detail(const void *state, const struct move *move, json_t *object)
{
	const struct gondolin *g = state;
	const struct card *c;

	if (move->n == 0 || move->verb < VERB_LOCATION)
		return;
	c = gondolin_card(g, move->arg[0]);
	json_object_set_new(object, "title", json_string(c->title));
	json_object_set_new(object, "type",
	    json_string(gondolin_types[c->type]));
	if (move->verb == VERB_PLAY)
		json_object_set_new(object, "R",
		    json_integer(gondolin_cost(g, move->arg[0])));
	else if (move->verb == VERB_ACTIVATE)
		json_object_set_new(object, "R", json_integer(c->fee));
}
