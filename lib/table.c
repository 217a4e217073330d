#include "table.h"

#include <stdlib.h>

enum { WIDTH = 80 };

/* One pile after the other, each under its name and in its order. */
static void
draw_box(const struct match *m, struct picture *p)
{
	const struct pile *pile;
	struct face face;
	int i, k, column, row = 0;

	for (i = 0; i < m->box.n; i++) {
		pile = &m->box.pile[i].pile;
		picture_text(p, 0, row++, COLOUR_BOLD, "%s: %s, %d",
		    m->game->title, m->box.pile[i].name, pile->n);
		for (k = column = 0; k < pile->n; k++) {
			m->game->piece_face(m->state, pile->piece[k], &face);
			if (column + text_columns(face.label) + 2 > WIDTH) {
				column = 0;
				row++;
			}
			column += picture_card(p, column, row, face.colour,
			    face.label, face.ascii);
		}
		row += 2;
	}
}

/* Cards to print and cut, whatever their order. */
static int
write_sheets(const struct match *m, struct text *out, struct fault *why)
{
	struct face *cards = calloc(BOX_PILES * PILE_MAX, sizeof(*cards));
	const struct pile *pile;
	size_t n = 0;
	int i, k;

	if (cards == NULL)
		return fault(why, FAULT_MEMORY, "out of memory");
	for (i = 0; i < m->box.n; i++) {
		pile = &m->box.pile[i].pile;
		for (k = 0; k < pile->n; k++)
			m->game->piece_face(m->state, pile->piece[k],
			    &cards[n++]);
	}
	picture_sheet(cards, n, m->game->title, out);
	free(cards);
	return 0;
}

int
table_draw(const struct match *m, const struct picture_style *style,
    struct text *out, struct fault *why)
{
	struct picture p = { .title = m->game->title };
	const char *names[SEATS_MAX + 1];

	if (m->kind == MATCH_BOX && style->format == PICTURE_SVG)
		return write_sheets(m, out, why);
	if (m->kind == MATCH_BOX)
		draw_box(m, &p);
	else {
		match_names(m, names);
		m->game->draw(m->state, names, &p);
	}
	picture_write(&p, style, out);
	picture_free(&p);
	return 0;
}
