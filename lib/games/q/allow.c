/* Whether a move is legal, and if not why: what is so, by which rule, and what
   would do.  What moves.c asks as well has a name of its own. */

#include <stdarg.h>

#include "q.h"

bool
q_can_seize(const struct q *q, int seat)
{
	return !q->seized && !q->seat[seat].palazzo;
}

/* Locanda and convento: there a card is lost, as far as there is one. */
bool
q_can_meet(const struct q *q, enum verb verb, int seat, int cards)
{
	int needed = verb == VERB_LOCANDA ? cards : 1;

	return (seat != q->due.seat) & (q->seat[seat].hand.cards.n >= needed);
}

/* A seat, a type or a role of the game; the roles of a swap differ. */
bool
q_can_pick(const struct q *q, int index, int piece)
{
	const struct effect *e = q_effect(q);
	int other = ROLES;

	if (e->verb >= EFFECT_DRAW)
		return piece >= 1 && piece <= q->seats;
	if (e->verb <= EFFECT_CANCEL)
		return piece >= TYPE_0 + TYPE_LIBRO &&
		    piece <= TYPE_0 + TYPE_ALTRO;
	if (index > 0)
		other = q->ship.picked[0] - ROLE_0;
	else if (e->verb == EFFECT_SWAP)
		other = e->role[e->role[0] == ROLES];
	return piece >= ROLE_0 && piece != ROLE_0 + other &&
	    q_has_role(q, piece - ROLE_0);
}

/* What is left of the hand after what has been shown of it. */
bool
q_can_show(const struct q *q, int card)
{
	return pile_count(&q->seat[q->ship.asked].hand.cards, card) >
	    pile_count(&q->ship.shown, card);
}

struct asked {
	const struct q *q;
	const struct move *move;
	int what, seat; /* that is due */
	struct fault *why; /* or NULL */
};

