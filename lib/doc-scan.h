/* The two ways to a document: at once, or looked through for its end first. */
#ifndef DOC_SCAN_H
#define DOC_SCAN_H

#include <stdbool.h>
#include <stddef.h>

#include "doc.h"

/*
 * How many bytes the document has with which these bytes begin, or 0 if it is
 * not plain or not JSON: the JSON library is then to say what it is.  If it is
 * only cut off, more bytes may help.  Behind the bytes there is a NUL.
 */
size_t doc_plain(char *bytes, size_t length, struct doc *, bool *cut_off);

/* For a document that has not been read as a whole, or is not plain.  Starts as
   zeros. */
struct doc_scan {
	size_t length; /* bytes looked at; at the end those of the document */
	int depth;
	bool string, escape, word;
};

/* Looks on at the bytes, of which there may be more than before; true if the
   document ends within them, or is not worth looking on. */
bool doc_scan(struct doc_scan *, const char *bytes, size_t length);
bool doc_is_space(char);

#endif
