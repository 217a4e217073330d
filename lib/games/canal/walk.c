/*
 * A log, followed from the beginning.  It may be that of a view, where some
 * cards are hidden.  What matters here, who draws when and how many, is open
 * to everybody, so that a hidden card can stand for any card of a hand.
 */

#include "canal.h"

void
canal_walk_open(struct walk *w, const struct canal *c,
    const struct entry *entry, size_t n)
{
	*w = (struct walk){ .end = c, .entry = entry, .n = n };
	w->now.seats = c->seats;
	w->now.begins = c->begins;
	canal_begin(&w->now);
}

static bool
fits_take(const struct canal *c, const struct move *move)
{
	const struct cards *hand = &c->hand[c->victim];

	return move->arg[0] >= KINDS || hand->of[move->arg[0]] > 0 ||
	    hand->of[UNSEEN] > 0;
}

/* Whether the line can be followed; a log by hand may say anything. */
static bool
fits(const struct canal *c, const struct entry *entry)
{
	const struct move *move = &entry->move;

	if (entry->seat != canal_turn(c))
		return false;
	if (entry->seat != SEAT_CHANCE)
		return canal_allow(c, move, NULL);
	return move->verb == canal_chances[c->step] &&
	    (move->verb != VERB_TAKE || fits_take(c, move));
}

/* Who opens the vote that the next line calls for, or 0. */
static int
opener(const struct walk *w)
{
	if (w->next + 1 == w->n)
		return w->end->step == STEP_VOTE ? w->end->vote.opener : 0;
	return w->entry[w->next + 1].move.verb == VERB_LAY ?
	    w->entry[w->next + 1].seat : 0;
}

/* The district with which they do, or any if that is not known yet. */
static int
opened_with(const struct walk *w)
{
	int card = w->next + 1 < w->n ? w->entry[w->next + 1].move.arg[0] : 0;

	return card < DISTRICTS ? card : 0;
}

/* Hidden cards of a hand turn out to be a district, or all gondolas. */
static void
learn(struct walk *w, int seat)
{
	struct cards *hand = &w->now.hand[seat];

	if (canal_districts(hand) > 0 || hand->of[UNSEEN] == 0)
		return;
	if (opener(w) == seat) {
		hand->of[UNSEEN]--;
		hand->of[opened_with(w)]++;
	} else {
		hand->of[GONDOLA] += hand->of[UNSEEN];
		hand->of[UNSEEN] = 0;
	}
}

/* Vote 1 depends on hands, and the log shows what was in them. */
static void
foresee(struct walk *w)
{
	const struct move *move = &w->entry[w->next].move;
	int owner = w->now.active, partner = canal_partner(&w->now, owner);

	if (move->verb != VERB_USE || move->arg[0] != DOGE)
		return;
	learn(w, owner);
	if (partner != 0 && opener(w) != owner)
		learn(w, partner);
}

bool
canal_walk_step(struct walk *w)
{
	if (w->next == w->n || !fits(&w->now, &w->entry[w->next]))
		return false;
	foresee(w);
	canal_apply(&w->now, &w->entry[w->next].move);
	w->next++;
	return true;
}
