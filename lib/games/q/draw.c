/* The table: the score track, the places of the city, the seats, the ship. */

#include <stdio.h>
#include <string.h>

#include "q.h"

enum {
	WIDE = 79,
	TRACK = 30, /* points to either side */
	PLACE_WIDE = 15,
	PLACE_HIGH = 4,
	PLACES_TOP = 3,
	BACK = 3,
};

static const char *const doings[] = {
	[DUE_ROLES] = "is to deal the roles",
	[DUE_SHUFFLE] = "is to shuffle the deck",
	[DUE_OPENING] = "is to keep three cards of five",
	[DUE_RESHUFFLE] = "is to shuffle the deck again",
	[DUE_ACTION] = "is to act in the city",
	[DUE_KEEP] = "is to keep one of two cards",
	[DUE_GIVE] = "is to give cards in exchange",
	[DUE_LOSE] = "is to say what is lost at the convento",
	[DUE_DISCARD] = "looks at the hold",
	[DUE_ORDER] = "is to say the order of effects",
	[DUE_PICK] = "is to pick what an effect leaves open",
	[DUE_DROP] = "is to discard a card",
	[DUE_SHOW] = "is to show a card",
};

static void
draw_head(const struct q *q, struct picture *p)
{
	struct due due = q->due;

	picture_text(p, 0, 0, COLOUR_BOLD, "Q, round %d, the Pope is %s",
	    q->round, q->dead ? "dead" : "alive");
	if (due.what == DUE_NOTHING)
		picture_text(p, 34, 0, COLOUR_PLAIN, "the match is over");
	else if (due.seat == SEAT_CHANCE)
		picture_text(p, 34, 0, COLOUR_PLAIN, "chance %s",
		    doings[due.what]);
	else
		picture_text(p, 34, 0, COLOUR_PLAIN, "seat %d %s", due.seat,
		    doings[due.what]);
}

/* Zelanti to the left, Spirituali to the right; beyond the end it stays. */
static void
draw_track(const struct q *q, int row, struct picture *p)
{
	char line[2 * TRACK + 2], points[POINTS_TEXT];
	int at = q->total > TRACK ? TRACK : q->total < -TRACK ? -TRACK :
	    q->total;

	memset(line, '.', sizeof(line) - 1);
	line[sizeof(line) - 1] = '\0';
	line[TRACK] = '|';
	line[TRACK + at] = '#';
	picture_text(p, 0, row, COLOUR_RED, "Z");
	picture_text(p, 2, row, COLOUR_PLAIN, "%s", line);
	picture_text(p, 4 + 2 * TRACK, row, COLOUR_BLUE, "S");
	picture_text(p, 6 + 2 * TRACK, row, COLOUR_BOLD, "total %s",
	    q_points(q->total, points));
}

static void
draw_place(struct picture *p, int place, const char *name, const char *one,
    const char *two)
{
	int column = place * (PLACE_WIDE + 1);

	picture_frame(p, column, PLACES_TOP, PLACE_WIDE, PLACE_HIGH,
	    COLOUR_PLAIN, name);
	picture_text(p, column + 2, PLACES_TOP + 1, COLOUR_PLAIN, "%s", one);
	picture_text(p, column + 2, PLACES_TOP + 2, COLOUR_PLAIN, "%s", two);
}

static void
draw_city(const struct q *q, struct picture *p)
{
	char one[32], two[32] = "";
	int seat, loaded = 0;

	for (seat = 1; seat <= q->seats; seat++)
		loaded += q->seat[seat].loaded.n;
	snprintf(one, sizeof(one), "deck %d", q->deck.n);
	if (q->drawn.n > 0)
		snprintf(two, sizeof(two), "seat %d: %d", q_acting(q),
		    q->drawn.n);
	draw_place(p, 0, "Fondaco", one, two);
	snprintf(one, sizeof(one), "hold %d", loaded);
	two[0] = '\0';
	if (q->loader != 0)
		snprintf(two, sizeof(two), "first: %d", q->loader);
	draw_place(p, 1, "Porto", one, two);
	one[0] = two[0] = '\0';
	if (q->giver != 0) {
		snprintf(one, sizeof(one), "%d asks %d", q_acting(q),
		    q->giver);
		snprintf(two, sizeof(two), "for %d", q->offer.n);
	}
	draw_place(p, 2, "Locanda", one, two);
	snprintf(one, sizeof(one), "discards %d", q->discards.cards.n);
	two[0] = '\0';
	if (q->loser != 0)
		snprintf(two, sizeof(two), "%d loses %d", q->loser, q->losses);
	draw_place(p, 3, "Convento", one, two);
	draw_place(p, 4, "Palazzo", "the ship is",
	    q->seized ? "SEIZED" : "free");
}

/* Cards from a column on, in as many rows as they need; returns the next. */
static int
draw_pile(const struct q *q, const struct pile *pile, int from, int row,
    struct picture *p)
{
	struct face face;
	int i, wide, column = from;

