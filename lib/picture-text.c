/* A picture as lines of text: row by row, so that no canvas is kept. */
#include <string.h>

#include "picture-items.h"

/* What lies in one column of the row; the later half of a wide cell is 0. */
struct spot {
	const char *bytes;
	uint8_t length, columns, colour;
};

struct row {
	const struct picture *picture;
	struct spot spot[PICTURE_COLUMNS];
	int used; /* nothing is there yet, nor behind it */
	int number;
	bool ascii;
};

/* What is not letters. */
struct marks {
	const char *across, *down;
	const char *corner[2][2]; /* upper and lower, left and right */
	const char *card[2]; /* left and right of it */
	const char *back;
};

static const struct marks *
marks_of(const struct row *r)
{
	static const struct marks drawn = { "─", "│",
	    { { "┌", "┐" }, { "└", "┘" } }, { "▏", "▕" }, "▐▒▌" };
	static const struct marks ascii = { "-", "|",
	    { { "+", "+" }, { "+", "+" } }, { "[", "]" }, "###" };

	return r->ascii ? &ascii : &drawn;
}

static void
blank(struct spot *spot)
{
	*spot = (struct spot){ " ", 1, 1, COLOUR_PLAIN };
}

/* What lies there goes, and half a wide character cannot stay. */
static void
wipe(struct spot *spot)
{
	if (spot->columns == 0)
		blank(spot - 1);
	if (spot->columns == 2)
		blank(spot + 1);
}

static void
put_cell(struct row *r, int column, const struct picture_cell *cell,
    enum colour colour)
{
	int i, end = column + cell->columns;

	if (column < 0 || end > PICTURE_COLUMNS || cell->columns == 0)
		return;
	for (; r->used < column; r->used++)
		blank(&r->spot[r->used]);
	for (i = column; i < end && i < r->used; i++)
		wipe(&r->spot[i]);
	if (r->used < end)
		r->used = end;
	r->spot[column] = (struct spot){ cell->bytes, cell->length,
	    cell->columns, colour };
	if (cell->columns == 2)
		r->spot[column + 1] = (struct spot){ "", 0, 0, colour };
}

/* Lines keep their shape as far as ASCII has it. */
static const char *
plain_line(int arms)
{
	if ((arms & (ARM_UP | ARM_DOWN)) == 0)
		return arms & ARM_DOUBLE ? "=" : "-";
	return arms & (ARM_LEFT | ARM_RIGHT) ? "+" : "|";
}

/* A wide character becomes two, so that all else stays in its place. */
static void
put_ascii(struct row *r, int column, const struct picture_cell *cell,
    enum colour colour)
{
	struct picture_cell plain = { "?", 1, 1 };
	int i, arms = picture_arms(cell);

	if ((unsigned char)cell->bytes[0] < 0x80)
		plain.bytes = cell->bytes;
	else if (arms != 0)
		plain.bytes = plain_line(arms);
	for (i = 0; i < cell->columns; i++)
		put_cell(r, column + i, &plain, colour);
}

/* Returns the column after it. */
static int
put(struct row *r, int column, const char *string, enum colour colour)
{
	struct picture_cell cell;

	while (*string != '\0' && column < PICTURE_COLUMNS) {
		string = picture_cell(string, &cell);
		if (r->ascii)
			put_ascii(r, column, &cell, colour);
		else
			put_cell(r, column, &cell, colour);
		column += cell.columns;
	}
	return column;
}

static void
put_edge(struct row *r, const struct picture_item *item, bool lower)
{
	const struct marks *marks = marks_of(r);
	int column = item->left < 0 ? 0 : item->left;
	struct picture_cell across;
	const char *label;

	picture_cell(marks->across, &across);
	for (; column < item->right && column < PICTURE_COLUMNS; column++)
		put_cell(r, column, &across, item->colour);
	put(r, item->left, marks->corner[lower][0], item->colour);
	put(r, item->right - 1, marks->corner[lower][1], item->colour);
	label = picture_label(r->picture, item);
	if (lower || *label == '\0')
		return;
	column = put(r, item->left + 2, " ", item->colour);
	column = put(r, column, label, item->colour);
	put(r, column, " ", item->colour);
}

static void
put_frame(struct row *r, const struct picture_item *item)
{
	const char *down = marks_of(r)->down;

	if (r->number == item->top) {
		put_edge(r, item, false);
	} else if (r->number == item->bottom - 1) {
		put_edge(r, item, true);
	} else {
		put(r, item->left, down, item->colour);
		put(r, item->right - 1, down, item->colour);
	}
}

static void
put_card(struct row *r, const struct picture_item *item)
{
	const char *label = r->picture->strings.bytes +
	    (r->ascii ? item->ascii : item->label);
	const struct marks *marks = marks_of(r);
	int column = put(r, item->left, marks->card[0], item->colour);

	column = put(r, column, label, item->colour);
	for (; column < item->right - 1; column++)
		put(r, column, " ", item->colour);
	put(r, item->right - 1, marks->card[1], item->colour);
}

static void
put_item(struct row *r, const struct picture_item *item)
{
	switch (item->kind) {
	case ITEM_TEXT:
		put(r, item->left, picture_label(r->picture, item),
		    item->colour);
		break;
	case ITEM_FRAME:
		put_frame(r, item);
		break;
	case ITEM_CARD:
		put_card(r, item);
		break;
	case ITEM_BACK:
		put(r, item->left, marks_of(r)->back, item->colour);
		break;
	}
}

static int
sgr(enum colour colour)
{
	static const int code[] = { 0, 2, 1, 31, 32, 33, 34, 35, 36, 90 };

	return code[colour];
}

/* Hues replace each other; bold and dim would stay on. */
static void
switch_colour(struct text *out, enum colour from, enum colour to)
{
	if (from == to)
		return;
	if (to == COLOUR_PLAIN)
		text_put(out, "\033[0m");
	else if (from == COLOUR_DIM || from == COLOUR_BOLD ||
	    (from != COLOUR_PLAIN && sgr(to) < 30))
		text_printf(out, "\033[0;%dm", sgr(to));
	else
		text_printf(out, "\033[%dm", sgr(to));
}

static bool
is_blank(const struct spot *spot)
{
	return spot->length == 1 && spot->bytes[0] == ' ';
}

static void
write_row(const struct row *r, bool coloured, struct text *out)
{
	enum colour now = COLOUR_PLAIN;
	const struct spot *spot = r->spot;
	const struct spot *end = spot + r->used;

	while (end > spot && is_blank(end - 1))
		end--;
	for (; spot < end; spot++) {
		if (coloured && !is_blank(spot) && spot->columns > 0) {
			switch_colour(out, now, spot->colour);
			now = spot->colour;
		}
		text_add(out, spot->bytes, spot->length);
	}
	switch_colour(out, now, COLOUR_PLAIN);
	text_put(out, "\n");
}

void
picture_write_text(const struct picture *p, const struct picture_style *style,
    struct text *out)
{
	struct row r;
	size_t i;

	r.picture = p;
	r.ascii = style->ascii;
	for (r.number = 0; r.number < p->rows; r.number++) {
		r.used = 0;
		for (i = 0; i < p->n; i++)
			if (p->item[i].top <= r.number &&
			    r.number < p->item[i].bottom)
				put_item(&r, &p->item[i]);
		write_row(&r, style->colour, out);
	}
}
