/* What a seat cannot see. */

#include <string.h>

#include "canal.h"

void
canal_veil(void *state, int viewer)
{
	struct canal *c = state;
	int seat, n;

	if (viewer == SEAT_NONE)
		return;
	pile_hide(&c->action_deck);
	pile_hide(&c->number_deck);
	for (seat = 1; seat <= c->seats; seat++)
		if (seat != viewer) {
			n = canal_count(&c->hand[seat]);
			c->hand[seat] = (struct cards){ { 0 } };
			c->hand[seat].of[UNSEEN] = n;
		}
}

/* A shuffle in the log, and what the viewer has seen of it so far. */
struct line {
	struct move *move; /* or NULL */
	int drawn;
	bool seen[PILE_MAX];
};

static void
hide_unseen(struct line *line)
{
	int i;

	if (line->move == NULL)
		return;
	for (i = 0; i < line->move->n; i++)
		if (!line->seen[i])
			line->move->arg[i] = PIECE_HIDDEN;
	*line = (struct line){ 0 };
}

/* What the last step drew: turned up, by the viewer, or laid open. */
static void
see_actions(struct line *line, const struct canal *c, int viewer)
{
	int i;

	for (i = 0; line->move != NULL && i < c->drawn &&
	    line->drawn < line->move->n; i++, line->drawn++)
		line->seen[line->drawn] = c->drawer[i] == 0 ||
		    c->drawer[i] == viewer ||
		    canal_is(line->move->arg[line->drawn], SPECIALS);
}

static void
see_numbers(struct line *line, const struct canal *c)
{
	if (line->move == NULL || c->step == STEP_NUMBER)
		return;
	while (line->drawn < line->move->n - c->number_deck.n)
		line->seen[line->drawn++] = true;
}

static void
hide_deal(struct move *move, int viewer)
{
	int i;

	for (i = 0; i < move->n; i++)
		if (1 + i / OPENING != viewer)
			move->arg[i] = PIECE_HIDDEN;
}

/* What cannot be followed is hidden as a whole. */
static void
hide_rest(struct entry *entry, size_t n, int viewer)
{
	size_t i;

	for (i = 0; i < n; i++)
		if (entry[i].move.verb == VERB_DEAL)
			hide_deal(&entry[i].move, viewer);
		else if (entry[i].move.verb <= VERB_TAKE)
			memset(entry[i].move.arg, PIECE_HIDDEN,
			    entry[i].move.n);
}

void
canal_veil_log(const void *state, int viewer, struct entry *entry, size_t n)
{
	struct line action = { 0 }, number = { 0 }, *line;
	struct move *move;
	struct walk w;
	int victim = 0;

	if (viewer == SEAT_NONE)
		return;
	canal_walk_open(&w, state, entry, n);
	for (; canal_walk_step(&w); victim = w.now.victim) {
		move = &entry[w.next - 1].move;
		if (move->verb == VERB_DEAL)
			hide_deal(move, viewer);
		else if (move->verb <= VERB_ACTION) {
			line = move->verb == VERB_ACTION ? &action : &number;
			hide_unseen(line);
			line->move = move;
		} else if (move->verb == VERB_TAKE && viewer != victim &&
		    viewer != entry[w.next - 2].seat)
			move->arg[0] = PIECE_HIDDEN;
		see_actions(&action, &w.now, viewer);
		see_numbers(&number, &w.now);
	}
	hide_unseen(&action);
	hide_unseen(&number);
	hide_rest(entry + w.next, n - w.next, viewer);
}
