/* What becomes of the enemies at the end of a defence phase. */

#include "gondolin.h"

static bool
attack_is_due(const struct gondolin *g)
{
	int at;

	for (at = 0; at < g->in_play; at++)
		if (gondolin_at(g, at)->type == TYPE_ENEMY &&
		    gondolin_attacks_in(g, at) <= g->turn)
			return true;
	return false;
}

static void
destroy_all(struct gondolin *g, enum type type)
{
	int at = 0;

	while (at < g->in_play)
		if (gondolin_at(g, at)->type == type)
			gondolin_leave(g, at, true);
		else
			at++;
}

static enum attack
attack(const struct gondolin *g)
{
	int defence = gondolin_total_defence(g);
	int attackers = gondolin_total_attack(g);

	if ((gondolin_weighed(g)->traits[TYPE_ENEMY] &
	    ~gondolin_weighed(g)->traits[TYPE_DEFENDER]) != 0)
		return ATTACK_UNCOUNTERED;
	return defence > attackers ? ATTACK_REPELLED :
	    defence == attackers ? ATTACK_STALEMATE : ATTACK_OVERRUN;
}

bool
gondolin_meet_enemies(struct gondolin *g)
{
	struct row *row = &g->sheet[g->turn - 1];
	enum attack result = ATTACK_NONE;

	if (gondolin_weighed(g)->count[TYPE_DEFENDER] == 0)
		result = ATTACK_UNDEFENDED;
	else if (attack_is_due(g))
		result = attack(g);
	if (result == ATTACK_NONE)
		return false;
	row->attack = ATTACK_NONE; /* another one in the same turn, perhaps */
	gondolin_note(g);
	row->attack = result;
	if (result >= ATTACK_UNDEFENDED) {
		g->phase = PHASE_OVER;
		return false;
	}
	destroy_all(g, TYPE_ENEMY);
	if (result == ATTACK_STALEMATE)
		destroy_all(g, TYPE_DEFENDER);
	return true;
}
