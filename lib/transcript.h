/*
 * A match as plain text: a line "squero 1 GAME", one for each other member but
 * the state, its name and its value as JSON, an empty line, then the log.  A
 * name that is not a plain word is JSON too.
 */
#ifndef TRANSCRIPT_H
#define TRANSCRIPT_H

#include "match.h"

/* The match as plain text, and back.  Open until closed, also on failure. */
void transcript_write(const struct match *, struct text *);
int transcript_read(struct match *, const struct text *, struct fault *);

#endif
