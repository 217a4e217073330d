/* Whether the vote of a loaded state can have come to where it is. */

#include "canal.h"

static int
wrong(struct fault *why, const char *member, const char *rule,
    const char *text)
{
	struct place vote = { &game_state_place, "vote", 0 };
	struct place here = { &vote, member, 0 };

	return fault_at(why, FAULT_STATE, &here, rule, "%s", text);
}

/* Who called for the vote, and who opens it. */
static int
check_people(const struct canal *c, struct fault *why)
{
	const struct vote *v = &c->vote;

	if (v->owner != c->active || c->used.of[DOGE] == 0)
		return wrong(why, "owner", "canal.vote.1",
		    "not the active seat with a doge in use");
	if (v->opener == v->owner)
		return 0;
	if (v->opener != canal_partner(c, v->owner))
		return wrong(why, "opener", "canal.vote.1",
		    "neither the challenger nor their partner");
	if (canal_districts(&c->hand[v->owner]) > 0 ||
	    canal_total(c, v->owner) > 0)
		return wrong(why, "opener", "canal.vote.1",
		    "the challenger has district cards");
	return 0;
}

/* Nobody has laid or passed yet. */
static int
check_opening(const struct canal *c, struct fault *why)
{
	const struct vote *v = &c->vote;
	const struct cards *hand = &c->hand[v->opener];
	int seat;

	for (seat = 1; seat <= c->seats; seat++)
		if (canal_count(&v->laid[seat]) > 0 || v->passed[seat] ||
		    v->first[seat] != NO_CARD)
			return wrong(why, "district", "canal.vote.2",
			    "null, and cards are laid");
	if (v->seat != v->opener)
		return wrong(why, "seat", "canal.vote.2",
		    "not the opener, who is to lay first");
	if (canal_districts(hand) == 0 && hand->of[UNSEEN] == 0)
		return wrong(why, "opener", "canal.vote.1",
		    "without a district card to open with");
	return 0;
}

/* Gondolas enough for other districts, and not more than they bring. */
static bool
gondolas_fit(const struct canal *c, int seat)
{
	const struct cards *laid = &c->vote.laid[seat];
	int kind, cards = 0, districts = 0;

	for (kind = 0; kind < DISTRICTS; kind++)
		if (kind != c->vote.district) {
			cards += laid->of[kind];
			districts += laid->of[kind] > 0;
		}
	return laid->of[GONDOLA] >= districts && laid->of[GONDOLA] <= cards;
}

/* What came first, as far as the cards laid tell. */
static bool
first_fits(const struct canal *c, int seat)
{
	const struct cards *laid = &c->vote.laid[seat];
	int first = c->vote.first[seat];

	if (first == NO_CARD || canal_districts(laid) == 0)
		return first == NO_CARD && canal_count(laid) == 0;
	if (laid->of[first] == 0)
		return false;
	return (first == c->vote.district) ==
	    (laid->of[c->vote.district] > 0);
}

static int
check_seat(const struct canal *c, int seat, struct fault *why)
{
	const struct vote *v = &c->vote;
	bool outside = v->first[seat] != NO_CARD &&
	    v->first[seat] != v->district;

	if (!first_fits(c, seat))
		return wrong(why, "first", "canal.council.6",
		    "not what was laid first");
	if (!gondolas_fit(c, seat))
		return wrong(why, "laid", "canal.vote.3",
		    "gondolas and districts do not fit");
	if (outside && (!canal_in_teams(c) || seat == v->opener))
		return wrong(why, "laid", "canal.duel.2",
		    "without a card of the district voted on");
	if (outside && c->hand[seat].of[v->district] > 0)
		return wrong(why, "laid", "canal.council.3",
		    "without the district voted on, which this seat holds");
	return 0;
}

static bool
fresh(const struct canal *c, int seat)
{
	return c->vote.first[seat] == NO_CARD && !c->vote.passed[seat];
}

/* In the first lap those not asked yet come last (council 1). */
static int
check_lap(const struct canal *c, struct fault *why)
{
	const struct vote *v = &c->vote;
	int i, seat = v->opener, first = 0;

	for (i = 0; i < c->seats; i++, seat = canal_next(c, seat)) {
		if (first == 0 && fresh(c, seat))
			first = seat;
		else if (first != 0 && !fresh(c, seat))
			return wrong(why, "laid", "canal.council.1",
			    "a seat has been left out");
	}
	if (v->passed[v->seat] || (first != 0 && v->seat != first))
		return wrong(why, "seat", "canal.council.1",
		    "not the seat whose turn it is");
	return 0;
}

static int
check_duel(const struct canal *c, struct fault *why)
{
	const struct vote *v = &c->vote;

	if (v->passed[1] || v->passed[2])
		return wrong(why, "passed", "canal.duel.4",
		    "a pass ends the vote");
	if (canal_total(c, v->seat) >=
	    canal_total(c, canal_next(c, v->seat)))
		return wrong(why, "seat", "canal.duel.3",
		    "not the seat with the lower total");
	return 0;
}

int
canal_check_vote(const struct canal *c, struct fault *why)
{
	int seat, bad = 0;

	if (check_people(c, why) == -1)
		return -1;
	if (canal_opening_lay(c))
		return check_opening(c, why);
	for (seat = 1; seat <= c->seats; seat++)
		bad |= check_seat(c, seat, why);
	if (bad == -1)
		return -1;
	if (c->vote.first[c->vote.opener] != c->vote.district)
		return wrong(why, "first", "canal.vote.2",
		    "the opener has not laid the district voted on");
	return canal_in_teams(c) ? check_lap(c, why) :
	    check_duel(c, why);
}
