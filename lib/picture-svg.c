/* A picture as SVG, ten by twenty pixels a cell. */
#include <string.h>

#include "picture-items.h"

#define PAPER "#fdfcf8"

enum { WIDTH = 10, HEIGHT = 20, MARGIN = 10, BASELINE = 15 };

const char *
picture_ink(enum colour colour)
{
	static const char *const ink[] = { "#1c2127", "#6b7079", "#000000",
	    "#b3211b", "#1b7434", "#8a5f00", "#1c4fc4", "#7a2ea6", "#0a6d80",
	    "#5c636e" };

	return ink[colour];
}

static const char *
weight(enum colour colour)
{
	return colour == COLOUR_BOLD ? " font-weight=\"bold\"" : "";
}

/* Symbols often come from a font of other widths. */
static bool
is_symbol(const struct picture_cell *cell)
{
	return (unsigned char)cell->bytes[0] >= 0xe2 || cell->columns != 1;
}

/* A stretch of letters, or one symbol, that is placed by itself. */
struct run {
	const char *start, *end;
	int column, columns;
	bool symbol;
};

/* Finds the run that follows r on the line; false if there is none. */
static bool
next_run(struct run *r)
{
	struct picture_cell cell;
	const char *s;
	int columns;

	for (r->column += r->columns; *r->end == ' '; r->end++)
		r->column++;
	r->start = r->end;
	if (*r->start == '\0')
		return false;
	r->end = picture_cell(r->start, &cell);
	r->columns = cell.columns;
	r->symbol = is_symbol(&cell);
	columns = r->columns;
	for (s = r->end; !r->symbol && *s != '\0';) {
		s = picture_cell(s, &cell);
		columns += cell.columns;
		if (is_symbol(&cell) || (cell.bytes[0] == ' ' && *s == ' '))
			break;
		if (cell.bytes[0] == ' ')
			continue;
		r->end = s;
		r->columns = columns;
	}
	return true;
}

/* Fonts leave gaps between such characters, so they are drawn. */
static void
write_line(struct text *out, const struct run *r, int row,
    enum colour colour, int arms)
{
	static const int to[4][2] = { { 0, -HEIGHT / 2 }, { WIDTH / 2, 0 },
	    { 0, HEIGHT / 2 }, { -WIDTH / 2, 0 } };
	int i, x = r->column * WIDTH + WIDTH / 2;
	int y = row * HEIGHT + HEIGHT / 2;

	text_put(out, "<path d=\"");
	for (i = 0; i < 4; i++)
		if (arms >> i & 1)
			text_printf(out, "M%d %dl%d %d", x, y, to[i][0],
			    to[i][1]);
	text_printf(out, "\" stroke=\"%s\" stroke-width=\"%d\""
	    " stroke-linecap=\"round\"/>\n", picture_ink(colour),
	    arms & ARM_DOUBLE ? 5 : 1);
}

static bool
write_as_line(struct text *out, const struct run *r, int row,
    enum colour colour)
{
	struct picture_cell cell;
	int arms;

	if (!r->symbol)
		return false;
	picture_cell(r->start, &cell);
	arms = picture_arms(&cell);
	if (arms != 0)
		write_line(out, r, row, colour, arms);
	return arms != 0;
}

static void
write_string(struct text *out, int column, int row, enum colour colour,
    const char *string)
{
	struct run r = { .end = string, .column = column };

	while (next_run(&r)) {
		if (write_as_line(out, &r, row, colour))
			continue;
		text_printf(out, "<text x=\"%d\" y=\"%d\" fill=\"%s\"%s",
		    r.column * WIDTH + (r.symbol ? r.columns * WIDTH / 2 : 0),
		    row * HEIGHT + BASELINE, picture_ink(colour),
		    weight(colour));
		if (r.symbol)
			text_put(out, " text-anchor=\"middle\"");
		else if (r.columns > 1)
			text_printf(out, " textLength=\"%d\"",
			    r.columns * WIDTH);
		text_put(out, ">");
		picture_xml(out, r.start, (size_t)(r.end - r.start));
		text_put(out, "</text>\n");
	}
}

/* Hides what lies below, as writing over text would. */
static void
write_patch(struct text *out, int column, int row, int columns)
{
	text_printf(out, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\""
	    " fill=\"" PAPER "\"/>\n", column * WIDTH, row * HEIGHT,
	    columns * WIDTH, HEIGHT);
}

