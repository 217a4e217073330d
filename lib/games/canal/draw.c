/* The table: a frame for each side, then what lies in the middle. */

#include <stdio.h>
#include <string.h>

#include "canal.h"

enum {
	WIDE = 79,
	LABEL = 2, /* where a line of a frame begins */
	CARDS_AT = 15, /* and where its cards do */
	SIDES_TOP = 3,
};

static const char *const doings[] = {
	[STEP_DEAL] = "chance is to deal the opening hands",
	[STEP_NUMBER] = "chance is to shuffle the number cards",
	[STEP_ACTION] = "chance is to shuffle action cards",
	[STEP_SPLIT] = "is to split the cards turned up",
	[STEP_CHOOSE] = "is to choose an offer",
	[STEP_ACT] = "is to use a special card",
	[STEP_TAKE] = "chance is to say what the traitor takes",
	[STEP_VOTE] = "is to lay or to pass",
	[STEP_OVER] = NULL,
};

/* Cards of a kind are drawn once, with their number; returns the column
   behind them. */
static int
draw_cards(const struct cards *cards, int column, int row, struct picture *p)
{
	struct face face;
	char number[8];
	int kind;

	for (kind = 0; kind <= UNSEEN; kind++) {
		if (cards->of[kind] == 0)
			continue;
		canal_face(NULL, kind, &face);
		if (kind == UNSEEN) {
			picture_back(p, column, row);
			column += 3;
		} else
			column += picture_card(p, column, row, face.colour,
			    face.label, face.ascii);
		if (cards->of[kind] > 1) {
			snprintf(number, sizeof(number), "x%d",
			    cards->of[kind]);
			picture_text(p, column, row, COLOUR_PLAIN, "%s",
			    number);
			column += strlen(number);
		}
		column++;
	}
	return column;
}

static const char *
part_of(const struct canal *c, int seat)
{
	if (c->active == seat)
		return "carries out cards";
	if (c->distributor == seat)
		return "distributor";
	return c->chooser == seat ? "chooser" : "";
}

static void
draw_seat(const struct canal *c, int seat, int row, struct picture *p)
{
	bool decides = canal_turn(c) == seat;
	const struct cards *hand = &c->hand[seat];
	int column;

	picture_text(p, LABEL, row, decides ? COLOUR_YELLOW : COLOUR_PLAIN,
	    "%s%d hand %d", decides ? "> " : "  ", seat, canal_count(hand));
	draw_cards(hand, CARDS_AT, row, p);
	picture_text(p, LABEL, row + 1, COLOUR_PLAIN, "    sum %d",
	    canal_sum(&c->numbers[seat]));
	column = draw_cards(&c->numbers[seat], CARDS_AT, row + 1, p);
	picture_text(p, column + (column > CARDS_AT), row + 1, COLOUR_DIM,
	    "%s", part_of(c, seat));
}

/* The six districts: cards that are won, names of those that are not. */
static void
draw_track(const struct canal *c, int side, int row, struct picture *p)
{
	struct cards won = canal_side_won(c, side), one;
	int kind, column = CARDS_AT;

	picture_text(p, LABEL, row, COLOUR_PLAIN, "    won %d",
	    canal_districts(&won));
	for (kind = 0; kind < DISTRICTS; kind++, column += 8) {
		one = (struct cards){ { 0 } };
		one.of[kind] = won.of[kind];
		if (won.of[kind] > 0)
			draw_cards(&one, column, row, p);
		else
			picture_text(p, column + 1, row, COLOUR_DIM, "%s",
			    canal_card(kind));
	}
	picture_text(p, column, row, COLOUR_PLAIN, "sum %d/%d",
	    canal_side_sum(c, side), canal_limit(c));
}

/* Returns the first row below. */
static int
draw_side(const struct canal *c, int side, const char *const names[], int row,
    struct picture *p)
{
	struct text title = { 0 };
	int seat = canal_first(c, side), line = row + 1;

