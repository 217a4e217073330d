/* How a guess fills in what a view leaves open. */

#include <string.h>

#include "canal.h"

/* What there is and cannot be seen in this view. */
static struct cards
unseen(const struct canal *c)
{
	struct cards all = canal_all(c->seats), seen = canal_places(c);

	return canal_beyond(&all, &seen);
}

enum told
canal_told(const struct canal *c, int seat)
{
	const struct vote *v = &c->vote;

	if (c->step != STEP_VOTE)
		return TOLD_NOTHING;
	if (seat == v->owner && seat != v->opener)
		return TOLD_NO_DISTRICT;
	return v->first[seat] != NO_CARD && v->first[seat] != v->district ?
	    TOLD_NOT_VOTED : TOLD_NOTHING;
}

/* Whether the hand of the opener is still to get the card to open with. */
static bool
must_open(const struct canal *c, int seat)
{
	return c->step == STEP_VOTE && canal_opening_lay(c) &&
	    seat == c->vote.opener && canal_districts(&c->hand[seat]) == 0;
}

/* The hand to be guessed next, or 0. */
static int
hidden_hand(const struct canal *c)
{
	int seat, next = 0;

	for (seat = c->seats; seat >= 1; seat--)
		if (c->hand[seat].of[UNSEEN] > 0) {
			if (must_open(c, seat))
				return seat;
			if (next == 0 ||
			    canal_told(c, seat) <= canal_told(c, next))
				next = seat;
		}
	return next;
}

/* The deck to be guessed next, or NULL. */
static struct pile *
hidden_deck(struct canal *c)
{
	if (c->action_deck.n > 0 && c->action_deck.piece[0] >= KINDS)
		return &c->action_deck;
	if (c->number_deck.n > 0 && c->number_deck.piece[0] >= KINDS)
		return &c->number_deck;
	return NULL;
}

/* Leaves what may be in that hand, or in that deck. */
static void
narrow(const struct canal *c, int seat, bool action, struct cards *left)
{
	enum told told = seat != 0 ? canal_told(c, seat) : TOLD_NOTHING;
	int kinds = seat != 0 ? HELD : action ? ANY_ACTION : ANY_NUMBER;

	if (seat != 0 && must_open(c, seat))
		kinds = ANY_DISTRICT;
	else if (told == TOLD_NO_DISTRICT)
		kinds = 1 << GONDOLA;
	else if (told == TOLD_NOT_VOTED)
		kinds &= ~(1 << c->vote.district);
	*left = canal_only(left, kinds);
}

bool
canal_unknown(const void *state, int viewer, struct question *q)
{
	struct canal c = *(const struct canal *)state;
	struct cards left = unseen(&c);
	int seat = hidden_hand(&c);
	struct pile *deck = hidden_deck(&c);

	(void)viewer;
	if (seat == 0 && deck == NULL)
		return false;
	narrow(&c, seat, deck == &c.action_deck, &left);
	*q = (struct question){ .outcome = { .verb = VERB_ACTION },
	    .count = seat == 0 ? deck->n : must_open(&c, seat) ? 1 :
	    c.hand[seat].of[UNSEEN], .pile = -1 };
	canal_spell(&left, &q->pieces);
	return true;
}

void
canal_reveal(void *state, int viewer, const struct move *answer)
{
	struct canal *c = state;
	int i, seat = hidden_hand(c);

	(void)viewer;
	if (seat == 0) {
		memcpy(hidden_deck(c)->piece, answer->arg, answer->n);
		return;
	}
	c->hand[seat].of[UNSEEN] -= answer->n;
	for (i = 0; i < answer->n; i++)
		canal_put(&c->hand[seat], answer->arg[i]);
}
