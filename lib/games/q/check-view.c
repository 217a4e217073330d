/* A view hides exactly what its viewer cannot see. */

#include "q.h"

static int
check_card(int card, bool seen, const struct place *at, struct fault *why)
{
	if ((card == PIECE_HIDDEN) == !seen)
		return 0;
	return fault_at(why, FAULT_VIEW, at, NULL, seen ?
	    "the viewer sees this card" : "the viewer cannot see this card");
}

static int
check_pile(const struct pile *pile, bool seen, const struct place *at,
    struct fault *why)
{
	struct place here = { at, NULL, 0 };
	int bad = 0;

	for (; here.index < pile->n; here.index++)
		bad |= check_card(pile->piece[here.index], seen, &here, why);
	return bad;
}

static int
check_held(const struct held *h, int viewer, const struct place *at,
    struct fault *why)
{
	struct place list = { at, "cards", 0 }, here = { &list, NULL, 0 };
	unsigned known;
	int bad = 0;

	for (; here.index < h->cards.n; here.index++) {
		known = h->known[here.index];
		bad |= check_card(h->cards.piece[here.index],
		    (known & (1u | 1u << viewer)) != 0, &here, why);
		if ((known & 1) == 0 && (known & ~(1u << viewer)) != 0)
			bad = fault_at(why, FAULT_VIEW, &here, NULL,
			    "the viewer cannot see who else knows this card");
	}
	return bad;
}

static int
check_seat(const struct q *q, int seat, int viewer, struct fault *why)
{
	struct place seats = { &game_state_place, "seats", 0 };
	struct place one = { &seats, NULL, seat - 1 };
	struct place hand = { &one, "hand", 0 }, cards = { &hand, "cards", 0 };
	struct place loaded = { &one, "loaded", 0 }, role = { &one, "role", 0 };
	const struct seat *s = &q->seat[seat];
	int bad = 0;

	if (s->role != ROLE_NONE)
		bad = check_card(s->role, seat == viewer ||
		    q->phase == PHASE_OVER, &role, why);
	bad |= seat == viewer ? check_pile(&s->hand.cards, true, &cards, why) :
	    check_held(&s->hand, viewer, &hand, why);
	return check_pile(&s->loaded, seat == viewer, &loaded, why) | bad;
}

int
q_check_view(const struct q *q, int viewer, struct fault *why)
{
	struct place drawn = { &game_state_place, "drawn", 0 };
	struct place exchange = { &game_state_place, "exchange", 0 };
	struct place offer = { &exchange, "cards", 0 };
	struct place hold = { &game_state_place, "hold", 0 };
	struct place deck = { &game_state_place, "deck", 0 };
	struct place aside = { &game_state_place, "aside", 0 };
	struct place discards = { &game_state_place, "discards", 0 };
	bool acts = q_acting(q) == viewer;
	int seat, bad = 0;

	for (seat = 1; seat <= q->seats; seat++)
		bad |= check_seat(q, seat, viewer, why);
	bad |= check_pile(&q->drawn, acts, &drawn, why);
	bad |= check_pile(&q->offer, acts, &offer, why);
	bad |= check_pile(&q->hold, q->loader == viewer, &hold, why);
	bad |= check_pile(&q->deck, q->phase <= PHASE_SHUFFLE, &deck, why);
	bad |= check_held(&q->aside, viewer, &aside, why);
	return check_held(&q->discards, viewer, &discards, why) | bad;
}
