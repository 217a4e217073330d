/* What holds while a round is under way: in the city, and when the loader looks
   at the hold. */

#include "q.h"

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
			bad = q_wrong_seat(why, seat, "loaded", "q.round.1",
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
	if (q->drawn.n != 0 && (q->drawn.n != 2 || !pile_is_sorted(&q->drawn)))
		bad = game_wrong(why, "drawn", "q.round.2",
		    "not two cards in the order of ids");
	if (q->giver != 0 && (q->giver == q_acting(q) || q->offer.n < 1 ||
	    q->offer.n > 2 || !pile_is_sorted(&q->offer) ||
	    q->offer.n > q->seat[q->giver].hand.cards.n ||
	    q->offer.n > hand->n || (q->offer.piece[0] != PIECE_HIDDEN &&
	    !pile_is_part(&q->offer, hand))))
		bad = game_wrong(why, "exchange", "q.round.4",
		    "not one or two cards of the one whose turn it is, "
		    "for as many of another");
	if (q->loser != 0 && (q->loser == q_acting(q) ||
	    q->losses > q->seat[q->loser].hand.cards.n))
		bad = game_wrong(why, "losing", "q.round.5",
		    "not cards that another seat has");
	return bad;
}

int
q_check_city(const struct q *q, struct fault *why)
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
	return all == q->hold.n && pile_is_sorted(&q->hold) &&
	    (pile_find(&q->hold, PIECE_HIDDEN) != -1 ||
	    pile_is_part(&seen, &q->hold));
}

int
q_check_sailing(const struct q *q, struct fault *why)
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
