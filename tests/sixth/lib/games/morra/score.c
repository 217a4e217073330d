/* What the coins come to. */

#include <stdio.h>

#include "morra.h"

void
morra_result(const void *state, struct result *r)
{
	const struct morra *m = state;
	long best = 0;
	int seat;

	*r = (struct result){ .over = morra_due(m) == DUE_NOTHING };
	for (seat = 1; seat <= m->seats; seat++) {
		r->points[seat] = morra_worth(&m->seat[seat - 1].won);
		if (r->points[seat] > best)
			best = r->points[seat];
	}
	for (seat = 1; seat <= m->seats; seat++)
		r->winner[seat] = r->over && r->points[seat] == best;
}

void
morra_score(const void *state, json_t *object)
{
	const struct morra *m = state;

	json_object_set_new(object, "lost",
	    json_integer(morra_worth(&m->lost)));
}

void
morra_sheet(const void *state, const char *const names[], struct text *out)
{
	const struct morra *m = state;
	struct result r;
	size_t start;
	int seat;

	morra_result(state, &r);
	for (seat = 1; seat <= m->seats; seat++) {
		start = out->length;
		text_safe(out, names[seat]);
		text_pad(out, start, 16);
		text_printf(out, " %3ld%s\n", r.points[seat],
		    r.winner[seat] ? "  wins" : "");
	}
	text_printf(out, "%-16s %3ld\n", "lost", morra_worth(&m->lost));
}

/* A coin each. */
void
morra_items(const void *state, const struct entry *entry, size_t n,
    item_fn *each, void *arg)
{
	const struct morra *m = state;
	struct item item = { .total = "points", .rule = "morra.round.4" };
	const struct pile *won;
	int i;

	(void)entry;
	(void)n;
	for (item.seat = 1; item.seat <= m->seats; item.seat++) {
		won = &m->seat[item.seat - 1].won;
		for (i = 0; i < won->n; i++) {
			item.points = won->piece[i];
			snprintf(item.text, sizeof(item.text), "a coin of %d",
			    won->piece[i]);
			each(&item, arg);
		}
	}
}

double
morra_judge(const void *state, int seat)
{
	const struct morra *m = state;
	double own = 0, others = 0;
	struct result r;
	int i;

	morra_result(state, &r);
	for (i = 1; i <= m->seats; i++)
		*(i == seat ? &own : &others) += r.points[i];
	return own - others / (m->seats - 1);
}
