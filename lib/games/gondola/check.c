/*
 * What the members of a state have to do with each other and with the rules.
 * After this no rule meets a state that it cannot handle.
 */

#include "gondola.h"

static int
wrong_delivery(struct fault *why, const char *member, const char *rule,
    const char *text)
{
	struct place delivery = { &game_state_place, "delivery", 0 };
	struct place here = { &delivery, member, 0 };

	return fault_at(why, FAULT_STATE, &here, rule, "%s", text);
}

/* Adds the cards of a pile to those seen; hidden ones are nobody's. */
static int
see(const struct pile *pile, const struct place *list, uint64_t *seen,
    struct fault *why)
{
	struct place here = { list, NULL, 0 };
	char name[PIECE_NAME];
	uint64_t bit;
	int bad = 0;

	for (; here.index < pile->n; here.index++) {
		bit = gondola_bit(pile->piece[here.index]);
		gondola_name(NULL, pile->piece[here.index], name);
		if ((*seen & bit) != 0)
			bad = fault_at(why, FAULT_PIECE, &here,
			    "gondola.pieces.1", "%.2s twice", name);
		*seen |= bit;
	}
	return bad;
}

static int
check_missing(const struct gondola *g, uint64_t missing, struct fault *why)
{
	struct place deck = { &game_state_place, "deck", 0 };
	bool hidden = g->deck.n > 0 && g->deck.piece[0] == PIECE_HIDDEN;
	char name[PIECE_NAME];
	int bad = 0;

	if (hidden && g->deck.n != gondola_count(missing))
		return fault_at(why, FAULT_PIECE, &deck, "gondola.pieces.1",
		    "%d hidden cards, not %d", g->deck.n,
		    gondola_count(missing));
	for (; !hidden && missing != 0; missing &= missing - 1) {
		gondola_name(NULL, __builtin_ctzll(missing), name);
		bad = fault_at(why, FAULT_PIECE, &game_state_place,
		    "gondola.pieces.1", "%.2s is missing", name);
	}
	return bad;
}

/* Every card is in one place. */
static int
check_pieces(const struct gondola *g, struct fault *why)
{
	struct place deck = { &game_state_place, "deck", 0 };
	struct place spent = { &game_state_place, "spent", 0 };
	struct place boats = { &game_state_place, "boats", 0 };
	struct place boat = { &boats, NULL, 0 }, cards = { &boat, "cards", 0 };
	struct pile pile;
	uint64_t seen = 0;
	int bad;

	bad = see(&g->deck, &deck, &seen, why);
	for (; boat.index < g->seats; boat.index++)
		bad |= see(&g->boat[boat.index + 1].cards, &cards, &seen, why);
	gondola_spell(g->spent, &pile);
	bad |= see(&pile, &spent, &seen, why);
	return bad | check_missing(g, ALL_CARDS & ~seen, why);
}

/* Cargo is on the sheet from casting off on, and never the Wakemaker's. */
static bool
right_cargo(const struct gondola *g, int round, int seat)
{
	int cargo = g->sheet[round - 1][seat].cargo;

	if (seat == gondola_wakemaker_of(g, round))
		return cargo == -1;
	if (round < g->round)
		return cargo != -1;
	return cargo == (g->boat[seat].cast_off ? g->boat[seat].load : -1);
}

static int
check_row(const struct gondola *g, int round, int seat, struct fault *why)
{
	struct place sheet = { &game_state_place, "sheet", 0 };
	struct place rows = { &sheet, NULL, round - 1 };
	struct place here = { &rows, NULL, seat - 1 };
	const struct row *row = &g->sheet[round - 1][seat];
	bool delivers = seat != gondola_wakemaker_of(g, round) &&
	    (round < g->round || g->phase >= PHASE_DELIVERY);
	int bad = 0;

	if (!right_cargo(g, round, seat))
		bad = fault_at(why, FAULT_STATE, &here, "gondola.end.4",
		    "cargo is not the load on casting off");
	if (!delivers && (row->coin != 0 || row->reputation != 0))
		bad = fault_at(why, FAULT_STATE, &here, "gondola.end.4",
		    "coin or reputation without any delivery");
	return bad;
}

/* Each aid brings half of what the same delivery brings as coin. */
static int
check_sheet(const struct gondola *g, struct fault *why)
{
	int round, seat, coin, reputation, bad = 0;

	for (round = 1; round <= gondola_begun(g); round++) {
		coin = reputation = 0;
		for (seat = 1; seat <= g->seats; seat++) {
			bad |= check_row(g, round, seat, why);
			coin += g->sheet[round - 1][seat].coin;
			reputation += g->sheet[round - 1][seat].reputation;
		}
		if (coin > COIN_MAX || 2 * reputation > coin)
			bad = game_wrong(why, "sheet", "gondola.delivery.3",
			    "more than can be had in a round");
	}
	return bad;
}

