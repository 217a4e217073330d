/* Moves as text and from text. */

#include <string.h>

#include "gondolin.h"
#include "speech.h"

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

/* Only a move that meets cards in play can tell copies apart. */
static int
parse_card(const struct gondolin *g, struct speech *s, struct move *m,
    struct fault *why)
{
	int card = gondolin_spoken(g, s->word, s->length);

	if (m->verb == VERB_SHUFFLE && speech_is(s, "??"))
		card = PIECE_HIDDEN;
	if (card == -1 || (m->verb == VERB_SHUFFLE && card != PIECE_HIDDEN &&
	    gondolin_first(g, card) != card))
		return speech_bad(s, "no card of this deck", why);
	m->arg[m->n++] = card;
	speech_next(s);
	return 0;
}

static int
parse_cards(const struct gondolin *g, struct speech *s, struct move *m,
    struct fault *why)
{
	if (m->verb == VERB_CHOOSE && speech_is(s, "none")) {
		speech_next(s);
		return 0;
	}
	while (m->n < arity[m->verb].most) {
		if (m->verb == VERB_SHUFFLE && s->length == 0)
			break;
		if (m->n == 1 && arity[m->verb].most == 2) {
			if (!speech_is(s, "on"))
				break;
			speech_next(s);
		}
		if (parse_card(g, s, m, why) == -1)
			return -1;
	}
	return 0;
}

int
gondolin_parse(const void *state, const char *text, struct move *m,
    struct fault *why)
{
	struct speech s;

	*m = (struct move){ 0 };
	if (speech_start(&s, &gondolin_grammar, text, why) == -1)
		return -1;
	m->verb = s.verb;
	return parse_cards(state, &s, m, why) == -1 ? -1 :
	    speech_end(&s, why);
}

void
gondolin_print(const void *state, const struct move *m, char text[MOVE_TEXT])
{
	char *end = stpcpy(text, gondolin_grammar.phrases[m->verb].verb);
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
