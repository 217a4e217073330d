/* Lays: how they are written, and what the vote asks of them. */

#include <string.h>

#include "canal.h"

static void
add_cards(struct move *move, int kind, int n)
{
	memset(move->arg + move->n, kind, n);
	move->n += n;
}

void
canal_lay_move(const struct lay *lay, struct move *move)
{
	const uint8_t *of = lay->cards.of;
	int kind;

	move->verb = VERB_LAY;
	move->n = 0;
	if (lay->district < DISTRICTS)
		add_cards(move, lay->district, of[lay->district]);
	for (kind = 0; kind < DISTRICTS; kind++)
		if (kind != lay->district && of[kind] > 0) {
			add_cards(move, GONDOLA, 1);
			add_cards(move, kind, of[kind]);
		}
}

void
canal_best_lay(const struct cards *hand, int district, struct lay *lay)
{
	uint8_t *of = lay->cards.of;
	int kind, best;

	*lay = (struct lay){ .district = district };
	of[district] = hand->of[district];
	for (; of[GONDOLA] < hand->of[GONDOLA]; of[GONDOLA]++) {
		best = -1;
		for (kind = 0; kind < DISTRICTS; kind++)
			if (of[kind] == 0 && kind != district &&
			    hand->of[kind] > (best < 0 ? 0 : hand->of[best]))
				best = kind;
		if (best < 0)
			return;
		of[best] = hand->of[best];
	}
}

enum form
canal_lay_read(const struct move *move, int district, struct lay *lay)
{
	uint8_t *of = lay->cards.of;
	int i, kind = district;

	*lay = (struct lay){ .district = district };
	for (i = 0; i < move->n; i++)
		if (move->arg[i] == GONDOLA) {
			kind = i + 1 < move->n ? move->arg[i + 1] : GONDOLA;
			if (kind >= DISTRICTS)
				return FORM_EMPTY;
			if (kind == district)
				return FORM_VOTED;
			if (of[kind] > 0)
				return FORM_TWICE;
			of[GONDOLA]++;
		} else if (move->arg[i] != kind)
			return kind == district ? FORM_OTHER : FORM_MIXED;
		else
			of[kind]++;
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
