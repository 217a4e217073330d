/* Every card is in one place, and the Pope's card where it has to be. */

#include "q.h"

/* How often each card is there, the hidden ones together. */
struct census {
	uint16_t seen[256];
	const struct q *q;
	struct fault *why;
	int bad;
};

static void
see(struct census *c, const struct pile *pile, const struct place *at)
{
	struct place here = { at, NULL, 0 };
	int card;

	for (; here.index < pile->n; here.index++) {
		card = pile->piece[here.index];
		c->seen[card]++;
		if (card == PIECE_HIDDEN || card == c->q->set->pope ||
		    c->seen[card] != q_copies(c->q, card) + 1)
			continue;
		c->bad = fault_at(c->why, FAULT_PIECE, &here, "q.pieces.2",
		    "%s once too often: there are %d",
		    q_card(c->q, card)->id, q_copies(c->q, card));
	}
}

/* Whether a view shows the hold, and not who loaded what others loaded. */
static bool
shows_hold(const struct q *q)
{
	int seat;

	if (q->phase != PHASE_SAILING ||
	    pile_find(&q->hold, PIECE_HIDDEN) != -1)
		return false;
	for (seat = 1; seat <= q->seats; seat++)
		if (pile_find(&q->seat[seat].loaded, PIECE_HIDDEN) != -1)
			return true;
	return false;
}

static void
see_seats(struct census *c)
{
	struct place seats = { &game_state_place, "seats", 0 };
	struct place seat = { &seats, NULL, 0 }, hand = { &seat, "hand", 0 };
	struct place cards = { &hand, "cards", 0 };
	struct place loaded = { &seat, "loaded", 0 };

	for (; seat.index < c->q->seats; seat.index++) {
		see(c, &c->q->seat[seat.index + 1].hand.cards, &cards);
		if (!shows_hold(c->q))
			see(c, &c->q->seat[seat.index + 1].loaded, &loaded);
	}
}

static void
see_all(struct census *c)
{
	const struct q *q = c->q;
	const struct pile shipped = q_on_ship(q, 0, q->ship.n);
	const struct pile sailed = q_sailed(q, 0);
	const struct {
		const char *member, *cards;
		const struct pile *pile;
	} all[] = {
		{ "drawn", NULL, &q->drawn },
		{ "aside", "cards", &q->aside.cards },
		{ "deck", NULL, &q->deck },
		{ "discards", "cards", &q->discards.cards },
		{ "ship", "cards", &shipped },
		{ "ships", NULL, &sailed },
		{ "hold", NULL, &q->hold },
	};
	int i, n = sizeof(all) / sizeof(all[0]) - !shows_hold(q);

	see_seats(c);
	for (i = 0; i < n; i++) {
		struct place at = { &game_state_place, all[i].member, 0 };
		struct place cards = { &at, all[i].cards, 0 };

		see(c, all[i].pile, all[i].cards != NULL ? &cards : &at);
	}
}

/* Hidden cards make up for those that are not seen. */
static int
check_missing(const struct census *c, int hidden)
{
	const struct q *q = c->q;
	int card, missing = 0;

	for (card = 0; card < q->set->n; card++) {
		if (card == q->set->pope || c->seen[card] == q_copies(q, card))
			continue;
		missing += q_copies(q, card) - c->seen[card];
		if (hidden == 0)
			fault_at(c->why, FAULT_PIECE, &game_state_place,
			    "q.pieces.2", "%s is missing: there are %d",
			    q_card(q, card)->id, q_copies(q, card));
	}
	if (hidden > 0 && missing != hidden)
		return fault_at(c->why, FAULT_PIECE, &game_state_place,
		    "q.pieces.2", "%d hidden cards, not %d", hidden, missing);
	return missing == hidden ? 0 : -1;
}

/* Setup 5, round 2. */
static int
check_pope(const struct census *c, bool inside)
{
	struct place deck = { &game_state_place, "deck", 0 };
	const struct q *q = c->q;
	int at = q->deck.n - 1 - q_below(q);
	bool hidden = q->deck.n > 0 && q->deck.piece[0] == PIECE_HIDDEN;

	if (c->seen[q->set->pope] != (inside && !hidden))
		return fault_at(c->why, FAULT_PIECE, &deck, "q.setup.5",
		    "the Pope's card is not where it has to be");
	if (inside && (at < 0 || (!hidden &&
	    q->deck.piece[at] != q->set->pope)))
		return fault_at(c->why, FAULT_PIECE, &deck, "q.setup.5",
		    "the Pope's card has not %d cards below it", q_below(q));
	return 0;
}

/* What is drawn is gone from the deck; half of it hides the Pope's card. */
static int
check_deck(const struct q *q, bool inside, struct fault *why)
{
	struct place drawers = { &game_state_place, "drawers", 0 };
	struct place dead = { &game_state_place, "dead", 0 };
	int all = q_cards(q) - KEPT * q->seats;

	if (q->phase < PHASE_CITY)
		return 0;
	if (q->drawers.n + q->deck.n - inside != all)
		return fault_at(why, FAULT_STATE, &drawers, "q.setup.4",
		    "not a seat for each of %d cards that left the deck",
		    all - q->deck.n + inside);
	if (q->dead != (q->drawers.n > all / 2))
		return fault_at(why, FAULT_STATE, &dead, "q.round.2",
		    "the Pope's card comes after %d others", all / 2);
	return 0;
}

int
q_check_pieces(const struct q *q, struct fault *why)
{
	struct census c = { .q = q, .why = why };
	bool inside = q->phase >= PHASE_CITY && !q->dead;
	int hidden, bad;

	see_all(&c);
	if (c.bad != 0)
		return -1;
	hidden = c.seen[PIECE_HIDDEN];
	/* The Pope's card is one of the hidden ones in a view. */
	if (inside && c.seen[q->set->pope] == 0 && hidden > 0)
		hidden--;
	bad = check_missing(&c, hidden);
	bad |= check_pope(&c, inside);
	return bad == 0 ? check_deck(q, inside, why) : -1;
}
