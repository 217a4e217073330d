/* What moves do. */

#include <assert.h>
#include <string.h>

#include "gondola.h"

static void
receive(struct gondola *g, int seat, int card)
{
	struct boat *boat = &g->boat[seat];

	/* Nobody plays on with a view. */
	assert(card < CARDS);
	pile_push(&boat->cards, card);
	boat->held |= gondola_bit(card);
	boat->load += gondola_is_cargo(card) ? gondola_rank(card) + 1 : 0;
}

/* Loading 1. */
static void
deal(struct gondola *g, const struct move *move)
{
	int seat, dealt, turns = 2 * (g->seats - 1);

	g->spent = 0;
	g->deck.n = move->n - 1 - turns;
	memcpy(g->deck.piece, move->arg + 1 + turns, g->deck.n);
	for (seat = 1; seat <= g->seats; seat++)
		g->sheet[g->round - 1][seat] = (struct row){ -1, 0, 0 };
	receive(g, g->wakemaker, move->arg[0]);
	for (dealt = 1, seat = g->wakemaker; dealt <= turns; dealt++) {
		seat = gondola_next(g, seat);
		receive(g, seat, move->arg[dealt]);
	}
	g->phase = PHASE_LOADING;
}

static void
begin_delivery(struct gondola *g, const struct move *move)
{
	(void)move;
	g->boat[g->wakemaker].cast_off = true;
	g->asleep = g->boat[g->wakemaker].load > LIMIT;
	memset(&g->declared, 0, sizeof(g->declared));
	g->phase = PHASE_DELIVERY;
	g->delivery = (struct delivery){
	    .seat = gondola_next(g, g->wakemaker) };
}

static void
declare(struct gondola *g, const struct move *move)
{
	struct boat *boat = &g->boat[g->due.seat];
	int card = g->due.card;

	if (g->due.what != DUE_ANSWER)
		card = gondola_waiting(boat, &g->declared);
	gondola_declare_as(&g->declared, card, move->arg[0], move->arg[1]);
	boat->load = gondola_load(&boat->cards, &g->declared);
}

static void
load(struct gondola *g, const struct move *move)
{
	(void)move;
	receive(g, g->due.seat, pile_take_top(&g->deck));
}

static void
cast_off(struct gondola *g, const struct move *move)
{
	int seat = g->due.seat;

	(void)move;
	g->boat[seat].cast_off = true;
	g->sheet[g->round - 1][seat].cargo = g->boat[seat].load;
	if (gondola_next(g, seat) == gondola_next(g, g->wakemaker))
		g->phase = PHASE_WAKEMAKER;
}

static void
end_round(struct gondola *g)
{
	g->delivery = (struct delivery){ 0 };
	if (g->round == gondola_rounds(g)) {
		g->phase = PHASE_OVER;
		return;
	}
	g->round++;
	g->phase = PHASE_SHUFFLE;
	g->wakemaker = gondola_wakemaker_of(g, g->round);
	g->asleep = false;
	g->deck.n = 0;
	memset(g->boat, 0, sizeof(g->boat));
	g->spent = ALL_CARDS;
}

static void
next_delivery(struct gondola *g)
{
	int turns, seat = g->delivery.seat;

	for (turns = 1; turns < g->seats; turns++) {
		seat = gondola_next(g, seat);
		if (g->boat[seat].cards.n > 0) {
			g->delivery = (struct delivery){ .seat = seat };
			return;
		}
	}
	end_round(g);
}

static void
spend(struct gondola *g, int seat, uint64_t cards)
{
	struct pile *hand = &g->boat[seat].cards;
	int i, n = 0;

	for (i = 0; i < hand->n; i++) {
		/* What is to go is overwritten by what follows. */
		hand->piece[n] = hand->piece[i];
		n += !(cards >> hand->piece[i] & 1);
	}
	hand->n = n;
	g->boat[seat].held &= ~cards;
	g->spent |= cards;
}

static void
finish(struct gondola *g, int points)
{
	struct row *row = g->sheet[g->round - 1];
	const struct delivery *d = &g->delivery;

	row[d->seat].coin += points;
	spend(g, d->seat, d->cards);
	if (d->helper != 0) {
		row[d->helper].reputation += points / 2;
		spend(g, d->helper, gondola_bit(d->gift));
	}
	next_delivery(g);
}

/* Once cards and aid are settled only the Wakemaker can interfere. */
static void
settle(struct gondola *g)
{
	if (!gondola_can_disrupt(g))
		finish(g, gondola_points(gondola_played(g)));
}

static void
deliver(struct gondola *g, const struct move *move)
{
	struct delivery *d = &g->delivery;

	d->cards = gondola_move_cards(move);
	d->helper = move->arg[0];
	d->gift = move->arg[1];
	d->agreed = false;
	if (d->helper == 0)
		settle(g);
}

static void
agree(struct gondola *g, const struct move *move)
{
	(void)move;
	g->delivery.agreed = true;
	settle(g);
}

static void
refuse(struct gondola *g, const struct move *move)
{
	struct delivery *d = &g->delivery;

	(void)move;
	*d = (struct delivery){ .seat = d->seat,
	    .refused = d->refused | gondola_bit(d->gift) };
}

/* Of several cards of a rank the one received first is spent (delivery 4). */
static void
disrupt(struct gondola *g, const struct move *move)
{
	const struct boat *boat = &g->boat[g->wakemaker];
	int i, rank;

	for (i = 0; i < move->n; i++) {
		rank = gondola_rank(move->arg[i]);
		spend(g, g->wakemaker, gondola_bit(gondola_first(boat,
		    gondola_of_rank(boat->held, rank))));
	}
	g->boat[g->delivery.seat].disrupted = true;
	finish(g, gondola_best_points(gondola_played(g) &
	    ~gondola_move_cards(move)));
}

static void
let_pass(struct gondola *g, const struct move *move)
{
	(void)move;
	finish(g, gondola_points(gondola_played(g)));
}

static void (*const acts[VERBS])(struct gondola *, const struct move *) = {
	[VERB_SHUFFLE] = deal,
	[VERB_THIEF] = declare,
	[VERB_CAPTAIN] = declare,
	[VERB_MATRON] = declare,
	[VERB_LOAD] = load,
	[VERB_CAST_OFF] = cast_off,
	[VERB_DRAW] = load,
	[VERB_STOP] = begin_delivery,
	[VERB_DELIVER] = deliver,
	[VERB_AGREE] = agree,
	[VERB_REFUSE] = refuse,
	[VERB_DISRUPT] = disrupt,
	[VERB_LET_PASS] = let_pass,
};

void
gondola_apply(void *state, const struct move *move)
{
	struct gondola *g = state;

	acts[move->verb](g, move);
	if (g->phase == PHASE_WAKEMAKER && gondola_overfed(g))
		begin_delivery(g, move);
	g->due = gondola_due(g);
}
