/* Strings for pictures: what may be shown, and how much room it takes. */
#include <string.h>

#include "picture-items.h"

/* The length of the UTF-8 sequence here and its code, or 0 if it is none. */
static size_t
decode(const char *string, unsigned long *code)
{
	static const unsigned long least[] = { 0, 0, 0x80, 0x800, 0x10000 };
	const unsigned char *s = (const unsigned char *)string;
	size_t i, n = *s < 0x80 ? 1 : *s < 0xc0 ? 0 : *s < 0xe0 ? 2 :
	    *s < 0xf0 ? 3 : *s < 0xf8 ? 4 : 0;

	if (n == 0)
		return 0;
	*code = n == 1 ? *s : *s & (0x7f >> n);
	for (i = 1; i < n; i++) {
		if ((s[i] & 0xc0) != 0x80)
			return 0;
		*code = *code << 6 | (s[i] & 0x3f);
	}
	if (*code < least[n] || *code > 0x10ffff ||
	    (*code >= 0xd800 && *code < 0xe000))
		return 0;
	return n;
}

/*
 * Marks that turn the direction of writing or break the line could make a
 * seat's name cover what others wrote; XML knows no U+FFFE and U+FFFF.
 */
static bool
is_deceptive(unsigned long code)
{
	return code == 0x61c || code == 0x200e || code == 0x200f ||
	    (code >= 0x2028 && code <= 0x202e) ||
	    (code >= 0x2066 && code <= 0x2069) || code == 0xfeff ||
	    code == 0xfffe || code == 0xffff;
}

/* How the first character of a string is shown; returns its bytes. */
static size_t
show(const char *string, char shown[8])
{
	unsigned long code;
	size_t n = decode(string, &code);

	if (n == 0 || code < 0x20 || (code >= 0x7f && code < 0xa0)) {
		static const char digit[] = "0123456789abcdef";
		unsigned byte = n == 0 ? (unsigned char)*string :
		    (unsigned)code;

		memcpy(shown, (char[]){ '\\', 'x', digit[byte >> 4],
		    digit[byte & 15], '\0' }, 5);
		return n == 0 ? 1 : n;
	}
	memcpy(shown, string, n);
	shown[n] = '\0';
	if (is_deceptive(code))
		strcpy(shown, "?");
	return n;
}

static bool
is_ascii(char c)
{
	return c >= 0x20 && c < 0x7f;
}

void
picture_clean(struct text *t, const char *string, int columns)
{
	char shown[8];

	while (*string != '\0') {
		if (is_ascii(*string)) {
			if (--columns < 0)
				return;
			text_add(t, string++, 1);
			continue;
		}
		string += show(string, shown);
		columns -= text_columns(shown);
		if (columns < 0)
			return;
		text_put(t, shown);
	}
}

const char *
picture_cell(const char *string, struct picture_cell *cell)
{
	char shown[8];
	size_t n, used;

	/* Nothing can stand above or below it if ASCII follows. */
	if (is_ascii(string[0]) && (string[1] == '\0' || is_ascii(string[1]))) {
		cell->bytes[0] = string[0];
		cell->bytes[1] = '\0';
		cell->columns = 1;
		return string + 1;
	}
	n = used = show(string, cell->bytes);
	cell->columns = text_columns(cell->bytes);
	for (string += n; *string != '\0'; string += n) {
		n = show(string, shown);
		if (text_columns(shown) > 0)
			break;
		/* No script stacks as many marks as would fill the cell. */
		if (used + n >= sizeof cell->bytes)
			continue;
		memcpy(cell->bytes + used, shown, n + 1);
		used += n;
	}
	return string;
}

int
picture_arms(const struct picture_cell *cell)
{
	static const struct {
		const char *bytes;
		int arms;
	} lines[] = {
		{ "─", ARM_LEFT | ARM_RIGHT },
		{ "│", ARM_UP | ARM_DOWN },
		{ "┌", ARM_RIGHT | ARM_DOWN },
		{ "┐", ARM_LEFT | ARM_DOWN },
		{ "└", ARM_UP | ARM_RIGHT },
		{ "┘", ARM_UP | ARM_LEFT },
		{ "═", ARM_DOUBLE | ARM_LEFT | ARM_RIGHT },
		{ "║", ARM_DOUBLE | ARM_UP | ARM_DOWN },
		{ "╔", ARM_DOUBLE | ARM_RIGHT | ARM_DOWN },
		{ "╗", ARM_DOUBLE | ARM_LEFT | ARM_DOWN },
		{ "╚", ARM_DOUBLE | ARM_UP | ARM_RIGHT },
		{ "╝", ARM_DOUBLE | ARM_UP | ARM_LEFT },
	};
	size_t i;

	for (i = 0; i < sizeof lines / sizeof lines[0]; i++)
		if (strcmp(cell->bytes, lines[i].bytes) == 0)
			return lines[i].arms;
	return 0;
}

void
picture_xml(struct text *t, const char *string, size_t length)
{
	size_t i;

	for (i = 0; i < length; i++)
		switch (string[i]) {
		case '&':
			text_put(t, "&amp;");
			break;
		case '<':
			text_put(t, "&lt;");
			break;
		case '>':
			text_put(t, "&gt;");
			break;
		case '"':
			text_put(t, "&quot;");
			break;
		default:
			text_add(t, &string[i], 1);
		}
}
