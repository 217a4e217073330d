#include "table.h"

#include <stdlib.h>
#include <string.h>

#include "picture-sheet.h"

enum { WIDTH = 80 };

static void
draw_match(const struct match *m, struct picture *p)
{
	const char *names[SEATS_MAX + 1];

	match_names(m, names);
	m->game->draw(m->state, names, p);
}

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
	struct sheet_card *cards = calloc(BOX_PILES * PILE_MAX, sizeof(*cards));
	struct face face;
	size_t n = 0;
	int i, k;

	if (cards == NULL)
		return fault(why, FAULT_MEMORY, "out of memory");
	for (i = 0; i < m->box.n; i++)
		for (k = 0; k < m->box.pile[i].pile.n; k++, n++) {
			m->game->piece_face(m->state,
			    m->box.pile[i].pile.piece[k], &face);
			memcpy(cards[n].label, face.label,
			    sizeof(cards[n].label));
			memcpy(cards[n].caption, face.caption,
			    sizeof(cards[n].caption));
			cards[n].colour = face.colour;
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

	if (m->kind == MATCH_BOX && style->format == PICTURE_SVG)
		return write_sheets(m, out, why);
	if (m->kind == MATCH_BOX)
		draw_box(m, &p);
	else
		draw_match(m, &p);
	picture_write(&p, style, out);
	picture_free(&p);
	return 0;
}
