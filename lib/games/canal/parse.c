/* Moves from text. */

#include "canal.h"
#include "speech.h"

/* The cards that can be in such a move at all. */
static const int kinds[VERBS] = {
	[VERB_DEAL] = ANY_DISTRICT,
	[VERB_NUMBER] = ANY_NUMBER,
	[VERB_ACTION] = ANY_ACTION,
	[VERB_TAKE] = HELD,
	[VERB_SPLIT] = ANY_ACTION | ANY_NUMBER,
	[VERB_LAY] = HELD,
};

static int
parse_card(struct speech *s, struct move *m, struct fault *why)
{
	int card = canal_card_named(s->word, s->length);

	if (card == -1 && m->verb <= VERB_TAKE && speech_is(s, "??"))
		card = PIECE_HIDDEN;
	else if (card == -1)
		return speech_bad(s, "no card", why);
	else if (!canal_is(card, kinds[m->verb]))
		return speech_bad(s, "a card that cannot be", why);
	if (m->n == PILE_MAX)
		return speech_bad(s, "too many cards", why);
	m->arg[m->n++] = card;
	speech_next(s);
	return 0;
}

/* As many cards as there can be; slashes only tell the hands of a deal
   apart. */
static int
parse_cards(const struct canal *c, struct speech *s, struct move *m,
    struct fault *why)
{
	struct cards all = canal_all(c->seats);
	int most = m->verb == VERB_DEAL ? OPENING * c->seats :
	    m->verb == VERB_TAKE ? 1 : canal_count_of(&all, kinds[m->verb]);
	int least = m->verb == VERB_DEAL || m->verb == VERB_NUMBER ? most :
	    most > 0;

	while (m->n < least || (m->n < most && s->length > 0)) {
		if (m->verb == VERB_DEAL && m->n > 0 && m->n % OPENING == 0 &&
		    speech_is(s, "/"))
			speech_next(s);
		if (parse_card(s, m, why) == -1)
			return -1;
	}
	return 0;
}

static int
parse_offer(struct speech *s, struct move *m, struct fault *why)
{
	int from = m->n;

	while (s->length > 0 && !speech_is(s, "/"))
		if (m->n - from == UP_MAX)
			return speech_bad(s, "too many cards", why);
		else if (parse_card(s, m, why) == -1)
			return -1;
	return m->n > from ? 0 : speech_bad(s, "no card before this", why);
}

static int
parse_split(struct speech *s, struct move *m, struct fault *why)
{
	struct cards offer[2];

	m->n = 1;
	if (parse_offer(s, m, why) == -1)
		return -1;
	if (s->length == 0)
		return speech_bad(s, "", why);
	m->arg[0] = m->n - 1;
	speech_next(s);
	if (parse_offer(s, m, why) == -1)
		return -1;
	canal_split_offers(m, offer);
	canal_move_split(m, &offer[0], &offer[1]);
	return 0;
}

static int
parse_digit(struct speech *s, struct move *m, int high, const char *problem,
    struct fault *why)
{
	if (speech_digit(s, high) == -1)
		return speech_bad(s, problem, why);
	m->arg[m->n++] = speech_digit(s, high);
	speech_next(s);
	return 0;
}

static int
parse_use(const struct canal *c, struct speech *s, struct move *m,
    struct fault *why)
{
	int card = canal_card_named(s->word, s->length);

	if (!canal_is(card, SPECIALS))
		return speech_bad(s, "no special card", why);
	m->arg[m->n++] = card;
	speech_next(s);
	if (card != TRAITOR || s->length == 0)
		return 0;
	return parse_digit(s, m, c->seats, "no seat", why);
}

/* Puts the gondolas of a lay in card order.  What is not written as a lay is
   stays as it was typed. */
static void
tidy_lay(struct move *m)
{
	int district = m->arg[0] != GONDOLA ? m->arg[0] : DISTRICTS;
	struct lay lay;

	if (canal_lay_read(m, district, &lay) == FORM_FINE)
		canal_lay_move(&lay, m);
}

static int
parse_rest(const struct canal *c, struct speech *s, struct move *m,
    struct fault *why)
{
	if (m->verb == VERB_SPLIT)
		return parse_split(s, m, why);
	if (m->verb == VERB_CHOOSE)
		return parse_digit(s, m, 2, "no offer", why);
	if (m->verb == VERB_USE)
		return parse_use(c, s, m, why);
	if (parse_cards(c, s, m, why) == -1)
		return -1;
	if (m->verb == VERB_LAY)
		tidy_lay(m);
	return 0;
}

int
canal_parse(const void *state, const char *text, struct move *m,
    struct fault *why)
{
	struct speech s;

	*m = (struct move){ 0 };
	if (speech_start(&s, &canal_grammar, text, why) == -1)
		return -1;
	m->verb = s.verb;
	return parse_rest(state, &s, m, why) == -1 ? -1 : speech_end(&s, why);
}
