/*
 * What effects do.  Those that are to happen wait in frames, the last one
 * first, so that a card drawn in the middle of an effect enters at once and
 * the rest goes on afterwards; a choice stops there until it is answered.
 */

#include <assert.h>
#include <string.h>

#include "gondolin.h"

enum { STAT_MAX = 99999 };

void
gondolin_push(struct gondolin *g, int what, int at, int card)
{
	assert(g->frames < FRAMES_MAX);
	g->frame[g->frames++] = (struct frame){ .what = what, .at = at,
	    .card = card };
}

/* What is taken beyond zero is lost. */
void
gondolin_change(struct gondolin *g, enum stat stat, int by)
{
	int now = gondolin_stat(g, stat);

	if (by < -now)
		by = -now;
	g->stat[stat] += by;
	if (g->stat[stat] > STAT_MAX)
		g->stat[stat] = STAT_MAX;
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
	if (gondolin_has_effect(&c->effects, WHEN_NOW))
		gondolin_push(g, FRAME_NOW, g->in_play - 1, 0);
}

/* What is left of the effects of a card that leaves does not happen. */
static void
forget(struct gondolin *g, int at)
{
	struct frame *f = g->frame, *end = f + g->frames;

	for (; f < end; f++) {
		if (f->what != FRAME_EACH && f->what != FRAME_NOW &&
		    f->what != FRAME_ACTIVATE)
			continue;
		if (f->at > at)
			f->at--;
		else if (f->at == at && f->what == FRAME_EACH) {
			/* A location is before it and never leaves. */
			f->at--;
			f->effect = EFFECTS_MAX;
			f->left = 0;
		} else if (f->at == at) {
			memmove(f, f + 1, (end - f - 1) * sizeof(*f));
			g->frames--;
			end--;
			f--;
		}
	}
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
	forget(g, at);
	pile_push(&g->played, card);
	if (destroyed && c->type == TYPE_ENEMY) {
		g->defeated++;
		row->defeated++;
		for (i = 0; i < STATS; i++)
			gondolin_change(g, i, c->stat[i]);
	} else if (destroyed)
		row->destroyed++;
}

/* The place of the card that a frame belongs to. */
int
gondolin_self(const struct gondolin *g, const struct frame *f)
{
	(void)g;
	return f->what == FRAME_EACH || f->what == FRAME_NOW ||
	    f->what == FRAME_ACTIVATE ? f->at : NOTHING;
}

static const struct effects *
effects_of(const struct gondolin *g, const struct frame *f)
{
	static const struct effects none;
	const struct story *story = gondolin_story(g);

	switch (f->what) {
	case FRAME_STORY:
	case FRAME_STORY_EACH:
		return f->at < story->n ? &story->event[f->at].effects : &none;
	case FRAME_ENTER:
		return &none;
	case FRAME_LOOSE:
		return &gondolin_card(g, f->card)->effects;
	default:
		return &gondolin_card(g, g->play[f->at].card)->effects;
	}
}

static const enum when whens[FRAMES] = {
	[FRAME_STORY] = WHEN_NOW,
	[FRAME_STORY_EACH] = WHEN_TURN,
	[FRAME_EACH] = WHEN_TURN,
	[FRAME_NOW] = WHEN_NOW,
	[FRAME_LOOSE] = WHEN_NOW,
	[FRAME_ACTIVATE] = WHEN_ACTIVATE,
};

/* Whether the source that the frame stands at has its turn at all. */
static bool
counts(const struct gondolin *g, const struct frame *f)
{
	const struct story *story = gondolin_story(g);

	switch (f->what) {
	case FRAME_STORY:
		return f->at < story->n && story->event[f->at].turn == g->turn;
	case FRAME_STORY_EACH:
		return f->at < story->n && story->event[f->at].turn <= g->turn;
	case FRAME_EACH:
		return g->play[f->at].turn < g->turn;
	default:
		return true;
	}
}

/* The source is done: the next one, or the frame ends. */
static void
next_source(struct gondolin *g, struct frame *f)
{
	int last = f->what == FRAME_EACH ? g->in_play : f->what <=
	    FRAME_STORY_EACH ? gondolin_story(g)->n : 0;
	int card = f->card;
	bool loose = f->what == FRAME_LOOSE;

	f->effect = f->left = 0;
	if (++f->at < last)
		return;
	g->frames--;
	if (loose)
		pile_push(&g->played, card);
}