	canal_side_name(c, side, names, text_put, &title);
	for (; seat != 0; seat = canal_also(c, seat), line += 2)
		draw_seat(c, seat, line, p);
	draw_track(c, side, line, p);
	picture_frame(p, 0, row, WIDE, line + 2 - row, COLOUR_PLAIN,
	    title.bytes);
	p->failed |= title.failed;
	text_free(&title);
	return line + 2;
}

static int
draw_line(const char *label, const struct cards *cards, int row,
    struct picture *p)
{
	if (canal_count(cards) == 0)
		return row;
	picture_text(p, LABEL, row, COLOUR_PLAIN, "%s", label);
	draw_cards(cards, CARDS_AT, row, p);
	return row + 1;
}

/* All kinds together would be too wide: the districts have a line alone. */
static int
draw_discards(const struct canal *c, int row, struct picture *p)
{
	struct cards districts = canal_only(&c->discards, ANY_DISTRICT);
	struct cards others = canal_only(&c->discards, ~ANY_DISTRICT);
	int below;

	below = draw_line("discards", &districts, row, p);
	return draw_line(below > row ? "" : "discards", &others, below, p);
}

static void
draw_vote(const struct canal *c, int row, struct picture *p)
{
	const struct vote *v = &c->vote;
	int seat, column;

	if (canal_opening_lay(c))
		picture_text(p, LABEL, row++, COLOUR_BOLD, "vote called by "
		    "seat %d, to be opened by seat %d", v->owner, v->opener);
	else
		picture_text(p, LABEL, row++, COLOUR_BOLD,
		    "vote on %s, called by seat %d, opened by seat %d",
		    canal_card(v->district), v->owner, v->opener);
	for (seat = 1; seat <= c->seats; seat++) {
		picture_text(p, LABEL, row, COLOUR_PLAIN, "seat %d: %d", seat,
		    canal_total(c, seat));
		column = draw_cards(&v->laid[seat], CARDS_AT, row, p);
		if (v->passed[seat])
			picture_text(p, column, row, COLOUR_DIM, "passed");
		row++;
	}
}

static void
draw_end(const struct canal *c, struct picture *p)
{
	static const char *const won[][2] = {
		{ "seat 1 has", "seat 2 has" },
		{ "seats 1 and 2 have", "seats 3 and 4 have" },
	};
	int side = canal_winner(c);

	if (side == -1)
		picture_text(p, 0, 1, COLOUR_PLAIN, "the match is over: round "
		    "%d was the last, and nobody has won", LAST_ROUND);
	else
		picture_text(p, 0, 1, COLOUR_PLAIN, "the match is over: "
		    "%s won", won[canal_in_teams(c)][side]);
}

static void
draw_head(const struct canal *c, struct picture *p)
{
	const char *doing = c->step == STEP_VOTE && canal_opening_lay(c) ?
	    "is to open the vote" : doings[c->step];
	int turn = canal_turn(c);

	picture_text(p, 0, 0, COLOUR_BOLD, "Canal Grande, round %d", c->round);
	picture_back(p, 30, 0);
	picture_text(p, 34, 0, COLOUR_PLAIN, "%d action, %d number, %d "
	    "discarded", c->action_deck.n, c->number_deck.n,
	    canal_count(&c->discards));
	if (turn == SEAT_NONE)
		draw_end(c, p);
	else if (turn == SEAT_CHANCE)
		picture_text(p, 0, 1, COLOUR_PLAIN, "%s", doing);
	else
		picture_text(p, 0, 1, COLOUR_PLAIN, "seat %d %s", turn, doing);
}

void
canal_draw(const void *state, const char *const names[], struct picture *p)
{
	const struct canal *c = state;
	int side, row = SIDES_TOP;

	draw_head(c, p);
	for (side = 0; side < 2; side++)
		row = draw_side(c, side, names, row, p);
	row = draw_line("turned up", &c->up, row, p);
	row = draw_line("offer 1", &c->offer[0], row, p);
	row = draw_line("offer 2", &c->offer[1], row, p);
	row = draw_line("to use", &c->to_use, row, p);
	row = draw_line("used", &c->used, row, p);
	row = draw_discards(c, row, p);
	if (c->step == STEP_VOTE)
		draw_vote(c, row + 1, p);
}
