/* What effects do. */

#include <assert.h>
#include <string.h>

#include "gondolin.h"

enum { STAT_MAX = 99999 };

/* What is taken beyond zero is lost. */
static void
change(struct gondolin *g, enum stat stat, int by)
{
	int now = by;

	if (by < 0) {
		gondolin_weigh(g);
		now = gondolin_stat(g, stat);
	}
	g->stat[stat] += by < -now ? -now : by;
	if (g->stat[stat] > STAT_MAX)
		g->stat[stat] = STAT_MAX;
	gondolin_changed(g);
}

int
gondolin_take(struct gondolin *g)
{
	int card = pile_take_top(&g->deck);

	assert(card < g->cards); /* nobody plays on with a view */
	return card;
}

void
gondolin_enter(struct gondolin *g, int card)
{
	const struct card *c = gondolin_card(g, card);

	if (c->type == TYPE_INSIGHT || c->type == TYPE_OCCURRENCE) {
		gondolin_push(g, FRAME_LOOSE, 0, card);
		return;
	}
	g->play[g->in_play++] = (struct in_play){ .card = card,
	    .turn = g->turn > 0 ? g->turn : 1 };
	g->lasting.stale = true;
	if (c->effects.whens >> WHEN_NOW & 1)
		gondolin_push(g, FRAME_NOW, g->in_play - 1, 0);
}

void
gondolin_leave(struct gondolin *g, int at, bool destroyed)
{
	int i, card = g->play[at].card;
	const struct card *c = gondolin_card(g, card);
	struct row *row = &g->sheet[g->turn - 1];

	memmove(g->play + at, g->play + at + 1,
	    (g->in_play - at - 1) * sizeof(g->play[0]));
	g->in_play--;
	g->lasting.stale = true;
	gondolin_forget(g, at);
	pile_push(&g->played, card);
	if (destroyed && c->type == TYPE_ENEMY) {
		g->defeated++;
		row->defeated++;
		for (i = 0; i < STATS; i++)
			change(g, i, c->stat[i]);
	} else if (destroyed)
		row->destroyed++;
}

static void
delay(struct gondolin *g, int at, int by)
{
	int siege = gondolin_siege(g, at);

	if (by < -siege)
		by = -siege;
	if (g->play[at].delay + by <= 9999)
		g->play[at].delay += by;
}

/* Does it to the card at this place, in play or in the played pile. */
void
gondolin_act(struct gondolin *g, const struct effect *e, int at)
{
	switch (e->doing) {
	case DO_DESTROY:
		gondolin_leave(g, at, true);
		break;
	case DO_LIFT:
		gondolin_leave(g, at, false);
		break;
	case DO_DELAY:
		delay(g, at, e->by);
		break;
	case DO_RETURN:
		pile_push(&g->returned, g->played.piece[at]);
		pile_remove_at(&g->played, at);
		gondolin_changed(g);
	}
}

static int
strength(const struct gondolin *g, const struct candidates *c, int i)
{
	int at = c->at[i];
	const struct card *card = gondolin_card(g, c->from_play ?
	    g->play[at].card : g->played.piece[at]);

	if (card->type != TYPE_DEFENDER && card->type != TYPE_ENEMY)
		return card->R;
	return c->from_play ? gondolin_weighed(g)->worth[at].figure :
	    card->type == TYPE_ENEMY ? card->A : card->D;
}

/* Of equals the first. */
static int
extreme(const struct gondolin *g, const struct candidates *c, bool strongest)
{
	int i, best = 0, sign = strongest ? 1 : -1;

	for (i = 1; i < c->n; i++)
		if (sign * strength(g, c, i) > sign * strength(g, c, best))
			best = i;
	return c->at[best];
}

static bool
aim(struct gondolin *g, struct frame *f, const struct effect *e)
{
	struct candidates c;
	int i, gone;

	gondolin_weigh(g);
	gondolin_candidates(g, e, gondolin_self(f), &c);
	if (c.n > 0 && (e->pick == PICK_CHOICE || e->pick == PICK_RANDOM))
		return false;
	gondolin_settle(f, c.n == 0 || e->pick == PICK_ALL);
	if (e->pick != PICK_ALL && c.n > 0)
		gondolin_act(g, e, extreme(g, &c, e->pick == PICK_STRONGEST));
	gone = e->doing == DO_DELAY ? 0 : 1;
	for (i = 0; e->pick == PICK_ALL && i < c.n; i++)
		gondolin_act(g, e, c.at[i] - gone * i);
	return true;
}

static void
draw(struct gondolin *g, struct frame *f)
{
	int card;

	gondolin_settle(f, g->deck.n == 0);
	if (g->deck.n == 0)
		return;
	card = gondolin_take(g);
	gondolin_changed(g);
	if (TYPES_EVENT >> gondolin_card(g, card)->type & 1)
		gondolin_enter(g, card);
	else
		pile_push(&g->hand, card);
}

bool
gondolin_perform(struct gondolin *g, struct frame *f,
    const struct effect *e)
{
	switch (e->doing) {
	case DO_CHANGE:
		gondolin_settle(f, true);
		if (e->what < STATS)
			change(g, (enum stat)e->what, e->by);
		else
			g->boost[e->what - WHAT_TD] += e->by;
		return true;
	case DO_DRAW:
		draw(g, f);
		return true;
	default:
		return aim(g, f, e);
	}
}
