/* Why a move is not legal: what is so, by which rule, and what would do. */

#include <stdarg.h>

#include "q.h"
#include "moves.h"

static void __attribute__((format(printf, 3, 4)))
no(struct fault *why, const char *rule, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	fault_list(why, FAULT_ILLEGAL, &game_state_place, rule, fmt, ap);
	va_end(ap);
}

/* What is due instead, for moves of another time. */
static const struct {
	const char *text; /* after "seat n" */
	const char *rule;
} dues[] = {
	[DUE_ROLES] = { "is to deal the roles", "q.setup.1" },
	[DUE_SHUFFLE] = { "is to shuffle the deck", "q.setup.2" },
	[DUE_OPENING] = { "is to keep three of its five cards", "q.setup.3" },
	[DUE_RESHUFFLE] = { "is to shuffle the deck", "q.setup.4" },
	[DUE_ACTION] = { "is to act: fondaco, porto, locanda, convento, "
	    "palazzo or, with an empty deck, pass", "q.round.1" },
	[DUE_KEEP] = { "is to keep one of the two cards drawn", "q.round.2" },
	[DUE_GIVE] = { "is to give as many cards as it is offered",
	    "q.round.4" },
	[DUE_LOSE] = { "is to say what is lost", "q.round.5" },
	[DUE_DISCARD] = { "looks at the hold: discard CARD or discard none",
	    "q.ship.2" },
	[DUE_ORDER] = { "is to say the order of effects", "q.ship.3" },
	[DUE_PICK] = { "is to pick what an effect leaves open",
	    "q.effects.2" },
	[DUE_DROP] = { "is to discard a card for an effect: drop CARD",
	    "q.effects.8" },
	[DUE_SHOW] = { "is to show a card for an effect: show CARD",
	    "q.effects.9" },
	[DUE_NOTHING] = { "", "q.end.1" },
};

static void
not_due(struct due due, struct fault *why)
{
	if (due.what == DUE_NOTHING)
		no(why, dues[due.what].rule, "the match is over");
	else if (due.seat == SEAT_CHANCE)
		no(why, dues[due.what].rule, "chance %s", dues[due.what].text);
	else
		no(why, dues[due.what].rule, "seat %d %s", due.seat,
		    dues[due.what].text);
}

/* A card of the move that is not in the pile often enough, or -1. */
static int
lacking(const struct move *move, const struct pile *pile)
{
	int i, k, n;

	for (i = q_move_first(move); i < move->n; i++) {
		for (k = q_move_first(move), n = 0; k < move->n; k++)
			n += move->arg[k] == move->arg[i];
		if (n > q_count(pile, move->arg[i]))
			return move->arg[i];
	}
	return -1;
}

/* Whether a card is not where the move wants it from. */
static bool
refuse_cards(const struct q *q, const struct move *move,
    const struct pile *pile, const char *rule, const char *where,
    struct fault *why)
{
	char name[PIECE_NAME];
	int card = lacking(move, pile);

	if (card == -1)
		return false;
	q_name(q, card, name);
	no(why, rule, "%s is not %s%s", name, where,
	    q_count(pile, card) > 0 ? " as often" : "");
	return true;
}

static void
refuse_keep(const struct q *q, struct due due, const struct move *move,
    struct fault *why)
{
	bool opening = due.what == DUE_OPENING;

	if (opening && move->n != KEPT)
		no(why, "q.setup.3", "seat %d keeps three cards, not %d",
		    due.seat, move->n);
	else if (!opening && move->n != 1)
		no(why, "q.round.2", "seat %d keeps one card, not %d",
		    due.seat, move->n);
	else
		refuse_cards(q, move, opening ?
		    &q->seat[due.seat].hand.cards : &q->drawn,
		    opening ? "q.setup.3" : "q.round.2",
		    opening ? "among the five" : "one of the two drawn", why);
}

static void
refuse_give(const struct q *q, struct due due, const struct move *move,
    struct fault *why)
{
	if (move->n != q->offer.n)
		no(why, "q.round.4", "seat %d is offered %d and gives as many",
		    due.seat, q->offer.n);
	else
		refuse_cards(q, move, &q->seat[due.seat].hand.cards,
		    "q.round.4", "in the hand of the one who gives", why);
}

