/* Strings for pictures: what may be shown, and how much room it takes. */
#include <string.h>

#include "picture-items.h"

/*
 * Marks that turn the direction of writing or break the line could make a
 * seat's name cover what others wrote; XML knows no U+FFFE and U+FFFF.
 */
static bool
is_deceptive(const char *string)
{
	unsigned long code;

	return text_code(string, &code) > 0 &&
	    (code == 0x61c || code == 0x200e || code == 0x200f ||
	    (code >= 0x2028 && code <= 0x202e) ||
	    (code >= 0x2066 && code <= 0x2069) || code == 0xfeff ||
	    code == 0xfffe || code == 0xffff);
}

static bool
is_ascii(char c)
{
	return c >= 0x20 && c < 0x7f;
}

/* Letters that need nothing done to them, and none of which is missing. */
static int
plain(const char *string, int most)
{
	int n = 0;

	while (n < most && is_ascii(string[n]))
		n++;
	return n;
}

int
picture_clean(struct text *t, const char *string, int most)
{
	int n = plain(string, most), columns = n;
	struct text shown = { 0 };

	text_add(t, string, n);
	for (string += n; *string != '\0'; columns += n) {
		text_clear(&shown);
		if (is_deceptive(string)) {
			text_put(&shown, "?");
			string += text_character(string, &n);
		} else
			string += text_show(&shown, string);
		t->failed |= shown.failed;
		n = t->failed ? most : text_columns(shown.bytes);
		if (columns + n > most)
			break;
		text_add(t, shown.bytes, shown.length);
	}
	text_free(&shown);
	return columns;
}

const char *
picture_cell(const char *string, struct picture_cell *cell)
{
	const char *s = string;
	int n, columns = 1;

	/* Nothing can stand above or below it if ASCII follows. */
	if (is_ascii(s[0]) && (s[1] == '\0' || is_ascii(s[1]))) {
		*cell = (struct picture_cell){ s, 1, 1 };
		return s + 1;
	}
	n = text_character(s, &columns);
	*cell = (struct picture_cell){ s, n, columns };
	for (s += n; *s != '\0'; s += n) {
		n = text_character(s, &columns);
		if (columns > 0)
			break;
		/* No script stacks as many marks as would fill the cell. */
		if (s + n < string + PICTURE_CELL)
			cell->length = s + n - string;
	}
	return s;
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
		if (cell->length == strlen(lines[i].bytes) &&
		    memcmp(cell->bytes, lines[i].bytes, cell->length) == 0)
			return lines[i].arms;
	return 0;
}

void
picture_xml(struct text *t, const char *string, size_t length)
{
	static const char marks[] = "&<>\"";
	static const char *const names[] = { "amp", "lt", "gt", "quot" };
	const char *mark, *end = string + length;

	for (; string < end; string++) {
		mark = memchr(marks, *string, strlen(marks));
		if (mark != NULL)
			text_printf(t, "&%s;", names[mark - marks]);
		else
			text_add(t, string, 1);
	}
}
