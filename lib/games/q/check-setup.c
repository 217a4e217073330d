/* What holds before the first turn. */

#include "q.h"

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
			bad = q_wrong_seat(why, seat, "loaded", "q.setup.6",
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
			bad = q_wrong_seat(why, seat, "hand", "q.setup.3",
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
	if (q->phase < PHASE_OPENING && !pile_is_sorted(&q->deck))
		bad = game_wrong(why, "deck", NULL,
		    "not in the order of ids, and to be shuffled");
	return bad;
}

int
q_check_setup(const struct q *q, struct fault *why)
{
	return check_fresh(q, why) | check_opening(q, why);
}
