/* One game of a tournament, and its line. */

#include <string.h>

#include "arena/tournament.h"
#include "put.h"

static int
check_bots(const struct tournament *t, struct fault *why)
{
	int seats = t->bare.m.seats;

	if (t->bots == 1 || t->bots == 2 || t->bots == seats)
		return 0;
	return fault(why, FAULT_USAGE, "--bots: %d bots for %d seats; one, "
	    "two, or one for each seat", t->bots, seats);
}

static void
put_head(struct tournament *t)
{
	struct match *m = &t->bare.m;
	struct text *out = &t->head;

	put_open(out, '{');
	put_name(out, "arena");
	put_number(out, 1);
	put_name(out, "game");
	put_string(out, m->game->name);
	put_name(out, "players");
	put_number(out, m->seats);
	put_name(out, "options");
	match_write_member(m, MEMBER_OPTIONS, out);
	if (m->game->sets != NULL) {
		put_name(out, "set");
		match_write_member(m, MEMBER_SET, out);
	}
	put_name(out, "tournament");
	put_string(out, t->seed);
}

int
tournament_open(struct tournament *t, const struct game *game,
    const struct wish *wish, struct fault *why)
{
	struct wish seated = *wish;

	if (seated.players == 0 && t->bots > 2)
		seated.players = t->bots;
	if (bare_open(&t->bare, game, &seated, why) == -1 ||
	    check_bots(t, why) == -1 ||
	    bench_open(&t->bench, game, why) == -1)
		return -1;
	t->bare.logs = t->logs;
	plan_seatings(t);
	put_head(t);
	return 0;
}

void
tournament_close(struct tournament *t)
{
	bare_close(&t->bare);
	bench_close(&t->bench);
	text_free(&t->head);
}

static void
put_seating(const struct tournament *t, int seating, struct text *line)
{
	int seat;

	put_name(line, "seating");
	put_open(line, '[');
	for (seat = 1; seat <= t->bare.m.seats; seat++)
		put_string(line, plan_bot(t, seating, seat,
		    t->bare.game->side(t->bare.fresh, seat))->name);
	put_close(line, ']');
}

static void
put_result(const struct tournament *t, struct text *line)
{
	struct result r;
	int seat;

	t->bare.game->result(t->bare.state, &r);
	put_name(line, "result");
	put_open(line, '{');
	put_name(line, "over");
	put_flag(line, r.over);
	put_name(line, "points");
	put_open(line, '[');
	for (seat = 1; seat <= t->bare.m.seats; seat++)
		put_number(line, r.points[seat]);
	put_close(line, ']');
	put_name(line, "winners");
	put_open(line, '[');
	for (seat = 1; seat <= t->bare.m.seats; seat++)
		if (r.winner[seat])
			put_number(line, seat);
	put_close(line, ']');
	if (r.together) {
		put_name(line, "group");
		put_number(line, r.group);
	}
	put_close(line, '}');
}

void
tournament_head(const struct tournament *t, long k, struct text *line)
{
	text_add(line, t->head.bytes, t->head.length);
	put_name(line, "number");
	put_number(line, k);
}

/* Decisions, or -1. */
static long
play(struct tournament *t, int seating, struct fault *why)
{
	struct bare *b = &t->bare;
	const struct game *game = b->game;
	struct move move;
	long decisions = 0;
	int seat;

	while ((seat = game->turn(b->state)) != SEAT_NONE) {
		if (bot_decide(plan_bot(t, seating, seat,
		    game->side(b->state, seat)), &t->bench, b->state,
		    b->entries, &move) == -1)
			return fault(why, FAULT_MEMORY, "out of memory");
		if (bare_apply(b, seat, &move, why) == -1)
			return -1;
		decisions++;
	}
	return decisions;
}

int
tournament_play(struct tournament *t, long k, struct text *line,
    struct fault *why)
{
	int seating = plan_seating(t, k);
	char seed[SEED_MAX + 1];
	long decisions;

	plan_deal(t, k, seed);
	bench_seed(&t->bench, seed);
	if (bare_deal(&t->bare, seed, why) == -1)
		return -1;
	decisions = play(t, seating, why);
	if (decisions == -1)
		return -1;
	tournament_head(t, k, line);
	put_name(line, "seed");
	put_string(line, seed);
	put_seating(t, seating, line);
	put_result(t, line);
	put_name(line, "decisions");
	put_number(line, decisions);
	put_name(line, "verdicts");
	put_open(line, '[');
	put_close(line, ']');
	if (t->logs) {
		put_name(line, "log");
		match_write_member(&t->bare.m, MEMBER_LOG, line);
	}
	put_close(line, '}');
	text_put(line, "\n");
	return 0;
}
