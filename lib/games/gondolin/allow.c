/* Whether a move may be made, and if not why: what is so, by which rule. */

#include <stdarg.h>

#include "gondolin.h"

static bool __attribute__((format(printf, 3, 4)))
no(struct fault *why, const char *rule, const char *fmt, ...)
{
	va_list ap;

	if (why == NULL)
		return false;
	va_start(ap, fmt);
	fault_list(why, FAULT_ILLEGAL, &game_state_place, rule, fmt, ap);
	va_end(ap);
	return false;
}

/* What has to be decided first. */
static const struct {
	const char *rule, *text;
} dues[] = {
	[DUE_SHUFFLE] = { "gondolin.chance.1", "chance is to decide first" },
	[DUE_PICK] = { "gondolin.chance.1", "chance is to decide first" },
	[DUE_LOCATION] = { "gondolin.opening.1",
	    "a location is to be chosen first" },
	[DUE_HAND] = { "gondolin.opening.2",
	    "the opening hand is to be named first" },
	[DUE_DESTROY] = { "gondolin.turn.1",
	    "a card with M is to be destroyed" },
	[DUE_CHOICE] = { "gondolin.effects.4",
	    "an effect asks for a choice first" },
	[DUE_PLAY] = { "gondolin.turn.4",
	    "cards are played or activated, or end-phase" },
	[DUE_NOTHING] = { "gondolin.end.1", "the match is over" },
};

static bool
not_due(const struct gondolin *g, struct fault *why)
{
	enum due due = gondolin_due(g);
	const char *rule = dues[due].rule, *text = dues[due].text;

	switch (due) {
	case DUE_HAND:
		return no(why, rule, "%s: it has %d of %d cards", text,
		    g->hand.n, gondolin_story(g)->hand);
	case DUE_DESTROY:
		return no(why, rule, "R %d and %d from S cannot pay M %d: %s",
		    g->stat[STAT_R], g->income, gondolin_stat(g, STAT_M),
		    text);
	case DUE_PLAY:
		return no(why, rule, "the %s phase of turn %d goes on: %s",
		    gondolin_phases[g->phase], g->turn, text);
	default:
		return no(why, rule, "%s", text);
	}
}

/* Cards in play that are alike have one name; at is the place of it. */
static bool
is_name(const struct gondolin *g, int card, int at, struct fault *why)
{
	char name[PIECE_NAME], like[PIECE_NAME];

	if (at != -1 && gondolin_like(g, at) == at)
		return true;
	gondolin_name(g, card, name);
	if (at == -1)
		return no(why, "gondolin.moves.1", "%s is not in play", name);
	gondolin_name(g, gondolin_copy_at(g, gondolin_like(g, at)), like);
	return no(why, "gondolin.moves.1", "%s is like %s: name that", name,
	    like);
}

static bool
is_candidate(const struct gondolin *g, const struct candidates *c, int card)
{
	int i;

	for (i = 0; i < c->n; i++)
		if (gondolin_candidate(g, c, i) == card)
			return true;
	return false;
}

/* A target is named if, and only if, one is needed. */
static bool
has_target(const struct gondolin *g, const struct move *move,
    const char *form, struct fault *why)
{
	const char *id = gondolin_card(g, move->arg[0])->id;
	struct gondolin after;
	struct candidates c;
	bool wants = gondolin_wants_target(g, move->verb, move->arg[0],
	    &after, &c);

	if (move->n == 1)
		return !wants || no(why, "gondolin.effects.4",
		    "%s needs a target: %s it on a card", id, form);
	return (wants && is_candidate(&after, &c, move->arg[1])) ||
	    no(why, "gondolin.effects.4", "%s has no such target", id);
}

static bool
may_play(const struct gondolin *g, const struct move *move,
    struct fault *why)
{
	int card = move->arg[0];
	const char *id = gondolin_card(g, card)->id;

	if (gondolin_first(g, card) != card)
		return no(why, "gondolin.moves.1", "copies in the hand are "
		    "alike: name %s", id);
	if (pile_find(&g->hand, card) == -1)
		return pile_find(&g->returned, card) != -1 ?
		    no(why, "gondolin.effects.5", "%s has come back in this "
		    "turn and cannot be played before the next", id) :
		    no(why, "gondolin.turn.4", "%s is not in the hand", id);
	if (gondolin_cost(g, card) > g->stat[STAT_R])
		return no(why, "gondolin.turn.4", "%s costs R %d, and there "
		    "is %d", id, gondolin_cost(g, card), g->stat[STAT_R]);
	if (gondolin_needs(g, card) > gondolin_stat(g, STAT_P))
		return no(why, "gondolin.turn.4", "%s needs P %d, and there "
		    "is %d", id, gondolin_needs(g, card),
		    gondolin_stat(g, STAT_P));
	return has_target(g, move, "play", why);
}

