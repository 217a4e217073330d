/*
 * A picture of a table, in rows and columns of text, that can be written as
 * text with box-drawing characters and colour, as plain ASCII, or as SVG.
 * What is drawn later lies on top.  Starts as zeros; ends with picture_free.
 */
#ifndef PICTURE_H
#define PICTURE_H

#include <stdbool.h>
#include <stddef.h>

#include "text.h"

/* Meaning never hangs on colour alone. */
enum colour {
	COLOUR_PLAIN,
	COLOUR_DIM,
	COLOUR_BOLD,
	COLOUR_RED,
	COLOUR_GREEN,
	COLOUR_YELLOW,
	COLOUR_BLUE,
	COLOUR_VIOLET,
	COLOUR_CYAN,
	COLOUR_GRAY,
};

/* How a card or tile looks. */
struct face {
	char label[32]; /* "3♣"; on paper large, and small in two corners */
	char ascii[32]; /* "3C" */
	char caption[64]; /* "three of clubs", on paper below; may be empty */
	enum colour colour;
};

struct picture_item; /* private */

struct picture {
	const char *title; /* of the whole, for SVG; may be NULL */
	struct picture_item *item;
	size_t n;
	size_t room;
	int columns, rows; /* how much of it there is to write */
	struct text strings; /* what is written in items */
	bool failed; /* memory ran out */
};

/* Writes a text from a column and row on; control characters are escaped. */
void picture_text(struct picture *, int column, int row, enum colour,
    const char *fmt, ...) __attribute__((format(printf, 5, 6)));

/* A frame whose outer corners are these; title may be NULL. */
void picture_frame(struct picture *, int column, int row, int columns,
    int rows, enum colour, const char *title);

/*
 * A card or tile seen from the front, one row high, as wide as its label and
 * two more: returns that width.  In ASCII the second label is written.
 */
int picture_card(struct picture *, int column, int row, enum colour,
    const char *label, const char *ascii);

/* The back of a card: three columns wide. */
void picture_back(struct picture *, int column, int row);

/* How picture_write writes; the formats have names. */
extern const char *const picture_formats[];

struct picture_style {
	enum { PICTURE_TEXT, PICTURE_SVG } format;
	bool ascii; /* text: nothing but ASCII */
	bool colour; /* text: with escape sequences for colour */
};

void picture_write(const struct picture *, const struct picture_style *,
    struct text *);
void picture_free(struct picture *);

/*
 * Adds one SVG with cards to print, all pages of it, each below the one
 * before; it has the size it is to be printed in.  There is a page even if
 * there is no card.
 */
void picture_sheet(const struct face *cards, size_t n, const char *title,
    struct text *);

#endif