/* Locanda and convento: with whom, and with how many cards. */
static void
refuse_with_seat(const struct q *q, struct due due, const struct move *move,
    struct fault *why)
{
	bool exchange = move->verb == VERB_LOCANDA;
	const char *rule = exchange ? "q.round.4" : "q.round.5";
	int other = move->arg[0], cards = move->n - 1, has;

	if (other > q->seats) {
		no(why, rule, "there is no seat %d, only 1 to %d", other,
		    q->seats);
		return;
	}
	has = q->seat[other].hand.cards.n;
	if (other == due.seat)
		no(why, rule, "seat %d needs another seat for that", other);
	else if (has < (exchange ? cards : 1))
		no(why, rule, exchange ? "seat %d holds %d, not the %d that "
		    "are to be exchanged" : "seat %d holds %d, and must hold "
		    "a card to lose one", other, has, cards);
	else
		refuse_cards(q, move, &q->seat[due.seat].hand.cards, rule,
		    "in the hand of the one who acts", why);
}

static void
refuse_action(const struct q *q, struct due due, const struct move *move,
    struct fault *why)
{
	switch (move->verb) {
	case VERB_FONDACO:
		no(why, "q.round.2", "the deck is empty");
		break;
	case VERB_PORTO:
		refuse_cards(q, move, &q->seat[due.seat].hand.cards,
		    "q.round.3", "in the hand of the one who acts", why);
		break;
	case VERB_PALAZZO:
		no(why, "q.round.6", q->seized ? "the ship is seized already" :
		    "seat %d has seized a ship before, and can do so once",
		    due.seat);
		break;
	case VERB_PASS:
		no(why, "q.round.7", "the deck still has %d cards, and nobody "
		    "may pass", q->deck.n);
		break;
	default:
		refuse_with_seat(q, due, move, why);
	}
}

static void
refuse_discard(const struct q *q, const struct move *move, struct fault *why)
{
	if (refuse_cards(q, move, &q->hold, "q.ship.2", "in the hold", why))
		return;
	no(why, "q.ship.2", "%s is a historical event and stays",
	    q_card(q, move->arg[0])->id);
}

static void
refuse_drop(const struct q *q, struct due due, const struct move *move,
    struct fault *why)
{
	bool shows = move->verb == VERB_SHOW;

	if (!refuse_cards(q, move, &q->seat[due.seat].hand.cards,
	    shows ? "q.effects.9" : "q.effects.8", "in that hand", why))
		no(why, "q.effects.9", "%s has been shown already",
		    q_card(q, move->arg[0])->id);
}

/* Which verbs belong to what is due. */
static bool
fits(struct due due, enum verb verb)
{
	switch (due.what) {
	case DUE_OPENING:
	case DUE_KEEP:
		return verb == VERB_KEEP;
	case DUE_GIVE:
		return verb == VERB_GIVE;
	case DUE_ACTION:
		return verb >= VERB_FONDACO && verb <= VERB_PASS &&
		    verb != VERB_GIVE;
	case DUE_DISCARD:
		return verb == VERB_DISCARD;
	case DUE_PICK:
		return verb == VERB_PICK;
	case DUE_DROP:
		return verb == VERB_DROP;
	case DUE_SHOW:
		return verb == VERB_SHOW;
	default:
		return false;
	}
}

static void
refuse(const void *state, const struct move *move, struct fault *why)
{
	const struct q *q = state;
	struct due due = q_due(q);

	if (!fits(due, move->verb))
		not_due(due, why);
	else if (move->verb == VERB_KEEP)
		refuse_keep(q, due, move, why);
	else if (move->verb == VERB_GIVE)
		refuse_give(q, due, move, why);
	else if (move->verb == VERB_DISCARD)
		refuse_discard(q, move, why);
	else if (move->verb == VERB_PICK)
		no(why, "q.effects.2", "the effect leaves something else "
		    "open");
	else if (move->verb == VERB_DROP || move->verb == VERB_SHOW)
		refuse_drop(q, due, move, why);
	else
		refuse_action(q, due, move, why);
}

bool
q_allow(const void *state, const struct move *move, struct fault *why)
{
	if (moves_have(q_moves, state, move))
		return true;
	if (why != NULL)
		refuse(state, move, why);
	return false;
}