/* Through the middle of its cells, as the lines of text are. */
static void
write_frame(struct text *out, const struct picture_item *item,
    const char *title)
{
	text_printf(out, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\""
	    " rx=\"6\" fill=\"none\" stroke=\"%s\"/>\n",
	    item->left * WIDTH + WIDTH / 2, item->top * HEIGHT + HEIGHT / 2,
	    (item->right - item->left - 1) * WIDTH,
	    (item->bottom - item->top - 1) * HEIGHT,
	    picture_ink(item->colour));
	if (*title == '\0')
		return;
	write_patch(out, item->left + 2, item->top, text_columns(title) + 2);
	write_string(out, item->left + 3, item->top, item->colour, title);
}

/* Inset from the edge of its cells by so many pixels. */
static void
write_cardboard(struct text *out, const struct picture_item *item, int inset,
    const char *paint)
{
	text_printf(out, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\""
	    " rx=\"3\" %s/>\n", item->left * WIDTH + inset,
	    item->top * HEIGHT + inset,
	    (item->right - item->left) * WIDTH - 2 * inset,
	    HEIGHT - 2 * inset, paint);
}

static void
write_card(struct text *out, const struct picture_item *item,
    const char *label)
{
	write_cardboard(out, item, 1, "fill=\"#ffffff\" stroke=\"#8d949e\"");
	text_printf(out, "<text x=\"%d\" y=\"%d\" fill=\"%s\""
	    " font-size=\"15\" font-weight=\"bold\""
	    " text-anchor=\"middle\">", (item->left + item->right) * WIDTH / 2,
	    item->top * HEIGHT + BASELINE, picture_ink(item->colour));
	picture_xml(out, label, strlen(label));
	text_put(out, "</text>\n");
}

static void
write_back(struct text *out, const struct picture_item *item)
{
	write_cardboard(out, item, 1, "fill=\"#ffffff\" stroke=\"#8d949e\"");
	write_cardboard(out, item, 3, "fill=\"url(#waves)\"");
}

/* Within a frame there is room; on its line there is not. */
static bool
covers(const struct picture_item *over, const struct picture_item *below)
{
	if (over->left >= below->right || over->right <= below->left ||
	    over->top >= below->bottom || over->bottom <= below->top)
		return false;
	return below->kind != ITEM_FRAME || over->left <= below->left ||
	    over->right >= below->right || over->top <= below->top ||
	    over->bottom >= below->bottom;
}

static void
write_item(struct text *out, const struct picture *p, size_t i)
{
	const struct picture_item *item = &p->item[i];
	const char *label = picture_label(p, item);
	size_t j = 0;

	while (j < i && !covers(item, &p->item[j]))
		j++;
	if (j < i && item->kind != ITEM_FRAME)
		write_patch(out, item->left, item->top,
		    item->right - item->left);
	switch (item->kind) {
	case ITEM_TEXT:
		write_string(out, item->left, item->top, item->colour, label);
		break;
	case ITEM_FRAME:
		write_frame(out, item, label);
		break;
	case ITEM_CARD:
		write_card(out, item, label);
		break;
	case ITEM_BACK:
		write_back(out, item);
		break;
	}
}

/* The waves are seven pixels high: two of them on the back of a card. */
static void
write_head(struct text *out, const struct picture *p)
{
	int width = p->columns * WIDTH + 2 * MARGIN;
	int height = p->rows * HEIGHT + 2 * MARGIN;
	const char *title = p->title != NULL ? p->title : "table";

	text_printf(out, "<svg xmlns=\"http://www.w3.org/2000/svg\""
	    " role=\"img\" width=\"%d\" height=\"%d\""
	    " viewBox=\"%d %d %d %d\">\n",
	    width, height, -MARGIN, -MARGIN, width, height);
	text_put(out, "<title>");
	picture_xml(out, title, strlen(title));
	text_put(out, "</title>\n");
	text_put(out, "<defs><pattern id=\"waves\" width=\"8\" height=\"7\""
	    " patternUnits=\"userSpaceOnUse\" y=\"3\">"
	    "<rect width=\"8\" height=\"7\" fill=\"#1f6a93\"/>"
	    "<path d=\"M-4 4 q2 -3 4 0 t4 0 t4 0 t4 0\" fill=\"none\""
	    " stroke=\"#a9d3e8\"/></pattern></defs>\n");
	text_printf(out, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\""
	    " fill=\"" PAPER "\"/>\n", -MARGIN, -MARGIN, width, height);
}

/* Letters of most such fonts are 0.6 as wide as high: 10 pixels. */
void
picture_write_svg(const struct picture *p, struct text *out)
{
	size_t i;

	write_head(out, p);
	text_put(out, "<g font-family=\"'DejaVu Sans Mono', Menlo, Consolas,"
	    " monospace\" font-size=\"16.6\">\n");
	for (i = 0; i < p->n; i++)
		write_item(out, p, i);
	text_put(out, "</g>\n</svg>\n");
}
