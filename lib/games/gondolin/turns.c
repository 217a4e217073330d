/* From phase to phase and from turn to turn. */

#include "gondolin.h"

static const uint8_t due_in[] = {
	[PHASE_LOCATION] = DUE_LOCATION,
	[PHASE_MIX] = DUE_SHUFFLE,
	[PHASE_HAND] = DUE_HAND,
	[PHASE_SHUFFLE] = DUE_SHUFFLE,
	[PHASE_RESOURCE] = DUE_DESTROY,
	[PHASE_EVENT] = DUE_PLAY,
	[PHASE_DEFENCE] = DUE_PLAY,
	[PHASE_MAIN] = DUE_PLAY,
	[PHASE_OVER] = DUE_NOTHING,
};

/* Effects go on before anything else. */
int
gondolin_due(const void *state)
{
	const struct gondolin *g = state;

	if (g->frames == 0)
		return due_in[g->phase];
	return gondolin_pending(g)->pick == PICK_RANDOM ? DUE_PICK :
	    DUE_CHOICE;
}

bool
gondolin_survived(const struct gondolin *g)
{
	return g->phase == PHASE_OVER &&
	    g->sheet[g->turn - 1].attack < ATTACK_UNDEFENDED;
}

/* The values of now; an attack has fixed TD and TA. */
void
gondolin_fill_row(const struct gondolin *g, struct row *row)
{
	int i;

	for (i = 0; i < STATS; i++)
		row->value[i] = gondolin_stat(g, i);
	if (row->attack != ATTACK_NONE)
		return;
	row->value[VALUE_TD] = gondolin_total_defence(g);
	row->value[VALUE_TA] = gondolin_total_attack(g);
}

/* Keeps the line of this turn up to date. */
void
gondolin_note(struct gondolin *g)
{
	gondolin_changed(g);
	gondolin_weigh(g);
	if (g->turn > 0)
		gondolin_fill_row(g, &g->sheet[g->turn - 1]);
}

/* Takes one card out of the deck for the opening hand. */
void
gondolin_take_in_hand(struct gondolin *g, int card)
{
	pile_remove_at(&g->deck, pile_find(&g->deck, card));
	pile_push(&g->hand, card);
}

void
gondolin_open(struct gondolin *g, int location)
{
	int i, hand = gondolin_story(g)->hand;

	for (i = 0; i < STATS; i++)
		g->stat[i] = gondolin_card(g, location)->stat[i];
	pile_remove_at(&g->aside, pile_find(&g->aside, location));
	gondolin_enter(g, location);
	g->phase = PHASE_MIX;
	if (!g->easy)
		return;
	for (i = 0; i < g->wanted.n; i++)
		gondolin_take_in_hand(g, g->wanted.piece[i]);
	g->phase = g->hand.n < hand ? PHASE_HAND : PHASE_SHUFFLE;
}

static void
next_turn(struct gondolin *g)
{
	int i;

	g->turn++;
	g->boost[0] = g->boost[1] = 0;
	for (i = 0; i < g->in_play; i++)
		if (!gondolin_at(g, i)->once)
			g->play[i].used = false;
	for (i = 0; i < g->returned.n; i++)
		pile_push(&g->hand, g->returned.piece[i]);
	g->returned.n = 0;
	g->sheet[g->turn - 1] = (struct row){ .drawn = NOTHING };
	g->phase = PHASE_RESOURCE;
	gondolin_changed(g);
	gondolin_weigh(g);
	g->income = gondolin_stat(g, STAT_S) / 2;
}

/* All that the events of a turn bring, the first thing last. */
static void
begin_events(struct gondolin *g)
{
	struct row *row = &g->sheet[g->turn - 1];
	int card;

	g->phase = PHASE_EVENT;
	gondolin_reach_events(g);
	g->income = 0;
	if (g->deck.n > 0) {
		card = gondolin_take(g);
		row->drawn = card;
		if (TYPES_EVENT >> gondolin_card(g, card)->type & 1)
			gondolin_push(g, FRAME_ENTER, 0, card);
		else
			pile_push(&g->hand, card);
	}
	gondolin_push(g, FRAME_EACH, 0, 0);
	gondolin_push(g, FRAME_STORY_EACH, 0, 0);
	gondolin_push(g, FRAME_STORY, 0, 0);
	gondolin_go_on(g);
}

/* Whether the maintenance can be paid, if only because nothing is left. */
bool
gondolin_can_pay(const struct gondolin *g)
{
	int at;

	if (g->stat[STAT_R] + g->income >= gondolin_stat(g, STAT_M))
		return true;
	for (at = 0; at < g->in_play; at++)
		if (gondolin_at(g, at)->M > 0)
			return false;
	return true;
}

void
gondolin_pay(struct gondolin *g)
{
	gondolin_weigh(g);
	if (!gondolin_can_pay(g))
		return;
	g->stat[STAT_R] += g->income - gondolin_stat(g, STAT_M);
	if (g->stat[STAT_R] < 0)
		g->stat[STAT_R] = 0;
	begin_events(g);
}

void
gondolin_begin(struct gondolin *g)
{
	next_turn(g);
	begin_events(g);
}

/* Effects happen; then the phase is what the enemies in play make it. */
void
gondolin_go_on(struct gondolin *g)
{
	gondolin_run(g);
	gondolin_weigh(g);
	if (g->frames == 0 && g->phase == PHASE_EVENT)
		g->phase = PHASE_MAIN;
	if (g->frames == 0 && g->phase == PHASE_MAIN &&
	    gondolin_weighed(g)->count[TYPE_ENEMY] > 0)
		g->phase = PHASE_DEFENCE;
}

static void
end_turn(struct gondolin *g)
{
	gondolin_note(g);
	if (g->turn == gondolin_story(g)->turns) {
		g->phase = PHASE_OVER;
		return;
	}
	next_turn(g);
	gondolin_pay(g);
}

void
gondolin_end_phase(struct gondolin *g, const struct move *move)
{
	bool main = g->phase == PHASE_MAIN;

	(void)move;
	if (!main && (gondolin_weighed(g)->count[TYPE_ENEMY] == 0 ||
	    gondolin_meet_enemies(g)))
		g->phase = PHASE_MAIN;
	else if (g->phase != PHASE_OVER)
		end_turn(g);
}
