/*
 * Effects that are to happen wait in frames, the last one first, so that a
 * card drawn in the middle of an effect enters at once and the rest goes on
 * afterwards; a choice stops there until it is answered.
 */

#include <assert.h>
#include <string.h>

#include "gondolin.h"

void
gondolin_push(struct gondolin *g, int what, int at, int card)
{
	assert(g->frames < FRAMES_MAX);
	g->frame[g->frames++] = (struct frame){ .what = what, .at = at,
	    .card = card };
}

/* When effects of the frames happen, and whose they are. */
static const struct {
	enum when when;
	enum { OF_NOTHING, OF_EVENT, OF_CARD, OF_PLAY } of;
} kinds[FRAMES] = {
	[FRAME_STORY] = { WHEN_NOW, OF_EVENT },
	[FRAME_STORY_EACH] = { WHEN_TURN, OF_EVENT },
	[FRAME_EACH] = { WHEN_TURN, OF_PLAY },
	[FRAME_ENTER] = { WHEN_NOW, OF_NOTHING },
	[FRAME_NOW] = { WHEN_NOW, OF_PLAY },
	[FRAME_LOOSE] = { WHEN_NOW, OF_CARD },
	[FRAME_ACTIVATE] = { WHEN_ACTIVATE, OF_PLAY },
};

/* What is left of the effects of a card that leaves does not happen. */
void
gondolin_forget(struct gondolin *g, int at)
{
	struct frame *f = g->frame, *end = f + g->frames;

	for (; f < end; f++) {
		if (kinds[f->what].of != OF_PLAY || f->at < at)
			continue;
		if (f->at > at)
			f->at--;
		else if (f->what == FRAME_EACH) {
			/* A location is before it and never leaves. */
			f->at--;
			f->effect = EFFECTS_MAX;
			f->left = 0;
		} else {
			memmove(f, f + 1, (end - f - 1) * sizeof(*f));
			g->frames--;
			end--;
			f--;
		}
	}
}

/* The place of the card that a frame belongs to. */
int
gondolin_self(const struct frame *f)
{
	return kinds[f->what].of == OF_PLAY ? f->at : NOTHING;
}

static const struct effects *
effects_of(const struct gondolin *g, const struct frame *f)
{
	static const struct effects none;
	const struct story *story = gondolin_story(g);

	switch (kinds[f->what].of) {
	case OF_EVENT:
		return f->at < story->n ? &story->event[f->at].effects : &none;
	case OF_CARD:
		return &gondolin_card(g, f->card)->effects;
	case OF_PLAY:
		return &gondolin_at(g, f->at)->effects;
	default:
		return &none;
	}
}

/* Whether the source that the frame stands at has its turn at all. */
static bool
counts(const struct gondolin *g, const struct frame *f)
{
	const struct story *story = gondolin_story(g);
	int turn;

	if (f->what == FRAME_EACH)
		return g->play[f->at].turn < g->turn;
	if (kinds[f->what].of != OF_EVENT)
		return true;
	turn = f->at < story->n ? story->event[f->at].turn : TURNS_MAX + 1;
	return f->what == FRAME_STORY ? turn == g->turn : turn <= g->turn;
}

/* The next source that has anything to do in such a frame, or none. */
static int
find_source(const struct gondolin *g, struct frame f)
{
	const struct story *story = gondolin_story(g);
	enum when when = kinds[f.what].when;
	int last = f.what == FRAME_EACH ? g->in_play :
	    kinds[f.what].of == OF_EVENT && story->whens >> when & 1 ?
	    story->n : 0;

	for (f.at++; f.at < last; f.at++)
		if (effects_of(g, &f)->whens >> when & 1)
			return f.at;
	return NOTHING;
}

/* The source is done: the next one, or the frame ends. */
static void
next_source(struct gondolin *g, struct frame *f)
{
	int at = find_source(g, *f);

	f->effect = f->left = 0;
	if (at != NOTHING) {
		f->at = at;
		return;
	}
	g->frames--;
	if (f->what == FRAME_LOOSE) {
		pile_push(&g->played, f->card);
		gondolin_changed(g);
	}
}

/* One of the times that an effect happens is settled, or all of them. */
void
gondolin_settle(struct frame *f, bool all)
{
	f->left = all ? 0 : f->left - 1;
	if (f->left == 0)
		f->effect++;
}

/* The effect at which a frame stands, or NULL if there is none. */
static const struct effect *
effect_at(const struct gondolin *g, const struct frame *f)
{
	const struct effects *list = effects_of(g, f);
	const struct effect *e;

	if (f->effect >= list->n)
		return NULL;
	e = gondolin_effect(g, list, f->effect);
	return e->when == kinds[f->what].when ? e : NULL;
}

static bool
begins(struct gondolin *g, struct frame *f, const struct effect *e)
{
	if (e->conditions > 0)
		gondolin_weigh(g);
	if (!gondolin_holds(g, e, gondolin_self(f)))
		return false;
	f->left = e->count;
	return true;
}

/* False if nothing can happen before a choice. */
static bool
step(struct gondolin *g)
{
	struct frame *f = &g->frame[g->frames - 1];
	const struct effect *e;

	if (f->what == FRAME_ENTER) {
		g->frames--;
		gondolin_enter(g, f->card);
		return true;
	}
	if (f->effect >= effects_of(g, f)->n || !counts(g, f)) {
		next_source(g, f);
		return true;
	}
	e = effect_at(g, f);
	if (e != NULL && (f->left > 0 || begins(g, f, e)))
		return gondolin_perform(g, f, e);
	f->effect++;
	return true;
}

void
gondolin_run(struct gondolin *g)
{
	while (g->frames > 0 && step(g))
		;
}

/* The choice at which everything stands, as gondolin_waits holds it. */
const struct effect *
gondolin_pending(const struct gondolin *g)
{
	return g->frames == 0 ? NULL :
	    effect_at(g, &g->frame[g->frames - 1]);
}

/* What can be chosen there. */
void
gondolin_choices(const struct gondolin *g, struct candidates *c)
{
	gondolin_candidates(g, gondolin_pending(g),
	    gondolin_self(&g->frame[g->frames - 1]), c);
}

/* Whether there is a choice where the last frame stands. */
bool
gondolin_waits(const struct gondolin *g)
{
	const struct frame *f = &g->frame[g->frames - 1];
	const struct effect *e = gondolin_pending(g);
	struct candidates c;

	if (e == NULL || f->left == 0 || f->left > e->count ||
	    !counts(g, f) ||
	    (e->pick != PICK_CHOICE && e->pick != PICK_RANDOM))
		return false;
	gondolin_choices(g, &c);
	return c.n > 0;
}

bool
gondolin_goes_on(const struct gondolin *g, const struct frame *f)
{
	const struct effect *e = effect_at(g, f);

	return f->left == 0 || (e != NULL && e->doing == DO_DRAW &&
	    f->left < e->count);
}

void
gondolin_answer(struct gondolin *g, int card)
{
	const struct effect *e = gondolin_pending(g);
	struct candidates c;
	int i;

	gondolin_choices(g, &c);
	gondolin_settle(&g->frame[g->frames - 1], card == NOTHING);
	for (i = 0; i < c.n; i++)
		if (gondolin_candidate(g, &c, i) == card) {
			gondolin_act(g, e, c.at[i]);
			return;
		}
}
