/* The table: settlement, enemies, hand, what the story brings, game sheet. */

#include <stdio.h>
#include <string.h>

#include "gondolin.h"

enum {
	WIDE = 79,
	NAME = 28, /* columns of a name */
	FIGURES = 32, /* where its figures begin */
	BACKS = 3,
	LINE = 128,
};

static const char *const doings[] = {
	[DUE_SHUFFLE] = "chance is to shuffle the deck",
	[DUE_PICK] = "chance is to pick a card",
	[DUE_LOCATION] = "seat 1 is to choose a location",
	[DUE_HAND] = "seat 1 is to name a card of the opening hand",
	[DUE_DESTROY] = "seat 1 is to destroy a card: the maintenance cannot "
	    "be paid",
	[DUE_CHOICE] = "seat 1 is to choose a card",
	[DUE_PLAY] = "seat 1 is to play or activate cards, or to end the "
	    "phase",
};

/* As many columns of a text as there is room for. */
static const char *
fit(const char *text, int columns, char out[LINE])
{
	size_t length = strlen(text) < LINE - 1 ? strlen(text) : LINE - 1;

	do {
		while (length > 0 && (text[length] & 0xc0) == 0x80)
			length--;
		memcpy(out, text, length);
		out[length] = '\0';
	} while (text_columns(out) > columns && length-- > 0);
	return out;
}

/* The words for these bits, such as "flying swimming". */
static const char *
traits(const struct gondolin *g, uint32_t bits, char out[LINE])
{
	size_t n = 0;
	int i;

	out[0] = '\0';
	for (i = 0; i < g->set->traits; i++)
		if ((bits >> i & 1) && n < LINE - ID_MAX - 2)
			n += snprintf(out + n, LINE - n, " %s",
			    g->set->trait[i]);
	return out;
}

/* A frame that is drawn once it is known how high it is. */
static int
close_frame(struct picture *p, int top, int row, enum colour colour,
    const char *title)
{
	if (row == top + 1)
		picture_text(p, 2, row++, COLOUR_DIM, "nothing");
	picture_frame(p, 0, top, WIDE, row - top + 1, colour, title);
	return row + 1;
}

/* A card, by the name that moves take, and what is to be known of it. */
static void
draw_card(const struct gondolin *g, int card, int row, const char *info,
    struct picture *p)
{
	struct face face;
	char name[PIECE_NAME], line[LINE];

	gondolin_face(g, card, &face);
	gondolin_name(g, card, name);
	picture_text(p, 2, row, face.colour, "%s", fit(name, NAME, line));
	picture_text(p, FIGURES, row, COLOUR_PLAIN, "%s",
	    fit(info, WIDE - FIGURES - 2, line));
}

static void
draw_figures(const struct gondolin *g, int at, int row, struct picture *p)
{
	const struct card *c = gondolin_at(g, at);
	const struct worth *w = &gondolin_weighed(g)->worth[at];
	char words[LINE], info[2 * LINE + 64];

	traits(g, w->traits, words);
	if (c->type == TYPE_ENEMY)
		snprintf(info, sizeof(info), "A %d  attacks in turn %d%s",
		    w->figure, gondolin_attacks_in(g, at), words);
	else if (c->type == TYPE_DEFENDER)
		snprintf(info, sizeof(info), "D %d  M %d%s%s%s", w->figure,
		    c->M, c->best ? "  hero" : "",
		    w->traits != 0 ? "  against" : "", words);
	else
		snprintf(info, sizeof(info), c->M > 0 ? "%s  M %d" : "%s",
		    gondolin_types[c->type], c->M);
	if (c->activates)
		snprintf(info + strlen(info), sizeof(info) - strlen(info),
		    g->play[at].used ? "  used" : "  activate: R %d", c->fee);
	draw_card(g, gondolin_copy_at(g, gondolin_like(g, at)), row, info, p);
}

static int
draw_in_play(const struct gondolin *g, unsigned types, int row,
    struct picture *p)
{
	int at;

	for (at = 0; at < g->in_play; at++)
		if (types >> gondolin_at(g, at)->type & 1)
			draw_figures(g, at, row++, p);
	return row;
}

static int
draw_settlement(const struct gondolin *g, int top, struct picture *p)
{
	int row = top + 1;

	picture_text(p, 2, row++, COLOUR_BOLD, "R %d  S %d  M %d  P %d  "
	    "TD %d  TA %d", gondolin_stat(g, STAT_R),
	    gondolin_stat(g, STAT_S), gondolin_stat(g, STAT_M),
	    gondolin_stat(g, STAT_P), gondolin_total_defence(g),
	    gondolin_total_attack(g));
	picture_text(p, 50, row - 1, COLOUR_DIM, "next turn R %+d",
	    gondolin_stat(g, STAT_S) / 2 - gondolin_stat(g, STAT_M));
	row = draw_in_play(g, ~(1u << TYPE_ENEMY), row, p);
	return close_frame(p, top, row, COLOUR_PLAIN, "Settlement");
}

