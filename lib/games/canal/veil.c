/* What a seat cannot see, and how a guess fills it in. */

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

static void
begin(struct line *line, struct move *move)
{
	hide_unseen(line);
	line->move = move;
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
		    canal_is_special(line->move->arg[line->drawn]);
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
	struct line action = { 0 }, number = { 0 };
	struct walk w;
	struct move *move = NULL;
	int victim = 0;

	if (viewer == SEAT_NONE)
		return;
	canal_walk_open(&w, state, entry, n);
	for (; canal_walk_step(&w); victim = w.now.victim) {
		move = &entry[w.next - 1].move;
		if (move->verb == VERB_DEAL)
			hide_deal(move, viewer);
		else if (move->verb == VERB_NUMBER)
			begin(&number, move);
		else if (move->verb == VERB_ACTION)
			begin(&action, move);
		else if (move->verb == VERB_TAKE && viewer != victim &&
		    viewer != entry[w.next - 2].seat)
			move->arg[0] = PIECE_HIDDEN;
		see_actions(&action, &w.now, viewer);
		see_numbers(&number, &w.now);
	}
	hide_unseen(&action);
	hide_unseen(&number);
	hide_rest(entry + w.next, n - w.next, viewer);
}

/* What there is and cannot be seen in this view. */
static struct cards
unseen(const struct canal *c)
{
	struct cards left = canal_all(c->seats), seen = canal_places(c);
	int kind;

	for (kind = 0; kind < KINDS; kind++)
		left.of[kind] -= seen.of[kind];
	return left;
}

enum told
canal_told(const struct canal *c, int seat)
{
	const struct vote *v = &c->vote;

	if (c->step != STEP_VOTE)
		return TOLD_NOTHING;
	if (seat == v->owner && seat != v->opener)
		return TOLD_NO_DISTRICT;
	return v->first[seat] != NO_CARD && v->first[seat] != v->district ?
	    TOLD_NOT_VOTED : TOLD_NOTHING;
}

/* Whether the hand of the opener is still to get the card to open with. */
static bool
must_open(const struct canal *c, int seat)
{
	return c->step == STEP_VOTE && canal_opening_lay(c) &&
	    seat == c->vote.opener && canal_districts(&c->hand[seat]) == 0;
}

/* The hand to be guessed next, or 0. */
static int
hidden_hand(const struct canal *c)
{
	int seat, next = 0;

	for (seat = c->seats; seat >= 1; seat--)
		if (c->hand[seat].of[UNSEEN] > 0) {
			if (must_open(c, seat))
				return seat;
			if (next == 0 ||
			    canal_told(c, seat) <= canal_told(c, next))
				next = seat;
		}
	return next;
}

/* The deck to be guessed next, or NULL. */
static struct pile *
hidden_deck(struct canal *c)
{
	if (c->action_deck.n > 0 && c->action_deck.piece[0] >= KINDS)
		return &c->action_deck;
	if (c->number_deck.n > 0 && c->number_deck.piece[0] >= KINDS)
		return &c->number_deck;
	return NULL;
}

/* Leaves what may be in that hand, or in that deck. */
static void
narrow(const struct canal *c, int seat, bool action, struct cards *left)
{
	enum told told = seat != 0 ? canal_told(c, seat) : TOLD_NOTHING;
	int kind;

	left->of[UNSEEN] = 0;
	for (kind = 0; kind < KINDS; kind++)
		if (seat != 0 ? !canal_is_held(kind) ||
		    (must_open(c, seat) && kind == GONDOLA) ||
		    (told == TOLD_NO_DISTRICT && kind != GONDOLA) ||
		    (told == TOLD_NOT_VOTED && kind == c->vote.district) :
		    action != (kind < ACTIONS))
			left->of[kind] = 0;
}

bool
canal_unknown(const void *state, int viewer, struct question *q)
{
	struct canal c = *(const struct canal *)state;
	struct cards left = unseen(&c);
	int seat = hidden_hand(&c);
	struct pile *deck = hidden_deck(&c);

	(void)viewer;
	if (seat == 0 && deck == NULL)
		return false;
	narrow(&c, seat, deck == &c.action_deck, &left);
	*q = (struct question){ .outcome = { .verb = VERB_ACTION },
	    .count = seat == 0 ? deck->n : must_open(&c, seat) ? 1 :
	    c.hand[seat].of[UNSEEN], .pile = -1 };
	canal_spell(&left, &q->pieces);
	return true;
}

void
canal_reveal(void *state, int viewer, const struct move *answer)
{
	struct canal *c = state;
	int i, seat = hidden_hand(c);

	(void)viewer;
	if (seat == 0) {
		memcpy(hidden_deck(c)->piece, answer->arg, answer->n);
		return;
	}
	c->hand[seat].of[UNSEEN] -= answer->n;
	for (i = 0; i < answer->n; i++)
		canal_put(&c->hand[seat], answer->arg[i]);
}
