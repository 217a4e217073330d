/*
 * A document as nearly all of them are: plain strings, integers, no member
 * twice.  It is parsed at once, without being looked through for its end.
 */
#ifndef DOC_PLAIN_H
#define DOC_PLAIN_H

#include <stdbool.h>
#include <stddef.h>

#include "doc.h"

/*
 * How many bytes the document has with which these bytes begin, or 0 if it is
 * not plain or not JSON: the JSON library is then to say what it is.  If it is
 * only cut off, more bytes may help.  Behind the bytes there is a NUL.
 */
size_t doc_plain(char *bytes, size_t length, struct doc *, bool *cut_off);

#endif
