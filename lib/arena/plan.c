/* Who sits where: each deal is played from every seating. */

#include <stdio.h>

#include "arena/tournament.h"

static bool
play_together(const struct tournament *t)
{
	struct result r;

	t->bare.game->result(t->bare.fresh, &r);
	return r.together || t->bare.m.seats == 1;
}

static bool
play_in_teams(const struct tournament *t)
{
	int seat;

	for (seat = 2; seat <= t->bare.m.seats; seat++)
		if (t->bare.game->side(t->bare.fresh, seat) ==
		    t->bare.game->side(t->bare.fresh, 1))
			return true;
	return false;
}

void
plan_seatings(struct tournament *t)
{
	t->together = play_together(t);
	t->in_teams = !t->together && play_in_teams(t);
	if (t->bots == 1 || t->together)
		t->seatings = t->bots;
	else
		t->seatings = t->in_teams ? 2 : t->bare.m.seats;
}

/*
 * Where all play together a name is a whole table.  Of two names at a larger
 * table the first sits in one seat, or on one side, and the second elsewhere.
 */
const struct bot *
plan_bot(const struct tournament *t, int seating, int seat, int side)
{
	int seats = t->bare.m.seats, place = (seat - 1 + seating) % seats;

	if (t->together)
		return side > 1 && t->against != NULL ? t->against :
		    t->bot[seating];
	if (t->bots == 1)
		return t->bot[0];
	if (t->bots == 2 && t->in_teams)
		return t->bot[(side - 1 + seating) % 2];
	if (t->in_teams) /* the other side's places */
		place = (seat - 1 + seating * seats / 2) % seats;
	if (t->bots == 2)
		return t->bot[place == 0 ? 0 : 1];
	return t->bot[place];
}

int
plan_seating(const struct tournament *t, long k)
{
	return (k - 1) % t->seatings;
}

void
plan_deal(const struct tournament *t, long k, char seed[SEED_MAX + 1])
{
	snprintf(seed, SEED_MAX + 1, "%.*s/%ld", SEED_STEM, t->seed,
	    t->unpaired ? k : (k - 1) / t->seatings + 1);
}