	for (i = 0; i < pile->n; i++) {
		q_face(q, pile->piece[i], &face);
		wide = pile->piece[i] == PIECE_HIDDEN ? BACK :
		    text_columns(face.label) + 2;
		if (column + wide > WIDE - 2) {
			column = from;
			row++;
		}
		if (pile->piece[i] == PIECE_HIDDEN)
			picture_back(p, column, row);
		else
			picture_card(p, column, row, face.colour, face.label,
			    face.ascii);
		column += wide + 1;
	}
	return row + 1;
}

static void
draw_role(const struct q *q, int seat, int row, struct picture *p)
{
	int role = q->seat[seat].role - ROLE_0, faction = q_faction(q, seat);

	if (faction == -1)
		picture_text(p, 2, row, COLOUR_DIM, "role ??");
	else
		picture_text(p, 2, row, faction == ZELANTI ? COLOUR_RED :
		    COLOUR_BLUE, "%s%s, %s", q_roles[role],
		    q->sheltered >> role & 1 ? "*" : "",
		    faction == ZELANTI ? "Zelanti" : "Spirituali");
	picture_text(p, 36, row, COLOUR_PLAIN, "%s%s%s",
	    seat == q->first ? "First player  " : "",
	    seat == q->loader ? "First to load  " : "",
	    q->seat[seat].palazzo ? "palazzo used" : "");
}

/* Returns the first row below. */
static int
draw_seat(const struct q *q, int seat, const char *name, int row,
    struct picture *p)
{
	const struct seat *s = &q->seat[seat];
	bool decides = q->due.seat == seat;
	struct text title = { 0 };
	int end;

	draw_role(q, seat, row + 1, p);
	picture_text(p, 2, row + 2, COLOUR_PLAIN, "hand %d",
	    s->hand.cards.n);
	end = draw_pile(q, &s->hand.cards, 11, row + 2, p);
	if (s->loaded.n > 0) {
		picture_text(p, 2, end, COLOUR_PLAIN, "loaded %d",
		    s->loaded.n);
		end = draw_pile(q, &s->loaded, 11, end, p);
	}
	text_printf(&title, "%s%d %s", decides ? "> " : "", seat, name);
	picture_frame(p, 0, row, WIDE, end - row + 1,
	    decides ? COLOUR_YELLOW : COLOUR_PLAIN, title.bytes);
	p->failed |= title.failed;
	text_free(&title);
	return end + 1;
}

static int
draw_line(const struct q *q, const char *name, const struct pile *pile,
    int row, struct picture *p)
{
	if (pile->n == 0)
		return row;
	picture_text(p, 0, row, COLOUR_PLAIN, "%s", name);
	return draw_pile(q, pile, 11, row, p);
}

/* The last ship lies open on top of the discards. */
static int
draw_last(const struct q *q, int row, struct picture *p)
{
	const struct voyage *v = &q->voyage[q->voyages > 0 ? q->voyages - 1 :
	    0];
	struct pile cards;
	char points[POINTS_TEXT];

	if (q->voyages == 0)
		return row;
	cards = q_sailed(q, q->carried - v->cards);
	picture_text(p, 0, row, COLOUR_PLAIN, "ship %d%s: %s", q->voyages,
	    v->seized ? ", seized" : "", q_points(v->points, points));
	return draw_pile(q, &cards, 22, row, p);
}

/* What lies open or is looked at, and which role supports whom. */
static int
draw_rest(const struct q *q, int row, struct picture *p)
{
	struct pile known = q->discards.cards;
	struct pile ship = q_on_ship(q, 0, q->ship.n);
	int role, faction, column;

	/* Nobody can tell the order of what lies face down. */
	pile_sort(&known);
	while (known.n > 0 && known.piece[known.n - 1] == PIECE_HIDDEN)
		known.n--;
	row = draw_line(q, "drawn", &q->drawn, row, p);
	row = draw_line(q, "offered", &q->offer, row, p);
	row = draw_line(q, "hold", &q->hold, row, p);
	row = draw_line(q, "ship", &ship, row, p);
	row = draw_line(q, "discards", &known, row, p);
	row = draw_last(q, row, p);
	for (faction = SPIRITUALI; faction <= ZELANTI; faction++, row++) {
		picture_text(p, 0, row, faction == ZELANTI ? COLOUR_RED :
		    COLOUR_BLUE, faction == ZELANTI ? "Z" : "S");
		for (role = 0, column = 2; role < ROLES; role++) {
			if (!q_has_role(q, role) ||
			    (q->factions >> role & 1) != faction)
				continue;
			picture_text(p, column, row, COLOUR_PLAIN, "%s%s",
			    q_roles[role], q->sheltered >> role & 1 ? "*" :
			    "");
			column += strlen(q_roles[role]) + 2;
		}
	}
	return row;
}

void
q_draw(const void *state, const char *const names[], struct picture *p)
{
	const struct q *q = state;
	int seat, row = PLACES_TOP + PLACE_HIGH;

	draw_head(q, p);
	draw_track(q, 1, p);
	draw_city(q, p);
	for (seat = 1; seat <= q->seats; seat++)
		row = draw_seat(q, seat, names[seat], row, p);
	draw_rest(q, row, p);
}
