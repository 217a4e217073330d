/*
 * What the members of a state have to do with each other and with the rules.
 * After this no rule meets a state that it cannot handle.
 */

#include "q.h"

int
q_wrong_seat(struct fault *why, int seat, const char *member, const char *rule,
    const char *text)
{
	struct place seats = { &game_state_place, "seats", 0 };
	struct place one = { &seats, NULL, seat - 1 };
	struct place here = { &one, member, 0 };

	return fault_at(why, FAULT_STATE, &here, rule, "%s", text);
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
			bad = q_wrong_seat(why, seat, "role", "q.setup.1",
			    "null if and only if roles are to be dealt");
			continue;
		}
		if (role < ROLE_0 || role >= ROLE_0 + ROLES)
			continue;
		if ((seen >> (role - ROLE_0) & 1) ||
		    !q_has_role(q, role - ROLE_0))
			bad = q_wrong_seat(why, seat, "role", "q.pieces.1",
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
		if (!pile_is_sorted(&s->hand.cards))
			bad = q_wrong_seat(why, seat, "hand", NULL,
			    "cards are not in the order of ids");
		else if (!right_known(q, &s->hand, seat))
			bad = q_wrong_seat(why, seat, "hand", NULL,
			    "not what others can know of a hand");
		if (!pile_is_sorted(&s->loaded))
			bad = q_wrong_seat(why, seat, "loaded", NULL,
			    "cards are not in the order of ids");
	}
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
	return points % CONVENT == 0 && points <= 0 &&
	    points >= (q->seats == 5 ? -CONVENT * visits : 0);
}

/* The total is the sum of its parts. */
static int
check_total(const struct q *q, struct fault *why)
{
	struct place ships = { &game_state_place, "ships", 0 };
	struct place here = { &ships, NULL, 0 };
	const struct sailed *s = q->sailed;
	long sum, total = q->convent;
	int i, bad = 0;

	for (; here.index < q->voyages; here.index++) {
		const struct voyage *v = &q->voyage[here.index];

		for (i = 0, sum = 0; i < v->cards; i++, s++)
			sum += s->points + s->effect;
		if (sum != v->points)
			bad = fault_at(why, FAULT_STATE, &here, "q.ship.4",
			    "points are not the sum of the cards");
		if (!right_convent(q, v->convent, 2 * q->seats))
			bad = fault_at(why, FAULT_STATE, &here, "q.round.5",
			    "no points of the convento");
		total += v->points + v->convent;
	}
	if (!right_convent(q, q->convent, q->turns + (q->loser != 0)))
		bad = game_wrong(why, "convent", "q.round.5",
		    "no points of the convento");
	if (total != q->total)
		bad = game_wrong(why, "total", "q.ship.5",
		    "not the sum of ships and convents");
	return bad;
}

/* What the phase has to do with the rest. */
static int
check_phase(const struct q *q, struct fault *why)
{
	int bad = check_empty(q, why);

	if (q->voyages != q->round - (q->phase != PHASE_OVER))
		bad = game_wrong(why, "ships", "q.ship.6",
		    "not one for each round that is over");
	if (q->phase < PHASE_CITY)
		bad |= q_check_setup(q, why);
	if (q->phase == PHASE_CITY)
		bad |= q_check_city(q, why);
	if (q->phase == PHASE_SAILING)
		bad |= q_check_sailing(q, why);
	if (q_in_ship(q))
		bad |= q_check_ship(q, why);
	if (q->phase == PHASE_OVER)
		bad |= check_over(q, why);
	return bad;
}

int
q_check(void *state, int viewer, struct fault *why)
{
	struct q *q = state;
	int bad;

	if (q_in_ship(q) != (q->ship.n > 0))
		return game_wrong(why, "ship", "q.ship.3", q_in_ship(q) ?
		    "null while its cards take effect" :
		    "not null in another phase");
	if (q_check_pieces(q, why) == -1)
		return -1;
	bad = check_roles(q, why) | check_hands(q, why) |
	    check_total(q, why) | check_phase(q, why);
	if (bad == 0 && viewer != SEAT_NONE)
		bad = q_check_view(q, viewer, why);
	q->due = q_due(q);
	return bad;
}
