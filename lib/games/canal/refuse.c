/* Why a move is not legal: what is so, by which rule, and what would do. */

#include <stdarg.h>
#include <string.h>

#include "canal.h"
#include "moves.h"

static void __attribute__((format(printf, 4, 5)))
no(struct fault *why, const char *member, const char *rule, const char *fmt,
    ...)
{
	struct place here = { &game_state_place, member, 0 };
	va_list ap;

	va_start(ap, fmt);
	fault_list(why, FAULT_ILLEGAL, &here, rule, fmt, ap);
	va_end(ap);
}

static bool
in_teams(const struct canal *c)
{
	return c->seats == TEAM_SEATS;
}

/* The move belongs to another time: tells what is due now. */
static void
not_due(const struct canal *c, struct fault *why)
{
	const char *first = in_teams(c) ? "canal.council.1" : "canal.duel.1";
	char words[WORDS];

	switch (c->step) {
	case STEP_SPLIT:
		no(why, "up", "canal.round.2", "seat %d is to split %s into "
		    "two offers", c->distributor, canal_words(&c->up, words));
		break;
	case STEP_CHOOSE:
		no(why, "offers", "canal.round.3",
		    "seat %d is to choose 1 or 2", canal_chooser(c));
		why->allowed = true;
		break;
	case STEP_ACT:
		no(why, "to_use", "canal.round.5", "seat %d is to use a "
		    "special card: %s", c->active,
		    canal_words(&c->to_use, words));
		break;
	case STEP_VOTE:
		if (canal_opening_lay(c))
			no(why, "vote", "canal.vote.2", "seat %d opens the "
			    "vote and must lay", c->vote.seat);
		else
			no(why, "vote", first, "seat %d is to lay or to pass "
			    "in the vote on %s", c->vote.seat,
			    canal_card(c->vote.district));
		break;
	case STEP_OVER:
		no(why, "step", "canal.end.1", "the match is over");
		break;
	default:
		no(why, "step", "canal.setup.3", "chance is to decide first");
	}
}

/* What a has more than b. */
static struct cards
beyond(const struct cards *a, const struct cards *b)
{
	struct cards more = { { 0 } };
	int kind;

	for (kind = 0; kind < KINDS; kind++)
		if (a->of[kind] > b->of[kind])
			more.of[kind] = a->of[kind] - b->of[kind];
	return more;
}

static void
refuse_split(const struct canal *c, const struct move *move,
    struct fault *why)
{
	struct cards offer[2], more;
	char words[WORDS], up[WORDS];

	canal_split_offers(move, offer);
	canal_add(&offer[0], &offer[1]);
	more = beyond(&offer[0], &c->up);
	canal_words(&c->up, up);
	if (canal_count(&more) > 0)
		no(why, "up", "canal.round.2", "%s: not among the cards "
		    "turned up, which are %s", canal_words(&more, words), up);
	else {
		more = beyond(&c->up, &offer[0]);
		no(why, "up", "canal.round.2", "%s: in neither offer, and all "
		    "of %s are to be split", canal_words(&more, words), up);
	}
}

static void
refuse_use(const struct canal *c, const struct move *move, struct fault *why)
{
	const char *rule = "canal.round.6";
	char words[WORDS];

	if (c->to_use.of[move->arg[0]] == 0)
		no(why, "to_use", "canal.round.5", "seat %d has no %s to use, "
		    "only %s", c->active, canal_card(move->arg[0]),
		    canal_words(&c->to_use, words));
	else if (!in_teams(c))
		no(why, "to_use", rule, "there is only one opponent: a "
		    "traitor needs no seat");
	else if (move->n == 1)
		no(why, "to_use", rule, "the traitor needs the seat of an "
		    "opponent");
	else
		no(why, "to_use", rule, "seat %d is no opponent of seat %d",
		    move->arg[1], c->active);
}

