/* Who plays with whom, what a side has, whose turn it is, what is where. */

#include "canal.h"

bool
canal_in_teams(const struct canal *c)
{
	return c->seats == TEAM_SEATS;
}

int
canal_side(const struct canal *c, int seat)
{
	return canal_in_teams(c) ? (seat - 1) / 2 : seat - 1;
}

int
canal_partner(const struct canal *c, int seat)
{
	return canal_in_teams(c) ? ((seat - 1) ^ 1) + 1 : 0;
}

int
canal_also(const struct canal *c, int seat)
{
	int partner = canal_partner(c, seat);

	return partner > seat ? partner : 0;
}

int
canal_next(const struct canal *c, int seat)
{
	return seat % c->seats + 1;
}

int
canal_opposite(const struct canal *c, int seat)
{
	return (seat - 1 + c->seats / 2) % c->seats + 1;
}

int
canal_first(const struct canal *c, int side)
{
	return side * c->seats / 2 + 1;
}

bool
canal_opponents(const struct canal *c, int seat, int other)
{
	return other >= 1 && other <= c->seats &&
	    canal_side(c, seat) != canal_side(c, other);
}

int
canal_side_sum(const struct canal *c, int side)
{
	int seat = canal_first(c, side);

	return canal_sum(&c->numbers[seat]) +
	    canal_sum(&c->numbers[canal_partner(c, seat)]);
}

struct cards
canal_side_won(const struct canal *c, int side)
{
	int seat = canal_first(c, side);

	return canal_sum_of(&c->won[seat], &c->won[canal_partner(c, seat)]);
}

int
canal_different(const struct cards *won)
{
	int kind, n = 0;

	for (kind = 0; kind < DISTRICTS; kind++)
		n += won->of[kind] > 0;
	return n;
}

int
canal_most(const struct cards *won)
{
	int kind, most = 0;

	for (kind = 0; kind < DISTRICTS; kind++)
		most = won->of[kind] > most ? won->of[kind] : most;
	return most;
}

bool
canal_wins(const struct cards *won)
{
	return canal_different(won) == DISTRICTS ||
	    canal_most(won) >= WON_OF_ONE;
}

int
canal_winner(const struct canal *c)
{
	struct cards won;
	int side;

	for (side = 0; side < 2; side++) {
		won = canal_side_won(c, side);
		if (canal_wins(&won))
			return side;
	}
	return -1;
}

int
canal_limit(const struct canal *c)
{
	return canal_in_teams(c) ? 14 : 10;
}

bool
canal_phase_ends(const struct canal *c)
{
	return canal_side_sum(c, 0) >= canal_limit(c) ||
	    canal_side_sum(c, 1) >= canal_limit(c);
}

int
canal_lower(const struct canal *c)
{
	int difference = canal_side_sum(c, 0) - canal_side_sum(c, 1);

	return difference == 0 ? -1 : difference > 0;
}

/* The cards of all places; there is nothing laid without a vote. */
struct cards
canal_places(const struct canal *c)
{
	struct cards seen = canal_of_pile(&c->action_deck);
	struct cards numbers = canal_of_pile(&c->number_deck);
	int seat;

	canal_add(&seen, &numbers);
	canal_add(&seen, &c->discards);
	canal_add(&seen, &c->up);
	canal_add(&seen, &c->offer[0]);
	canal_add(&seen, &c->offer[1]);
	canal_add(&seen, &c->to_use);
	canal_add(&seen, &c->used);
	for (seat = 1; seat <= c->seats; seat++) {
		canal_add(&seen, &c->hand[seat]);
		canal_add(&seen, &c->numbers[seat]);
		canal_add(&seen, &c->won[seat]);
		canal_add(&seen, &c->vote.laid[seat]);
	}
	return seen;
}
