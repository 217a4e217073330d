/*
 * What the members of a state have to do with each other and with the rules.
 * After this no rule meets a state that it cannot handle.
 */

#include "q.h"

static int
wrong_seat(struct fault *why, int seat, const char *member, const char *rule,
    const char *text)
{
	struct place seats = { &game_state_place, "seats", 0 };
	struct place one = { &seats, NULL, seat - 1 };
	struct place here = { &one, member, 0 };

	return fault_at(why, FAULT_STATE, &here, rule, "%s", text);
}

static bool
is_sorted(const struct pile *pile)
{
	int i;

	for (i = 1; i < pile->n; i++)
		if (pile->piece[i - 1] > pile->piece[i])
			return false;
	return true;
}

static bool
is_part(const struct pile *part, const struct pile *whole)
{
	int i;

	for (i = 0; i < part->n; i++)
		if (q_count(part, part->piece[i]) >
		    q_count(whole, part->piece[i]))
			return false;
	return true;
}

/* Copies in order of who knows them; whoever everybody includes knows. */
static bool
right_known(const struct q *q, const struct held *hand, int seat)
{
	unsigned others = ((1u << (q->seats + 1)) - 1) & ~(1u << seat);
	int i;

	for (i = 0; i < hand->cards.n; i++) {
		if ((hand->known[i] & ~others) != 0)
			return false;
		if ((hand->known[i] & 1) && hand->known[i] != others)
			return false;
		if (i > 0 && hand->cards.piece[i] == hand->cards.piece[i - 1]
		    && (hand->known[i] & ~hand->known[i - 1]) != 0)
			return false;
	}
	return true;
}

static int
check_roles(const struct q *q, struct fault *why)
{
	int seat, role, bad = 0;
	unsigned seen = 0;

	for (seat = 1; seat <= q->seats; seat++) {
		role = q->seat[seat].role;
		if ((role == ROLE_NONE) != (q->phase == PHASE_ROLES)) {
			bad = wrong_seat(why, seat, "role", "q.setup.1",
			    "null if and only if roles are to be dealt");
			continue;
		}
		if (role < ROLE_0 || role >= ROLE_0 + ROLES)
			continue;
		if ((seen >> (role - ROLE_0) & 1) ||
		    !q_has_role(q, role - ROLE_0))
			bad = wrong_seat(why, seat, "role", "q.pieces.1",
			    "twice, or not in the game");
		seen |= 1u << (role - ROLE_0);
	}
	return bad;
}

static int
check_hands(const struct q *q, struct fault *why)
{
	const struct seat *s;
	int seat, bad = 0;

	for (seat = 1; seat <= q->seats; seat++) {
		s = &q->seat[seat];
		if (!is_sorted(&s->hand.cards))
			bad = wrong_seat(why, seat, "hand", NULL,
			    "cards are not in the order of ids");
		else if (!right_known(q, &s->hand, seat))
			bad = wrong_seat(why, seat, "hand", NULL,
			    "not what others can know of a hand");
		if (!is_sorted(&s->loaded))
			bad = wrong_seat(why, seat, "loaded", NULL,
			    "cards are not in the order of ids");
	}
	return bad;
}

/* Before the first turn nothing has happened but the deal. */
static int
check_fresh(const struct q *q, struct fault *why)
{
	int seat, bad = 0;

	if (q->round != 1 || q->first != q->start || q->loader != 0 ||
	    q->turns != 0 || q->seized || q->dead || q->convent != 0 ||
	    q->sheltered != 0 || q->discards.cards.n != 0 ||
	    q->voyages != 0 || q->drawers.n != 0)
		bad = game_wrong(why, "phase", "q.setup.6",
		    "something has happened before the first turn");
	for (seat = 1; seat <= q->seats; seat++)
		if (q->seat[seat].loaded.n > 0 || q->seat[seat].palazzo)
			bad = wrong_seat(why, seat, "loaded", "q.setup.6",
			    "something has happened before the first turn");
	return bad;
}