/* What is wrong with a gondola of a lay, or NULL. */
static const char *
gondola_fault(const struct move *move, int from, int district)
{
	int i, kind = NO_CARD;
	bool brought[DISTRICTS] = { false };

	for (i = from; i < move->n; i++)
		if (move->arg[i] == GONDOLA) {
			kind = i + 1 < move->n ? move->arg[i + 1] : GONDOLA;
			if (kind == GONDOLA)
				return "a gondola brings at least one card";
			if (kind == district)
				return "no gondola brings the district voted "
				    "on";
			if (brought[kind])
				return "no district is brought by two "
				    "gondolas";
			brought[kind] = true;
		} else if (move->arg[i] != kind)
			return "a gondola brings cards of one district";
	return NULL;
}

/* The cards are not written as a lay is. */
static void
refuse_form(const struct canal *c, const struct move *move,
    struct fault *why)
{
	int i, district = canal_opening_lay(c) ? move->arg[0] :
	    c->vote.district;
	const char *text;

	if (district == GONDOLA) {
		no(why, "vote", "canal.vote.2", "seat %d opens the vote, and "
		    "begins with the district to be voted on", c->vote.seat);
		return;
	}
	for (i = 0; i < move->n && move->arg[i] == district; i++)
		;
	if (i < move->n && move->arg[i] != GONDOLA) {
		no(why, "vote", "canal.vote.3", "the vote is on %s, and other "
		    "districts need a gondola each", canal_card(district));
		return;
	}
	text = gondola_fault(move, i, district);
	no(why, "vote", "canal.vote.3", "%s",
	    text != NULL ? text : "not how a lay is written");
}

static struct cards
cards_of(const struct move *move)
{
	struct cards cards = { { 0 } };
	int i;

	for (i = 0; i < move->n; i++)
		canal_put(&cards, move->arg[i]);
	return cards;
}

/* A lay that is one, of cards in the hand: the course of the vote forbids. */
static void
refuse_course(const struct canal *c, const struct lay *lay,
    struct fault *why)
{
	int seat = c->vote.seat, total = canal_total(c, seat);
	const char *voted = canal_card(c->vote.district);

	if (!in_teams(c) && total == 0 && lay->of[lay->district] == 0)
		no(why, "vote", "canal.duel.2", "the first lay of seat %d "
		    "needs a card of %s", seat, voted);
	else if (!in_teams(c))
		no(why, "vote", "canal.duel.3", "seat %d would have a total "
		    "of %d, which is not above the %d of seat %d", seat,
		    total + canal_lay_cards(lay),
		    canal_total(c, canal_next(c, seat)), canal_next(c, seat));
	else if (c->hand[seat].of[lay->district] > 0)
		no(why, "vote", "canal.council.3", "seat %d holds cards of "
		    "%s, and its first lay needs one", seat, voted);
	else
		no(why, "vote", "canal.council.3", "the first lay of seat %d, "
		    "without cards of %s, has one gondola", seat, voted);
}

static void
refuse_lay(const struct canal *c, const struct move *move, struct fault *why)
{
	struct cards missing = cards_of(move);
	char words[WORDS];
	struct lay lay;

	missing = beyond(&missing, &c->hand[c->vote.seat]);
	if (canal_lay_read(c, move, &lay) == -1)
		refuse_form(c, move, why);
	else if (canal_count(&missing) > 0)
		no(why, "vote", "canal.vote.3", "seat %d would need %s "
		    "besides what it holds", c->vote.seat,
		    canal_words(&missing, words));
	else
		refuse_course(c, &lay, why);
}

static void
refuse(const void *state, const struct move *move, struct fault *why)
{
	const struct canal *c = state;

	if (c->step == STEP_SPLIT && move->verb == VERB_SPLIT)
		refuse_split(c, move, why);
	else if (c->step == STEP_ACT && move->verb == VERB_USE)
		refuse_use(c, move, why);
	else if (c->step == STEP_VOTE && move->verb == VERB_LAY)
		refuse_lay(c, move, why);
	else
		not_due(c, why);
}

bool
canal_allow(const void *state, const struct move *move, struct fault *why)
{
	if (moves_have(canal_moves, state, move))
		return true;
	if (why != NULL)
		refuse(state, move, why);
	return false;
}
