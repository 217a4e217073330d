/* Whether what lies in the boats of a loaded state can have come there. */

#include <stdarg.h>

#include "gondola.h"

static int __attribute__((format(printf, 5, 6)))
wrong(struct fault *why, int seat, const char *member, const char *rule,
    const char *fmt, ...)
{
	struct place boats = { &game_state_place, "boats", 0 };
	struct place boat = { &boats, NULL, seat - 1 };
	struct place here = { &boat, member, 0 };
	va_list ap;

	va_start(ap, fmt);
	fault_list(why, FAULT_STATE, &here, rule, fmt, ap);
	va_end(ap);
	return -1;
}

/* How far a seat has come with its loading. */
enum progress { BEFORE, NOW, AFTER };

static enum progress
progress_of(const struct gondola *g, int seat)
{
	int first = gondola_next(g, g->wakemaker), before = first;

	if (g->boat[seat].cast_off)
		return AFTER;
	if (seat == g->wakemaker)
		return g->phase == PHASE_WAKEMAKER ? NOW : BEFORE;
	while (before != seat && g->boat[before].cast_off)
		before = gondola_next(g, before);
	return before == seat ? NOW : BEFORE;
}

static int
check_count(const struct gondola *g, int seat, struct fault *why)
{
	bool wakes = seat == g->wakemaker, loads = g->phase < PHASE_DELIVERY;
	int dealt = g->phase == PHASE_SHUFFLE ? 0 : wakes ? 1 : 2;
	int low = loads ? dealt : 0, high = wakes ? CARDS : CAPACITY;

	if (loads && progress_of(g, seat) == BEFORE)
		high = dealt;
	if (g->phase == PHASE_SHUFFLE || (g->phase == PHASE_OVER && !wakes))
		high = 0;
	if (g->boat[seat].cards.n >= low && g->boat[seat].cards.n <= high)
		return 0;
	return wrong(why, seat, "cards", loads ? "gondola.loading.5" :
	    "gondola.delivery.1", "%d cards, not %d to %d",
	    g->boat[seat].cards.n, low, high);
}

/* Who has cast off, by the phase and the order of play. */
static int
check_cast_off(const struct gondola *g, int seat, struct fault *why)
{
	int before = seat, first = gondola_next(g, g->wakemaker);
	bool is = g->boat[seat].cast_off, right;

	do
		before = before == 1 ? g->seats : before - 1;
	while (before == g->wakemaker);
	if (g->phase == PHASE_LOADING && seat != g->wakemaker)
		right = !is || (gondola_next(g, seat) != first &&
		    (seat == first || g->boat[before].cast_off));
	else
		right = is == (g->phase >= PHASE_DELIVERY ||
		    (g->phase == PHASE_WAKEMAKER && seat != g->wakemaker));
	return right ? 0 : wrong(why, seat, "cast_off", "gondola.loading.2",
	    "cannot be so in this phase and order");
}

/* Whether no cargo before this Matron was free when she was reached. */
static bool
had_to_wait(const struct gondola *g, const struct pile *cards, int index)
{
	uint64_t cargo = 0, taken = 0;
	int i, card;

	for (i = 0; i < index; i++) {
		card = cards->piece[i];
		cargo |= gondola_bit(card) & ALL_CARGO;
		if (gondola_rank(card) == MATRON &&
		    g->declared.as[card] != UNDECLARED)
			taken |= gondola_bit(g->declared.on[card]);
	}
	return (cargo & ~taken) == 0;
}

/* Only what came last can lack its answer; the first cards came together. */
static bool
may_lack(const struct gondola *g, int seat, int index)
{
	const struct pile *cards = &g->boat[seat].cards;
	enum progress progress = progress_of(g, seat);
	int i;

	if (progress == BEFORE)
		return true;
	if (gondola_rank(cards->piece[index]) == MATRON)
		return had_to_wait(g, cards, index) ||
		    (progress == NOW && index == cards->n - 1);
	for (i = index + 1; i < cards->n; i++)
		if (!gondola_is_cargo(cards->piece[i]) &&
		    g->declared.as[cards->piece[i]] != UNDECLARED)
			return false;
	return progress == NOW && (index == cards->n - 1 ||
	    (seat != g->wakemaker && cards->n == 2));
}

/* A Matron's card is cargo of the same boat, and hers alone. */
static bool
well_declared(const struct gondola *g, const struct pile *cards, int card)
{
	int i, other, on = g->declared.on[card];

	if (gondola_rank(card) != MATRON)
		return true;
	for (i = 0; i < cards->n; i++) {
		other = cards->piece[i];
		if (other != card && gondola_rank(other) == MATRON &&
		    g->declared.as[other] != UNDECLARED &&
		    g->declared.on[other] == on)
			return false;
	}
	return gondola_is_cargo(on) && pile_find(cards, on) != -1;
}

static int
check_declared(const struct gondola *g, int seat, struct fault *why)
{
	const struct pile *cards = &g->boat[seat].cards;
	bool ever = g->phase < PHASE_DELIVERY &&
	    progress_of(g, seat) != BEFORE;
	char name[PIECE_NAME];
	int i, card, bad = 0;

	for (i = 0; i < cards->n; i++) {
		card = cards->piece[i];
		gondola_name(g, card, name);
		if (gondola_is_cargo(card))
			continue;
		if (g->declared.as[card] == UNDECLARED) {
			if (g->phase < PHASE_DELIVERY && !may_lack(g, seat, i))
				bad = wrong(why, seat, "declared",
				    "gondola.loading.2",
				    "%.2s is not declared", name);
		} else if (!ever || !well_declared(g, cards, card))
			bad = wrong(why, seat, "declared", "gondola.loading.4",
			    "%.2s cannot be declared so", name);
	}
	return bad;
}

static int
check_load(const struct gondola *g, int seat, struct fault *why)
{
	const struct boat *boat = &g->boat[seat];
	int load = gondola_load(&boat->cards, &g->declared);

	if (g->phase >= PHASE_DELIVERY || boat->load == load)
		return 0;
	return wrong(why, seat, "load", "gondola.loading.3",
	    "%d, and the cards make it %d", boat->load, load);
}

static int
check_disrupted(const struct gondola *g, int seat, struct fault *why)
{
	if (!g->boat[seat].disrupted || (g->phase >= PHASE_DELIVERY &&
	    seat != g->wakemaker && !g->asleep &&
	    gondola_exposed(g, seat)))
		return 0;
	return wrong(why, seat, "disrupted", "gondola.delivery.4",
	    "not one whom the Wakemaker can disrupt");
}

int
gondola_check_boats(const struct gondola *g, struct fault *why)
{
	int seat, bad = 0;

	for (seat = 1; seat <= g->seats; seat++) {
		bad |= check_cast_off(g, seat, why);
		bad |= check_count(g, seat, why);
		bad |= check_declared(g, seat, why);
		bad |= check_load(g, seat, why);
		bad |= check_disrupted(g, seat, why);
	}
	return bad;
}
