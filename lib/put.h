/* JSON written straight into a text, on one line: no tree is made of it. */
#ifndef PUT_H
#define PUT_H

#include <jansson.h>

#include "text.h"

/* A comma comes before a value or a name wherever one is due. */
void put_open(struct text *, char bracket); /* { or [ */
void put_close(struct text *, char bracket); /* } or ] */
void put_name(struct text *, const char *name); /* of a member */

void put_number(struct text *, long long);
void put_flag(struct text *, bool);
void put_null(struct text *);

/* Control characters are escaped: what we write may be read on a terminal. */
void put_string(struct text *, const char *);
void put_bytes(struct text *, const char *bytes, size_t length);

/* A value of any kind. */
void put_json(struct text *, const json_t *);

#endif
