/* The score sheet: ship by ship, then who is who. */

#include "q.h"

static void
put_ship(const struct q *q, int ship, int *card, long *total, struct text *t)
{
	const struct voyage *v = &q->voyage[ship];
	char points[POINTS_TEXT], sum[POINTS_TEXT];
	int i;

	*total += v->points + v->convent;
	text_printf(t, "%4d  %-8s  %-8s  %-6s  ", ship + 1,
	    q_points(v->points + v->convent, points), q_points(*total, sum),
	    v->seized ? "seized" : "");
	for (i = 0; i < v->cards; i++, ++*card)
		text_printf(t, "%s%s", i > 0 ? ", " : "",
		    q_card(q, q->sailed[*card].card)->title);
	text_put(t, v->cards == 0 ? "empty\n" : "\n");
}

static void
put_seat(const struct q *q, int seat, const char *name, bool over,
    struct text *t)
{
	size_t start = t->length;
	int faction = q_faction(q, seat);

	text_printf(t, "%d ", seat);
	text_safe(t, name);
	text_pad(t, start, 24);
	if (faction == -1)
		text_put(t, " ??\n");
	else
		text_printf(t, " %s, %s%s\n",
		    q_role_titles[q->seat[seat].role - ROLE_0],
		    faction == ZELANTI ? "Zelanti" : "Spirituali",
		    over && q->total != 0 &&
		    (q->total < 0) == (faction == ZELANTI) ? ", wins" : "");
}

static void
put_verdict(const struct q *q, struct text *t)
{
	char points[POINTS_TEXT];
	bool over = q->phase == PHASE_OVER;

	text_printf(t, "\n%s: %s", over ? "FINAL" : "SO FAR",
	    q_points(q->total, points));
	if (q->total != 0)
		text_printf(t, ", the %s %s", q->total > 0 ? "Spirituali" :
		    "Zelanti", over ? "win" : "lead");
	else
		text_put(t, over ? ", nobody wins" : ", nobody leads");
	text_put(t, over && q->deck.n > 0 ? "; 40 ships were the limit\n\n" :
	    "\n\n");
}

void
q_sheet(const void *state, const char *const names[], struct text *t)
{
	const struct q *q = state;
	int i, card = 0;
	long total = 0;

	text_put(t, "SHIP  POINTS    TOTAL     \n");
	for (i = 0; i < q->voyages; i++)
		put_ship(q, i, &card, &total, t);
	put_verdict(q, t);
	for (i = 1; i <= q->seats; i++)
		put_seat(q, i, names[i], q->phase == PHASE_OVER, t);
}
