/* Moves from text. */

#include <string.h>
#include <strings.h>

#include "gondolin.h"

/* A card with #2 or without, in either case; or -1. */
static int
spoken(const struct gondolin *g, const char *word, size_t length)
{
	const char *mark = memchr(word, '#', length);
	size_t id = mark != NULL ? (size_t)(mark - word) : length;
	int card, copy = 0;

	if (mark != NULL && (length != id + 2 || mark[1] < '1' ||
	    mark[1] > '3'))
		return -1;
	if (mark != NULL)
		copy = mark[1] - '1';
	for (card = 0; card < g->cards; card++)
		if (strlen(gondolin_card(g, card)->id) == id &&
		    strncasecmp(gondolin_card(g, card)->id, word, id) == 0)
			break;
	if (card + copy >= g->cards ||
	    g->kind[card + copy] != g->kind[card])
		return -1;
	return card + copy;
}

/* Only a move that meets cards in play can tell copies apart. */
static int
parse_card(const struct gondolin *g, struct speech *s, struct move *m,
    struct fault *why)
{
	int card = spoken(g, s->word, s->length);

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
	while (m->n < gondolin_arity[m->verb].most) {
		if (m->verb == VERB_SHUFFLE && s->length == 0)
			break;
		if (m->n == 1 && m->verb != VERB_SHUFFLE) {
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
