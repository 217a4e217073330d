/* What lies on the table: the seats with their cards, and what lies open. */

#include <string.h>

#include "q.h"

enum { WIDE = 79, BACK = 3 };

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
int
q_draw_seat(const struct q *q, int seat, const char *name, int row,
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

/* Which role supports whom. */
static void
draw_factions(const struct q *q, int row, struct picture *p)
{
	int role, faction, column;

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
}

/* What lies open or is looked at. */
void
q_draw_rest(const struct q *q, int row, struct picture *p)
{
	struct pile known = q->discards.cards;
	struct pile ship = q_on_ship(q, 0, q->ship.n);

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
	draw_factions(q, row, p);
}
