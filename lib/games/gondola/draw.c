/* The table: gondolas in pairs, the Wakemaker below, then the delivery. */

#include <stdio.h>

#include "gondola.h"

enum {
	WIDE = 79,
	BOAT_WIDE = 39,
	BOAT_HIGH = 6,
	SLOT = 5, /* a card, what it does below it, and a gap */
	BOATS_TOP = 3,
	BACKS = 5,
};

static const char *const doings[] = {
	[DUE_SHUFFLE] = "chance is to shuffle the cards",
	[DUE_ANSWER] = "is to answer for a card of the Familia",
	[DUE_LOAD] = "is to load or to cast off",
	[DUE_DRAW] = "is to draw or to stop",
	[DUE_DELIVERY] = "is to deliver",
	[DUE_AID] = "is asked for aid",
	[DUE_DISRUPTION] = "is to disrupt the delivery or to let it pass",
	[DUE_NOTHING] = "the match is over",
};

static void
draw_card(struct picture *p, int column, int row, int card)
{
	struct face face;

	gondola_face(NULL, card, &face);
	picture_card(p, column, row, face.colour, face.label, face.ascii);
}

/* What is to be known of a card, in four columns. */
static void
describe(const struct gondola *g, int seat, int card, char text[SLOT])
{
	int as = g->declared.as[card];
	char on[PIECE_NAME];

	text[0] = '\0';
	if (g->phase == PHASE_DELIVERY)
		snprintf(text, SLOT, "%s",
		    gondola_played(g) & gondola_bit(card) ? "out" :
		    g->delivery.refused & gondola_bit(card) ? "kept" : "");
	if (g->phase >= PHASE_DELIVERY || gondola_is_cargo(card))
		return;
	gondola_name(NULL, g->declared.on[card], on);
	if (as == DOUBLED || as == HALVED)
		snprintf(text, SLOT, "%.2s%s", on, as == DOUBLED ? "x2" :
		    "/2");
	else if (as != UNDECLARED)
		snprintf(text, SLOT, "%s%s", as == SET_TEN ? "=" : "",
		    gondola_declarations[as]);
	else if (gondola_rank(card) == MATRON &&
	    gondola_unanswered(&g->boat[seat], &g->declared) != card)
		snprintf(text, SLOT, "wait");
	else
		snprintf(text, SLOT, "?");
}

/* Returns how many rows the cards take, two for each line of them. */
static int
draw_cards(const struct gondola *g, int seat, int column, int row, int wide,
    struct picture *p)
{
	const struct pile *cards = &g->boat[seat].cards;
	int i, line, place, slots = wide / SLOT;
	char text[SLOT];

	for (i = 0; i < cards->n; i++) {
		line = row + i / slots * 2;
		place = column + i % slots * SLOT;
		describe(g, seat, cards->piece[i], text);
		draw_card(p, place, line, cards->piece[i]);
		picture_text(p, place, line + 1, COLOUR_DIM, "%s", text);
	}
	return cards->n == 0 ? 2 : (cards->n + slots - 1) / slots * 2;
}

static void
draw_frame(const struct gondola *g, int seat, const char *name, int column,
    int row, int columns, int rows, struct picture *p)
{
	bool decides = g->due.seat == seat;
	struct text title = { 0 };

	text_printf(&title, "%s%d %s%s", decides ? "> " : "", seat,
	    seat == g->wakemaker ? "Wakemaker " : "", name);
	picture_frame(p, column, row, columns, rows,
	    decides ? COLOUR_YELLOW : COLOUR_PLAIN, title.bytes);
	p->failed |= title.failed;
	text_free(&title);
}

static void
draw_boat(const struct gondola *g, int seat, const char *name, int column,
    int row, struct picture *p)
{
	const struct boat *boat = &g->boat[seat];
	struct row total = gondola_final(g, seat);

	draw_frame(g, seat, name, column, row, BOAT_WIDE, BOAT_HIGH, p);
	draw_cards(g, seat, column + 2, row + 1, BOAT_WIDE - 4, p);
	picture_text(p, column + 2, row + 3,
	    boat->load > LIMIT ? COLOUR_RED : COLOUR_PLAIN, "load %d/%d%s%s%s",
	    boat->load, LIMIT, boat->load > LIMIT ? " OVERLOADED" : "",
	    boat->cast_off ? ", cast off" : "",
	    boat->disrupted ? ", hit" : "");
	picture_text(p, column + 2, row + 4, COLOUR_PLAIN,
	    "coin %d  reputation %d", total.coin, total.reputation);
}

/* Returns the first row below. */
static int
draw_wakemaker(const struct gondola *g, const char *name, int row,
    struct picture *p)
{
	const struct boat *boat = &g->boat[g->wakemaker];
	int rows = draw_cards(g, g->wakemaker, 2, row + 1, WIDE - 4, p);

	draw_frame(g, g->wakemaker, name, 0, row, WIDE, rows + 3, p);
	picture_text(p, 2, row + rows + 1, COLOUR_PLAIN, "value %d/%d%s%s",
	    boat->load, LIMIT, boat->load > LIMIT ? " OVERFED" : "",
	    g->asleep ? ", asleep" : "");
	return row + rows + 3;
}

static void
draw_delivery(const struct gondola *g, int row, struct picture *p)
{
	const struct delivery *d = &g->delivery;
	uint64_t played = gondola_played(g);
	uint8_t list[CARDS];
	int i, n = gondola_list(d->cards, list), column = 16;

	if (n == 0)
		return;
	picture_text(p, 0, row, COLOUR_PLAIN, "seat %d delivers", d->seat);
	for (i = 0; i < n; i++, column += SLOT)
		draw_card(p, column + 1, row, list[i]);
	if (d->helper != 0) {
		picture_text(p, column + 1, row, COLOUR_PLAIN, "aid %d",
		    d->helper);
		draw_card(p, column + 7, row, d->gift);
		column += 11;
	}
	picture_text(p, column + 2, row, COLOUR_PLAIN, "%s for %d",
	    gondola_kinds[gondola_kind(played)], gondola_points(played));
}

static void
draw_head(const struct gondola *g, struct picture *p)
{
	int i, backs = g->deck.n < BACKS ? g->deck.n : BACKS;

	picture_text(p, 0, 0, COLOUR_BOLD, "Gondola, round %d of %ld, %s",
	    g->round, gondola_rounds(g), gondola_phases[g->phase]);
	for (i = 0; i < backs; i++)
		picture_back(p, 44 + 3 * i, 0);
	picture_text(p, 45 + 3 * backs, 0, COLOUR_PLAIN, "%d in the deck",
	    g->deck.n);
	if (g->due.seat > 0)
		picture_text(p, 0, 1, COLOUR_PLAIN, "seat %d %s", g->due.seat,
		    doings[g->due.what]);
	else
		picture_text(p, 0, 1, COLOUR_PLAIN, "%s",
		    doings[g->due.what]);
}

void
gondola_draw(const void *state, const char *const names[], struct picture *p)
{
	const struct gondola *g = state;
	int seat, place = 0, row;

	draw_head(g, p);
	for (seat = 1; seat <= g->seats; seat++) {
		if (seat == g->wakemaker)
			continue;
		draw_boat(g, seat, names[seat], place % 2 * (BOAT_WIDE + 1),
		    BOATS_TOP + place / 2 * BOAT_HIGH, p);
		place++;
	}
	row = BOATS_TOP + (place + 1) / 2 * BOAT_HIGH;
	row = draw_wakemaker(g, names[g->wakemaker], row, p);
	draw_delivery(g, row, p);
}
