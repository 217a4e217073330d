/* Moves from text. */

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "canal.h"

static const char *const forms[VERBS] = {
	[VERB_DEAL] = "deal with four district cards for each seat",
	[VERB_NUMBER] = "shuffle number with all number cards",
	[VERB_ACTION] = "shuffle action CARD...",
	[VERB_TAKE] = "take CARD",
	[VERB_SPLIT] = "split CARD... / CARD...",
	[VERB_CHOOSE] = "choose 1, choose 2",
	[VERB_USE] = "use spy, use traitor [SEAT], use doge",
	[VERB_LAY] = "lay CARD... [gondola CARD...]...",
	[VERB_PASS] = "pass",
};

#define BLANKS " \t\r\n"

/* A text taken word by word; a slash is a word of its own. */
struct speech {
	const char *word;
	size_t length;
	const char *rest;
	const struct canal *c;
};

/* Past the end the word is empty. */
static void
next_word(struct speech *s)
{
	s->word = s->rest + strspn(s->rest, BLANKS);
	s->length = s->word[0] == '/' ? 1 : strcspn(s->word, BLANKS "/");
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
misspoken(const struct speech *s, int verb, const char *problem,
    struct fault *why)
{
	int length = s->length < 32 ? (int)s->length : 32;

	why->allowed = true;
	if (s->length == 0)
		return fault(why, FAULT_MOVE, "%s ends too early: write %s",
		    canal_verbs[verb], forms[verb]);
	return fault(why, FAULT_MOVE, "%s in %s: %.*s: write %s", problem,
	    canal_verbs[verb], length, s->word, forms[verb]);
}

/* Whether a card of that kind can be in such a move at all. */
static bool
belongs(int verb, int card)
{
	switch (verb) {
	case VERB_DEAL:
		return card < DISTRICTS;
	case VERB_NUMBER:
		return card >= ONE;
	case VERB_ACTION:
		return card < ACTIONS;
	case VERB_TAKE:
	case VERB_LAY:
		return canal_is_held(card);
	default:
		return true;
	}
}

static int
parse_card(struct speech *s, struct move *m, struct fault *why)
{
	int card = canal_card_named(s->word, s->length);

	if (card == -1 && m->verb <= VERB_TAKE && is_word(s, "??"))
		card = PIECE_HIDDEN;
	else if (card == -1)
		return misspoken(s, m->verb, "no card", why);
	else if (!belongs(m->verb, card))
		return misspoken(s, m->verb, "a card that cannot be", why);
	if (m->n == PILE_MAX)
		return misspoken(s, m->verb, "too many cards", why);
	m->arg[m->n++] = card;
	next_word(s);
	return 0;
}

/* That many cards; slashes only tell the hands of a deal apart. */
static int
parse_cards(struct speech *s, struct move *m, int low, int high,
    struct fault *why)
{
	while (m->n < low || (m->n < high && s->length > 0)) {
		if (m->verb == VERB_DEAL && m->n > 0 && m->n % OPENING == 0 &&
		    is_word(s, "/"))
			next_word(s);
		if (parse_card(s, m, why) == -1)
			return -1;
	}
	return 0;
}

static int
parse_offer(struct speech *s, struct cards *offer, struct fault *why)
{
	struct move m = { .verb = VERB_SPLIT };
	int i;

	while (s->length > 0 && !is_word(s, "/"))
		if (m.n == TURNED_ACTIONS + TURNED_NUMBERS)
			return misspoken(s, m.verb, "too many cards", why);
		else if (parse_card(s, &m, why) == -1)
			return -1;
	if (m.n == 0)
		return misspoken(s, m.verb, "no card before this", why);
	*offer = (struct cards){ { 0 } };
	for (i = 0; i < m.n; i++)
		canal_put(offer, m.arg[i]);
	return 0;
}

static int
parse_split(struct speech *s, struct move *m, struct fault *why)
{
	struct cards offer[2];

	if (parse_offer(s, &offer[0], why) == -1)
		return -1;
	if (s->length == 0)
		return misspoken(s, m->verb, "", why);
	next_word(s);
	if (parse_offer(s, &offer[1], why) == -1)
		return -1;
	canal_move_split(m, &offer[0], &offer[1]);
	return 0;
}

static int
parse_choose(struct speech *s, struct move *m, struct fault *why)
{
	if (!is_word(s, "1") && !is_word(s, "2"))
		return misspoken(s, m->verb, "no offer", why);
	m->arg[m->n++] = s->word[0] - '0';
	next_word(s);
	return 0;
}

static int
parse_use(struct speech *s, struct move *m, struct fault *why)
{
	int card = canal_card_named(s->word, s->length);

	if (!canal_is_special(card))
		return misspoken(s, m->verb, "no special card", why);
	m->arg[m->n++] = card;
	next_word(s);
	if (card != TRAITOR || s->length == 0)
		return 0;
	if (s->length != 1 || s->word[0] < '1' ||
	    s->word[0] > '0' + s->c->seats)
		return misspoken(s, m->verb, "no seat", why);
	m->arg[m->n++] = s->word[0] - '0';
	next_word(s);
	return 0;
}

/*
 * Puts the gondolas of a lay in card order.  What is not a district voted on
 * and then gondolas with one district each is left as it was typed.
 */
static void
tidy_lay(struct move *m)
{
	struct lay lay = { .district = m->arg[0] };
	struct move tidy;
	int i, lead, kind = m->arg[0];

	for (lead = 0; lead < m->n && m->arg[lead] != GONDOLA; lead++)
		;
	for (i = lead; i < m->n; i++)
		if (m->arg[i] == GONDOLA) {
			kind = i + 1 < m->n ? m->arg[i + 1] : GONDOLA;
			if (kind == GONDOLA || lay.of[kind] > 0)
				return;
		} else if (m->arg[i] != kind || kind == lay.district)
			return;
		else
			lay.of[kind]++;
	for (i = 0; i < lead; i++)
		if (m->arg[i] != lay.district)
			return;
	if (lead > 0)
		lay.of[lay.district] = lead;
	else
		lay.district = DISTRICTS;
	canal_lay_move(&lay, &tidy);
	*m = tidy;
}

static int
parse_lay(struct speech *s, struct move *m, struct fault *why)
{
	struct cards all = canal_all(s->c->seats);

	if (parse_cards(s, m, 1, canal_districts(&all) + all.of[GONDOLA],
	    why) == -1)
		return -1;
	tidy_lay(m);
	return 0;
}

static int
parse_rest(struct speech *s, struct move *m, struct fault *why)
{
	struct cards all = canal_all(s->c->seats);
	int numbers = all.of[ONE] + all.of[ONE + 1] + all.of[ONE + 2];

	switch (m->verb) {
	case VERB_DEAL:
		return parse_cards(s, m, OPENING * s->c->seats,
		    OPENING * s->c->seats, why);
	case VERB_NUMBER:
		return parse_cards(s, m, numbers, numbers, why);
	case VERB_ACTION:
		return parse_cards(s, m, 1, canal_count(&all) - numbers, why);
	case VERB_TAKE:
		return parse_card(s, m, why);
	case VERB_SPLIT:
		return parse_split(s, m, why);
	case VERB_CHOOSE:
		return parse_choose(s, m, why);
	case VERB_USE:
		return parse_use(s, m, why);
	case VERB_LAY:
		return parse_lay(s, m, why);
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

	for (verb = VERB_SPLIT; verb < VERBS; verb++)
		length += snprintf(list + length, sizeof(list) - length,
		    "%s%s", verb == VERB_SPLIT ? "" : ", ", forms[verb]);
	why->allowed = true;
	if (s->length == 0)
		return fault(why, FAULT_MOVE, "no move at all: write %s",
		    list);
	return fault(why, FAULT_MOVE, "no move: %.*s: write %s",
	    s->length < 32 ? (int)s->length : 32, s->word, list);
}

/* The verb, which may be two words; VERBS if there is no such. */
static int
parse_verb(struct speech *s)
{
	struct speech first = *s;
	int verb;

	for (verb = 0; verb < VERBS; verb++)
		if (is_word(s, canal_verbs[verb])) {
			next_word(s);
			return verb;
		}
	if (!is_word(s, "shuffle"))
		return VERBS;
	next_word(s);
	verb = is_word(s, "number") ? VERB_NUMBER : is_word(s, "action") ?
	    VERB_ACTION : VERBS;
	if (verb == VERBS)
		*s = first;
	else
		next_word(s);
	return verb;
}

int
canal_parse(const void *state, const char *text, struct move *m,
    struct fault *why)
{
	struct speech s = { .rest = text, .c = state };

	*m = (struct move){ 0 };
	next_word(&s);
	m->verb = parse_verb(&s);
	if (m->verb == VERBS)
		return no_verb(&s, why);
	if (parse_rest(&s, m, why) == -1)
		return -1;
	if (s.length > 0)
		return misspoken(&s, m->verb, "too much", why);
	return 0;
}
