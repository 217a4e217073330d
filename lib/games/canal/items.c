/* What the totals are made of: a vote for each district won. */

#include <stdio.h>
#include <string.h>

#include "canal.h"

/* The vote that the last step ended. */
static void
describe(const struct canal *before, struct item *item)
{
	int side = canal_vote_winner(before);

	item->seat = canal_vote_place(before, side);
	item->rule = before->seats == TEAM_SEATS ? "canal.council.5" :
	    "canal.duel.5";
	snprintf(item->text, sizeof(item->text),
	    "round %d: %s by %d to %d, called by seat %d, opened by seat %d",
	    before->round, canal_card(before->vote.district),
	    canal_side_total(before, side), canal_side_total(before, !side),
	    before->vote.owner, before->vote.opener);
}

void
canal_items(const void *state, const struct entry *entry, size_t n,
    item_fn *each, void *arg)
{
	struct item item = { .total = "won", .points = 1 };
	struct canal before;
	struct walk w;

	canal_walk_open(&w, state, entry, n);
	for (before = w.now; canal_walk_step(&w); before = w.now) {
		if (memcmp(w.now.won, before.won, sizeof(before.won)) == 0)
			continue;
		describe(&before, &item);
		each(&item, arg);
	}
}
