/* Every legal move, in the order that canal(6) gives. */

#include <string.h>

#include "canal.h"

/* The cards turned up, split in every way. */
struct splitting {
	struct listener to;
	struct move move; /* how many the first offer has, it, and the other */
	uint8_t card[2 * UP_MAX]; /* turned up, in card order */
	int cards, first;
	bool halves; /* of one size */
};

/* Of two offers of one size the first is the one listed. */
static bool
list_split(const struct splitting *s)
{
	const uint8_t *first = s->move.arg + 1, *other = first + s->first;

	if (s->halves && first[0] == other[0] &&
	    memcmp(first, other, s->first) > 0)
		return true;
	return s->to.each(&s->move, s->to.arg);
}

/* Each card that may come next into the first offer; those passed over, and
   all behind the last, are in the other. */
static bool
list_splits(struct splitting *s, int from, int chosen)
{
	uint8_t *first = s->move.arg + 1, *other = first + s->first;
	int i, last = s->cards - s->first + chosen;
	bool on = true;

	/* The first of two halves has the first card. */
	if (s->halves && chosen == 0)
		last = 0;
	for (i = from; i <= last && on; i++) {
		if (i > from)
			other[i - 1 - chosen] = s->card[i - 1];
		if (i > from && s->card[i] == s->card[i - 1])
			continue;
		first[chosen] = s->card[i];
		if (chosen + 1 < s->first)
			on = list_splits(s, i + 1, chosen + 1);
		else {
			memcpy(other + i - chosen, s->card + i + 1, UP_MAX);
			on = list_split(s);
		}
	}
	return on;
}

static void
splits(const struct canal *c, move_fn *each, void *arg)
{
	struct splitting s;

	s.to = (struct listener){ each, arg };
	s.cards = canal_list(&c->up, s.card);
	s.move.verb = VERB_SPLIT;
	s.move.n = 1 + s.cards;
	for (s.first = 1; s.first <= s.cards / 2; s.first++) {
		s.move.arg[0] = s.first;
		s.halves = 2 * s.first == s.cards;
		if (!list_splits(&s, 0, 0))
			return;
	}
}

/* Lays on a district, each with more than the one that it goes on from. */
struct laying {
	struct listener to;
	struct move move;
	const struct cards *hand;
	struct terms terms;
	uint8_t other[DISTRICTS]; /* the other districts in the hand */
	int others;
};

/* The lay as it is, and then with the other districts from there on: the last
   of them first, since lays are in the order of how much they have of each. */
static bool
list_lays(struct laying *l, int from, int cards, int gondolas)
{
	struct move *m = &l->move;
	int i, n, at = m->n;

	if (cards >= l->terms.cards && !l->to.each(m, l->to.arg))
		return false;
	for (i = l->others - 1; i >= from && gondolas > 0; i--) {
		m->arg[at] = GONDOLA;
		for (n = 1; n <= l->hand->of[l->other[i]]; n++) {
			m->arg[at + n] = l->other[i];
			m->n = at + n + 1;
			if (!list_lays(l, i + 1, cards + n, gondolas - 1))
				return false;
		}
	}
	m->n = at;
	return true;
}

static bool
list_district(struct laying *l, int district)
{
	int kind, n = l->terms.voted, gondolas = l->hand->of[GONDOLA];

	if (l->terms.lone && gondolas > 1)
		gondolas = 1;
	l->others = 0;
	for (kind = 0; kind < DISTRICTS; kind++)
		if (kind != district && l->hand->of[kind] > 0)
			l->other[l->others++] = kind;
	memset(l->move.arg, district, n);
	for (; n <= l->hand->of[district]; n++) {
		l->move.n = n;
		if (!list_lays(l, 0, n, gondolas))
			return false;
		l->move.arg[n] = district;
	}
	return true;
}

static void
votes(const struct canal *c, move_fn *each, void *arg)
{
	bool opening = canal_opening_lay(c);
	int district = opening ? 0 : c->vote.district;
	int last = opening ? DISTRICTS - 1 : district;
	struct laying l;

	l.move.verb = VERB_PASS;
	l.move.n = 0;
	if (!opening && !each(&l.move, arg))
		return;
	l.move.verb = VERB_LAY;
	l.to = (struct listener){ each, arg };
	l.hand = &c->hand[c->vote.seat];
	l.terms = canal_terms(c);
	for (; district <= last && list_district(&l, district); district++)
		;
}

/* What allow allows, of so few that could be. */
static void
uses(const struct canal *c, move_fn *each, void *arg)
{
	struct move move;
	int card, seat;

	move.verb = VERB_USE;
	for (card = SPY; card < ACTIONS; card++)
		for (seat = 0; seat <= c->seats; seat++) {
			move.n = seat > 0 ? 2 : 1;
			move.arg[0] = card;
			move.arg[1] = seat;
			if (c->to_use.of[card] > 0 &&
			    canal_allow(c, &move, NULL) && !each(&move, arg))
				return;
		}
}

static void
choices(move_fn *each, void *arg)
{
	struct move move;

	move.verb = VERB_CHOOSE;
	move.n = 1;
	for (move.arg[0] = 1; move.arg[0] <= 2 && each(&move, arg);
	    move.arg[0]++)
		;
}

void
canal_moves(const void *state, move_fn *each, void *arg)
{
	const struct canal *c = state;

	if (c->step == STEP_SPLIT)
		splits(c, each, arg);
	else if (c->step == STEP_CHOOSE)
		choices(each, arg);
	else if (c->step == STEP_ACT)
		uses(c, each, arg);
	else if (c->step == STEP_VOTE)
		votes(c, each, arg);
}