/* Setup 2 to 4: who has kept cards, and what is aside. */
static int
check_opening(const struct q *q, struct fault *why)
{
	int seat, dealt, kept = 0, bad = 0;

	while (kept < q->seats && q->seat[kept + 1].hand.cards.n == KEPT)
		kept++;
	for (seat = 1; seat <= q->seats; seat++) {
		dealt = q->phase < PHASE_OPENING ? 0 :
		    seat <= kept ? KEPT : DEALT;
		if (q->seat[seat].hand.cards.n != dealt)
			bad = wrong_seat(why, seat, "hand", "q.setup.3",
			    "not as many cards as this seat has now");
	}
	if ((q->phase == PHASE_OPENING && kept == q->seats) ||
	    (q->phase == PHASE_RESHUFFLE && kept < q->seats))
		bad = game_wrong(why, "phase", "q.setup.3",
		    "not what is due after these have kept cards");
	if (q->aside.cards.n != (DEALT - KEPT) * kept)
		return game_wrong(why, "aside", "q.setup.3",
		    "not two cards of each that has kept three");
	for (seat = 0; seat < q->aside.cards.n; seat++)
		if ((q->aside.known[seat] & ~(1u << (seat / 2 + 1))) != 0)
			bad = game_wrong(why, "aside", "q.setup.3",
			    "known to others than who laid it aside");
	if (q->phase < PHASE_OPENING && !is_sorted(&q->deck))
		bad = game_wrong(why, "deck", NULL,
		    "not in the order of ids, and to be shuffled");
	return bad;
}

/* How many turns of this round a seat has had. */
static int
turns_of(const struct q *q, int seat)
{
	int away = (seat - q->first + q->seats) % q->seats;

	if (q->phase != PHASE_CITY)
		return 2;
	return (q->turns > away) + (q->turns > away + q->seats);
}

static int
check_loaded(const struct q *q, struct fault *why)
{
	int seat, all = 0, bad = 0;

	for (seat = 1; seat <= q->seats; seat++) {
		all += q->seat[seat].loaded.n;
		if (q->seat[seat].loaded.n > turns_of(q, seat))
			bad = wrong_seat(why, seat, "loaded", "q.round.1",
			    "more than its turns of this round allow");
	}
	if ((q->loader == 0) != (all == 0) ||
	    (all > 0 && q->seat[q->loader].loaded.n == 0))
		bad = game_wrong(why, "loader", "q.round.3",
		    "not a seat that has loaded");
	return bad;
}

static int
check_pending(const struct q *q, struct fault *why)
{
	const struct pile *hand = &q->seat[q_acting(q)].hand.cards;
	int bad = 0;

	if ((q->giver != 0) + (q->loser != 0) + (q->drawn.n > 0) > 1)
		bad = game_wrong(why, "exchange", "q.round.1",
		    "more than one action at a time");
	if (q->drawn.n != 0 && (q->drawn.n != 2 || !is_sorted(&q->drawn)))
		bad = game_wrong(why, "drawn", "q.round.2",
		    "not two cards in the order of ids");
	if (q->giver != 0 && (q->giver == q_acting(q) || q->offer.n < 1 ||
	    q->offer.n > 2 || !is_sorted(&q->offer) ||
	    q->offer.n > q->seat[q->giver].hand.cards.n ||
	    q->offer.n > hand->n || (q->offer.piece[0] != PIECE_HIDDEN &&
	    !is_part(&q->offer, hand))))
		bad = game_wrong(why, "exchange", "q.round.4",
		    "not one or two cards of the one whose turn it is, "
		    "for as many of another");
	if (q->loser != 0 && (q->loser == q_acting(q) ||
	    q->losses > q->seat[q->loser].hand.cards.n))
		bad = game_wrong(why, "losing", "q.round.5",
		    "not cards that another seat has");
	return bad;
}

static int
check_city(const struct q *q, struct fault *why)
{
	int seat, bad = check_loaded(q, why) | check_pending(q, why);
	bool used = false;

	for (seat = 1; seat <= q->seats; seat++)
		used |= q->seat[seat].palazzo;
	if (q->seized && !used)
		bad = game_wrong(why, "seized", "q.round.6",
		    "and nobody has been at the palazzo");
	if (q->turns == 2 * q->seats)
		bad = game_wrong(why, "turns", "q.round.1",
		    "the round is over, and the ship has not sailed");
	if (q->turns == 0 && q->deck.n == 0 && q->drawn.n == 0)
		bad = game_wrong(why, "deck", "q.end.1",
		    "empty, and yet a round has begun");
	return bad;
}

/* Who looks at the hold sees there, at least, what they loaded themselves. */
static bool
right_hold(const struct q *q)
{
	struct pile seen = { .n = 0 };
	int seat, i, card, all = 0;

	for (seat = 1; seat <= q->seats; seat++)
		for (i = 0; i < q->seat[seat].loaded.n; i++, all++) {
			card = q->seat[seat].loaded.piece[i];
			if (card != PIECE_HIDDEN && seen.n < PILE_MAX)
				pile_push(&seen, card);
		}
	return all == q->hold.n && is_sorted(&q->hold) &&
	    (pile_find(&q->hold, PIECE_HIDDEN) != -1 ||
	    is_part(&seen, &q->hold));
}

