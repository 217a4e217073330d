/*
 * Where a document ends, found before it is parsed: for one that has not been
 * read as a whole, or is not plain.
 */
#ifndef DOC_SCAN_H
#define DOC_SCAN_H

#include <stdbool.h>
#include <stddef.h>

#include "fault.h"

/* Starts as zeros. */
struct doc_scan {
	size_t length; /* bytes looked at; at the end those of the document */
	int depth;
	bool string, escape, word;
};

/* Looks on at the bytes, of which there may be more than before; true if the
   document ends within them, or is not worth looking on. */
bool doc_scan(struct doc_scan *, const char *bytes, size_t length);

/* Refuses what is beyond the limits. */
int doc_scan_check(const struct doc_scan *, struct fault *);

#endif
