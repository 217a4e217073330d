/* Moves from text. */

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "gondola.h"

static const char *const forms[VERBS] = {
	[VERB_SHUFFLE] = "shuffle with all 40 cards",
	[VERB_THIEF] = "thief +1, thief -1",
	[VERB_CAPTAIN] = "captain 10, captain pass",
	[VERB_MATRON] = "matron double CARD, matron half CARD",
	[VERB_LOAD] = "load",
	[VERB_CAST_OFF] = "cast-off",
	[VERB_DRAW] = "draw",
	[VERB_STOP] = "stop",
	[VERB_DELIVER] = "deliver CARD... [aid SEAT:CARD]",
	[VERB_AGREE] = "agree",
	[VERB_REFUSE] = "refuse",
	[VERB_DISRUPT] = "disrupt CARD...",
	[VERB_LET_PASS] = "let-pass",
};

#define BLANKS " \t\r\n"

/* A text taken word by word; a colon is a word of its own. */
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
	s->length = s->word[0] == ':' ? 1 : strcspn(s->word, BLANKS ":");
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
		    gondola_verbs[verb], forms[verb]);
	return fault(why, FAULT_MOVE, "%s in %s: %.*s: write %s", problem,
	    gondola_verbs[verb], length, s->word, forms[verb]);
}

static int
parse_card(struct speech *s, struct move *m, uint64_t *seen,
    struct fault *why)
{
	int card = gondola_card_named(s->word, s->length);

	if (m->verb == VERB_SHUFFLE && is_word(s, "??"))
		card = PIECE_HIDDEN;
	if (card == -1)
		return misspoken(s, m->verb, "no card", why);
	if ((*seen & gondola_bit(card)) != 0)
		return misspoken(s, m->verb, "a card twice", why);
	*seen |= gondola_bit(card);
	next_word(s);
	return card;
}

static int
parse_declaration(struct speech *s, struct move *m, struct fault *why)
{
	int card, rank = THIEF + m->verb - VERB_THIEF;
	uint64_t seen = 0;

	m->arg[m->n++] = gondola_declaration_named(rank, s->word, s->length);
	if (m->arg[0] == UNDECLARED)
		return misspoken(s, m->verb, "no declaration", why);
	next_word(s);
	if (m->verb != VERB_MATRON)
		return 0;
	card = parse_card(s, m, &seen, why);
	m->arg[m->n++] = card;
	return card == -1 ? -1 : 0;
}

/* SEAT:CARD after the word aid, which is the word now. */
static int
parse_aid(struct speech *s, int *helper, int *gift, struct move *m,
    uint64_t *seen, struct fault *why)
{
	if (*helper != 0)
		return misspoken(s, m->verb, "a second aid", why);
	next_word(s);
	if (s->length != 1 || s->word[0] < '1' || s->word[0] > '0' + SEATS_MAX)
		return misspoken(s, m->verb, "no seat", why);
	*helper = s->word[0] - '0';
	next_word(s);
	if (!is_word(s, ":"))
		return misspoken(s, m->verb, "no colon", why);
	next_word(s);
	*gift = parse_card(s, m, seen, why);
	return *gift == -1 ? -1 : 0;
}

static int
parse_deliver(struct speech *s, struct move *m, struct fault *why)
{
	int card, helper = 0, gift = 0;
	uint64_t seen = 0, own = 0;

	while (s->length > 0)
		if (is_word(s, "aid")) {
			if (parse_aid(s, &helper, &gift, m, &seen, why) == -1)
				return -1;
		} else {
			card = parse_card(s, m, &seen, why);
			if (card == -1)
				return -1;
			own |= gondola_bit(card);
		}
	if (own == 0)
		return misspoken(s, m->verb, "", why);
	gondola_move_deliver(m, own, helper, gift);
	return 0;
}

static int
parse_disrupt(struct speech *s, struct move *m, struct fault *why)
{
	uint64_t cards = 0;

	do
		if (parse_card(s, m, &cards, why) == -1)
			return -1;
	while (s->length > 0);
	gondola_move_disrupt(m, cards);
	return 0;
}

static int
parse_shuffle(struct speech *s, struct move *m, struct fault *why)
{
	uint64_t seen = 0;
	int card;

	while (m->n < CARDS) {
		card = parse_card(s, m, &seen, why);
		if (card == -1)
			return -1;
		m->arg[m->n++] = card;
	}
	return 0;
}

static int
parse_rest(struct speech *s, struct move *m, struct fault *why)
{
	switch (m->verb) {
	case VERB_THIEF:
	case VERB_CAPTAIN:
	case VERB_MATRON:
		return parse_declaration(s, m, why);
	case VERB_DELIVER:
		return parse_deliver(s, m, why);
	case VERB_DISRUPT:
		return parse_disrupt(s, m, why);
	case VERB_SHUFFLE:
		return parse_shuffle(s, m, why);
	default:
		return 0;
	}
}

static int
no_verb(const struct speech *s, struct fault *why)
{
	char list[400] = "";
	size_t length = 0;
	int verb;

	for (verb = VERB_THIEF; verb < VERBS; verb++)
		length += snprintf(list + length, sizeof(list) - length,
		    "%s%s", verb == VERB_THIEF ? "" : ", ", forms[verb]);
	why->allowed = true;
	if (s->length == 0)
		return fault(why, FAULT_MOVE, "no move at all: write %s",
		    list);
	return fault(why, FAULT_MOVE, "no move: %.*s: write %s",
	    s->length < 32 ? (int)s->length : 32, s->word, list);
}

int
gondola_parse(const void *state, const char *text, struct move *m,
    struct fault *why)
{
	struct speech s = { .rest = text };

	(void)state;
	*m = (struct move){ 0 };
	next_word(&s);
	while (m->verb < VERBS && !is_word(&s, gondola_verbs[m->verb]))
		m->verb++;
	if (m->verb == VERBS)
		return no_verb(&s, why);
	next_word(&s);
	if (parse_rest(&s, m, why) == -1)
		return -1;
	if (s.length > 0)
		return misspoken(&s, m->verb, "too much", why);
	return 0;
}
