#include "play.h"

#include <stdlib.h>
#include <string.h>

#include "chance.h"
#include "settle.h"

enum { LEGAL_TOLD = 100 };

struct lines {
	const struct match *match;
	move_line_fn *each;
	void *arg;
};

static bool
tell_line(const struct move *move, void *arg)
{
	struct lines *l = arg;
	char text[MOVE_TEXT];

	l->match->game->print(l->match->state, move, text);
	return l->each(text, l->arg);
}

void
play_list(const struct match *m, move_line_fn *each, void *arg)
{
	struct lines l = { m, each, arg };

	m->game->moves(m->state, tell_line, &l);
}

struct array {
	const struct match *match;
	json_t *moves;
};

static bool
add_object(const struct move *move, void *arg)
{
	struct array *a = arg;
	char text[MOVE_TEXT];
	json_t *object;

	a->match->game->print(a->match->state, move, text);
	object = json_pack("{s:s}", "move", text);
	a->match->game->detail(a->match->state, move, object);
	return json_array_append_new(a->moves, object) == 0;
}

json_t *
play_list_json(const struct match *m)
{
	struct array a = { m, json_array() };

	m->game->moves(m->state, add_object, &a);
	return a.moves;
}

struct told {
	struct text *lines;
	int left;
};

static bool
add_told(const char *text, void *arg)
{
	struct told *told = arg;

	text_printf(told->lines, "%s\n", text);
	return --told->left > 0;
}

static int
check_move(const struct match *m, const struct move *move, struct fault *why)
{
	struct told told = { &why->legal, LEGAL_TOLD };

	if (m->game->allow(m->state, move, why))
		return 0;
	play_list(m, add_told, &told);
	return -1;
}

/* With a seed chance has been settled, so it is due only without one. */
static int
check_outcome(const struct match *m, const struct move *move,
    const char *text, struct fault *why)
{
	struct question q;
	char form[MOVE_TEXT];

	m->game->question(m->state, &q);
	if (chance_fits(&q, move))
		return 0;
	m->game->print(m->state, &q.outcome, form);
	return fault(why, FAULT_ILLEGAL, "chance is to decide, and %.60s is "
	    "not %s and %d of its %d pieces", text, form, q.count, q.pieces.n);
}

static int
check_seat(const struct match *m, int seat, struct fault *why)
{
	int turn = match_turn(m);

	if (turn == SEAT_NONE)
		return fault(why, FAULT_OVER, "the match is over");
	if (seat != SEAT_ANY && seat != turn)
		return fault(why, FAULT_TURN,
		    turn == SEAT_CHANCE ? "chance is to decide, not seat %d" :
		    "it is not seat %d that decides, but seat %d", seat, turn);
	return 0;
}

int
play_text(struct match *m, int seat, const char *text, struct fault *why)
{
	struct move move;

	if (match_need_whole(m, why) == -1 || settle_match(m, why) == -1 ||
	    check_seat(m, seat, why) == -1 ||
	    m->game->parse(m->state, text, &move, why) == -1)
		return -1;
	if ((match_turn(m) == SEAT_CHANCE ? check_outcome(m, &move, text, why) :
	    check_move(m, &move, why)) == -1)
		return -1;
	return play_move(m, &move, why);
}

int
play_move(struct match *m, const struct move *move, struct fault *why)
{
	if (match_apply(m, move, why) == -1)
		return -1;
	return settle_match(m, why);
}

int
play_need_decision(const struct match *m, struct fault *why)
{
	int turn;

	if (match_need_state(m, why) == -1)
		return -1;
	turn = match_turn(m);
	if (m->kind == MATCH_VIEW && turn != SEAT_NONE && turn != m->viewer)
		return fault(why, FAULT_VIEW, "this is the view of seat %d, "
		    "and seat %d decides", m->viewer, turn);
	if (turn == SEAT_CHANCE)
		return fault(why, FAULT_CHANCE, "chance is to decide%s",
		    m->seeded ? "" : ", and there is no seed: "
		    "move takes the outcome as text");
	return 0;
}

/* One position of a count: each move is made on a copy of its state. */
struct perft {
	const struct game *game;
	const void *state;
	struct random random;
	bool seeded;
	int decisions;
	uint64_t count;
	struct fault *why;
};

static bool perft_move(const struct move *, void *);

static void
perft_state(struct perft *p)
{
	if (p->decisions == 0)
		p->count++;
	else if (p->game->turn(p->state) == SEAT_CHANCE)
		fault(p->why, FAULT_CHANCE, "chance is to decide within these "
		    "decisions, and there is no seed");
	else
		p->game->moves(p->state, perft_move, p);
}

static bool
perft_move(const struct move *move, void *arg)
{
	struct perft *p = arg, next = *p;
	void *state = malloc(p->game->size);

	if (state == NULL) {
		fault(p->why, FAULT_MEMORY, "out of memory");
		return false;
	}
	memcpy(state, p->state, p->game->size);
	p->game->apply(state, move);
	if (p->seeded)
		chance_settle(p->game, state, &next.random);
	next.state = state;
	next.decisions--;
	next.count = 0;
	perft_state(&next);
	p->count += next.count;
	free(state);
	return p->why->count == 0;
}

int
play_perft(const struct match *m, int decisions, uint64_t *count,
    struct fault *why)
{
	struct perft p = { .game = m->game, .state = m->state,
	    .seeded = m->seeded, .decisions = decisions, .why = why };

	if (m->seeded)
		random_open(&p.random, m->seed, strlen(m->seed), m->at);
	perft_state(&p);
	*count = p.count;
	return why->count == 0 ? 0 : -1;
}
