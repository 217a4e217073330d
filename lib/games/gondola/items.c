/* What coin and reputation are made of, delivery by delivery. */

#include <stdio.h>
#include <string.h>

#include "gondola.h"

/* The delivery that the log has reached, and who is told of it. */
struct account {
	int round;
	int seat; /* who delivers, or 0 */
	int helper;
	uint64_t own, gift;
	item_fn *each;
	void *arg;
};

/* Tells of the item, which lacks only its text. */
static void
tell(const struct account *a, uint64_t cancelled, struct item *item)
{
	uint64_t played = a->own | a->gift;
	char cards[CARDS_TEXT], aid[48] = "", lost[80] = "";
	bool takes = item->seat == a->seat;

	if (a->helper != 0)
		snprintf(aid, sizeof(aid), " (%.2s %s seat %d)",
		    gondola_words(a->gift, cards), takes ? "from" : "to",
		    takes ? a->helper : a->seat);
	if (cancelled != 0)
		snprintf(lost, sizeof(lost), ", %.64s cancelled",
		    gondola_words(cancelled, cards));
	snprintf(item->text, sizeof(item->text), "round %d: %s %.64s%s%s",
	    a->round, gondola_kinds[gondola_kind(played)],
	    gondola_words(played, cards), aid, lost);
	a->each(item, a->arg);
}

/* The delivery is scored: coin for one, reputation for the other. */
static void
close_delivery(struct account *a, uint64_t cancelled)
{
	uint64_t played = a->own | a->gift;
	struct item item = { .seat = a->seat, .total = "coin",
	    .rule = "gondola.delivery.2" };

	item.points = cancelled != 0 ? gondola_best_points(played &
	    ~cancelled) : gondola_points(played);
	if (cancelled != 0)
		item.rule = "gondola.delivery.4";
	tell(a, cancelled, &item);
	if (a->helper != 0) {
		item.seat = a->helper;
		item.total = "reputation";
		item.points /= 2;
		item.rule = "gondola.delivery.3";
		tell(a, cancelled, &item);
	}
	a->seat = 0;
}

static void
open_delivery(struct account *a, int seat, const struct move *move)
{
	a->seat = seat;
	a->own = gondola_move_cards(move);
	a->helper = move->arg[0];
	a->gift = a->helper != 0 ? gondola_bit(move->arg[1]) : 0;
}

/*
 * The log tells nothing where nobody was asked: a delivery that is open when
 * the next line speaks of something else has been scored as it was.
 */
void
gondola_items(const void *state, const struct entry *entry, size_t n,
    item_fn *each, void *arg)
{
	const struct gondola *g = state;
	struct account a = { .each = each, .arg = arg };
	size_t i;
	int verb;

	for (i = 0; i < n; i++) {
		verb = entry[i].move.verb;
		if (a.seat != 0 && verb == VERB_REFUSE)
			a.seat = 0;
		else if (a.seat != 0 && verb == VERB_DISRUPT)
			close_delivery(&a, gondola_move_cards(&entry[i].move));
		else if (a.seat != 0 && verb != VERB_AGREE)
			close_delivery(&a, 0);
		if (verb == VERB_SHUFFLE)
			a.round++;
		else if (verb == VERB_DELIVER)
			open_delivery(&a, entry[i].seat, &entry[i].move);
	}
	if (a.seat != 0 && (g->phase != PHASE_DELIVERY ||
	    g->delivery.cards == 0))
		close_delivery(&a, 0);
}
