/* Whether a move may be made, and if not why: what is so, by which rule, and
   what would do.  The move may be nonsense. */

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "canal.h"

/* Always false, so that it can be the answer. */
static bool __attribute__((format(printf, 4, 5)))
no(struct fault *why, const char *member, const char *rule, const char *fmt,
    ...)
{
	struct place here = { &game_state_place, member, 0 };
	va_list ap;

	if (why == NULL)
		return false;
	va_start(ap, fmt);
	fault_list(why, FAULT_ILLEGAL, &here, rule, fmt, ap);
	va_end(ap);
	return false;
}

/* What is due, for moves of another time; cards of the state may stand between
   the two texts. */
static const struct due {
	const char *member, *rule, *text, *end;
} dues[] = {
	[STEP_SPLIT] = { "up", "canal.round.2", "is to split ",
	    " into two offers" },
	[STEP_CHOOSE] = { "offers", "canal.round.3", "is to choose 1 or 2",
	    "" },
	[STEP_ACT] = { "to_use", "canal.round.5",
	    "is to use a special card: ", "" },
	[STEP_OVER] = { "step", "canal.end.1", "the match is over", "" },
}, chance_due = { "step", "canal.setup.3", "chance is to decide first", "" };

/* The same in a vote. */
static bool
vote_due(const struct canal *c, struct fault *why)
{
	if (canal_opening_lay(c))
		return no(why, "vote", "canal.vote.2",
		    "seat %d opens the vote and must lay", c->vote.seat);
	return no(why, "vote", canal_in_teams(c) ? "canal.council.1" :
	    "canal.duel.1", "seat %d is to lay or to pass in the vote on %s",
	    c->vote.seat, canal_card(c->vote.district));
}

static bool
not_due(const struct canal *c, struct fault *why)
{
	int turn = canal_turn(c);
	const struct due *due = turn == SEAT_CHANCE ? &chance_due :
	    &dues[c->step];
	char seat[24] = "", words[WORDS] = "";

	if (why == NULL)
		return false;
	if (c->step == STEP_VOTE)
		return vote_due(c, why);
	if (turn > SEAT_CHANCE)
		snprintf(seat, sizeof(seat), "seat %d ", turn);
	if (c->step == STEP_SPLIT || c->step == STEP_ACT)
		canal_words(c->step == STEP_SPLIT ? &c->up : &c->to_use,
		    words);
	no(why, due->member, due->rule, "%s%s%s%s", seat, due->text, words,
	    due->end);
	/* There are no other moves than these. */
	why->allowed = c->step == STEP_CHOOSE;
	return false;
}

static bool
refuse_split(const struct canal *c, const struct cards *both,
    struct fault *why)
{
	struct cards more = canal_beyond(both, &c->up);
	struct cards left = canal_beyond(&c->up, both);
	char words[WORDS], up[WORDS];

	canal_words(&c->up, up);
	return !canal_empty(&more) ? no(why, "up", "canal.round.2",
	    "%s: not among the cards turned up, which are %s",
	    canal_words(&more, words), up) : no(why, "up", "canal.round.2",
	    "%s: in neither offer, and all of %s are to be split",
	    canal_words(&left, words), up);
}

static bool
allow_split(const struct canal *c, const struct move *move,
    struct fault *why)
{
	struct cards offer[2], both;
	struct move again;

	canal_split_offers(move, offer);
	both = canal_sum_of(&offer[0], &offer[1]);
	if (!canal_same(&both, &c->up))
		return why != NULL && refuse_split(c, &both, why);
	/* There is only one way to write these offers. */
	canal_move_split(&again, &offer[0], &offer[1]);
	return (move_same(&again, move) && again.arg[0] > 0) ||
	    not_due(c, why);
}

static bool
allow_choose(const struct canal *c, const struct move *move,
    struct fault *why)
{
	return (move->n == 1 && (move->arg[0] == 1 || move->arg[0] == 2)) ||
	    not_due(c, why);
}

static bool
allow_traitor(const struct canal *c, const struct move *move,
    struct fault *why)
{
	const char *rule = "canal.round.6";

	if (!canal_in_teams(c))
		return move->n == 1 || no(why, "to_use", rule,
		    "there is only one opponent: a traitor needs no seat");
	if (move->n == 1)
		return no(why, "to_use", rule,
		    "the traitor needs the seat of an opponent");
	return (move->n == 2 && canal_opponents(c, c->active, move->arg[1])) ||
	    no(why, "to_use", rule, "seat %d is no opponent of seat %d",
	    move->arg[1], c->active);
}

