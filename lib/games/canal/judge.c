/*
 * How good a state looks: what a side has and can hope for, less the same of
 * the other side.  The worths below were tried out with greedy bots; no rule
 * depends on them.
 */

#include "canal.h"

#define VICTORY 10000
#define CARD 3.0 /* a district card in the hand */
#define COMPANY 0.6 /* more for each further one of the same district */
#define BARGE 2.5 /* a gondola in the hand */
#define SPY_HOPE 6.0
#define TRAITOR_HOPE 5.0
#define CALM 0.7 /* of what a vote promises, before it is called */
#define NUMBER_COST 0.7 /* for each point: the lower sum will draw */

static const double different_worth[] = { 0, 9, 20, 34, 54, 90, VICTORY };
static const double most_worth[] = { 0, 0, 6, 34, VICTORY };

/* How far a side has come. */
static double
progress(const struct cards *won)
{
	int most = canal_most(won);

	return different_worth[canal_different(won)] +
	    most_worth[most < WON_OF_ONE ? most : WON_OF_ONE];
}

/* What one more card of a district would bring a side. */
static double
gain(const struct canal *c, int side, int district)
{
	struct cards won = canal_side_won(c, side);
	double before = progress(&won);

	won.of[district]++;
	return progress(&won) - before;
}

static double
hand_worth(const struct cards *hand)
{
	double worth = BARGE * hand->of[GONDOLA];
	int kind;

	for (kind = 0; kind < DISTRICTS; kind++)
		if (hand->of[kind] > 0)
			worth += CARD * hand->of[kind] +
			    COMPANY * (hand->of[kind] - 1);
	return worth;
}

/* How many more cards a hand can lay in a vote on that district. */
static int
reserve(const struct canal *c, const struct cards *hand, int district,
    bool is_in)
{
	struct lay lay;

	if (!is_in && !canal_in_teams(c) && hand->of[district] == 0)
		return 0;
	canal_best_lay(hand, district, &lay);
	return canal_districts(&lay.cards);
}

/* The same for a side in the vote under way. */
static int
side_reserve(const struct canal *c, int side)
{
	const struct vote *v = &c->vote;
	int seat, n = 0;

	for (seat = canal_first(c, side); seat != 0; seat = canal_also(c, seat))
		if (!v->passed[seat])
			n += reserve(c, &c->hand[seat], v->district,
			    v->first[seat] != NO_CARD);
	return n;
}

/* What a vote will bring to a side, and cost the other, if it is won with
   that many cards more. */
static double
victory(const struct canal *c, int side, int more)
{
	int seat, laid;
	double worth = gain(c, side, c->vote.district) - CARD * more;

	/* Those who lose take all cards but the first back. */
	for (seat = 1; seat <= c->seats; seat++) {
		laid = canal_total(c, seat);
		if (canal_side(c, seat) != side && laid > 0)
			worth -= CARD * (laid - 1);
	}
	return worth;
}

/* The vote under way, for the side that called for it. */
static double
vote_outlook(const struct canal *c)
{
	int owner = canal_side(c, c->vote.owner);
	int ahead = canal_vote_winner(c), behind = !ahead;
	int lead = canal_side_total(c, ahead) - canal_side_total(c, behind);
	int need = lead + (behind != owner || !canal_in_teams(c));
	int back = side_reserve(c, behind), more = side_reserve(c, ahead);
	double now = victory(c, ahead, 0), sign = ahead == owner ? 1 : -1;

	/* Whoever is behind cannot, or will not, catch up. */
	if (back < need || gain(c, behind, c->vote.district) +
	    gain(c, ahead, c->vote.district) < CARD * need)
		return sign * now;
	if (more > back - need)
		return sign * victory(c, ahead, back - need + 1);
	return -sign * victory(c, behind, need);
}

