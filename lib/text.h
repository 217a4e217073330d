/* A text that grows.  Starts as zeros; ends with text_free. */
#ifndef TEXT_H
#define TEXT_H

#include <stdbool.h>
#include <stddef.h>

struct text {
	char *bytes; /* ends with a NUL that is not counted; NULL when empty */
	size_t length;
	size_t room;
	bool failed; /* memory ran out: the text is not complete */
};

void text_add(struct text *, const char *bytes, size_t length);
void text_put(struct text *, const char *string);
void text_printf(struct text *, const char *fmt, ...)
    __attribute__((format(printf, 2, 3)));

/* Adds a string from a document with control characters escaped: C0, DEL and
   C1, which a terminal would obey; and its first character alone, of which it
   returns the length. */
void text_safe(struct text *, const char *string);
int text_show(struct text *, const char *string);

/* Adds blanks until the line that began at start is that many columns wide. */
void text_pad(struct text *, size_t start, int columns);

void text_clear(struct text *);
void text_free(struct text *);

/* How many columns of a terminal a string takes. */
int text_columns(const char *string);

/* The length of the UTF-8 sequence that begins here and its code, or 0 if it
   is none; and of any character, if need be one byte, and its columns. */
int text_code(const char *string, unsigned long *code);
int text_character(const char *string, int *columns);

#endif