static bool
allow_use(const struct canal *c, const struct move *move, struct fault *why)
{
	int card = move->n > 0 ? move->arg[0] : NO_CARD;
	char words[WORDS];

	if (!canal_is(card, SPECIALS) || c->to_use.of[card] == 0)
		return why != NULL && no(why, "to_use", "canal.round.5",
		    "seat %d has no %s to use, only %s", c->active,
		    canal_card(card), canal_words(&c->to_use, words));
	if (card == TRAITOR)
		return allow_traitor(c, move, why);
	return move->n == 1 || not_due(c, why);
}

static bool
refuse_form(const struct canal *c, int district, enum form form,
    struct fault *why)
{
	static const char *const texts[] = {
		[FORM_EMPTY] = "a gondola brings at least one card",
		[FORM_VOTED] = "no gondola brings the district voted on",
		[FORM_TWICE] = "no district is brought by two gondolas",
		[FORM_MIXED] = "a gondola brings cards of one district",
		[FORM_ORDER] = "not how a lay is written",
	};

	if (form == FORM_UNOPENED)
		return no(why, "vote", "canal.vote.2", "seat %d opens the "
		    "vote, and begins with the district to be voted on",
		    c->vote.seat);
	if (form == FORM_OTHER)
		return no(why, "vote", "canal.vote.3", "the vote is on %s, "
		    "and other districts need a gondola each",
		    canal_card(district));
	return no(why, "vote", "canal.vote.3", "%s", texts[form]);
}

/* Whether the course of the vote allows a lay of cards in the hand. */
static bool
allow_course(const struct canal *c, const struct lay *lay, struct fault *why)
{
	int seat = c->vote.seat, other = canal_next(c, seat);
	const char *voted = canal_card(lay->district);
	struct terms terms = canal_terms(c);

	if (lay->cards.of[lay->district] < terms.voted)
		return canal_in_teams(c) ? no(why, "vote", "canal.council.3",
		    "seat %d holds cards of %s, and its first lay needs one",
		    seat, voted) : no(why, "vote", "canal.duel.2",
		    "the first lay of seat %d needs a card of %s", seat,
		    voted);
	if (terms.lone && lay->cards.of[lay->district] == 0 &&
	    lay->cards.of[GONDOLA] != 1)
		return no(why, "vote", "canal.council.3", "the first lay of "
		    "seat %d, without cards of %s, has one gondola", seat,
		    voted);
	return canal_districts(&lay->cards) >= terms.cards || no(why, "vote",
	    "canal.duel.3", "seat %d would have a total of %d, which is not "
	    "above the %d of seat %d", seat, canal_total(c, seat) +
	    canal_districts(&lay->cards), canal_total(c, other), other);
}

/* Hidden cards of a hand stand for any. */
static bool
allow_lay(const struct canal *c, const struct move *move, struct fault *why)
{
	const struct cards *hand = &c->hand[c->vote.seat];
	int district = canal_lay_district(c, move);
	enum form form = FORM_UNOPENED;
	char words[WORDS];
	struct cards more;
	struct move again;
	struct lay lay;

	if (district < DISTRICTS)
		form = canal_lay_read(move, district, &lay);
	if (form == FORM_FINE) {
		canal_lay_move(&lay, &again);
		form = move_same(&again, move) ? FORM_FINE : FORM_ORDER;
	}
	if (form != FORM_FINE)
		return refuse_form(c, district, form, why);
	more = canal_beyond(&lay.cards, hand);
	if (canal_count(&more) > hand->of[UNSEEN])
		return why != NULL && no(why, "vote", "canal.vote.3",
		    "seat %d would need %s besides what it holds",
		    c->vote.seat, canal_words(&more, words));
	return allow_course(c, &lay, why);
}

static bool
allow_pass(const struct canal *c, const struct move *move, struct fault *why)
{
	return (move->n == 0 && !canal_opening_lay(c)) || not_due(c, why);
}

bool
canal_allow(const void *state, const struct move *move, struct fault *why)
{
	static bool (*const allow[VERBS])(const struct canal *,
	    const struct move *, struct fault *) = {
		[VERB_SPLIT] = allow_split,
		[VERB_CHOOSE] = allow_choose,
		[VERB_USE] = allow_use,
		[VERB_LAY] = allow_lay,
		[VERB_PASS] = allow_pass,
	};
	const struct canal *c = state;

	if (move->verb >= VERBS ||
	    !(canal_grammar.phrases[move->verb].decisions >> c->step & 1))
		return not_due(c, why);
	return allow[move->verb](c, move, why);
}
