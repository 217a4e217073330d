/* Whether the vote of a loaded state can have come to where it is. */

#include "canal.h"

static bool
wrong(struct fault *why, bool is, const char *member, const char *rule,
    const char *text)
{
	struct place vote = { &game_state_place, "vote", 0 };
	struct place here = { &vote, member, 0 };

	return is && fault_at(why, FAULT_STATE, &here, rule, "%s", text) == -1;
}

/* Who called for the vote, and who opens it. */
static bool
check_people(const struct canal *c, struct fault *why)
{
	const struct vote *v = &c->vote;
	bool other = v->opener != v->owner;

	return wrong(why, v->owner != c->active || c->used.of[DOGE] == 0,
	    "owner", "canal.vote.1", "not the active seat with a doge in use")
	    ||
	    wrong(why, other && v->opener != canal_partner(c, v->owner),
	    "opener", "canal.vote.1",
	    "neither the challenger nor their partner") ||
	    wrong(why, other && canal_districts(&c->hand[v->owner]) +
	    canal_total(c, v->owner) > 0, "opener", "canal.vote.1",
	    "the challenger has district cards");
}

static bool
fresh(const struct canal *c, int seat)
{
	return c->vote.first[seat] == NO_CARD && !c->vote.passed[seat];
}

/* Nobody has laid or passed yet. */
static bool
check_opening(const struct canal *c, struct fault *why)
{
	const struct vote *v = &c->vote;
	const struct cards *hand = &c->hand[v->opener];
	int seat, begun = 0;

	for (seat = 1; seat <= c->seats; seat++)
		begun += !fresh(c, seat) || !canal_empty(&v->laid[seat]);

	return wrong(why, begun > 0, "district", "canal.vote.2",
	    "null, and cards are laid") ||
	    wrong(why, v->seat != v->opener, "seat", "canal.vote.2",
	    "not the opener, who is to lay first") ||
	    wrong(why, canal_districts(hand) + hand->of[UNSEEN] == 0, "opener",
	    "canal.vote.1", "without a district card to open with");
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

static bool
check_seat(const struct canal *c, int seat, struct fault *why)
{
	const struct vote *v = &c->vote;
	bool outside = v->first[seat] != NO_CARD &&
	    v->first[seat] != v->district;

	return wrong(why, !first_fits(c, seat), "first", "canal.council.6",
	    "not what was laid first") ||
	    wrong(why, !gondolas_fit(c, seat), "laid", "canal.vote.3",
	    "gondolas and districts do not fit") ||
	    wrong(why, outside && (!canal_in_teams(c) || seat == v->opener),
	    "laid", "canal.duel.2", "without a card of the district voted on")
	    ||
	    wrong(why, outside && c->hand[seat].of[v->district] > 0, "laid",
	    "canal.council.3",
	    "without the district voted on, which this seat holds");
}

/* In the first lap those not asked yet come last (council 1). */
static bool
check_lap(const struct canal *c, struct fault *why)
{
	const struct vote *v = &c->vote;
	int i, seat = v->opener, first = 0;
	bool left_out = false;

	for (i = 0; i < c->seats; i++, seat = canal_next(c, seat))
		if (!fresh(c, seat))
			left_out |= first != 0;
		else if (first == 0)
			first = seat;

	return wrong(why, left_out, "laid", "canal.council.1",
	    "a seat has been left out") ||
	    wrong(why, v->passed[v->seat] || (first != 0 && v->seat != first),
	    "seat", "canal.council.1", "not the seat whose turn it is");
}

static bool
check_duel(const struct canal *c, struct fault *why)
{
	const struct vote *v = &c->vote;

	return wrong(why, v->passed[1] || v->passed[2], "passed",
	    "canal.duel.4", "a pass ends the vote") ||
	    wrong(why, canal_total(c, v->seat) >= canal_total(c, canal_next(c,
	    v->seat)), "seat", "canal.duel.3",
	    "not the seat with the lower total");
}

bool
canal_check_vote(const struct canal *c, struct fault *why)
{
	bool bad = check_people(c, why);
	int seat;

	if (bad)
		return true;
	if (canal_opening_lay(c))
		return check_opening(c, why);
	for (seat = 1; seat <= c->seats; seat++)
		bad |= check_seat(c, seat, why);
	return bad || wrong(why,
	    c->vote.first[c->vote.opener] != c->vote.district, "first",
	    "canal.vote.2", "the opener has not laid the district voted on") ||
	    (canal_in_teams(c) ? check_lap(c, why) : check_duel(c, why));
}
