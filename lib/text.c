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

int
text_code(const char *string, unsigned long *code)
{
	static const unsigned long least[] = { 0, 0, 0x80, 0x800, 0x10000 };
	const unsigned char *s = (const unsigned char *)string;
	int i, n = *s < 0xc0 ? 0 : *s < 0xe0 ? 2 : *s < 0xf0 ? 3 :
	    *s < 0xf8 ? 4 : 0;

	*code = n == 0 ? *s : *s & (0x7f >> n);
	if (*s < 0x80)
		return 1;
	for (i = 1; i < n; i++) {
		if ((s[i] & 0xc0) != 0x80)
			return 0;
		*code = *code << 6 | (s[i] & 0x3f);
	}
	/* Longer than need be, a surrogate, or beyond the last character. */
	return *code < least[n] || *code > 0x10ffff ||
	    (*code >= 0xd800 && *code < 0xe000) ? 0 : n;
}

int
text_show(struct text *t, const char *string)
{
	unsigned long code;
	int length = text_code(string, &code);

	if (length == 0) {
		code = (unsigned char)*string;
		length = 1;
	} else if (code >= 0x20 && (code < 0x7f || code >= 0xa0)) {
		text_add(t, string, length);
		return length;
	}
	text_printf(t, "\\x%02lx", code);
	return length;
}

void
text_safe(struct text *t, const char *string)
{
	while (*string != '\0')
		string += text_show(t, string);
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

int
text_character(const char *string, int *columns)
{
	unsigned long code;
	int length = text_code(string, &code);

	*columns = length <= 1 || is_narrow(code) ? 1 :
	    locale_columns(string, length);
	return length > 0 ? length : 1;
}

static int
columns_between(const char *s, const char *end)
{
	int more, columns = 0;

	for (; s < end; columns += more)
		s += text_character(s, &more);
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