/* What a seat can hope for when it calls for a vote on that district. */
static double
district_outlook(const struct canal *c, int opener, const struct cards *hand,
    int district)
{
	int seat, side = canal_side(c, opener), ours = 0, theirs = 0;

	for (seat = 1; seat <= c->seats; seat++)
		if (seat == opener)
			ours += reserve(c, hand, district, true);
		else if (canal_side(c, seat) == side)
			ours += reserve(c, &c->hand[seat], district, false);
		else
			theirs += reserve(c, &c->hand[seat], district, false);
	if (ours > theirs)
		return gain(c, side, district) - CARD * (theirs + 1);
	return CARD * ours - gain(c, !side, district);
}

/* A doge must be used, also if the best that can come of it is bad. */
static double
doge_hope(const struct canal *c, int seat, const struct cards *hand)
{
	double outlook, best = 0;
	bool any = false;
	int kind;

	for (kind = 0; kind < DISTRICTS; kind++)
		if (hand->of[kind] > 0) {
			outlook = district_outlook(c, seat, hand, kind);
			if (!any || outlook > best)
				best = outlook;
			any = true;
		}
	return best;
}

/* What special cards will bring to a seat with that hand. */
static double
special_worth(const struct canal *c, int seat, const struct cards *hand,
    const struct cards *cards)
{
	double worth = SPY_HOPE * cards->of[SPY] +
	    TRAITOR_HOPE * cards->of[TRAITOR];

	if (cards->of[DOGE] > 0)
		worth += CALM * cards->of[DOGE] * doge_hope(c, seat, hand);
	return worth;
}

/* What an offer is worth to a seat. */
static double
offer_worth(const struct canal *c, int seat, const struct cards *offer)
{
	struct cards hand = c->hand[seat], held = canal_only(offer, HELD);
	double before = hand_worth(&hand);

	canal_add(&hand, &held);
	return hand_worth(&hand) - before - NUMBER_COST * canal_sum(offer) +
	    special_worth(c, seat, &hand, offer);
}

static double
side_worth(const struct canal *c, int side)
{
	struct cards won = canal_side_won(c, side);
	double worth = progress(&won) - NUMBER_COST * canal_side_sum(c, side);
	int seat;

	for (seat = canal_first(c, side); seat != 0; seat = canal_also(c, seat))
		worth += hand_worth(&c->hand[seat]);
	return worth;
}

/* What the chooser will gain more than the distributor. */
static double
choice(const struct canal *c)
{
	int chooser = c->chooser, i;
	double worth[2];

	for (i = 0; i < 2; i++)
		worth[i] = offer_worth(c, chooser, &c->offer[i]) -
		    offer_worth(c, c->distributor, &c->offer[!i]);
	return worth[0] > worth[1] ? worth[0] : worth[1];
}

/* What is still to come for the seat that is active, less what is to come
   for the other side. */
static double
prospects(const struct canal *c)
{
	double worth = special_worth(c, c->active, &c->hand[c->active],
	    &c->to_use);
	int i;

	for (i = 0; i < 2; i++)
		if (canal_count(&c->offer[i]) > 0)
			worth -= offer_worth(c, c->distributor, &c->offer[i]);
	if (c->step == STEP_VOTE)
		worth += canal_opening_lay(c) ? doge_hope(c, c->vote.opener,
		    &c->hand[c->vote.opener]) : vote_outlook(c);
	return worth;
}

double
canal_judge(const void *state, int seat)
{
	const struct canal *c = state;
	int side = seat >= 1 && seat <= c->seats ? canal_side(c, seat) : 0;
	double worth = side_worth(c, side) - side_worth(c, !side), more = 0;
	int whose = side;

	if (c->step == STEP_CHOOSE) {
		more = choice(c);
		whose = canal_side(c, c->chooser);
	} else if (c->active != 0 && c->step != STEP_OVER) {
		more = prospects(c);
		whose = canal_side(c, c->active);
	}
	return whose == side ? worth + more : worth - more;
}