/* One of the times that an effect happens is settled, or all of them. */
static void
settle(struct frame *f, bool all)
{
	f->left = all ? 0 : f->left - 1;
	if (f->left == 0)
		f->effect++;
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
static void
act(struct gondolin *g, const struct effect *e, int at)
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
	}
}

static int
strength(const struct gondolin *g, const struct candidates *c, int i)
{
	int at = c->at[i];
	const struct card *card = gondolin_card(g, c->from_play ?
	    g->play[at].card : g->played.piece[at]);

	if (card->type == TYPE_DEFENDER)
		return c->from_play ? gondolin_defence(g, at) : card->D;
	if (card->type == TYPE_ENEMY)
		return c->from_play ? gondolin_attack(g, at) : card->A;
	return card->R;
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

/* False if it stops at a choice. */
static bool
aim(struct gondolin *g, struct frame *f, const struct effect *e)
{
	struct candidates c;
	int i, gone;

	gondolin_candidates(g, e, gondolin_self(g, f), &c);
	if (c.n > 0 && (e->pick == PICK_CHOICE || e->pick == PICK_RANDOM))
		return false;
	settle(f, c.n == 0 || e->pick == PICK_ALL);
	if (e->pick != PICK_ALL && c.n > 0)
		act(g, e, extreme(g, &c, e->pick == PICK_STRONGEST));
	gone = e->doing == DO_DELAY ? 0 : 1;
	for (i = 0; e->pick == PICK_ALL && i < c.n; i++)
		act(g, e, c.at[i] - gone * i);
	return true;
}

static void
draw(struct gondolin *g, struct frame *f)
{
	int card;

	settle(f, g->deck.n == 0);
	if (g->deck.n == 0)
		return;
	card = gondolin_take(g);
	if (TYPES_EVENT >> gondolin_card(g, card)->type & 1)
		gondolin_enter(g, card);
	else
		pile_push(&g->hand, card);
}

static bool
perform(struct gondolin *g, struct frame *f, const struct effect *e)
{
	switch (e->doing) {
	case DO_CHANGE:
		settle(f, true);
		if (e->what < STATS)
			gondolin_change(g, (enum stat)e->what, e->by);
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

/* False if nothing can happen before a choice. */
static bool
step(struct gondolin *g)
{
	struct frame *f = &g->frame[g->frames - 1];
	const struct effects *list = effects_of(g, f);
	const struct effect *e = &list->list[f->effect];
	int card = f->card;

	if (f->what == FRAME_ENTER) {
		g->frames--;
		gondolin_enter(g, card);
		return true;
	}
	if (f->effect >= list->n || !counts(g, f)) {
		next_source(g, f);
		return true;
	}
	if (f->left == 0 && (e->when != whens[f->what] ||
	    !gondolin_holds(g, e, gondolin_self(g, f)))) {
		f->effect++;
		return true;
	}
	if (f->left == 0)
		f->left = e->count;
	return perform(g, f, e);
}

void
gondolin_run(struct gondolin *g)
{
	while (g->frames > 0 && step(g))
		;
}

/* The choice at which the last frame stands, or NULL. */
const struct effect *
gondolin_pending(const struct gondolin *g)
{
	const struct frame *f;
	const struct effects *list;
	const struct effect *e;
	struct candidates c;

	if (g->frames == 0)
		return NULL;
	f = &g->frame[g->frames - 1];
	list = effects_of(g, f);
	if (f->effect >= list->n || f->left == 0 || !counts(g, f))
		return NULL;
	e = &list->list[f->effect];
	if (e->when != whens[f->what] || f->left > e->count ||
	    (e->pick != PICK_CHOICE && e->pick != PICK_RANDOM))
		return NULL;
	gondolin_candidates(g, e, gondolin_self(g, f), &c);
	return c.n > 0 ? e : NULL;
}

bool
gondolin_goes_on(const struct gondolin *g, const struct frame *f)
{
	const struct effects *list = effects_of(g, f);
	const struct effect *e = &list->list[f->effect];

	return f->left == 0 || (f->effect < list->n &&
	    e->doing == DO_DRAW && e->when == whens[f->what] &&
	    f->left < e->count);
}

void
gondolin_answer(struct gondolin *g, int card)
{
	struct frame *f = &g->frame[g->frames - 1];
	const struct effect *e = gondolin_pending(g);
	struct candidates c;
	int i;

	assert(e != NULL);
	gondolin_candidates(g, e, gondolin_self(g, f), &c);
	settle(f, card == NOTHING);
	for (i = 0; i < c.n; i++)
		if (gondolin_candidate(g, &c, i) == card) {
			act(g, e, c.at[i]);
			return;
		}
}
