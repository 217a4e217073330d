/*
 * engine - how many decisions a second random play makes in each game, with
 * every legal move listed for every decision, beside a bare engine: a tiny
 * card game written for speed alone, of the same shape (list, pick, apply).
 *
 * usage: engine [ROUNDS]
 *
 * All are run in turn, ROUNDS times, for CPU time; the medians are compared.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "box.h"
#include "chance.h"
#include "moves.h"

enum { ROUNDS_MAX = 99, RUNS_MAX = 8 };

static double
seconds(void)
{
	struct timespec t;

	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
	return t.tv_sec + t.tv_nsec / 1e9;
}

/*
 * The bare engine: five people in turn draw from forty cards or stop.  Moves
 * are listed in an array, and one is applied by a function that checks it and
 * could keep it in a log, as a real engine does.
 */
enum { PEOPLE = 5, DECK = 40, FULL = 11, LEAST = 7, BOAT = 12, LOG = 64 };

static uint64_t words[4] = { 1, 2, 3, 4 };

static inline uint64_t
turned(uint64_t x, int by)
{
	return x << by | x >> (64 - by);
}

/* The generator xoshiro256++, and a number below a bound. */
static inline uint32_t
below(uint32_t bound)
{
	uint64_t sum = turned(words[0] + words[3], 23) + words[0];
	uint64_t next = words[1] << 17;

	words[2] ^= words[0];
	words[3] ^= words[1];
	words[1] ^= words[2];
	words[0] ^= words[3];
	words[2] ^= next;
	words[3] = turned(words[3], 45);
	return (sum >> 32) * bound >> 32;
}

enum { DRAW, STOP };

struct bare_move {
	uint8_t verb, seat, card;
};

struct bare {
	uint8_t deck[DECK], top, turn, left;
	uint8_t load[PEOPLE], n[PEOPLE], out[PEOPLE];
	uint8_t boat[PEOPLE][BOAT];
	bool keeps; /* a log: not here */
	uint8_t kept;
	struct bare_move log[LOG];
};

static uint8_t fresh[DECK];
static uint64_t bare_decisions, bare_sum;

static void
bare_start(struct bare *b)
{
	memcpy(b->deck, fresh, sizeof(fresh));
	b->top = b->turn = b->kept = 0;
	b->left = PEOPLE;
	b->keeps = false;
	memset(b->load, 0, sizeof(b->load));
	memset(b->n, 0, sizeof(b->n));
	memset(b->out, 0, sizeof(b->out));
}

static int
bare_moves(const struct bare *b, struct bare_move moves[2])
{
	if (b->left == 0)
		return 0;
	moves[0] = (struct bare_move){ DRAW, b->turn, 0 };
	moves[1] = (struct bare_move){ STOP, b->turn, 0 };
	return 2;
}

static uint8_t
bare_draw(struct bare *b, int seat)
{
	int at = b->top + below(DECK - b->top);
	uint8_t card = b->deck[at];

	b->deck[at] = b->deck[b->top];
	b->deck[b->top++] = card;
	b->boat[seat][b->n[seat]++] = card;
	b->load[seat] += card;
	return card;
}

static void
bare_leave(struct bare *b, int seat)
{
	b->out[seat] = 1;
	b->left--;
}

/* Called, as the apply of an engine is. */
static __attribute__((noinline)) int
bare_apply(struct bare *b, struct bare_move move)
{
	int seat = move.seat;

	if (seat != b->turn || b->out[seat] || b->left == 0)
		return -1;
	if (move.verb == STOP)
		bare_leave(b, seat);
	else {
		move.card = bare_draw(b, seat);
		if (b->load[seat] >= FULL)
			bare_leave(b, seat);
	}
	if (b->keeps)
		b->log[b->kept++] = move;
	if (b->left > 0)
		do
			seat = seat + 1 == PEOPLE ? 0 : seat + 1;
		while (b->out[seat]);
	b->turn = seat;
	bare_decisions++;
	return 0;
}

