/* gondolin-turn - play a whole turn of Gondolin Cards. */

#include <string.h>

#include "bots/bot.h"
#include "command/filter.h"
#include "command/orders.h"
#include "settle.h"

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
    ORDERS_HELP
    CLI_HELP;

enum { AUTO = ORDERS_OWN };

static const struct option options[] = {
	{ "activate", required_argument, NULL, 'a' },
	{ "auto", no_argument, NULL, AUTO },
	{ "choose", required_argument, NULL, 'c' },
	{ "destroy", required_argument, NULL, 'd' },
	{ "end-phase", no_argument, NULL, 'e' },
	{ "play", required_argument, NULL, 'p' },
	ORDERS_OPTIONS,
	CLI_OPTIONS
};

/* Decisions of one kind take the options of that kind in their order. */
enum kind { FREE, CHOOSE, DESTROY, KINDS, OTHER = KINDS };

struct task {
	struct orders orders; /* what the options say */
	bool decides; /* --auto */
};

/* One run of a task on a match. */
struct run {
	const struct task *task;
	struct match *m;
	int used[KINDS]; /* options of each kind */
	enum kind due;
	bool open; /* the options do not answer what is due */
};

static enum kind
kind_of(const char *text)
{
	static const char *const words[] = { "choose", "destroy", "play",
	    "activate", "end-phase" };
	static const enum kind kinds[] = { CHOOSE, DESTROY, FREE, FREE, FREE };
	size_t i, length = strcspn(text, " ");

	for (i = 0; i < sizeof(words) / sizeof(words[0]); i++)
		if (strlen(words[i]) == length &&
		    strncmp(words[i], text, length) == 0)
			return kinds[i];
	return OTHER;
}

/* All legal moves are of the kind of the first. */
static bool
see_kind(const struct move *move, void *arg)
{
	struct run *r = arg;
	char text[MOVE_TEXT];

	r->m->game->print(r->m->state, move, text);
	r->due = kind_of(text);
	return false;
}

/* The first option of that kind, or of any, that is not used; or NULL. */
static const char *
first_left(const struct run *r, enum kind kind)
{
	const char *text = r->task->orders.texts.bytes;
	int i, seen[KINDS] = { 0 };
	enum kind k;

	for (i = 0; i < r->task->orders.n; i++, text += strlen(text) + 1) {
		k = kind_of(text);
		if (seen[k]++ >= r->used[k] && (kind == k || kind == OTHER))
			return text;
	}
	return NULL;
}

/* The option that answers what is due, which is then used, or NULL. */
static const char *
next_option(struct run *r)
{
	const char *text = r->due == OTHER ? NULL : first_left(r, r->due);

	if (text != NULL)
		r->used[r->due]++;
	return text;
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

/* Says which decision the options leave open, and which of them wait. */
static void
say_open(const struct cli *cli, const struct run *r)
{
	const char *left = first_left(r, OTHER);
	struct fault why = { 0 };
	struct text list = { 0 };

	play_list(r->m, add_move, &list);
	fault(&why, FAULT_ON, "turn %ld stops at a decision%s%.60s: %.400s",
	    turn_number(r->m), left != NULL ? " before " : "",
	    left != NULL ? left : "", list.bytes != NULL ? list.bytes :
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

	r->due = OTHER;
	r->m->game->moves(r->m->state, see_kind, r);
	text = next_option(r);
	r->open = match_turn(r->m) == SEAT_CHANCE || (text == NULL &&
	    !r->task->decides && r->due != FREE);
	if (r->open)
		return 0;
	if (text == NULL && r->task->decides)
		return bot_decide(&bot_greedy, r->m, NULL, &move, why) == -1 ?
		    -1 : play_move(r->m, &move, why);
	return play_text(r->m, r->task->orders.seat, text != NULL ? text :
	    "end-phase", why);
}

static int
play_turn(struct run *r, long turn, struct fault *why)
{
	const char *left;

	while (!r->open && match_turn(r->m) != SEAT_NONE &&
	    turn_number(r->m) == turn)
		if (decide(r, why) == -1)
			return -1;
	left = first_left(r, OTHER);
	if (!r->open && left != NULL)
		return fault(why, FAULT_ILLEGAL, "turn %ld ends before this "
		    "can be done: %.100s", turn, left);
	return 0;
}

static int
answer(struct cli *cli, struct match *m, void *arg, struct text *out,
    struct fault *why)
{
	struct run r = { .task = arg, .m = m };

	if (r.task->orders.texts.failed)
		return fault(why, FAULT_MEMORY, "out of memory");
	if (strcmp(m->game->name, "gondolin") != 0)
		return fault(why, FAULT_GAME, "a match of %s, not of "
		    "gondolin", m->game->name);
	if (match_need_whole(m, why) == -1 || settle_match(m, why) == -1)
		return -1;
	if (match_turn(m) == SEAT_NONE)
		return fault(why, FAULT_OVER, "the match is over");
	if (play_turn(&r, turn_number(m), why) == -1)
		return -1;
	if (r.open)
		say_open(cli, &r);
	return filter_put(cli, m, out, why);
}

int
main(int argc, char *argv[])
{
	struct task task = { .orders.seat = SEAT_ANY };
	struct cli cli;
	int ch;

	orders_start(&cli, argc, argv, usage);
	while ((ch = getopt_long(argc, argv, ":a:c:d:ef:hp:V", options,
	    NULL)) != -1)
		switch (ch) {
		case 'a':
			orders_add(&task.orders, "activate %s", optarg);
			break;
		case AUTO:
			task.decides = true;
			break;
		case 'c':
			orders_add(&task.orders, "choose %s", optarg);
			break;
		case 'd':
			orders_add(&task.orders, "destroy %s", optarg);
			break;
		case 'e':
			orders_add(&task.orders, "end-phase");
			break;
		case 'p':
			orders_add(&task.orders, "play %s", optarg);
			break;
		default:
			orders_option(&task.orders, &cli, ch, argv);
		}
	cli_no_operands(&cli, argc, argv);
	filter_matches(&cli, answer, &task);
	text_free(&task.orders.texts);
	return STATUS_DONE;
}
