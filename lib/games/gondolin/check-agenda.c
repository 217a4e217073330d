/* Whether effects that are to happen can be where a state says they are. */

#include "gondolin.h"

/* Only the first thing in a defence or main phase can be what was played; all
   else that enters is an event. */
static bool
is_played(const struct gondolin *g, int i)
{
	const struct frame *f = &g->frame[i];
	int card;

	if (f->what != FRAME_LOOSE && f->what != FRAME_NOW)
		return true;
	card = f->what == FRAME_LOOSE ? f->card : g->play[f->at].card;
	return (TYPES_EVENT >> gondolin_card(g, card)->type & 1) ==
	    (i > 0 || g->phase == PHASE_EVENT);
}

/* The frame where another one below it ends, as their order has it. */
static const char *
wrong_order(const struct gondolin *g, int i)
{
	static const int base[] = { [FRAME_ENTER] = 1, [FRAME_EACH] = 2,
	    [FRAME_STORY_EACH] = 3, [FRAME_STORY] = 4, [FRAME_NOW] = 5,
	    [FRAME_LOOSE] = 5, [FRAME_ACTIVATE] = 5 };
	const struct frame *f = &g->frame[i];
	int below;

	if ((base[f->what] < 5 && g->phase != PHASE_EVENT) ||
	    (f->what == FRAME_ACTIVATE && (i > 0 || g->phase == PHASE_EVENT)))
		return "not in this phase";
	if (!is_played(g, i))
		return "a card that cannot have entered there";
	if (i > 0 && base[f->what] < 5 &&
	    base[f->what] <= base[g->frame[i - 1].what])
		return "not in this order";
	for (below = 0; f->what == FRAME_NOW && below < i; below++)
		if (g->frame[below].what == FRAME_NOW &&
		    g->frame[below].at >= f->at)
			return "not in the order in which cards entered";
	return NULL;
}

static const char *
wrong_source(const struct gondolin *g, const struct frame *f)
{
	unsigned type = gondolin_card(g, f->card)->type;

	switch (f->what) {
	case FRAME_STORY:
	case FRAME_STORY_EACH:
		return f->at < gondolin_story(g)->n ? NULL : "no such event";
	case FRAME_ENTER:
		return TYPES_EVENT >> type & 1 ? NULL : "not an event";
	case FRAME_LOOSE:
		return type == TYPE_INSIGHT || type == TYPE_OCCURRENCE ? NULL :
		    "a card that stays in play";
	}
	if (f->at >= g->in_play)
		return "no such place in play";
	if (f->what == FRAME_ACTIVATE && !g->play[f->at].used)
		return "a card that has not been used";
	return NULL;
}

int
gondolin_check_agenda(const struct gondolin *g, struct fault *why)
{
	struct place list = { &game_state_place, "agenda", 0 };
	struct place here = { &list, NULL, 0 };
	const char *text;
	int bad = 0;

	if (g->frames > 0 && (g->phase < PHASE_EVENT ||
	    g->phase == PHASE_OVER))
		return fault_at(why, FAULT_STATE, &list, "gondolin.turn.3",
		    "nothing happens in this phase");
	for (; here.index < g->frames; here.index++) {
		text = wrong_source(g, &g->frame[here.index]);
		if (text == NULL)
			text = wrong_order(g, here.index);
		if (text == NULL && here.index < g->frames - 1 &&
		    !gondolin_goes_on(g, &g->frame[here.index]))
			text = "only a draw can be interrupted";
		if (text != NULL)
			bad = fault_at(why, FAULT_STATE, &here,
			    "gondolin.turn.3", "%s", text);
	}
	if (bad == 0 && (g->frames > 0 ? !gondolin_waits(g) :
	    g->phase == PHASE_EVENT))
		bad = fault_at(why, FAULT_STATE, &list, "gondolin.turn.3",
		    "effects wait where there is no choice");
	return bad;
}
