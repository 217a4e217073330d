/* Lays: how they are written, and what the vote asks of them. */

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

void
canal_best_lay(const struct cards *hand, int district, struct lay *lay)
{
	int kind, best, gondolas = hand->of[GONDOLA];

	*lay = (struct lay){ .district = district };
	lay->of[district] = hand->of[district];
	for (; gondolas > 0; gondolas--) {
		best = -1;
		for (kind = 0; kind < DISTRICTS; kind++)
			if (lay->of[kind] == 0 && kind != district &&
			    hand->of[kind] > (best < 0 ? 0 : hand->of[best]))
				best = kind;
		if (best < 0)
			return;
		lay->of[best] = hand->of[best];
	}
}

enum form
canal_lay_read(const struct move *move, int district, struct lay *lay)
{
	int i, kind = district;

	*lay = (struct lay){ .district = district };
	for (i = 0; i < move->n; i++)
		if (move->arg[i] != GONDOLA) {
			if (move->arg[i] != kind)
				return kind == district ? FORM_OTHER :
				    FORM_MIXED;
			lay->of[kind]++;
		} else {
			kind = i + 1 < move->n ? move->arg[i + 1] : GONDOLA;
			if (kind >= DISTRICTS)
				return FORM_EMPTY;
			if (kind == district)
				return FORM_VOTED;
			if (lay->of[kind] > 0)
				return FORM_TWICE;
		}
	return i > 0 ? FORM_FINE : FORM_ORDER;
}

int
canal_lay_district(const struct canal *c, const struct move *move)
{
	if (!canal_opening_lay(c))
		return c->vote.district;
	return move->n > 0 && move->arg[0] < DISTRICTS ? move->arg[0] :
	    DISTRICTS;
}

struct terms
canal_terms(const struct canal *c)
{
	int seat = c->vote.seat, total = canal_total(c, seat);
	const struct cards *hand = &c->hand[seat];
	struct terms terms = { .cards = 1 };

	if (canal_opening_lay(c))
		terms.voted = 1;
	else if (!canal_in_teams(c)) {
		terms.voted = total == 0;
		terms.cards += canal_total(c, canal_next(c, seat)) - total;
	} else if (total == 0) {
		terms.voted = hand->of[c->vote.district] > 0;
		terms.lone = !terms.voted;
	}
	return terms;
}