static int
bare_score(const struct bare *b)
{
	int seat, sum = 0, sunk = 0;

	for (seat = 0; seat < PEOPLE; seat++) {
		sum += b->load[seat] == FULL ? 3 :
		    b->load[seat] >= LEAST && b->load[seat] < FULL;
		sunk += b->load[seat] > FULL;
	}
	return sunk > 2 ? 0 : sum;
}

static void
play_bare(void)
{
	struct bare b;
	struct bare_move moves[2];
	int i, n;

	for (i = 0; fresh[0] == 0 && i < DECK; i++)
		fresh[DECK - 1 - i] = i % 10 + 1;
	bare_start(&b);
	while ((n = bare_moves(&b, moves)) > 0)
		if (bare_apply(&b, moves[below(n)]) == -1)
			abort();
	bare_sum += bare_score(&b);
}

/* What is measured. */
struct run {
	const char *name;
	int players, share; /* the bar: one decision for so many bare ones */
	const struct game *game; /* NULL: the bare engine */
	void *start, *state;
	struct match box;
	struct random random;
	struct moves moves;
	double rate[ROUNDS_MAX];
};

static uint64_t
play_game(struct run *r)
{
	struct move move;
	uint64_t decisions = 0;

	memcpy(r->state, r->start, r->game->size);
	chance_settle(r->game, r->state, &r->random);
	while (r->game->turn(r->state) != SEAT_NONE) {
		moves_list(&r->moves, r->game, r->state);
		moves_get(&r->moves, random_below(&r->random, r->moves.n),
		    &move);
		r->game->apply(r->state, &move);
		chance_settle(r->game, r->state, &r->random);
		decisions++;
	}
	return decisions;
}

static void
open_run(struct run *r)
{
	struct wish wish = { .players = r->players };
	struct fault why = { 0 };

	r->game = game_named(r->name);
	if (r->game == NULL)
		return;
	if (box_open(&r->box, r->game, &wish, &why) == -1 ||
	    match_prepare(&r->box, true, &why) == -1) {
		fprintf(stderr, "engine: %s: %s\n", r->name, why.text);
		exit(1);
	}
	r->start = r->box.state;
	r->game->setup(r->start);
	r->state = malloc(r->game->size);
	random_open(&r->random, "bench", 5, 0);
}

static void
measure(struct run *r, int round)
{
	double begin = seconds(), end;
	uint64_t decisions = 0;
	int i;

	bare_decisions = 0;
	do {
		for (i = 0; r->game == NULL && i < 5000; i++)
			play_bare();
		for (i = 0; r->game != NULL && i < 20; i++)
			decisions += play_game(r);
		end = seconds();
	} while (end - begin < 0.1);
	decisions += bare_decisions;
	r->rate[round] = decisions / (end - begin);
}

static int
compare(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}

static double
median(struct run *r, int rounds)
{
	qsort(r->rate, rounds, sizeof(r->rate[0]), compare);
	return r->rate[rounds / 2];
}

int
main(int argc, char *argv[])
{
	static struct run runs[RUNS_MAX] = {
		{ .name = "bare" },
		{ .name = "gondola", .players = 4, .share = 8 },
		{ .name = "gondoliere", .players = 3, .share = 30 },
		{ .name = "gondolin", .players = 1, .share = 25 },
		{ .name = "q", .players = 5, .share = 6 },
		{ .name = "canal", .players = 2, .share = 50 },
		{ .name = "canal", .players = 4, .share = 25 },
	};
	int rounds = argc > 1 ? atoi(argv[1]) : 9, round;
	double bare, rate;
	struct run *r;

	if (rounds < 1 || rounds > ROUNDS_MAX)
		return 2;
	for (r = runs + 1; r->name != NULL; r++)
		open_run(r);
	for (round = 0; round < rounds; round++)
		for (r = runs; r->name != NULL; r++)
			measure(r, round);
	bare = median(&runs[0], rounds);
	printf("%12.0f decisions a second  bare engine\n", bare);
	for (r = runs + 1; r->name != NULL; r++) {
		rate = median(r, rounds);
		printf("%12.0f decisions a second  %s %d: 1/%.1f of bare, "
		    "bar 1/%d: %s\n", rate, r->name, r->players, bare / rate,
		    r->share, bare / rate <= r->share ? "holds" : "MISSED");
	}
	return 0;
}
