/* What the points are made of: the terms of the formula. */

#include <stdio.h>

#include "gondolin.h"

static void
describe(const struct formula *f, int term, const long values[VALUES],
    char *text, size_t room)
{
	const char *mark = ":";
	int i, length;

	length = snprintf(text, room, "%.*s", f->term[term].length,
	    f->text + f->term[term].start);
	for (i = f->term[term].from; i < f->term[term].to; i++)
		if (f->code[i].op == OP_VALUE && length < (int)room) {
			length += snprintf(text + length, room - length,
			    "%s %s %ld", mark,
			    gondolin_values[f->code[i].number],
			    values[f->code[i].number]);
			mark = ",";
		}
}

/* The terms of the formula, which add up to the points. */
void
gondolin_items(const void *state, const struct entry *entry, size_t n,
    item_fn *each, void *arg)
{
	const struct gondolin *g = state;
	const struct formula *f = &gondolin_story(g)->score;
	struct item item = { .seat = 1, .total = "points",
	    .rule = "gondolin.end.2" };
	long values[VALUES];
	int i;

	(void)entry;
	(void)n;
	if (g->phase == PHASE_OVER && !gondolin_survived(g)) {
		snprintf(item.text, sizeof(item.text),
		    "lost in turn %d of %d: %s", g->turn,
		    gondolin_story(g)->turns,
		    gondolin_attacks[g->sheet[g->turn - 1].attack]);
		each(&item, arg);
		return;
	}
	gondolin_values_of(g, values);
	for (i = 0; i < f->terms; i++) {
		item.points = gondolin_evaluate(f, f->term[i].from,
		    f->term[i].to, values);
		if (f->term[i].minus)
			item.points = -item.points;
		describe(f, i, values, item.text, sizeof(item.text));
		each(&item, arg);
	}
}
