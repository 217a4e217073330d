/*
 * The bot that looks further ahead.  The moves that look best at once are
 * played on from, each on the same guesses of what it cannot see and with the
 * same chance; of those that did worse, half are dropped, again and again
 * (sequential halving).  How far it plays on is the game's foresight.
 */

#include <math.h>
#include <string.h>

#include "bots/bot.h"
#include "bots/trial.h"
#include "chance.h"
#include "view.h"

struct candidate {
	struct move move;
	double value; /* summed over the tries */
	int tries;
};

enum { CANDIDATES_MAX = 32, SAMPLE = 16 };

struct search {
	const struct decision *decision;
	const struct foresight *foresight;
	struct bench *bench;
	struct trial trial;
	struct candidate candidate[CANDIDATES_MAX];
	int n, most;
	struct random playouts; /* the same for every candidate */
};

/* Keeps the moves that look best, the best first. */
static bool
consider(const struct move *move, void *arg)
{
	struct search *s = arg;
	double value = trial_judge(&s->trial, move);
	int at;

	if (s->n == s->most && value <= s->candidate[s->n - 1].value)
		return true;
	at = s->n < s->most ? s->n++ : s->n - 1;
	for (; at > 0 && s->candidate[at - 1].value < value; at--)
		s->candidate[at] = s->candidate[at - 1];
	move_copy(&s->candidate[at].move, move);
	s->candidate[at].value = value;
	return true;
}

/* How likely it seems that the seat wins: at the end it does or does not. */
static double
worth(const struct search *s, const void *state)
{
	const struct game *game = s->decision->game;
	int seat = s->decision->seat, i, winners = 0;
	struct result r;

	if (game->turn(state) != SEAT_NONE)
		return 1 / (1 + exp(-game->judge(state, seat) /
		    s->foresight->scale));
	game->result(state, &r);
	if (r.together)
		return 1 / (1 + exp(-game->judge(state, seat) /
		    s->foresight->scale));
	for (i = 1; i <= SEATS_MAX; i++)
		winners += r.winner[i];
	return r.winner[seat] ? 1.0 / winners : 0;
}

/* The move that looks best at once, among some drawn at random. */
static void
play_greedily(struct search *s, void *state, struct random *r)
{
	const struct game *game = s->decision->game;
	struct bench *b = s->bench;
	int seat = game->turn(state), i, n = b->ahead.n;
	struct move move, best;
	double value, most = 0;
	struct random later = *r;

	for (i = 0; i < (n < SAMPLE ? n : SAMPLE); i++) {
		moves_get(&b->ahead, n <= SAMPLE ? i : (int)random_below(r, n),
		    &move);
		memcpy(b->spare, state, game->size);
		game->apply(b->spare, &move);
		chance_settle(game, b->spare, &later);
		value = game->judge(b->spare, seat);
		if (i > 0 && value <= most)
			continue;
		most = value;
		move_copy(&best, &move);
	}
	game->apply(state, &best);
}

static void
play_on(struct search *s, void *state, struct random *r)
{
	const struct game *game = s->decision->game;
	struct bench *b = s->bench;
	struct move move;

	moves_list(&b->ahead, game, state);
	if (b->ahead.n == 1 ||
	    (int)random_below(r, 100) < s->foresight->stray) {
		moves_get(&b->ahead, random_below(r, b->ahead.n), &move);
		game->apply(state, &move);
	} else
		play_greedily(s, state, r);
	chance_settle(game, state, r);
}

/* One playout from the move on a guess. */
static double
play_out(struct search *s, const void *guess, const struct move *move,
    struct random r)
{
	const struct game *game = s->decision->game;
	const struct foresight *o = s->foresight;
	void *state = s->bench->scratch;
	int i, round = game->round(guess);

	memcpy(state, guess, game->size);
	game->apply(state, move);
	chance_settle(game, state, &r);
	for (i = 0; i < o->decisions && game->turn(state) != SEAT_NONE &&
	    (o->rounds == 0 || game->round(state) < round + o->rounds); i++)
		play_on(s, state, &r);
	return worth(s, state);
}

/* Every candidate left is played on from, on a guess of its own for each. */
static void
try_all(struct search *s, int playouts)
{
	void *guess = s->bench->guesses;
	struct candidate *c;

	for (; playouts > 0; playouts--) {
		s->playouts.at = (s->playouts.at | (BOT_WORDS - 1)) + 1;
		memcpy(guess, s->decision->view, s->decision->game->size);
		view_guess_state(s->decision->game, guess, s->decision->seat,
		    &s->playouts);
		for (c = s->candidate; c < s->candidate + s->n; c++) {
			c->value += play_out(s, guess, &c->move, s->playouts);
			c->tries++;
		}
	}
}

static void
drop_half(struct search *s)
{
	struct candidate moved;
	int i, at;

	for (i = 1; i < s->n; i++) {
		moved = s->candidate[i];
		for (at = i; at > 0 &&
		    s->candidate[at - 1].value < moved.value; at--)
			s->candidate[at] = s->candidate[at - 1];
		s->candidate[at] = moved;
	}
	s->n = (s->n + 1) / 2;
}

static int
rounds_for(int n)
{
	int rounds = 0;

	for (; n > 1; n = (n + 1) / 2)
		rounds++;
	return rounds;
}

static void
choose(const struct decision *d, struct bench *b, struct move *move)
{
	struct search s = { .decision = d, .bench = b,
	    .foresight = d->game->foresight };
	int effort = b->effort > 0 ? b->effort : s.foresight->effort;
	int i, all, each;

	s.most = s.foresight->candidates;
	trial_begin(&s.trial, d, b);
	d->game->moves(d->view, consider, &s);
	for (i = 0; i < s.n; i++)
		s.candidate[i].value = 0;
	random_fork(&s.playouts, d->random);
	for (all = rounds_for(s.n); s.n > 1;) {
		each = effort / (all * s.n);
		try_all(&s, each > 0 ? each : 1);
		drop_half(&s);
	}
	move_copy(move, &s.candidate[0].move);
}

const struct bot bot_search = { "search", false, choose };
