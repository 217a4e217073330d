#include "picture.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "picture-items.h"

const char *const picture_formats[] = { "text", "svg", NULL };

static int
bound(long long place, int low, int high)
{
	return place < low ? low : place > high ? high : (int)place;
}

static int
near(long long place)
{
	return bound(place, -PICTURE_FAR, PICTURE_FAR);
}

/* Where the next item goes, or NULL. */
static struct picture_item *
reserve(struct picture *p)
{
	size_t room = p->room > 0 ? 2 * p->room : 64;
	struct picture_item *item;

	if (p->n < p->room)
		return &p->item[p->n];
	item = reallocarray(p->item, room, sizeof *item);
	if (item == NULL) {
		p->failed = true;
		return NULL;
	}
	p->item = item;
	p->room = room;
	return &p->item[p->n];
}

static bool
seen(const struct picture_item *item)
{
	return item->left < PICTURE_COLUMNS && item->top < PICTURE_ROWS &&
	    item->right > 0 && item->bottom > 0 && item->left < item->right;
}

/* Where a string is kept, clean, and how many columns it has. */
static size_t
keep(struct picture *p, const char *string, int most, int *columns)
{
	size_t at = p->strings.length;

	*columns = picture_clean(&p->strings, string, most);
	text_add(&p->strings, "", 1);
	p->failed |= p->strings.failed;
	return at;
}

static void
add(struct picture *p, struct picture_item *item, long long columns,
    long long rows)
{
	struct picture_item *slot = reserve(p);

	item->right = near(item->left + columns);
	item->bottom = near(item->top + rows);
	item->left = near(item->left);
	item->top = near(item->top);
	if (p->failed || !seen(item))
		return;
	*slot = *item;
	p->n++;
	p->columns = bound(item->right, p->columns, PICTURE_COLUMNS);
	p->rows = bound(item->bottom, p->rows, PICTURE_ROWS);
}

void
picture_text(struct picture *p, int column, int row, enum colour colour,
    const char *fmt, ...)
{
	struct picture_item item = { .kind = ITEM_TEXT, .colour = colour,
	    .left = column, .top = row };
	char *string;
	int length, columns;
	va_list ap;

	va_start(ap, fmt);
	length = vasprintf(&string, fmt, ap);
	va_end(ap);
	if (length < 0) {
		p->failed = true;
		return;
	}
	item.label = keep(p, string, PICTURE_FAR, &columns);
	free(string);
	add(p, &item, columns, 1);
}

void
picture_frame(struct picture *p, int column, int row, int columns, int rows,
    enum colour colour, const char *title)
{
	struct picture_item item = { .kind = ITEM_FRAME, .colour = colour,
	    .left = column, .top = row };
	int used;

	if (columns < 2 || rows < 2)
		return;
	/* Corner, line and blank on both sides of it. */
	item.label = keep(p, title != NULL ? title : "", near(columns - 6),
	    &used);
	add(p, &item, columns, rows);
}

int
picture_card(struct picture *p, int column, int row, enum colour colour,
    const char *label, const char *ascii)
{
	struct picture_item item = { .kind = ITEM_CARD, .colour = colour,
	    .left = column, .top = row };
	int columns, other;

	item.label = keep(p, label, PICTURE_COLUMNS, &columns);
	item.ascii = keep(p, ascii != NULL ? ascii : label, PICTURE_COLUMNS,
	    &other);
	/* Places are the same in ASCII: neither label may hide what follows. */
	if (columns < other)
		columns = other;
	add(p, &item, columns + 2, 1);
	return columns + 2;
}

void
picture_back(struct picture *p, int column, int row)
{
	struct picture_item item = { .kind = ITEM_BACK,
	    .colour = COLOUR_BLUE, .left = column, .top = row };

	add(p, &item, 3, 1);
}

const char *
picture_label(const struct picture *p, const struct picture_item *item)
{
	return p->strings.bytes + item->label;
}

void
picture_write(const struct picture *p, const struct picture_style *style,
    struct text *out)
{
	if (style->format == PICTURE_SVG)
		picture_write_svg(p, out);
	else
		picture_write_text(p, style, out);
	out->failed |= p->failed;
}

void
picture_free(struct picture *p)
{
	text_free(&p->strings);
	free(p->item);
	*p = (struct picture){ 0 };
}