/* Always false. */
static bool __attribute__((format(printf, 3, 4)))
no(const struct asked *a, const char *rule, const char *fmt, ...)
{
	va_list ap;

	if (a->why == NULL)
		return false;
	va_start(ap, fmt);
	fault_list(a->why, FAULT_ILLEGAL, &game_state_place, rule, fmt, ap);
	va_end(ap);
	return false;
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

static bool
not_due(const struct asked *a)
{
	const char *text = dues[a->what].text, *rule = dues[a->what].rule;

	if (a->what == DUE_NOTHING)
		return no(a, rule, "the match is over");
	if (a->seat == SEAT_CHANCE)
		return no(a, rule, "chance %s", text);
	return no(a, rule, "seat %d %s", a->seat, text);
}

/* A card of the move that is not in the pile often enough, or -1. */
static int
lacking(const struct move *move, const struct pile *pile)
{
	int i, k, n;

	for (i = q_move_first(move); i < move->n; i++) {
		for (k = q_move_first(move), n = 0; k < move->n; k++)
			n += move->arg[k] == move->arg[i];
		if (n > pile_count(pile, move->arg[i]))
			return move->arg[i];
	}
	return -1;
}

/* Whether the cards are where the move wants them from. */
static bool
has_cards(const struct asked *a, const struct pile *pile, const char *rule,
    const char *where)
{
	char name[PIECE_NAME];
	int card = lacking(a->move, pile), i;

	if (card != -1) {
		q_name(a->q, card, name);
		return no(a, rule, "%s is not %s%s", name, where,
		    pile_count(pile, card) > 0 ? " as often" : "");
	}
	for (i = q_move_first(a->move) + 1; i < a->move->n; i++)
		if (a->move->arg[i - 1] > a->move->arg[i])
			return no(a, rule, "cards are named in order");
	return true;
}

static bool
has_own_cards(const struct asked *a, const char *rule, const char *where)
{
	return has_cards(a, &a->q->seat[a->seat].hand.cards, rule, where);
}

static bool
keep(const struct asked *a)
{
	bool opening = a->what == DUE_OPENING;

	if (opening && a->move->n != KEPT)
		return no(a, "q.setup.3", "seat %d keeps three cards, not %d",
		    a->seat, a->move->n);
	if (opening)
		return has_own_cards(a, "q.setup.3", "among the five");
	if (a->move->n != 1)
		return no(a, "q.round.2", "seat %d keeps one card, not %d",
		    a->seat, a->move->n);
	return has_cards(a, &a->q->drawn, "q.round.2",
	    "one of the two drawn");
}

static bool
give(const struct asked *a)
{
	if (a->move->n != a->q->offer.n)
		return no(a, "q.round.4", "seat %d is offered %d and gives as "
		    "many", a->seat, a->q->offer.n);
	return has_own_cards(a, "q.round.4", "in the hand of the one who "
	    "gives");
}

static bool
fondaco(const struct asked *a)
{
	return a->q->deck.n > 0 || no(a, "q.round.2", "the deck is empty");
}

static bool
porto(const struct asked *a)
{
	return has_own_cards(a, "q.round.3", "in the hand of the one who "
	    "acts");
}

/* Locanda and convento: with whom, and with how many cards. */
static bool
with_seat(const struct asked *a)
{
	bool exchange = a->move->verb == VERB_LOCANDA;
	const char *rule = exchange ? "q.round.4" : "q.round.5";
	int other = a->move->arg[0], cards = a->move->n - 1;

	if (other < 1 || other > a->q->seats)
		return no(a, rule, "there is no seat %d, only 1 to %d", other,
		    a->q->seats);
	if (q_can_meet(a->q, a->move->verb, other, cards))
		return has_own_cards(a, rule, "in the hand of the one who "
		    "acts");
	if (other == a->seat)
		return no(a, rule, "seat %d needs another seat for that",
		    other);
	return no(a, rule, exchange ? "seat %d holds %d, not the %d that are "
	    "to be exchanged" : "seat %d holds %d, and must hold a card to "
	    "lose one", other, a->q->seat[other].hand.cards.n, cards);
}

static bool
palazzo(const struct asked *a)
{
	return q_can_seize(a->q, a->seat) || no(a, "q.round.6", a->q->seized ?
	    "the ship is seized already" : "seat %d has seized a ship before, "
	    "and can do so once", a->seat);
}

static bool
pass(const struct asked *a)
{
	return a->q->deck.n == 0 || no(a, "q.round.7", "the deck still has %d "
	    "cards, and nobody may pass", a->q->deck.n);
}

static bool
discard(const struct asked *a)
{
	if (!has_cards(a, &a->q->hold, "q.ship.2", "in the hold"))
		return false;
	return a->move->n == 0 || !q_is_event(a->q, a->move->arg[0]) ||
	    no(a, "q.ship.2", "%s is a historical event and stays",
	    q_card(a->q, a->move->arg[0])->id);
}

static bool
pick(const struct asked *a)
{
	return q_can_pick(a->q, a->q->ship.picks, a->move->arg[0]) ||
	    no(a, "q.effects.2", "the effect leaves something else open");
}

static bool
drop(const struct asked *a)
{
	return has_own_cards(a, "q.effects.8", "in that hand");
}

static bool
show(const struct asked *a)
{
	char name[PIECE_NAME];

	q_name(a->q, a->move->arg[0], name);
	return has_own_cards(a, "q.effects.9", "in that hand") &&
	    (q_can_show(a->q, a->move->arg[0]) || no(a, "q.effects.9",
	    "%s has been shown already", name));
}

/* Whether it names as many things as moves with its verb do. */
static bool
has_shape(const struct move *move)
{
	const struct shape *shape = &q_shapes[move->verb];
	int n = move->n - q_move_first(move);

	return (n >= shape->low && n <= shape->high) ||
	    (move->verb == VERB_DISCARD && n == 0);
}

bool
q_allow(const void *state, const struct move *move, struct fault *why)
{
	static bool (*const judge[VERBS])(const struct asked *) = {
		[VERB_KEEP] = keep,
		[VERB_FONDACO] = fondaco,
		[VERB_PORTO] = porto,
		[VERB_LOCANDA] = with_seat,
		[VERB_GIVE] = give,
		[VERB_CONVENTO] = with_seat,
		[VERB_PALAZZO] = palazzo,
		[VERB_PASS] = pass,
		[VERB_DISCARD] = discard,
		[VERB_PICK] = pick,
		[VERB_DROP] = drop,
		[VERB_SHOW] = show,
	};
	const struct q *q = state;
	const struct asked a = { q, move, q->due.what, q->due.seat, why };

	if (move->verb >= VERBS ||
	    !(q_grammar.phrases[move->verb].decisions >> a.what & 1))
		return not_due(&a);
	return has_shape(move) ? judge[move->verb](&a) : no(&a, NULL,
	    "no such move: %s", q_grammar.phrases[move->verb].form);
}
