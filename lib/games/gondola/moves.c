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
matron_moves(const struct gondola *g, const struct listener *to)
{
	const struct boat *boat = &g->boat[g->due.seat];
	uint64_t cargo = gondola_free_cargo(boat->held, &g->declared);
	int i, card;

	for (i = 0; i < boat->cards.n; i++) {
		card = boat->cards.piece[i];
		if ((gondola_bit(card) & cargo) != 0 &&
		    (!say_matron(to, DOUBLED, card) ||
		    !say_matron(to, HALVED, card)))
			return;
	}
}

static void
answers(const struct gondola *g, const struct listener *to)
{
	switch (gondola_rank(g->due.card)) {
	case THIEF:
		if (say_declaration(to, VERB_THIEF, PLUS_ONE))
			say_declaration(to, VERB_THIEF, MINUS_ONE);
		break;
	case CAPTAIN:
		if (say_declaration(to, VERB_CAPTAIN, SET_TEN))
			say_declaration(to, VERB_CAPTAIN, DO_NOTHING);
		break;
	case MATRON:
		matron_moves(g, to);
	}
}

/* To take a card, to end that, and what a waiting Matron adds. */
static void
loading_moves(const struct gondola *g, const struct listener *to)
{
	bool draws = g->due.what == DUE_DRAW;

	if ((draws ? gondola_can_draw(g) : gondola_can_load(g, g->due.seat)) &&
	    !listener_say(to, draws ? VERB_DRAW : VERB_LOAD))
		return;
	if ((!draws || gondola_can_stop(g)) &&
	    !listener_say(to, draws ? VERB_STOP : VERB_CAST_OFF))
		return;
	if (gondola_can_declare(g))
		matron_moves(g, to);
}

/* Every set of the parts, with this aid or without any. */
static bool
deliver_sets(const struct parts *p, int helper, int gift,
    const struct listener *to)
{
	struct move move = { .verb = VERB_DELIVER, .arg = { helper, gift } };
	int i;

	for (i = 0; i < p->n; i++) {
		move.n = 2 + gondola_part(p, i, move.arg + 2);
		if (!to->each(&move, to->arg))
			return false;
	}
	return true;
}

static bool
deliver_with(const struct gondola *g, int helper, uint64_t gifts,
    struct parts *p, const struct listener *to)
{
	uint8_t list[CARDS];
	int i, n = gondola_list(g->boat[helper].held & gifts, list);

	for (i = 0; i < n; i++) {
		gondola_find_deliveries(p, list[i]);
		if (!deliver_sets(p, helper, list[i], to))
			return false;
	}
	return true;
}

static void
delivery_moves(const struct gondola *g, const struct listener *to)
{
	uint64_t hand = g->boat[g->delivery.seat].held;
	uint64_t gifts = gondola_gifts(hand) & ~g->delivery.refused;
	struct parts parts;
	int seat;

	gondola_parts(&parts, hand);
	gondola_find_deliveries(&parts, -1);
	if (!deliver_sets(&parts, 0, 0, to))
		return;
	for (seat = 1; seat <= g->seats; seat++)
		if (seat != g->wakemaker && seat != g->delivery.seat &&
		    !deliver_with(g, seat, gifts, &parts, to))
			return;
}

static void
disruption_moves(const struct gondola *g, const struct listener *to)
{
	struct move move = { .verb = VERB_DISRUPT };
	struct parts parts;
	int i;

	gondola_parts(&parts, gondola_played(g) & gondola_of_ranks(
	    gondola_ranks_of(g->boat[g->wakemaker].held)));
	gondola_add_parts(&parts, parts.whole, 1);
	for (i = 0; i < parts.n; i++) {
		move.n = gondola_part(&parts, i, move.arg);
		if (gondola_cannot_cancel(g, gondola_move_cards(&move)) == -1
		    && !to->each(&move, to->arg))
			return;
	}
	listener_say(to, VERB_LET_PASS);
}

void
gondola_moves(const void *state, move_fn *each, void *arg)
{
	const struct gondola *g = state;
	const struct listener to = { each, arg };

	switch (g->due.what) {
	case DUE_ANSWER:
		answers(g, &to);
		break;
	case DUE_LOAD:
	case DUE_DRAW:
		loading_moves(g, &to);
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
