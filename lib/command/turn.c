#include "command/turn.h"

#include <stdlib.h>
#include <string.h>

#include "command/filter.h"
#include "settle.h"

/* A turn of one match. */
struct run {
	struct turn *turn;
	struct match *m;
	bool *used; /* orders, by their number */
	int round;
	bool open; /* the orders do not answer what is due */
};

/* Whether the order answers the decision that is due. */
static bool
answers(const struct run *r, const char *text)
{
	const struct game *game = r->m->game;
	struct fault unread = { 0 };
	struct speech s;

	return speech_start(&s, game->grammar, text, &unread) == 0 &&
	    (game->grammar->phrases[s.verb].decisions >>
	    game->decision(r->m->state) & 1) != 0;
}

/* The first order that is left and, if it must, answers what is due. */
static const char *
first_left(const struct run *r, bool due, int *number)
{
	const char *text = r->turn->orders.texts.bytes;
	int i;

	for (i = 0; i < r->turn->orders.n; i++, text += strlen(text) + 1)
		if (!r->used[i] && (!due || answers(r, text))) {
			*number = i;
			return text;
		}
	return NULL;
}

/* The order for what is due, which is then used; or NULL. */
static const char *
next_order(struct run *r)
{
	const char *pass = r->turn->pass;
	const char *text;
	int number;

	text = first_left(r, true, &number);
	if (text != NULL) {
		r->used[number] = true;
		return text;
	}
	return !r->turn->decides && answers(r, pass) ? pass : NULL;
}

/* One decision: by the orders, or by the bot. */
static int
decide(struct run *r, struct fault *why)
{
	const char *text = next_order(r);
	struct move move;

	r->open = match_turn(r->m) == SEAT_CHANCE ||
	    (text == NULL && !r->turn->decides);
	if (r->open)
		return 0;
	if (text != NULL)
		return play_text(r->m, r->turn->orders.seat, text, why);
	if (bot_decide_match(&bot_greedy, &r->turn->bench, r->m, NULL, &move,
	    why) == -1)
		return -1;
	return play_move(r->m, &move, why);
}

static int
play_on(struct run *r, struct fault *why)
{
	const char *left;
	int number;

	while (!r->open && match_turn(r->m) != SEAT_NONE &&
	    r->m->game->round(r->m->state) == r->round)
		if (decide(r, why) == -1)
			return -1;
	left = first_left(r, false, &number);
	if (!r->open && left != NULL)
		return fault(why, FAULT_ILLEGAL, "turn %d ends before this "
		    "can be done: %.100s", r->round, left);
	return 0;
}

static bool
add_move(const char *text, void *list)
{
	text_printf(list, "%s%s", ((struct text *)list)->length > 0 ? ", " : "",
	    text);
	return true;
}

/* Says which decision the orders leave open, and which of them wait. */
static void
say_open(const struct cli *cli, const struct run *r)
{
	struct fault why = { 0 };
	struct text list = { 0 };
	const char *left;
	int number;

	left = first_left(r, false, &number);
	play_list(r->m, add_move, &list);
	fault(&why, FAULT_ON, "turn %d stops at a decision%s%.60s: %.400s",
	    r->m->game->round(r->m->state), left != NULL ? " before " : "",
	    left != NULL ? left : "", list.bytes != NULL ? list.bytes :
	    "chance is to decide, and there is no seed");
	cli_complain(cli, &why);
	text_free(&list);
}

static int
play_turn(struct run *r, struct fault *why)
{
	struct match *m = r->m;

	if (match_need_whole(m, why) == -1 || settle_match(m, why) == -1)
		return -1;
	if (match_turn(m) == SEAT_NONE)
		return fault(why, FAULT_OVER, "the match is over");
	r->round = m->game->round(m->state);
	return play_on(r, why);
}

static int
answer(struct cli *cli, struct match *m, void *arg, struct text *out,
    struct fault *why)
{
	struct turn *turn = arg;
	struct run r = { .turn = turn, .m = m };
	int done = orders_check(&turn->orders, m, why);

	r.used = calloc(turn->orders.n + 1, sizeof(*r.used));
	if (done == 0 && r.used == NULL)
		done = fault(why, FAULT_MEMORY, "out of memory");
	if (done == 0)
		done = play_turn(&r, why);
	if (done == 0 && r.open)
		say_open(cli, &r);
	free(r.used);
	return done == 0 ? filter_put(cli, m, out, why) : -1;
}

void
turn_make(struct turn *turn, struct cli *cli)
{
	filter_matches(cli, answer, turn);
	bench_close(&turn->bench);
	text_free(&turn->orders.texts);
}
