/* The table of a match or view, or the pieces of a box, as a picture. */
#ifndef TABLE_H
#define TABLE_H

#include "fault.h"
#include "match.h"
#include "picture.h"

int table_draw(const struct match *, const struct picture_style *,
    struct text *, struct fault *);

#endif
