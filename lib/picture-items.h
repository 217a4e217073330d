/*
 * What the writers of a picture share; for the picture*.c files only.
 * Strings in items are clean: valid UTF-8 that a terminal and XML can take.
 */
#ifndef PICTURE_ITEMS_H
#define PICTURE_ITEMS_H

#include <stdint.h>

#include "picture.h"

enum {
	PICTURE_COLUMNS = 500, /* no picture is wider */
	PICTURE_ROWS = 2000, /* nor higher */
	PICTURE_FAR = 100000, /* no item begins or ends farther out */
	PICTURE_CELL = 24, /* bytes of a character and its marks */
};

struct picture_item {
	enum { ITEM_TEXT, ITEM_FRAME, ITEM_CARD, ITEM_BACK } kind;
	enum colour colour;
	int left, top;
	int right, bottom; /* the first column and row that are not covered */
	size_t label; /* what is written, or the title, in the strings */
	size_t ascii;
};

/* A character with its combining marks, where it is in a string. */
struct picture_cell {
	const char *bytes;
	uint8_t length;
	uint8_t columns; /* 0 if marks come without a character */
};

/* What is written, or "". */
const char *picture_label(const struct picture *, const struct picture_item *);

/* picture-cell.c: adds the first columns of any string, clean, and returns how
   many there are. */
int picture_clean(struct text *, const char *string, int most);

/* Takes the first cell of a clean string and returns what follows it. */
const char *picture_cell(const char *string, struct picture_cell *);

/* The arms of a line that is drawn with a character such as U+2554. */
enum {
	ARM_UP = 1,
	ARM_RIGHT = 2,
	ARM_DOWN = 4,
	ARM_LEFT = 8,
	ARM_DOUBLE = 16, /* it is a double line */
};

/* Its arms, or 0 if the cell is no such character. */
int picture_arms(const struct picture_cell *);

/* Adds part of a clean string as XML. */
void picture_xml(struct text *, const char *string, size_t length);

/* picture-text.c, picture-svg.c */
void picture_write_text(const struct picture *, const struct picture_style *,
    struct text *);
void picture_write_svg(const struct picture *, struct text *);

/* A colour for SVG, dark enough to be read on paper. */
const char *picture_ink(enum colour);

#endif
