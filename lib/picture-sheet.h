/* Cards to print and cut out: 63 by 88 mm, nine on a page of A4. */
#ifndef PICTURE_SHEET_H
#define PICTURE_SHEET_H

#include <stddef.h>

#include "picture.h"

struct sheet_card {
	char label[32]; /* large in the middle, small in two corners */
	char caption[64]; /* below it; may be empty */
	enum colour colour;
};

/*
 * Adds one SVG with all pages, each below the one before; the page has the
 * size it is to be printed in.  There is a page even if there is no card.
 */
void picture_sheet(const struct sheet_card *cards, size_t n,
    const char *title, struct text *);

#endif
