/* The table: the score track, the places of the city, the seats, the ship. */

#include <stdio.h>
#include <string.h>

#include "q.h"

enum {
	TRACK = 30, /* points to either side */
	PLACE_WIDE = 15,
	PLACE_HIGH = 4,
	PLACES_TOP = 3,
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

void
q_draw(const void *state, const char *const names[], struct picture *p)
{
	const struct q *q = state;
	int seat, row = PLACES_TOP + PLACE_HIGH;

	draw_head(q, p);
	draw_track(q, 1, p);
	draw_city(q, p);
	for (seat = 1; seat <= q->seats; seat++)
		row = q_draw_seat(q, seat, names[seat], row, p);
	q_draw_rest(q, row, p);
}