static int
check_sailing(const struct q *q, struct fault *why)
{
	int bad = check_loaded(q, why);

	if (q->loader == 0)
		bad = game_wrong(why, "loader", "q.ship.7",
		    "nobody has loaded, and nothing is to be asked");
	if (!right_hold(q))
		bad = game_wrong(why, "hold", "q.ship.2",
		    "not all that is loaded, in the order of ids");
	return bad;
}

/* What the phase leaves empty. */
static int
check_empty(const struct q *q, struct fault *why)
{
	int bad = 0;

	if (q->phase != PHASE_CITY && (q->drawn.n > 0 || q->giver != 0 ||
	    q->loser != 0))
		bad = game_wrong(why, "drawn", "q.round.1",
		    "an action under way, and nobody acts");
	if (q->phase != PHASE_SAILING && q->hold.n > 0)
		bad = game_wrong(why, "hold", "q.ship.2",
		    "nobody looks at it now");
	if (q->phase >= PHASE_CITY && q->aside.cards.n > 0)
		bad = game_wrong(why, "aside", "q.setup.4",
		    "shuffled with the deck already");
	if (q->phase > PHASE_CITY && q->phase < PHASE_OVER &&
	    q->turns != 2 * q->seats)
		bad = game_wrong(why, "turns", "q.ship.1",
		    "the ship sails before the last turn");
	return bad;
}

static int
check_over(const struct q *q, struct fault *why)
{
	if (q->deck.n > 0 && q->round != ROUNDS)
		return game_wrong(why, "phase", "q.end.1",
		    "over, and the deck is not empty");
	if (q->loader != 0 || q->turns != 0 || q->seized || q->convent != 0)
		return game_wrong(why, "phase", "q.end.1",
		    "over, and yet a round is under way");
	return 0;
}

/* Points of so many visits at most; more could not be written any more. */
static bool
right_convent(const struct q *q, int points, int visits)
{
	return points % CONVENT == 0 &&
	    points <= (q->seats == 5 ? CONVENT * visits : 0);
}

/* The total is the sum of its parts. */
static int
check_total(const struct q *q, struct fault *why)
{
	struct place ships = { &game_state_place, "ships", 0 };
	struct place here = { &ships, NULL, 0 };
	long sum, total = -q->convent;
	int i, card = 0, bad = 0;

	for (; here.index < q->voyages; here.index++) {
		const struct voyage *v = &q->voyage[here.index];

		for (i = 0, sum = 0; i < v->cards; i++, card++)
			sum += q->sailed_points[card] + q->sailed_effect[card];
		if (sum != v->points)
			bad = fault_at(why, FAULT_STATE, &here, "q.ship.4",
			    "points are not the sum of the cards");
		if (!right_convent(q, v->convent, 2 * q->seats))
			bad = fault_at(why, FAULT_STATE, &here, "q.round.5",
			    "no points of the convento");
		total += v->points - v->convent;
	}
	if (!right_convent(q, q->convent, q->turns + (q->loser != 0)))
		bad = game_wrong(why, "convent", "q.round.5",
		    "no points of the convento");
	if (total != q->total)
		bad = game_wrong(why, "total", "q.ship.5",
		    "not the sum of ships and convents");
	return bad;
}

int
q_check(const struct q *q, int viewer, struct fault *why)
{
	int bad;

	if (q_check_pieces(q, why) == -1)
		return -1;
	bad = check_roles(q, why) | check_hands(q, why);
	bad |= check_empty(q, why) | check_total(q, why);
	if (q->voyages != q->round - (q->phase != PHASE_OVER))
		bad = game_wrong(why, "ships", "q.ship.6",
		    "not one for each round that is over");
	if (q->phase < PHASE_CITY)
		bad |= check_fresh(q, why) | check_opening(q, why);
	if (q->phase == PHASE_CITY)
		bad |= check_city(q, why);
	if (q->phase == PHASE_SAILING)
		bad |= check_sailing(q, why);
	if (q->phase == PHASE_EVENTS || q->phase == PHASE_CARGO)
		bad |= q_check_ship(q, why);
	if (q->phase == PHASE_OVER)
		bad |= check_over(q, why);
	if (bad == 0 && viewer != SEAT_NONE)
		bad = q_check_view(q, viewer, why);
	return bad;
}
