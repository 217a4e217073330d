/* What the factions got, card by card; the state remembers every ship. */

#include <stdio.h>
#include <stdlib.h>

#include "q.h"

/* Who is told, and of which ship. */
struct account {
	int round;
	item_fn *each;
	void *arg;
};

static void
tell(const struct account *a, long points, const char *rule, const char *what,
    const char *more)
{
	struct item item = { .seat = 0, .points = labs(points), .rule = rule,
	    .total = q_factions[points < 0] };

	if (points == 0)
		return;
	snprintf(item.text, sizeof(item.text), "ship %d: %s%s", a->round, what,
	    more);
	a->each(&item, a->arg);
}

void
q_items(const void *state, const struct entry *entry, size_t n, item_fn *each,
    void *arg)
{
	const struct q *q = state;
	struct account a = { 1, each, arg };
	const struct voyage *v;
	const struct sailed *s = q->sailed;
	const char *id;
	int i;

	(void)entry;
	(void)n;
	for (; a.round <= q->voyages; a.round++) {
		v = &q->voyage[a.round - 1];
		tell(&a, v->convent, "q.round.5", "the convento", "");
		for (i = 0; i < v->cards; i++, s++) {
			id = q_card(q, s->card)->id;
			tell(&a, s->points, "q.ship.4", id, v->seized &&
			    q_is_freight(q, s->card) ? ", seized" : "");
			tell(&a, s->effect, "q.effects.3", id,
			    ", its effect");
		}
	}
	tell(&a, q->convent, "q.round.5", "the convento", "");
}
