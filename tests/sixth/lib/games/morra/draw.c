/* The table: the coins, and a row for each seat. */

#include "morra.h"

enum { NAME = 20, THROWN = 24, WON = 32 };

static int
draw_pile(const struct pile *pile, int column, int row, struct picture *p)
{
	struct face face;
	int i;

	for (i = 0; i < pile->n; i++) {
		morra_face(NULL, pile->piece[i], &face);
		column += picture_card(p, column, row, face.colour,
		    face.label, face.ascii) + 1;
	}
	return column;
}

static void
draw_seat(const struct morra *m, int seat, const char *name, int row,
    struct picture *p)
{
	const struct seat *s = &m->seat[seat - 1];
	struct pile thrown = { 0 };

	picture_text(p, 0, row, morra_turn(m) == seat ? COLOUR_BOLD :
	    COLOUR_PLAIN, "%s%.*s", morra_turn(m) == seat ? "> " : "  ",
	    NAME, name);
	if (s->thrown == PIECE_HIDDEN)
		picture_back(p, THROWN, row);
	else if (s->thrown != NOTHING) {
		pile_push(&thrown, s->thrown);
		draw_pile(&thrown, THROWN, row, p);
	}
	picture_text(p, WON, row, COLOUR_YELLOW, "%ld",
	    morra_worth(&s->won));
}

void
morra_draw(const void *state, const char *const names[], struct picture *p)
{
	const struct morra *m = state;
	int seat;

	p->title = "Morra";
	picture_text(p, 0, 0, COLOUR_PLAIN, "round %d of %d, at stake:",
	    morra_round(m), COINS);
	draw_pile(&m->stake, WON, 0, p);
	for (seat = 1; seat <= m->seats; seat++)
		draw_seat(m, seat, names[seat], seat + 1, p);
	picture_text(p, 0, m->seats + 3, COLOUR_DIM, "lost: %ld",
	    morra_worth(&m->lost));
}
