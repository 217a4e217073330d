/* The score of one ship without a match: score q [TOTAL] [seized] CARD... */

#include <string.h>
#include <strings.h>

#include "piece.h"
#include "q.h"
#include "set.h"

static int
read_card(struct q *q, const char *word, struct fault *why)
{
	int card = piece_find(&q_game, q, word, why);

	if (card == -1) {
		why->code = FAULT_HAND;
		return -1;
	}
	if (card >= ROLE_0 || card == q->set->pope)
		return fault(why, FAULT_HAND,
		    "no card that a ship can carry: %.60s", word);
	if (pile_count(&q->hold, card) == q_copies(q, card))
		return fault(why, FAULT_HAND, "%s once too often: there are "
		    "%d", q_card(q, card)->id, q_copies(q, card));
	if (q->hold.n == SHIP_MAX)
		return fault(why, FAULT_HAND, "%d cards are the most",
		    SHIP_MAX);
	pile_push(&q->hold, card);
	return 0;
}

/* What a word says of the ship, or one of its cards. */
static int
read_word(struct q *q, const char *word, struct fault *why)
{
	char upper[POINTS_TEXT];
	long total;

	snprintf(upper, sizeof(upper), "%s", word);
	upper[0] = upper[0] == 's' ? 'S' : upper[0] == 'z' ? 'Z' : upper[0];
	if (strcasecmp(word, "seized") == 0)
		q->seized = true;
	else if (strcasecmp(word, "dead") == 0)
		q->dead = true;
	else if (strlen(word) < POINTS_TEXT &&
	    q_points_read(upper, TOTAL_MAX, &total))
		q->total = total;
	else
		return read_card(q, word, why);
	return 0;
}

/* Effects that need nobody; the others are left out. */
static bool
is_plain(const struct effect *e)
{
	return e->verb <= EFFECT_RELEASE && q_effect_picks(e) == 0;
}

/* A set whose cards have nothing but plain effects. */
static void
make_plain(struct deck *set)
{
	struct card *card;
	int i, n;

	for (card = set->card; card < set->card + set->n; card++) {
		for (i = n = 0; i < card->effects; i++)
			if (is_plain(&card->effect[i]))
				card->effect[n++] = card->effect[i];
		card->effects = n;
	}
}

/* Cards stay in the order given: there is nobody to bring them in another. */
static void
sail(struct q *q)
{
	struct move order = { .verb = VERB_DISCARD };
	struct pile given = q->hold;
	int i;
	bool events;

	q->loader = 1;
	q_apply(q, &order);
	order.verb = VERB_ORDER;
	while (q_in_ship(q)) {
		events = q->phase == PHASE_EVENTS;
		for (i = order.n = 0; i < given.n; i++)
			if (events == q_is_event(q, given.piece[i]))
				order.arg[order.n++] = given.piece[i];
		q_apply(q, &order);
	}
}

static json_t *
answer(const struct q *q, long before, struct text *t)
{
	json_t *ships = q_ships(q), *object;
	char was[POINTS_TEXT], points[POINTS_TEXT], total[POINTS_TEXT];
	char effect[POINTS_TEXT];
	const struct sailed *s = q->sailed;

	q_points(before, was);
	q_points(q->voyage[0].points, points);
	q_points(q->total, total);
	object = json_pack("{s:s, s:b, s:O, s:s, s:s}", "before", was,
	    "seized", q->voyage[0].seized,
	    "cards", json_object_get(json_array_get(ships, 0), "cards"),
	    "points", points, "total", total);
	json_decref(ships);
	text_printf(t, "before  %s%s\n", was,
	    q->voyage[0].seized ? ", seized" : "");
	for (; s < q->sailed + q->carried; s++)
		text_printf(t, "%7s %s%s%s\n", q_points(s->points, was),
		    q_card(q, s->card)->title,
		    s->effect != 0 ? ", effect " : "",
		    s->effect != 0 ? q_points(s->effect, effect) : "");
	text_printf(t, "ship    %s\ntotal   %s\n", points, total);
	return object;
}

json_t *
q_hand(int n, char *words[], struct text *t, struct fault *why)
{
	struct q q = { .seats = 0, .round = 1, .first = 1 };
	struct deck plain;
	struct set set;
	json_t *object = NULL;
	long before;
	int i, bad;

	bad = set_load(&set, &q_game, NULL, why);
	q.set = set.loaded;
	for (i = 0; bad == 0 && i < n; i++)
		bad = read_word(&q, words[i], why);
	if (bad == 0 && q.hold.n == 0)
		bad = fault(why, FAULT_HAND, "no cards: write [TOTAL] "
		    "[seized] [dead] CARD..., as in Z+4 seized tabacco");
	if (bad == 0) {
		/* Of a table of ours there is no more than counts. */
		memcpy(&plain, q.set, q_set_size(q.set));
		make_plain(&plain);
		q.set = &plain;
		before = q.total;
		sail(&q);
		object = answer(&q, before, t);
	}
	set_free(&set);
	return object;
}
