/* How a round goes on, until somebody or chance is to decide. */

#include <string.h>

#include "canal.h"

/* Round 4: the chooser is half way round the table. */
static void
distribute(struct canal *c, int seat)
{
	c->distributor = seat;
	c->chooser = canal_opposite(c, seat);
}

void
canal_begin(void *state)
{
	struct canal *c = state;
	struct cards all = canal_all(c->seats);
	struct cards actions = canal_only(&all, ANY_ACTION);
	struct cards numbers = canal_only(&all, ANY_NUMBER);

	c->round = 1;
	c->step = STEP_DEAL;
	distribute(c, c->begins);
	canal_spell(&numbers, &c->number_deck);
	canal_spell(&actions, &c->action_deck);
}

/* Where a card drawn from the action deck goes. */
static void
receive(struct canal *c, int card)
{
	struct cards *to = &c->up;

	if (c->active != 0)
		to = canal_is(card, SPECIALS) ? &c->to_use :
		    &c->hand[c->active];
	canal_put(to, card);
	if (c->drawn < DRAWN_MAX)
		c->drawer[c->drawn++] = c->active;
}

/* Draws what is to be drawn; false if chance must shuffle first. */
static bool
draw(struct canal *c)
{
	for (; c->drawing > 0; c->drawing--) {
		if (c->action_deck.n == 0 && !canal_empty(&c->discards)) {
			c->step = STEP_ACTION;
			return false;
		}
		if (c->action_deck.n > 0)
			receive(c, pile_take_top(&c->action_deck));
	}
	return true;
}

static void
turn_up(struct canal *c)
{
	int i;

	for (i = 0; i < TURNED_NUMBERS && c->number_deck.n > 0; i++)
		canal_put(&c->up, pile_take_top(&c->number_deck));
	c->drawing = TURNED_ACTIONS;
}

/* Round 5; what is special waits. */
void
canal_take_offer(struct canal *c, int seat, int offer)
{
	struct cards *cards = &c->offer[offer];
	struct cards held = canal_only(cards, HELD);
	struct cards specials = canal_only(cards, SPECIALS);
	struct cards numbers = canal_only(cards, ANY_NUMBER);

	c->active = seat;
	canal_add(&c->hand[seat], &held);
	canal_add(&c->to_use, &specials);
	canal_add(&c->numbers[seat], &numbers);
	*cards = (struct cards){ { 0 } };
}

/* Phase 5: the number cards first, then the action cards. */
static void
gather(struct canal *c)
{
	struct cards all = canal_of_pile(&c->number_deck);
	int seat;

	for (seat = 1; seat <= c->seats; seat++) {
		canal_add(&all, &c->numbers[seat]);
		c->numbers[seat] = (struct cards){ { 0 } };
	}
	canal_spell(&all, &c->number_deck);
	c->step = STEP_NUMBER;
}

/*
 * The round is over, and what the end of a phase brought, too.  The next
 * distributor is the next seat, but after a phase none of the lower side
 * (round 4, phase 3).
 */
static void
next_round(struct canal *c)
{
	bool phase_ends = canal_phase_ends(c);
	int seat = canal_next(c, c->distributor), lower = canal_lower(c);

	while (phase_ends && canal_side(c, seat) == lower)
		seat = canal_next(c, seat);
	distribute(c, seat);
	c->round++;
	c->active = 0;
	c->closing = false;
	if (phase_ends)
		gather(c);
	else
		turn_up(c);
}

/* Phase 2. */
static void
close_phase(struct canal *c)
{
	int seat = c->distributor;

	if (canal_side(c, seat) != canal_lower(c))
		seat = c->chooser;
	c->closing = true;
	c->active = seat;
	c->drawing = canal_in_teams(c) ? PARTNER_DRAWS : LOSER_DRAWS;
}

static void
end_round(struct canal *c)
{
	if (c->round == LAST_ROUND) {
		c->active = 0;
		c->step = STEP_OVER;
	} else if (canal_phase_ends(c) && canal_lower(c) != -1)
		close_phase(c);
	else
		next_round(c);
}

/* The active seat has carried out everything. */
static void
end_turn(struct canal *c)
{
	int seat = c->active, partner = canal_partner(c, seat);
	bool took_part = seat == c->distributor || seat == c->chooser;

	canal_add(&c->discards, &c->used);
	c->used = (struct cards){ { 0 } };
	if (c->closing && partner != 0 && took_part) {
		c->active = partner;
		c->drawing = PARTNER_DRAWS;
	} else if (c->closing)
		next_round(c);
	else if (seat == c->distributor)
		end_round(c);
	else
		canal_take_offer(c, c->distributor,
		    canal_empty(&c->offer[0]));
}

/* Called when the last decision, or chance, has done its work. */
void
canal_go_on(struct canal *c)
{
	if (c->step == STEP_ACTION && c->drawing == 0)
		turn_up(c);
	c->step = STEP_ACT;
	while (draw(c)) {
		if (c->active == 0)
			c->step = STEP_SPLIT;
		if (c->active == 0 || !canal_empty(&c->to_use))
			return;
		end_turn(c);
		if (c->step != STEP_ACT)
			return;
	}
}

int
canal_turn(const void *state)
{
	const struct canal *c = state;

	const int turns[] = { [STEP_SPLIT] = c->distributor,
	    [STEP_CHOOSE] = c->chooser, [STEP_ACT] = c->active,
	    [STEP_VOTE] = c->vote.seat, [STEP_OVER] = SEAT_NONE };

	return turns[c->step]; /* chance's where nobody is named */
}

const uint8_t canal_chances[] = { [STEP_DEAL] = VERB_DEAL,
    [STEP_NUMBER] = VERB_NUMBER, [STEP_ACTION] = VERB_ACTION,
    [STEP_TAKE] = VERB_TAKE };

/* To deal, to shuffle, or what a traitor takes. */
void
canal_question(const void *state, struct question *q)
{
	const struct canal *c = state;
	bool deal = c->step == STEP_DEAL, take = c->step == STEP_TAKE;
	struct cards from = deal ? canal_opening(c->seats) :
	    take ? c->hand[c->victim] : canal_of_pile(
	    c->step == STEP_NUMBER ? &c->number_deck : &c->action_deck);

	if (c->step == STEP_ACTION)
		canal_add(&from, &c->discards);
	q->outcome.verb = canal_chances[c->step];
	q->outcome.n = 0;
	canal_spell(&from, &q->pieces);
	q->count = deal ? OPENING * c->seats : take ? 1 : q->pieces.n;
	q->pile = deal ? 0 : c->step == STEP_NUMBER && c->round == 1 ? 2 : -1;
}
