/* gondolin-turn - play a whole turn of Gondolin Cards. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bots/bot.h"
#include "chance.h"
#include "filter.h"
#include "moves.h"

static const char usage[] =
    "usage: gondolin-turn [option ...]\n"
    "\n"
    "Play a turn to its end; each decision takes the next option of its kind.\n"
    "\n"
    "  -a, --activate=CARD        activate a card in play\n"
    "      --auto                 decide what the options leave open\n"
    "  -c, --choose=CARD          choose a card, or none, for an effect\n"
    "  -d, --destroy=CARD         destroy a card for the maintenance\n"
    "  -e, --end-phase            end the phase; what follows is for the\n"
    "                             next\n"
    "  -p, --play=CARD            play a card from the hand\n"
    MOVES_HELP
    CLI_HELP;

enum { AUTO = MOVES_OWN };

static const struct option options[] = {
	{ "activate", required_argument, NULL, 'a' },
	{ "auto", no_argument, NULL, AUTO },
	{ "choose", required_argument, NULL, 'c' },
	{ "destroy", required_argument, NULL, 'd' },
	{ "end-phase", no_argument, NULL, 'e' },
	{ "play", required_argument, NULL, 'p' },
	MOVES_OPTIONS,
	CLI_OPTIONS
};

enum { MOST = 200 };

struct task {
	const char *move[MOST]; /* what the options say, in their order */
	int n, seat;
	bool decides; /* --auto */
};

/* One run of a task on a match. */
struct run {
	const struct task *task;
	struct match *m;
	bool used[MOST];
	char due[32]; /* the first word of a legal move */
	bool open; /* the options do not answer what is due */
};

static bool
first_word(const struct move *move, void *arg)
{
	struct run *r = arg;
	char text[MOVE_TEXT];

	r->m->game->print(r->m->state, move, text);
	snprintf(r->due, sizeof(r->due), "%.*s", (int)strcspn(text, " ") % 32,
	    text);
	return false;
}

static bool
is_free(const char *text)
{
	return strncmp(text, "play", 4) == 0 ||
	    strncmp(text, "activate", 8) == 0 ||
	    strcmp(text, "end-phase") == 0;
}

/* The next option of the kind that is due, or NULL. */
static const char *
next_option(struct run *r)
{
	const char *text;
	int i;

	for (i = 0; i < r->task->n; i++) {
		text = r->task->move[i];
		if (!r->used[i] && (is_free(r->due) ? is_free(text) :
		    strncmp(text, r->due, strlen(r->due)) == 0)) {
			r->used[i] = true;
			return text;
		}
	}
	return NULL;
}

static long
turn_number(const struct match *m)
{
	json_t *state = m->game->dump(m->state);
	long turn = json_integer_value(json_object_get(state, "turn"));

	json_decref(state);
	return turn;
}

static void
add_move(const char *text, void *list)
{
	text_printf(list, "%s%s", ((struct text *)list)->length > 0 ? ", " : "",
	    text);
}

/* Says which decision the options leave open. */
static void
say_open(const struct cli *cli, const struct match *m)
{
	struct fault why = { 0 };
	struct text list = { 0 };

	play_list(m, add_move, &list);
	fault(&why, FAULT_ON, "turn %ld stops at a decision: %.400s",
	    turn_number(m), list.bytes != NULL ? list.bytes :
	    "chance is to decide, and there is no seed");
	cli_complain(cli, &why);
	text_free(&list);
}

/* One decision: by the options, by the bot, or the end of the phase. */
static int
decide(struct run *r, struct fault *why)
{
	const char *text;
	struct move move;

	r->due[0] = '\0';
	r->m->game->moves(r->m->state, first_word, r);
	text = next_option(r);
	r->open = match_turn(r->m) == SEAT_CHANCE || (text == NULL &&
	    !r->task->decides && !is_free(r->due));
	if (r->open)
		return 0;
	if (text == NULL && r->task->decides)
		return bot_decide(&bot_greedy, r->m, NULL, &move, why) == -1 ?
		    -1 : play_move(r->m, &move, why);
	return play_text(r->m, r->task->seat, text != NULL ? text :
	    "end-phase", why);
}

static int
check_used(const struct run *r, long turn, struct fault *why)
{
	int i;

	for (i = 0; i < r->task->n; i++)
		if (!r->used[i])
			return fault(why, FAULT_ILLEGAL, "turn %ld ends "
			    "before this can be done: %.100s", turn,
			    r->task->move[i]);
	return 0;
}

static int
answer(struct cli *cli, struct match *m, void *arg, struct text *out,
    struct fault *why)
{
	struct run r = { .task = arg, .m = m };
	long turn;

	if (strcmp(m->game->name, "gondolin") != 0)
		return fault(why, FAULT_GAME, "a match of %s, not of "
		    "gondolin", m->game->name);
	if (match_need_whole(m, why) == -1 || chance_settle(m, why) == -1)
		return -1;
	if (match_turn(m) == SEAT_NONE)
		return fault(why, FAULT_OVER, "the match is over");
	turn = turn_number(m);
	while (!r.open && match_turn(m) != SEAT_NONE &&
	    turn_number(m) == turn)
		if (decide(&r, why) == -1)
			return -1;
	if (r.open)
		say_open(cli, m);
	else if (check_used(&r, turn, why) == -1)
		return -1;
	return filter_put(cli, m, out, why);
}

static void
take(struct task *task, const struct cli *cli, const char *verb)
{
	char *text;

	if (task->n == MOST)
		cli_usage(cli, "more than %d decisions", MOST);
	if (asprintf(&text, "%s%s%s", verb, optarg != NULL ? " " : "",
	    optarg != NULL ? optarg : "") == -1)
		cli_usage(cli, "out of memory");
	task->move[task->n++] = text;
}

int
main(int argc, char *argv[])
{
	struct task task = { .seat = SEAT_ANY };
	struct moves moves = { .seat = SEAT_ANY };
	struct cli cli;
	int ch;

	moves_start(&cli, argc, argv, usage);
	while ((ch = getopt_long(argc, argv, ":a:c:d:ef:hp:V", options,
	    NULL)) != -1)
		switch (ch) {
		case 'a':
			take(&task, &cli, "activate");
			break;
		case AUTO:
			task.decides = true;
			break;
		case 'c':
			take(&task, &cli, "choose");
			break;
		case 'd':
			take(&task, &cli, "destroy");
			break;
		case 'e':
			take(&task, &cli, "end-phase");
			break;
		case 'p':
			take(&task, &cli, "play");
			break;
		default:
			moves_option(&moves, &cli, ch, argv);
		}
	cli_no_operands(&cli, argc, argv);
	task.seat = moves.seat;
	filter_matches(&cli, answer, &task);
	while (task.n > 0)
		free((char *)task.move[--task.n]);
	return STATUS_DONE;
}