static int
draw_hand(const struct gondolin *g, int top, struct picture *p)
{
	struct pile hand = g->hand;
	const struct card *c;
	char words[LINE], info[2 * LINE];
	int i, card, row = top + 1;

	for (i = 0; i < g->returned.n; i++)
		pile_push(&hand, g->returned.piece[i]);
	for (i = 0; i < hand.n; i++, row++) {
		card = hand.piece[i];
		c = gondolin_card(g, card);
		if (c->type == TYPE_DEFENDER)
			snprintf(info, sizeof(info), "R %-2d D %d  M %d%s%s",
			    gondolin_cost(g, card), c->D, c->M,
			    c->counters != 0 ? "  against" : "",
			    traits(g, c->counters, words));
		else
			snprintf(info, sizeof(info), "R %-2d needs P %d  %s",
			    gondolin_cost(g, card), gondolin_needs(g, card),
			    gondolin_types[c->type]);
		if (i >= g->hand.n)
			strcat(info, "  next turn");
		draw_card(g, card, row, info, p);
	}
	return close_frame(p, top, row, COLOUR_PLAIN, "Hand");
}

static int
draw_story(const struct gondolin *g, int top, struct picture *p)
{
	const struct story *story = gondolin_story(g);
	const struct event *event;
	char line[LINE];
	int row = top + 1;

	for (event = story->event; event < story->event + story->n; event++)
		picture_text(p, 2, row++, gondolin_in_force(g, event) ?
		    COLOUR_DIM : COLOUR_PLAIN, "%sturn %2d: %s",
		    gondolin_in_force(g, event) ? "* " : "  ", event->turn,
		    fit(event->text, WIDE - 15, line));
	return close_frame(p, top, row, COLOUR_PLAIN, "Story (* has come)");
}

static int
draw_sheet(const struct gondolin *g, int top, struct picture *p)
{
	const struct row *row;
	char happened[HAPPENED];
	int i, turn, at = top + 1;

	if (g->turn == 0)
		return top;
	picture_text(p, 2, at++, COLOUR_BOLD, "%s", "turn    R   S   M   P  TD"
	    "  TA  drawn              what happened");
	for (turn = 1; turn <= g->turn; turn++, at++) {
		row = &g->sheet[turn - 1];
		picture_text(p, 2, at, COLOUR_PLAIN, "%4d", turn);
		for (i = 0; i <= VALUE_TA; i++)
			picture_text(p, 7 + 4 * i, at, COLOUR_PLAIN, "%4d",
			    row->value[i] % 10000);
		picture_text(p, 33, at, COLOUR_PLAIN, "%.18s",
		    row->drawn == NOTHING ? "-" :
		    gondolin_card(g, row->drawn)->id);
		picture_text(p, 52, at, COLOUR_PLAIN, "%.25s",
		    gondolin_happened(g, turn, happened));
	}
	return close_frame(p, top, at, COLOUR_PLAIN, "Game sheet");
}

static void
draw_head(const struct gondolin *g, struct picture *p)
{
	const struct story *story = gondolin_story(g);
	int i, backs = g->deck.n < BACKS ? g->deck.n : BACKS;
	char line[LINE];

	picture_text(p, 0, 0, COLOUR_BOLD, "%s, turn %d of %d, %s",
	    fit(story->title, 26, line), g->turn, story->turns,
	    gondolin_phases[g->phase]);
	for (i = 0; i < backs; i++)
		picture_back(p, 53 + 3 * i, 0);
	picture_text(p, 54 + 3 * backs, 0, COLOUR_PLAIN, "%d in the deck",
	    g->deck.n);
	if (g->phase != PHASE_OVER)
		picture_text(p, 0, 1, COLOUR_PLAIN, "%s",
		    doings[gondolin_due(g)]);
	else
		picture_text(p, 0, 1, gondolin_survived(g) ? COLOUR_GREEN :
		    COLOUR_RED, "the match is over: the settlement %s, "
		    "%ld points", gondolin_survived(g) ? "has survived" :
		    "is lost", gondolin_points(g));
}

void
gondolin_draw(const void *state, const char *const names[],
    struct picture *p)
{
	const struct gondolin *g = state;
	bool besieged = gondolin_weighed(g)->count[TYPE_ENEMY] > 0;
	int top, row = 3;

	(void)names;
	draw_head(g, p);
	if (besieged) {
		top = row;
		row = draw_in_play(g, 1 << TYPE_ENEMY, row + 1, p);
		row = close_frame(p, top, row, COLOUR_RED, "Enemies");
	}
	row = draw_settlement(g, row, p);
	row = draw_hand(g, row, p);
	row = draw_story(g, row, p);
	draw_sheet(g, row, p);
}
