/* Votes: who opens, what is laid, and what becomes of it. */

#include "canal.h"

bool
canal_opening_lay(const struct canal *c)
{
	return c->vote.district == NO_CARD;
}

int
canal_total(const struct canal *c, int seat)
{
	return canal_districts(&c->vote.laid[seat]);
}

int
canal_side_total(const struct canal *c, int side)
{
	int seat = canal_first(c, side);

	return canal_total(c, seat) + canal_total(c, canal_partner(c, seat));
}

/* Vote 1. */
void
canal_call_vote(struct canal *c)
{
	int seat, opener = c->active;

	if (canal_districts(&c->hand[opener]) == 0)
		opener = canal_partner(c, opener);
	if (opener == 0 || canal_districts(&c->hand[opener]) == 0) {
		canal_go_on(c);
		return;
	}
	c->vote = (struct vote){ .owner = c->active, .opener = opener,
	    .seat = opener, .district = NO_CARD };
	for (seat = 1; seat <= SEATS; seat++)
		c->vote.first[seat] = NO_CARD;
	c->step = STEP_VOTE;
}

/* The next who has not passed, or 0. */
static int
next_voter(const struct canal *c)
{
	int turns, seat = c->vote.seat;

	for (turns = 0; turns < c->seats; turns++) {
		seat = canal_next(c, seat);
		if (!c->vote.passed[seat])
			return seat;
	}
	return 0;
}

void
canal_lay(struct canal *c, const struct move *move)
{
	struct vote *v = &c->vote;
	int i, card;

	if (canal_opening_lay(c))
		v->district = move->arg[0];
	for (i = 0; i < move->n; i++) {
		card = move->arg[i];
		canal_drop(&c->hand[v->seat], card);
		canal_put(&v->laid[v->seat], card);
		if (v->first[v->seat] == NO_CARD && card != GONDOLA)
			v->first[v->seat] = card;
	}
	v->seat = next_voter(c);
}

int
canal_vote_winner(const struct canal *c)
{
	int side = canal_side(c, c->vote.owner);

	/* Equal totals are the challenger's (council 4). */
	return canal_side_total(c, side) >= canal_side_total(c, !side) ?
	    side : !side;
}

int
canal_vote_place(const struct canal *c, int side)
{
	int seat = c->vote.opener;

	while (canal_side(c, seat) != side || canal_total(c, seat) == 0)
		seat = canal_next(c, seat);
	return seat;
}

/* Duel 5, council 6: a card and the gondolas go, the others come back. */
static void
lose(struct canal *c, int seat)
{
	struct cards *laid = &c->vote.laid[seat];
	int first = c->vote.first[seat];

	if (first == NO_CARD)
		return;
	laid->of[first]--;
	/* The opener's is the one that the winners get. */
	if (!canal_in_teams(c) || seat != c->vote.opener)
		canal_put(&c->discards, first);
	c->discards.of[GONDOLA] += laid->of[GONDOLA];
	laid->of[GONDOLA] = 0;
	canal_add(&c->hand[seat], laid);
}

static void
win(struct canal *c, int seat)
{
	struct cards *laid = &c->vote.laid[seat];

	/* The one that is put before somebody. */
	if (canal_in_teams(c) ? seat == c->vote.opener :
	    canal_total(c, seat) > 0)
		laid->of[c->vote.district]--;
	canal_add(&c->discards, laid);
}

static void
settle(struct canal *c)
{
	int seat, side = canal_vote_winner(c);
	int place = canal_vote_place(c, side);

	for (seat = 1; seat <= c->seats; seat++)
		if (canal_side(c, seat) == side)
			win(c, seat);
		else
			lose(c, seat);
	canal_put(&c->won[place], c->vote.district);
	c->vote = (struct vote){ 0 };
	if (canal_winner(c) != -1)
		c->step = STEP_OVER;
	else
		canal_go_on(c);
}

/* With two seats one pass is enough: each total is above the other's. */
void
canal_pass(struct canal *c, const struct move *move)
{
	(void)move;
	c->vote.passed[c->vote.seat] = true;
	c->vote.seat = next_voter(c);
	if (!canal_in_teams(c) || c->vote.seat == 0)
		settle(c);
}
