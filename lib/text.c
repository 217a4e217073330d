#include "text.h"

#include <locale.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

/* Makes room for that many more bytes and a NUL. */
static bool
text_grow(struct text *t, size_t more)
{
	size_t room = t->room > 0 ? t->room : 256;
	char *bytes;

	if (t->failed)
		return false;
	while (room - t->length <= more)
		room *= 2;
	if (room == t->room)
		return true;
	bytes = realloc(t->bytes, room);
	if (bytes == NULL) {
		t->failed = true;
		return false;
	}
	t->bytes = bytes;
	t->room = room;
	return true;
}

void
text_add(struct text *t, const char *bytes, size_t length)
{
	if ((t->room - t->length <= length || t->failed) &&
	    !text_grow(t, length))
		return;
	memcpy(t->bytes + t->length, bytes, length);
	t->length += length;
	t->bytes[t->length] = '\0';
}

void
text_put(struct text *t, const char *string)
{
	text_add(t, string, strlen(string));
}

void
text_printf(struct text *t, const char *fmt, ...)
{
	va_list ap;
	int length;

	va_start(ap, fmt);
	length = vsnprintf(NULL, 0, fmt, ap);
	va_end(ap);
	if (length < 0 || !text_grow(t, length))
		return;
	va_start(ap, fmt);
	vsnprintf(t->bytes + t->length, length + 1, fmt, ap);
	va_end(ap);
	t->length += length;
}

/* The length of the UTF-8 sequence that begins here, or 0 if it is none. */
static int
sequence(const unsigned char *s)
{
	int i, length = *s < 0x80 ? 1 : *s >= 0xc2 && *s < 0xe0 ? 2 :
	    *s >= 0xe0 && *s < 0xf0 ? 3 : *s >= 0xf0 && *s < 0xf5 ? 4 : 0;

	for (i = 1; i < length; i++)
		if ((s[i] & 0xc0) != 0x80)
			return 0;
	/* Longer than need be, a surrogate, or beyond the last character. */
	if ((*s == 0xe0 && s[1] < 0xa0) || (*s == 0xed && s[1] >= 0xa0) ||
	    (*s == 0xf0 && s[1] < 0x90) || (*s == 0xf4 && s[1] >= 0x90))
		return 0;
	return length;
}

/* C0, DEL and C1: what a terminal would obey rather than show. */
static bool
is_control(const unsigned char *s)
{
	return *s < 0x20 || *s == 0x7f || (*s == 0xc2 && s[1] < 0xa0);
}

void
text_safe(struct text *t, const char *string)
{
	const unsigned char *s = (const unsigned char *)string;
	int length;

	for (; *s != '\0'; s += length) {
		length = sequence(s);
		if (length > 0 && !is_control(s)) {
			text_add(t, (const char *)s, length);
			continue;
		}
		if (length == 0)
			length = 1;
		text_printf(t, "\\x%02x", length == 1 ? *s : s[1]);
	}
}

static unsigned long
code_of(const unsigned char *s, int length)
{
	unsigned long code = length == 1 ? *s : *s & (0x7f >> length);
	int i;

	for (i = 1; i < length; i++)
		code = code << 6 | (s[i] & 0x3f);
	return code;
}

/*
 * Letters of Latin, lines, blocks and the suits of cards have one column in
 * every locale.  For most texts no locale, which is files, need be loaded.
 */
static bool
is_narrow(unsigned long code)
{
	return code < 0x300 || (code >= 0x2500 && code <= 0x25fc) ||
	    (code >= 0x2660 && code <= 0x2667);
}

/* Without a UTF-8 locale every character counts as one column. */
static int
locale_columns(const char *s, int length)
{
	mbstate_t state = { 0 };
	wchar_t c;
	int columns;

	if (MB_CUR_MAX == 1)
		setlocale(LC_CTYPE, "C.UTF-8");
	if (mbrtowc(&c, s, length, &state) != (size_t)length)
		return 1;
	columns = wcwidth(c);
	return columns < 0 ? 1 : columns;
}

static int
columns_between(const char *s, const char *end)
{
	int length, columns = 0;

	for (; s < end; s += length) {
		length = sequence((const unsigned char *)s);
		if (length == 0)
			length = 1;
		columns += length == 1 || is_narrow(code_of(
		    (const unsigned char *)s, length)) ? 1 :
		    locale_columns(s, length);
	}
	return columns;
}

int
text_columns(const char *string)
{
	return columns_between(string, string + strlen(string));
}

void
text_pad(struct text *t, size_t start, int columns)
{
	int have;

	if (t->failed || t->bytes == NULL)
		return;
	for (have = columns_between(t->bytes + start, t->bytes + t->length);
	    have < columns; have++)
		text_put(t, " ");
}

void
text_clear(struct text *t)
{
	t->length = 0;
	t->failed = false;
	if (t->bytes != NULL)
		t->bytes[0] = '\0';
}

void
text_free(struct text *t)
{
	free(t->bytes);
	*t = (struct text){ 0 };
}
