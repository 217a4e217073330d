/* Moves from text. */

#include "gondola.h"
#include "speech.h"

static int
parse_card(struct speech *s, struct move *m, uint64_t *seen,
    struct fault *why)
{
	int card = gondola_card_named(s->word, s->length);

	if (m->verb == VERB_SHUFFLE && speech_is(s, "??"))
		card = PIECE_HIDDEN;
	if (card == -1)
		return speech_bad(s, "no card", why);
	if ((*seen & gondola_bit(card)) != 0)
		return speech_bad(s, "a card twice", why);
	*seen |= gondola_bit(card);
	speech_next(s);
	return card;
}

static int
parse_declaration(struct speech *s, struct move *m, struct fault *why)
{
	int card, rank = THIEF + m->verb - VERB_THIEF;
	uint64_t seen = 0;

	m->arg[m->n++] = gondola_declaration_named(rank, s->word, s->length);
	if (m->arg[0] == UNDECLARED)
		return speech_bad(s, "no declaration", why);
	speech_next(s);
	if (m->verb != VERB_MATRON)
		return 0;
	card = parse_card(s, m, &seen, why);
	m->arg[m->n++] = card;
	return card == -1 ? -1 : 0;
}

/* SEAT:CARD after the word aid, which is the word now. */
static int
parse_aid(struct speech *s, struct move *m, uint64_t *seen, struct fault *why)
{
	int helper, gift;

	if (m->arg[0] != 0)
		return speech_bad(s, "a second aid", why);
	speech_next(s);
	helper = speech_digit(s, SEATS_MAX);
	if (helper == -1)
		return speech_bad(s, "no seat", why);
	speech_next(s);
	if (!speech_is(s, ":"))
		return speech_bad(s, "no colon", why);
	speech_next(s);
	gift = parse_card(s, m, seen, why);
	m->arg[0] = helper;
	m->arg[1] = gift;
	return gift == -1 ? -1 : 0;
}

static int
parse_deliver(struct speech *s, struct move *m, struct fault *why)
{
	uint64_t seen = 0, own = 0;
	int card;

	while (s->length > 0)
		if (speech_is(s, "aid")) {
			if (parse_aid(s, m, &seen, why) == -1)
				return -1;
		} else {
			card = parse_card(s, m, &seen, why);
			if (card == -1)
				return -1;
			own |= gondola_bit(card);
		}
	m->n = 2 + gondola_list(own, m->arg + 2);
	return own != 0 ? 0 : speech_bad(s, "", why);
}

static int
parse_disrupt(struct speech *s, struct move *m, struct fault *why)
{
	uint64_t cards = 0;

	do
		if (parse_card(s, m, &cards, why) == -1)
			return -1;
	while (s->length > 0);
	m->n = gondola_list(cards, m->arg);
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

/* What follows the verb. */
static int (*const rest[VERBS])(struct speech *, struct move *,
    struct fault *) = {
	[VERB_SHUFFLE] = parse_shuffle,
	[VERB_THIEF] = parse_declaration,
	[VERB_CAPTAIN] = parse_declaration,
	[VERB_MATRON] = parse_declaration,
	[VERB_DELIVER] = parse_deliver,
	[VERB_DISRUPT] = parse_disrupt,
};

int
gondola_parse(const void *state, const char *text, struct move *m,
    struct fault *why)
{
	struct speech s;

	(void)state;
	*m = (struct move){ 0 };
	if (speech_start(&s, &gondola_grammar, text, why) == -1)
		return -1;
	m->verb = s.verb;
	if (rest[m->verb] != NULL && rest[m->verb](&s, m, why) == -1)
		return -1;
	return speech_end(&s, why);
}
