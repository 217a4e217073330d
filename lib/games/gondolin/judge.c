/*
 * How good a settlement looks: what would keep it standing through the
 * enemies that are in sight and those still in the deck, in points of defence.
 * The weights were tried out with greedy bots; no rule depends on them.
 */

#include "gondolin.h"

#define OVER 1000 /* to survive is worth more than anything */
#define DEFENCE 2.5 /* a point of TD that is needed */
#define SPARE 0.4 /* and one that is not */
#define RESERVE 0.7 /* a resource in hand */
#define INCOME 1.2 /* one more in each turn of the horizon */
#define HORIZON 6
#define SKILL 0.5 /* a point of P */
#define CARD 0.4 /* in hand */
#define LOOMING 40.0 /* an attack that would be lost, when it comes */
#define UNMET 45.0 /* an ability that nobody counters, when it comes */
#define BARE 30.0 /* no defender at all */
#define BROKE 4.0 /* for each resource missing for the next maintenance */
#define CLOSE 2 /* how much stronger than all attackers is safe */

/* What can still come out of the deck. */
struct outlook {
	int enemies; /* left in the deck */
	int strongest;
	double sum;
	int with[TRAITS_MAX]; /* each ability */
};

static struct outlook
look_ahead(const struct gondolin *g)
{
	struct outlook o = { 0 };
	const struct card *c;
	int i, t;

	for (i = 0; i < g->deck.n; i++) {
		c = gondolin_card(g, g->deck.piece[i]);
		if (c->type != TYPE_ENEMY)
			continue;
		o.enemies++;
		o.sum += c->A;
		if (c->A > o.strongest)
			o.strongest = c->A;
		for (t = 0; t < g->set->traits; t++)
			o.with[t] += c->abilities >> t & 1;
	}
	return o;
}

/* How likely one of n cards of the deck comes in the turns that are left. */
static double
chance_of(const struct gondolin *g, int n, int turns)
{
	double left = 1;
	int i;

	for (i = 0; i < turns && i < g->deck.n && n > 0; i++)
		left *= 1 - (double)n / (g->deck.n - i < n ? n :
		    g->deck.n - i);
	return 1 - left;
}

/* Turns until the enemies in play attack. */
static int
until_attack(const struct gondolin *g)
{
	int at, turns, least = TURNS_MAX;

	for (at = 0; at < g->in_play; at++) {
		if (gondolin_at(g, at)->type != TYPE_ENEMY)
			continue;
		turns = gondolin_attacks_in(g, at) - g->turn;
		least = turns < 0 ? 0 : turns < least ? turns : least;
	}
	return least;
}

/* Attacks in sight that would be lost, the nearer the worse. */
static double
danger(const struct gondolin *g)
{
	int attack = gondolin_total_attack(g);
	int short_of = attack + 1 - gondolin_total_defence(g);
	double soon = 1.0 / (1 + until_attack(g)), sum = 0;

	if (gondolin_weighed(g)->count[TYPE_ENEMY] == 0)
		return 0;
	if (short_of > 0)
		sum += LOOMING * soon + DEFENCE * short_of;
	if ((gondolin_weighed(g)->traits[TYPE_ENEMY] &
	    ~gondolin_weighed(g)->traits[TYPE_DEFENDER]) != 0)
		sum += UNMET * soon;
	return sum;
}

/* Abilities that may come and that nobody counters yet. */
static double
gaps(const struct gondolin *g, const struct outlook *o, int turns)
{
	uint32_t counters = gondolin_weighed(g)->traits[TYPE_DEFENDER];
	double sum = 0;
	int t;

	for (t = 0; t < g->set->traits; t++)
		if (!(counters >> t & 1))
			sum += UNMET / 3 * chance_of(g, o->with[t], turns);
	return sum;
}

static double
strength(const struct gondolin *g, const struct outlook *o)
{
	int defence = gondolin_total_defence(g);
	double needed = gondolin_total_attack(g);

	if (o->enemies > 0)
		needed += (o->strongest + o->sum / o->enemies) / 2 + CLOSE;
	if (defence <= needed)
		return DEFENCE * defence;
	return DEFENCE * needed + SPARE * (defence - needed);
}

static double
economy(const struct gondolin *g, int turns)
{
	int net = gondolin_stat(g, STAT_S) / 2 - gondolin_stat(g, STAT_M);
	int reserve = g->stat[STAT_R];
	double value = RESERVE * (reserve < 12 ? reserve : 12);

	if (turns > HORIZON)
		turns = HORIZON;
	value += INCOME * turns * (net < 6 ? net : 6);
	value += 0.1 * (gondolin_stat(g, STAT_S) & 1);
	if (turns > 0 && reserve + net < 0)
		value += BROKE * (reserve + net);
	return value;
}

double
gondolin_judge(const void *state, int seat)
{
	const struct gondolin *g = state;
	struct outlook o = look_ahead(g);
	int turns = gondolin_story(g)->turns - g->turn;
	double value;

	(void)seat;
	if (g->phase == PHASE_OVER)
		return gondolin_survived(g) ? OVER + gondolin_points(g) :
		    g->turn - OVER;
	value = strength(g, &o) - danger(g) - gaps(g, &o, turns) +
	    economy(g, turns);
	if (gondolin_weighed(g)->count[TYPE_DEFENDER] == 0)
		value -= BARE * chance_of(g, o.enemies, 2);
	return value + SKILL * gondolin_stat(g, STAT_P) +
	    CARD * (g->hand.n + g->returned.n) + 0.01 * gondolin_points(g);
}
