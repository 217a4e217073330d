/* Lays: their form, whether they can be made, and all of them. */

#include <string.h>

#include "canal.h"

int
canal_lay_cards(const struct lay *lay)
{
	int kind, n = 0;

	for (kind = 0; kind < DISTRICTS; kind++)
		n += lay->of[kind];
	return n;
}

int
canal_lay_gondolas(const struct lay *lay)
{
	int kind, n = 0;

	for (kind = 0; kind < DISTRICTS; kind++)
		n += kind != lay->district && lay->of[kind] > 0;
	return n;
}

static void
add_cards(struct move *move, int kind, int n)
{
	memset(move->arg + move->n, kind, n);
	move->n += n;
}

void
canal_lay_move(const struct lay *lay, struct move *move)
{
	int kind;

	move->verb = VERB_LAY;
	move->n = 0;
	if (lay->district < DISTRICTS)
		add_cards(move, lay->district, lay->of[lay->district]);
	for (kind = 0; kind < DISTRICTS; kind++)
		if (kind != lay->district && lay->of[kind] > 0) {
			add_cards(move, GONDOLA, 1);
			add_cards(move, kind, lay->of[kind]);
		}
}

/* The district that this lay would put to the vote, or that is voted on. */
static int
district_of(const struct canal *c, const struct move *move)
{
	return canal_opening_lay(c) ? move->arg[0] : c->vote.district;
}

int
canal_lay_read(const struct canal *c, const struct move *move,
    struct lay *lay)
{
	struct move again;
	int i;

	*lay = (struct lay){ .district = district_of(c, move) };
	if (lay->district >= DISTRICTS)
		return -1;
	for (i = 0; i < move->n; i++)
		if (move->arg[i] < DISTRICTS)
			lay->of[move->arg[i]]++;
	/* There is only one way to write these cards. */
	canal_lay_move(lay, &again);
	return move_same(&again, move) && canal_lay_cards(lay) > 0 ? 0 : -1;
}

/* Hidden cards stand for any. */
bool
canal_lay_in_hand(const struct lay *lay, const struct cards *hand)
{
	int kind, missing = canal_lay_gondolas(lay) - hand->of[GONDOLA];

	missing = missing > 0 ? missing : 0;
	for (kind = 0; kind < DISTRICTS; kind++)
		if (lay->of[kind] > hand->of[kind])
			missing += lay->of[kind] - hand->of[kind];
	return missing <= hand->of[UNSEEN];
}

/* Whether a first lay may come into the vote (duel 2, council 3). */
static bool
comes_in(const struct canal *c, const struct lay *lay)
{
	if (lay->of[lay->district] > 0)
		return true;
	return c->seats == TEAM_SEATS &&
	    c->hand[c->vote.seat].of[lay->district] == 0 &&
	    canal_lay_gondolas(lay) == 1;
}

bool
canal_can_lay(const struct canal *c, const struct lay *lay)
{
	int seat = c->vote.seat;

	if (!canal_lay_in_hand(lay, &c->hand[seat]))
		return false;
	if (canal_total(c, seat) == 0 && !comes_in(c, lay))
		return false;
	return c->seats == TEAM_SEATS || canal_total(c, seat) +
	    canal_lay_cards(lay) > canal_total(c, canal_next(c, seat));
}

struct listing {
	const struct canal *c;
	const struct cards *hand;
	struct lay lay;
	move_fn *each;
	void *arg;
};

static bool
list_lay(const struct listing *l)
{
	struct move move;

	if (canal_lay_cards(&l->lay) == 0 || !canal_can_lay(l->c, &l->lay))
		return true;
	canal_lay_move(&l->lay, &move);
	return l->each(&move, l->arg);
}

/* All numbers of cards of this district and those after it. */
static bool
list_from(struct listing *l, int kind, int gondolas)
{
	bool on = true;
	int n, most;

	if (kind == l->lay.district)
		kind++;
	if (kind >= DISTRICTS)
		return list_lay(l);
	most = gondolas > 0 ? l->hand->of[kind] : 0;
	for (n = 0; n <= most && on; n++) {
		l->lay.of[kind] = n;
		on = list_from(l, kind + 1, gondolas - (n > 0));
	}
	l->lay.of[kind] = 0;
	return on;
}

static bool
list_district(struct listing *l, int district)
{
	bool on = true;
	int n;

	l->lay = (struct lay){ .district = district };
	for (n = canal_opening_lay(l->c); n <= l->hand->of[district] && on;
	    n++) {
		l->lay.of[district] = n;
		on = list_from(l, 0, l->hand->of[GONDOLA]);
	}
	return on;
}

/* Returns false if whoever is told has heard enough. */
bool
canal_lays(const struct canal *c, move_fn *each, void *arg)
{
	struct listing l = { .c = c, .hand = &c->hand[c->vote.seat],
	    .each = each, .arg = arg };
	int district;

	if (!canal_opening_lay(c))
		return list_district(&l, c->vote.district);
	for (district = 0; district < DISTRICTS; district++)
		if (!list_district(&l, district))
			return false;
	return true;
}
