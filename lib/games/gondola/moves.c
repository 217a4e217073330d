/* Every legal move, in the order that gondola(6) gives. */

#include "gondola.h"

/* A declaration, of a Matron on that card. */
static bool
say(const struct listener *to, enum verb verb, enum declaration as, int on)
{
	struct move move;

	move.verb = verb;
	move.n = verb == VERB_MATRON ? 2 : 1;
	move.arg[0] = as;
	move.arg[1] = on;
	return to->each(&move, to->arg);
}

static void
matron_moves(const struct gondola *g, const struct listener *to)
{
	const struct boat *boat = &g->boat[g->due.seat];
	uint64_t cargo = gondola_free_cargo(boat, &g->declared);
	int i, card;

	for (i = 0; i < boat->cards.n; i++) {
		card = boat->cards.piece[i];
		if ((cargo >> card & 1) != 0 &&
		    (!say(to, VERB_MATRON, DOUBLED, card) ||
		    !say(to, VERB_MATRON, HALVED, card)))
			return;
	}
}

static void
answers(const struct gondola *g, const struct listener *to)
{
	int rank = gondola_rank(g->due.card), verb = VERB_THIEF + rank - THIEF;
	enum declaration first = gondola_first_declaration(rank);

	if (rank == MATRON)
		matron_moves(g, to);
	else if (say(to, verb, first, 0))
		say(to, verb, first + 1, 0);
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

/* Deliveries are made in one move, again and again. */
struct choosing {
	struct parts parts;
	struct move move;
	const struct listener *to;
};

/* All that may be delivered with this aid, or without any. */
static bool
deliver(struct choosing *c, int helper, int gift)
{
	int i;

	c->move.arg[0] = helper;
	c->move.arg[1] = helper != 0 ? gift : 0;
	gondola_find_deliveries(&c->parts, gift);
	for (i = 0; i < c->parts.n; i++) {
		c->move.n = 2 + gondola_part(&c->parts, i, c->move.arg + 2);
		if (!c->to->each(&c->move, c->to->arg))
			return false;
	}
	return true;
}

static bool
deliver_with(struct choosing *c, int helper, uint64_t gifts)
{
	while (gifts != 0)
		if (!deliver(c, helper, gondola_take(&gifts)))
			return false;
	return true;
}

static void
delivery_moves(const struct gondola *g, const struct listener *to)
{
	struct choosing c;
	uint64_t gifts;
	int seat;

	c.to = to;
	c.move.verb = VERB_DELIVER;
	gondola_parts(&c.parts, g->boat[g->delivery.seat].held);
	if (!deliver(&c, 0, -1))
		return;
	gifts = gondola_gifts(&c.parts) & ~(g->delivery.refused |
	    g->boat[g->delivery.seat].held | g->boat[g->wakemaker].held);
	for (seat = 1; seat <= g->seats; seat++)
		if (!deliver_with(&c, seat, g->boat[seat].held & gifts))
			return;
}

static void
disruption_moves(const struct gondola *g, const struct listener *to)
{
	struct parts parts;
	struct move move;
	int i;

	move.verb = VERB_DISRUPT;
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

static void
aid_moves(const struct gondola *g, const struct listener *to)
{
	(void)g;
	if (listener_say(to, VERB_AGREE))
		listener_say(to, VERB_REFUSE);
}

void
gondola_moves(const void *state, move_fn *each, void *arg)
{
	static void (*const list[])(const struct gondola *,
	    const struct listener *) = {
		[DUE_ANSWER] = answers,
		[DUE_LOAD] = loading_moves,
		[DUE_DRAW] = loading_moves,
		[DUE_DELIVERY] = delivery_moves,
		[DUE_AID] = aid_moves,
		[DUE_DISRUPTION] = disruption_moves,
		[DUE_NOTHING] = NULL,
	};
	const struct gondola *g = state;
	const struct listener to = { each, arg };

	if (list[g->due.what] != NULL)
		list[g->due.what](g, &to);
}
