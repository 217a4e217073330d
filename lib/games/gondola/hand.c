/* The score of a hand without a match: score gondola CARD... */

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "gondola.h"
#include "piece.h"

struct hand {
	uint8_t list[CARDS]; /* the last in the order of moves first */
	int n;
	unsigned all; /* a bit for each */
	struct plan *plan; /* by bits of the list */
};

static int
read_cards(int n, char *words[], uint64_t *cards, struct fault *why)
{
	int i, card;

	*cards = 0;
	for (i = 0; i < n; i++) {
		card = gondola_card_named(words[i], strlen(words[i]));
		if (card == -1)
			return fault(why, FAULT_HAND, "no card: %.32s",
			    words[i]);
		if ((*cards & gondola_bit(card)) != 0)
			return fault(why, FAULT_HAND, "a card twice: %.32s",
			    words[i]);
		*cards |= gondola_bit(card);
	}
	if (n == 0)
		return fault(why, FAULT_HAND,
		    "no cards: write CARD... or load CARD[:DECLARATION]...");
	if (n > HAND_MAX)
		return fault(why, FAULT_HAND, "%d cards, and %d is the most",
		    n, HAND_MAX);
	return 0;
}

/* After 0 all parts, by number of cards, then the first cards first. */
static unsigned
next_part(const struct hand *h, unsigned part)
{
	int count = gondola_count(part);

	do
		if (part-- == 0) {
			part = h->all;
			if (++count > h->n)
				return 0;
		}
	while (gondola_count(part) != count);
	return part;
}

/* Whether these cards may be delivered while all those are there. */
static bool
is_delivery(const struct hand *h, unsigned bits, unsigned from)
{
	if ((bits & ~from) != 0)
		return false;
	return h->plan[bits].points > 0 || (gondola_count(bits) == 1 &&
	    !gondola_has_set(h->plan[from].cards));
}

/* The first delivery that still leads to the best total. */
static unsigned
best_step(const struct hand *h, unsigned left)
{
	const struct plan *plan = h->plan;
	unsigned bits = 0;

	while ((bits = next_part(h, bits)) != 0)
		if (is_delivery(h, bits, left) &&
		    gondola_points(h->plan[bits].cards) +
		    plan[left & ~bits].total == plan[left].total)
			return bits;
	return left;
}

static json_t *
delivery_json(uint64_t cards, struct text *t)
{
	struct pile pile;
	char words[CARDS_TEXT];
	size_t start = t->length;

	text_printf(t, "  %s", gondola_kinds[gondola_kind(cards)]);
	text_pad(t, start, 18);
	text_printf(t, "%s for %d\n", gondola_words(cards, words),
	    gondola_points(cards));
	pile.n = gondola_list(cards, pile.piece);
	return json_pack("{s:o, s:s, s:i}",
	    "cards", piece_list(gondola_name, NULL, &pile),
	    "kind", gondola_kinds[gondola_kind(cards)],
	    "points", gondola_points(cards));
}

static json_t *
deliveries_json(const struct hand *h, struct text *t)
{
	json_t *array = json_array();
	unsigned bits = 0;

	text_put(t, "deliveries\n");
	while ((bits = next_part(h, bits)) != 0)
		if (is_delivery(h, bits, h->all))
			json_array_append_new(array,
			    delivery_json(h->plan[bits].cards, t));
	return array;
}

static json_t *
best_json(const struct hand *h, struct text *t)
{
	json_t *array = json_array();
	unsigned bits, left;

	text_printf(t, "best total %d\n", h->plan[h->all].total);
	for (left = h->all; left != 0; left &= ~bits) {
		bits = best_step(h, left);
		json_array_append_new(array,
		    delivery_json(h->plan[bits].cards, t));
	}
	return json_pack("{s:i, s:o}", "total", h->plan[h->all].total,
	    "deliveries", array);
}

static json_t *
score_cards(uint64_t cards, struct text *t, struct fault *why)
{
	json_t *deliveries, *best;
	uint8_t list[CARDS];
	struct hand h;
	int i;

	h.n = gondola_list(cards, list);
	for (i = 0; i < h.n; i++)
		h.list[i] = list[h.n - 1 - i];
	h.all = (1u << h.n) - 1;
	h.plan = malloc((h.all + 1) * sizeof(*h.plan));
	if (h.plan == NULL) {
		fault(why, FAULT_MEMORY, "out of memory");
		return NULL;
	}
	gondola_plan(h.list, h.n, h.plan);
	deliveries = deliveries_json(&h, t);
	best = best_json(&h, t);
	free(h.plan);
	return json_pack("{s:o, s:o}", "deliveries", deliveries,
	    "best", best);
}

json_t *
gondola_hand(int n, char *words[], struct text *t, struct fault *why)
{
	uint64_t cards;

	if (n > 0 && strcasecmp(words[0], "load") == 0)
		return gondola_hand_cargo(n - 1, words + 1, t, why);
	if (read_cards(n, words, &cards, why) == -1)
		return NULL;
	return score_cards(cards, t, why);
}
