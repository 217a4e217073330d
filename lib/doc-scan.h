/*
 * Where a document ends, found before it is parsed; and where its log is, which
 * for its length is not worth a tree.
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
	size_t quote; /* where the string begins */
	enum { SCAN_OTHER, SCAN_LOG, SCAN_COLON } key; /* "log", and its : */
	bool match; /* there is a member squero */
	int logs; /* members log that are arrays */
	size_t log, log_end; /* the last of them; end 0 while it is open */
};

/* Looks on at the bytes, of which there may be more than before; true if the
   document ends within them, or is not worth looking on. */
bool doc_scan(struct doc_scan *, const char *bytes, size_t length);

/* Refuses what is beyond the limits. */
int doc_scan_check(const struct doc_scan *, struct fault *);

/* Whether the log can be read line by line: all of it plain strings. */
bool doc_scan_plain(const struct doc_scan *, const char *bytes);

#endif
