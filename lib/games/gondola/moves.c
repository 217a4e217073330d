/* Every legal move, in the order that gondola(6) gives. */

#include "gondola.h"

static bool
say_declaration(const struct listener *to, enum verb verb,
    enum declaration as)
{
	struct move move = { .verb = verb, .n = 1, .arg = { as } };

	return to->each(&move, to->arg);
}

static bool
say_matron(const struct listener *to, enum declaration as, int on)
{
	struct move move = { .verb = VERB_MATRON, .n = 2, .arg = { as, on } };

	return to->each(&move, to->arg);
}

static void
matron_moves(const struct gondola *g, int seat, const struct listener *to)
{
	const struct pile *cards = &g->boat[seat].cards;
	uint64_t cargo = gondola_free_cargo(cards, &g->declared);
	int i, card;

	for (i = 0; i < cards->n; i++) {
		card = cards->piece[i];
		if ((gondola_bit(card) & cargo) != 0 &&
		    (!say_matron(to, DOUBLED, card) ||
		    !say_matron(to, HALVED, card)))
			return;
	}
}

static void
answers(const struct gondola *g, struct due due, const struct listener *to)
{
	switch (gondola_rank(due.card)) {
	case THIEF:
		if (say_declaration(to, VERB_THIEF, PLUS_ONE))
			say_declaration(to, VERB_THIEF, MINUS_ONE);
		break;
	case CAPTAIN:
		if (say_declaration(to, VERB_CAPTAIN, SET_TEN))
			say_declaration(to, VERB_CAPTAIN, DO_NOTHING);
		break;
	case MATRON:
		matron_moves(g, due.seat, to);
	}
}

/* To take a card, to end that, and what a waiting Matron adds. */
static void
loading_moves(const struct gondola *g, struct due due,
    const struct listener *to)
{
	bool draws = due.what == DUE_DRAW;

	if ((draws ? gondola_can_draw(g) : gondola_can_load(g, due.seat)) &&
	    !listener_say(to, draws ? VERB_DRAW : VERB_LOAD))
		return;
	if ((!draws || gondola_can_stop(g)) &&
	    !listener_say(to, draws ? VERB_STOP : VERB_CAST_OFF))
		return;
	if (gondola_waiting(&g->boat[due.seat].cards, &g->declared) != -1)
		matron_moves(g, due.seat, to);
}

/* Everything to deliver with this aid, or without any. */
static bool
deliveries(const struct gondola *g, int helper, int gift,
    const struct listener *to)
{
	uint8_t list[CARDS];
	struct choice choice = { .of = gondola_list(
	    gondola_mask(&g->boat[g->delivery.seat].cards), list) };
	struct move move;
	uint64_t own;

	while (gondola_choose(&choice)) {
		own = gondola_chosen(&choice, list);
		if (!gondola_can_deliver(g, own, helper, gift))
			continue;
		gondola_move_deliver(&move, own, helper, gift);
		if (!to->each(&move, to->arg))
			return false;
	}
	return true;
}

static void
delivery_moves(const struct gondola *g, const struct listener *to)
{
	uint8_t list[CARDS];
	int seat, i, n;

	if (!deliveries(g, 0, 0, to))
		return;
	for (seat = 1; seat <= g->seats; seat++) {
		if (seat == g->wakemaker || seat == g->delivery.seat)
			continue;
		n = gondola_list(gondola_mask(&g->boat[seat].cards), list);
		for (i = 0; i < n; i++)
			if (!deliveries(g, seat, list[i], to))
				return;
	}
}

static void
disruption_moves(const struct gondola *g, const struct listener *to)
{
	uint8_t list[CARDS];
	struct choice choice = {
	    .of = gondola_list(gondola_played(g), list) };
	struct move move;
	uint64_t cards;

	while (gondola_choose(&choice)) {
		cards = gondola_chosen(&choice, list);
		if (!gondola_can_cancel(g, cards))
			continue;
		gondola_move_disrupt(&move, cards);
		if (!to->each(&move, to->arg))
			return;
	}
	listener_say(to, VERB_LET_PASS);
}

void
gondola_moves(const void *state, move_fn *each, void *arg)
{
	const struct gondola *g = state;
	const struct listener to = { each, arg };
	struct due due = gondola_due(g);

	switch (due.what) {
	case DUE_ANSWER:
		answers(g, due, &to);
		break;
	case DUE_LOAD:
	case DUE_DRAW:
		loading_moves(g, due, &to);
		break;
	case DUE_DELIVERY:
		delivery_moves(g, &to);
		break;
	case DUE_AID:
		if (listener_say(&to, VERB_AGREE))
			listener_say(&to, VERB_REFUSE);
		break;
	case DUE_DISRUPTION:
		disruption_moves(g, &to);
		break;
	case DUE_SHUFFLE:
	case DUE_NOTHING:
		break;
	}
}