static int
check_aid(const struct gondola *g, struct fault *why)
{
	const struct delivery *d = &g->delivery;
	const char *rule = "gondola.delivery.3";
	uint64_t others = gondola_aboard(g) & ~(g->boat[d->seat].held |
	    g->boat[g->wakemaker].held);
	int bad = 0;

	if ((d->refused & ~others) != 0)
		bad = wrong_delivery(why, "refused", rule,
		    "a card that no other Gondolier has");
	if (d->helper == 0)
		return d->agreed ? wrong_delivery(why, "agreed", rule,
		    "agreed to no aid") : bad;
	if ((g->boat[d->helper].held & others & gondola_bit(d->gift)) == 0)
		bad = wrong_delivery(why, "aid", rule,
		    "not a card of another Gondolier");
	return bad;
}

static int
check_delivery(const struct gondola *g, struct fault *why)
{
	const struct delivery *d = &g->delivery;
	const struct boat *boat = &g->boat[d->seat];

	if (d->seat == g->wakemaker || boat->cards.n == 0)
		return wrong_delivery(why, "seat", "gondola.delivery.1",
		    "not a Gondolier with cards");
	if ((d->cards & ~boat->held) != 0)
		return wrong_delivery(why, "cards", "gondola.delivery.2",
		    "cards that this seat does not hold");
	if (check_aid(g, why) == -1)
		return -1;
	if (d->cards == 0)
		return d->helper == 0 ? 0 : wrong_delivery(why, "aid",
		    "gondola.delivery.3", "aid for no cards");
	if (!gondola_can_deliver(g, d->cards, d->helper, d->gift))
		return wrong_delivery(why, "cards", "gondola.delivery.2",
		    "not a delivery that can be made now");
	if ((d->helper == 0 || d->agreed) && !gondola_can_disrupt(g))
		return game_wrong(why, "delivery", "gondola.delivery.4",
		    "settled, and the Wakemaker is not to be asked");
	return 0;
}

/* Where cards can be at all, in this phase. */
static int
check_phase(const struct gondola *g, struct fault *why)
{
	bool asleep = g->phase >= PHASE_DELIVERY &&
	    g->boat[g->wakemaker].load > LIMIT;
	int bad = 0;

	if (g->asleep != asleep)
		bad = game_wrong(why, "asleep", "gondola.loading.6",
		    g->asleep ? "the Wakemaker is not overfed" :
		    "the Wakemaker is overfed");
	if (g->phase == PHASE_SHUFFLE && g->spent != ALL_CARDS)
		bad = game_wrong(why, "spent", "gondola.pieces.5",
		    "not all cards, and they are to be shuffled");
	if ((g->phase == PHASE_LOADING || g->phase == PHASE_WAKEMAKER) &&
	    g->spent != 0)
		bad = game_wrong(why, "spent", "gondola.pieces.5",
		    "spent before any delivery");
	if (g->phase == PHASE_OVER && g->round != gondola_rounds(g))
		bad = game_wrong(why, "round", "gondola.end.1",
		    "over before the last round");
	if (g->phase == PHASE_WAKEMAKER && gondola_overfed(g))
		bad = game_wrong(why, "phase", "gondola.loading.6",
		    "the Wakemaker is overfed, and to draw has ended");
	if (g->phase >= PHASE_DELIVERY && !gondola_can_stop(g))
		bad = game_wrong(why, "phase", "gondola.loading.6",
		    "the Wakemaker could not have stopped");
	return bad;
}

/* A delivery is there just in its phase. */
static int
check_open(const struct gondola *g, struct fault *why)
{
	struct place here = { &game_state_place, "delivery", 0 };

	if (g->phase == PHASE_DELIVERY && g->delivery.seat == 0)
		return fault_at(why, FAULT_VALUE, &here, NULL,
		    "not an object");
	if (g->phase != PHASE_DELIVERY && g->delivery.seat != 0)
		return fault_at(why, FAULT_STATE, &here, NULL,
		    "not null in another phase");
	return 0;
}

int
gondola_check(void *state, int viewer, struct fault *why)
{
	struct gondola *g = state;
	int seat, bad;

	(void)viewer;
	for (seat = 1; seat <= g->seats; seat++)
		g->boat[seat].held = gondola_mask(&g->boat[seat].cards);
	if (check_open(g, why) == -1 || check_pieces(g, why) == -1)
		return -1;
	if (g->wakemaker != gondola_wakemaker_of(g, g->round))
		return game_wrong(why, "wakemaker", "gondola.pieces.4",
		    "not the Wakemaker of this round");
	bad = gondola_check_boats(g, why);
	bad |= check_phase(g, why);
	bad |= check_sheet(g, why);
	if (g->phase == PHASE_DELIVERY)
		bad |= check_delivery(g, why);
	if (bad == 0)
		g->due = gondola_due(g);
	return bad;
}
