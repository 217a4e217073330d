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
	int i, card = 0;

	(void)entry;
	(void)n;
	for (; a.round <= q->voyages; a.round++) {
		v = &q->voyage[a.round - 1];
		tell(&a, -v->convent, "q.round.5", "the convento", "");
		for (i = 0; i < v->cards; i++, card++) {
			tell(&a, q->sailed_points[card], "q.ship.4",
			    q_card(q, q->sailed.piece[card])->id,
			    v->seized && q_is_freight(q, q->sailed.piece[card])
			    ? ", seized" : "");
			tell(&a, q->sailed_effect[card], "q.effects.3",
			    q_card(q, q->sailed.piece[card])->id,
			    ", its effect");
		}
	}
	tell(&a, -q->convent, "q.round.5", "the convento", "");
}
