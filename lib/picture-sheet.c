/* Cards to print and cut out: 63 by 88 mm, nine on a page of A4. */
#include <string.h>

#include "picture-items.h"

/* In tenths of a millimetre: whole numbers are the same in every locale. */
enum {
	PAGE_WIDTH = 2100,
	PAGE_HEIGHT = 2970,
	CARD_WIDTH = 630,
	CARD_HEIGHT = 880,
	SIDE = 3, /* cards side by side, and rows of them */
	PER_PAGE = SIDE * SIDE,
	LEFT = (PAGE_WIDTH - SIDE * CARD_WIDTH) / 2,
	TOP = (PAGE_HEIGHT - SIDE * CARD_HEIGHT) / 2,
	BORDER = 30, /* from the cut to the line around the card */
	TEXT_WIDTH = 470,
	CAPTION_COLUMNS = 24,
	CAPTION_SIZE = 32,
};

/* A size of letters in which so many columns of bold text fit a width. */
static int
fit(int size, int columns, int width)
{
	int widest = columns > 0 ? width * 10 / (columns * 7) : size;

	return size < widest ? size : widest;
}

static void
write_words(struct text *out, int x, int y, int size, const char *string,
    size_t length)
{
	text_printf(out, "<text x=\"%d\" y=\"%d\" font-size=\"%d\">", x, y,
	    size);
	picture_xml(out, string, length);
	text_put(out, "</text>\n");
}

/* In the corner, and the same for who looks from the other side. */
static void
write_corners(struct text *out, const char *label, int columns)
{
	int size = fit(64, columns, CARD_WIDTH / 2), turn;

	for (turn = 0; turn <= 180; turn += 180) {
		text_printf(out, "<g text-anchor=\"start\""
		    " transform=\"rotate(%d %d %d)\">\n", turn,
		    CARD_WIDTH / 2, CARD_HEIGHT / 2);
		write_words(out, BORDER + 28, BORDER + 28 + size * 3 / 4,
		    size, label, strlen(label));
		text_put(out, "</g>\n");
	}
}

/* The end of the words that fit one line, or of a word that fits none. */
static const char *
line_end(const char *string)
{
	const char *end = string, *blank = NULL;
	struct picture_cell cell;
	int columns = 0;

	while (*end != '\0') {
		const char *next = picture_cell(end, &cell);

		if (*end == ' ')
			blank = end;
		columns += cell.columns;
		if (columns > CAPTION_COLUMNS)
			return blank != NULL ? blank : end;
		end = next;
	}
	return end;
}

static void
write_caption(struct text *out, const char *string)
{
	int y = CARD_HEIGHT - 245;
	const char *end;

	text_put(out, "<g fill=\"#1c2127\">\n");
	for (; *string != '\0'; string = end) {
		end = line_end(string);
		write_words(out, CARD_WIDTH / 2, y, CAPTION_SIZE, string,
		    (size_t)(end - string));
		y += CAPTION_SIZE * 5 / 4;
		end += strspn(end, " ");
	}
	text_put(out, "</g>\n");
}

static void
write_edges(struct text *out, const char *ink)
{
	text_printf(out, "<rect width=\"%d\" height=\"%d\" fill=\"none\""
	    " stroke=\"#9a9a9a\" stroke-width=\"1\"/>\n", CARD_WIDTH,
	    CARD_HEIGHT);
	text_printf(out, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\""
	    " rx=\"25\" fill=\"none\" stroke=\"%s\" stroke-width=\"4\"/>\n",
	    BORDER, BORDER, CARD_WIDTH - 2 * BORDER, CARD_HEIGHT - 2 * BORDER,
	    ink);
}

static void
write_face(struct text *out, const char *label, const char *caption)
{
	int columns = text_columns(label);
	int size = fit(300, columns, TEXT_WIDTH);

	text_put(out, "<g font-weight=\"bold\">\n");
	write_corners(out, label, columns);
	write_words(out, CARD_WIDTH / 2, CARD_HEIGHT * 9 / 20 + size * 9 / 25,
	    size, label, strlen(label));
	text_put(out, "</g>\n");
	write_caption(out, caption);
}

static void
write_card(struct text *out, const struct face *face, size_t i)
{
	size_t row = i % PER_PAGE / SIDE, column = i % SIDE, caption;
	const char *ink = picture_ink(face->colour);
	struct text clean = { 0 };

	picture_clean(&clean, face->label, PICTURE_COLUMNS);
	text_add(&clean, "", 1);
	caption = clean.length;
	picture_clean(&clean, face->caption, PICTURE_COLUMNS);
	text_add(&clean, "", 1);
	out->failed |= clean.failed;
	if (out->failed)
		return;
	text_printf(out, "<g transform=\"translate(%zu %zu)\" fill=\"%s\">\n",
	    LEFT + column * CARD_WIDTH,
	    i / PER_PAGE * PAGE_HEIGHT + TOP + row * CARD_HEIGHT, ink);
	write_edges(out, ink);
	write_face(out, clean.bytes, clean.bytes + caption);
	text_put(out, "</g>\n");
	text_free(&clean);
}

/* Marks in the margins, for a knife along a ruler. */
static void
write_page(struct text *out, size_t page)
{
	int i;

	text_printf(out, "<path transform=\"translate(0 %zu)\""
	    " stroke=\"#555555\" stroke-width=\"2\" d=\"",
	    page * PAGE_HEIGHT);
	for (i = 0; i <= SIDE; i++) {
		text_printf(out, "M%d %dv-50m0 %dv50", LEFT + i * CARD_WIDTH,
		    TOP - 20, PAGE_HEIGHT - 2 * TOP + 90);
		text_printf(out, "M%d %dh-50m%d 0h50", LEFT - 20,
		    TOP + i * CARD_HEIGHT, PAGE_WIDTH - 2 * LEFT + 90);
	}
	text_put(out, "\"/>\n");
}

static void
write_head(struct text *out, size_t pages, const char *title)
{
	text_printf(out, "<svg xmlns=\"http://www.w3.org/2000/svg\""
	    " role=\"img\" width=\"%dmm\" height=\"%zumm\""
	    " viewBox=\"0 0 %d %zu\">\n<title>", PAGE_WIDTH / 10,
	    pages * PAGE_HEIGHT / 10, PAGE_WIDTH, pages * PAGE_HEIGHT);
	picture_xml(out, title, strlen(title));
	text_put(out, "</title>\n<rect width=\"100%\" height=\"100%\""
	    " fill=\"#ffffff\"/>\n<g text-anchor=\"middle\""
	    " font-family=\"'DejaVu Sans', Verdana, sans-serif\">\n");
}

void
picture_sheet(const struct face *cards, size_t n, const char *title,
    struct text *out)
{
	size_t pages = n > 0 ? (n - 1) / PER_PAGE + 1 : 1, i;

	write_head(out, pages, title);
	for (i = 0; i < pages; i++)
		write_page(out, i);
	for (i = 0; i < n; i++)
		write_card(out, &cards[i], i);
	text_put(out, "</g>\n</svg>\n");
}
