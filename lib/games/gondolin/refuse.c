/* Why a move is not legal: what is so, by which rule, and what would do. */

#include <stdarg.h>

#include "gondolin.h"
#include "moves.h"

static void __attribute__((format(printf, 3, 4)))
no(struct fault *why, const char *rule, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	fault_list(why, FAULT_ILLEGAL, &game_state_place, rule, fmt, ap);
	va_end(ap);
}

/* What has to be decided first. */
static void
not_due(const struct gondolin *g, struct fault *why)
{
	const struct story *story = gondolin_story(g);

	switch (gondolin_due(g)) {
	case DUE_SHUFFLE:
	case DUE_PICK:
		no(why, "gondolin.chance.1", "chance is to decide first");
		break;
	case DUE_LOCATION:
		no(why, "gondolin.opening.1", "a location is to be chosen "
		    "first");
		break;
	case DUE_HAND:
		no(why, "gondolin.opening.2", "the opening hand is to be "
		    "named first: it has %d of %d cards", g->hand.n,
		    story->hand);
		break;
	case DUE_DESTROY:
		no(why, "gondolin.turn.1", "R %d and %d from S cannot pay "
		    "M %d: a card with M is to be destroyed", g->stat[STAT_R],
		    g->income, gondolin_stat(g, STAT_M));
		break;
	case DUE_CHOICE:
		no(why, "gondolin.effects.4", "an effect asks for a choice "
		    "first");
		break;
	case DUE_PLAY:
		no(why, "gondolin.turn.4", "the %s phase of turn %d goes on: "
		    "cards are played or activated, or end-phase",
		    gondolin_phases[g->phase], g->turn);
		break;
	case DUE_NOTHING:
		no(why, "gondolin.end.1", "the match is over");
	}
}

static void
refuse_play(const struct gondolin *g, const struct move *move,
    struct fault *why)
{
	int card = gondolin_first(g, move->arg[0]);
	const char *id = gondolin_card(g, card)->id;

	if (card != move->arg[0])
		no(why, "gondolin.moves.1", "copies in the hand are alike: "
		    "name %s", id);
	else if (pile_find(&g->hand, card) == -1 &&
	    pile_find(&g->returned, card) != -1)
		no(why, "gondolin.effects.5", "%s has come back in this turn "
		    "and cannot be played before the next", id);
	else if (pile_find(&g->hand, card) == -1)
		no(why, "gondolin.turn.4", "%s is not in the hand", id);
	else if (gondolin_cost(g, card) > g->stat[STAT_R])
		no(why, "gondolin.turn.4", "%s costs R %d, and there is %d",
		    id, gondolin_cost(g, card), g->stat[STAT_R]);
	else if (gondolin_needs(g, card) > gondolin_stat(g, STAT_P))
		no(why, "gondolin.turn.4", "%s needs P %d, and there is %d",
		    id, gondolin_needs(g, card), gondolin_stat(g, STAT_P));
	else
		no(why, "gondolin.effects.4", move->n == 1 ?
		    "%s needs a target: play it on a card" :
		    "%s has no such target", id);
}

/* Says what is wrong with naming a card in play, if that is it. */
static bool
refuse_name(const struct gondolin *g, int card, struct fault *why)
{
	int at = gondolin_place_of(g, card);
	char name[PIECE_NAME], like[PIECE_NAME];

	gondolin_name(g, card, name);
	if (at == -1) {
		no(why, "gondolin.moves.1", "%s is not in play", name);
		return true;
	}
	if (gondolin_like(g, at) == at)
		return false;
	gondolin_name(g, gondolin_copy_at(g, gondolin_like(g, at)), like);
	no(why, "gondolin.moves.1", "%s is like %s: name that", name, like);
	return true;
}

static void
refuse_activation(const struct gondolin *g, const struct move *move,
    struct fault *why)
{
	const struct card *c = gondolin_card(g, move->arg[0]);
	int at = gondolin_place_of(g, move->arg[0]);

	if (refuse_name(g, move->arg[0], why))
		return;
	if (!c->activates)
		no(why, "gondolin.effects.3", "%s has no effect to activate",
		    c->id);
	else if (g->play[at].used)
		no(why, "gondolin.effects.3", c->once ?
		    "%s has been activated, and can be only once" :
		    "%s has been activated in this turn", c->id);
	else if (c->fee > g->stat[STAT_R])
		no(why, "gondolin.effects.3", "to activate %s costs R %d, and "
		    "there is %d", c->id, c->fee, g->stat[STAT_R]);
	else
		no(why, "gondolin.effects.4", move->n == 1 ?
		    "%s needs a target: activate it on a card" :
		    "%s has no such target", c->id);
}

static void
refuse_choice(const struct gondolin *g, const struct move *move,
    struct fault *why)
{
	const struct effect *e = gondolin_pending(g);
	char name[PIECE_NAME];

	if (move->n == 0) {
		no(why, "gondolin.effects.4", "this choice cannot be "
		    "declined");
		return;
	}
	if (e->doing != DO_RETURN && refuse_name(g, move->arg[0], why))
		return;
	gondolin_name(g, move->arg[0], name);
	no(why, "gondolin.effects.4", "%s cannot be chosen here", name);
}

static void
refuse_destruction(const struct gondolin *g, const struct move *move,
    struct fault *why)
{
	if (!refuse_name(g, move->arg[0], why))
		no(why, "gondolin.turn.1", "%s adds nothing to M",
		    gondolin_card(g, move->arg[0])->id);
}

static void
refuse_hand(const struct gondolin *g, const struct move *move,
    struct fault *why)
{
	const struct card *c = gondolin_card(g, move->arg[0]);

	if (!(TYPES_HAND >> c->type & 1))
		no(why, "gondolin.opening.3", "%s is neither a defender nor "
		    "an achievement", c->id);
	else
		no(why, "gondolin.opening.2", "no more of %s in the deck",
		    c->id);
}

static void
refuse(const void *state, const struct move *move, struct fault *why)
{
	const struct gondolin *g = state;
	int due = gondolin_due(g);

	if (due == DUE_PLAY && move->verb == VERB_PLAY)
		refuse_play(g, move, why);
	else if (due == DUE_PLAY && move->verb == VERB_ACTIVATE)
		refuse_activation(g, move, why);
	else if (due == DUE_CHOICE && move->verb == VERB_CHOOSE)
		refuse_choice(g, move, why);
	else if (due == DUE_DESTROY && move->verb == VERB_DESTROY)
		refuse_destruction(g, move, why);
	else if (due == DUE_HAND && move->verb == VERB_HAND)
		refuse_hand(g, move, why);
	else if (due == DUE_LOCATION && move->verb == VERB_LOCATION)
		no(why, "gondolin.opening.1", "%s is no location of this "
		    "deck", gondolin_card(g, move->arg[0])->id);
	else
		not_due(g, why);
}

bool
gondolin_allow(const void *state, const struct move *move, struct fault *why)
{
	if (moves_have(gondolin_moves, state, move))
		return true;
	if (why != NULL)
		refuse(state, move, why);
	return false;
}