static bool
may_activate(const struct gondolin *g, const struct move *move,
    struct fault *why)
{
	const struct card *c = gondolin_card(g, move->arg[0]);
	int at = gondolin_place_of(g, move->arg[0]);

	if (!is_name(g, move->arg[0], at, why))
		return false;
	if (gondolin_can_activate(g, at))
		return has_target(g, move, "activate", why);
	if (!c->activates)
		return no(why, "gondolin.effects.3",
		    "%s has no effect to activate", c->id);
	if (g->play[at].used)
		return no(why, "gondolin.effects.3", c->once ?
		    "%s has been activated, and can be only once" :
		    "%s has been activated in this turn", c->id);
	return no(why, "gondolin.effects.3", "to activate %s costs R %d, and "
	    "there is %d", c->id, c->fee, g->stat[STAT_R]);
}

static bool
may_choose(const struct gondolin *g, const struct move *move,
    struct fault *why)
{
	const struct effect *e = gondolin_pending(g);
	struct candidates c;
	char name[PIECE_NAME];

	if (move->n == 0)
		return e->may || no(why, "gondolin.effects.4",
		    "this choice cannot be declined");
	if (e->doing != DO_RETURN && !is_name(g, move->arg[0],
	    gondolin_place_of(g, move->arg[0]), why))
		return false;
	gondolin_choices(g, &c);
	gondolin_name(g, move->arg[0], name);
	return is_candidate(g, &c, move->arg[0]) || no(why,
	    "gondolin.effects.4", "%s cannot be chosen here", name);
}

static bool
may_destroy(const struct gondolin *g, const struct move *move,
    struct fault *why)
{
	int at = gondolin_place_of(g, move->arg[0]);

	return is_name(g, move->arg[0], at, why) &&
	    (gondolin_at(g, at)->M > 0 || no(why, "gondolin.turn.1",
	    "%s adds nothing to M", gondolin_card(g, move->arg[0])->id));
}

static bool
may_take(const struct gondolin *g, const struct move *move,
    struct fault *why)
{
	const struct card *c = gondolin_card(g, move->arg[0]);

	if (!(TYPES_HAND >> c->type & 1))
		return no(why, "gondolin.opening.3", "%s is neither a "
		    "defender nor an achievement", c->id);
	return pile_find(&g->deck, move->arg[0]) != -1 ||
	    no(why, "gondolin.opening.2", "no more of %s in the deck", c->id);
}

static bool
may_locate(const struct gondolin *g, const struct move *move,
    struct fault *why)
{
	return pile_find(&g->aside, move->arg[0]) != -1 ||
	    no(why, "gondolin.opening.1", "%s is no location of this deck",
	    gondolin_card(g, move->arg[0])->id);
}

/* A verb of this decision, with as many cards as it takes. */
static bool
is_due(const struct gondolin *g, const struct move *move)
{
	int i;

	if (move->verb >= VERBS ||
	    !(gondolin_grammar.phrases[move->verb].decisions >>
	    gondolin_due(g) & 1) ||
	    move->n < gondolin_arity[move->verb].least ||
	    move->n > gondolin_arity[move->verb].most)
		return false;
	for (i = 0; i < move->n; i++)
		if (move->arg[i] >= g->cards)
			return false;
	return true;
}

bool
gondolin_allow(const void *state, const struct move *move, struct fault *why)
{
	static bool (*const may[VERBS])(const struct gondolin *,
	    const struct move *, struct fault *) = {
		[VERB_LOCATION] = may_locate,
		[VERB_HAND] = may_take,
		[VERB_DESTROY] = may_destroy,
		[VERB_PLAY] = may_play,
		[VERB_ACTIVATE] = may_activate,
		[VERB_CHOOSE] = may_choose,
	};

	if (!is_due(state, move))
		return not_due(state, why);
	return move->verb == VERB_END_PHASE ||
	    may[move->verb](state, move, why);
}
