#include "put.h"

#include <string.h>

/* What stands before a value is a bracket, a colon or another value. */
static void
put_comma(struct text *t)
{
	switch (t->length > 0 ? t->bytes[t->length - 1] : '\n') {
	case '{':
	case '[':
	case ':':
	case ' ':
	case '\n':
		break;
	default:
		text_add(t, ",", 1);
	}
}

void
put_open(struct text *t, char bracket)
{
	put_comma(t);
	text_add(t, &bracket, 1);
}

void
put_close(struct text *t, char bracket)
{
	text_add(t, &bracket, 1);
}

void
put_name(struct text *t, const char *name)
{
	put_string(t, name);
	text_add(t, ":", 1);
}

void
put_number(struct text *t, long long number)
{
	unsigned long long left = number < 0 ? -(unsigned long long)number :
	    (unsigned long long)number;
	char digits[24];
	int i = sizeof(digits);

	do
		digits[--i] = '0' + left % 10;
	while ((left /= 10) > 0);
	if (number < 0)
		digits[--i] = '-';
	put_comma(t);
	text_add(t, digits + i, sizeof(digits) - i);
}

void
put_flag(struct text *t, bool flag)
{
	put_comma(t);
	text_add(t, flag ? "true" : "false", flag ? 4 : 5);
}

void
put_null(struct text *t)
{
	put_comma(t);
	text_add(t, "null", 4);
}

/* Whether the byte is written as it is; the first of two that begin a C1
   control character is looked at together with the second. */
static bool
is_plain(unsigned char c)
{
	return c > '\\' ? c != 0x7f && c != 0xc2 :
	    c >= 0x20 && c != '"' && c != '\\';
}

/* Writes what is not plain, and returns how many bytes of it there are. */
static size_t
put_escape(struct text *t, const unsigned char *s, size_t length)
{
	static const char letters[] = "\"\"\\\\\bb\ff\nn\rr\tt";
	const char *letter;

	for (letter = letters; *letter != '\0'; letter += 2)
		if (*s == (unsigned char)*letter) {
			text_add(t, "\\", 1);
			text_add(t, letter + 1, 1);
			return 1;
		}
	if (*s < 0x20)
		text_printf(t, "\\u%04X", (unsigned)*s);
	else if (*s == 0x7f)
		text_printf(t, "\\u%04x", (unsigned)*s);
	else if (length > 1 && s[1] < 0xa0) {
		text_printf(t, "\\u%04x", (unsigned)s[1]);
		return 2;
	} else
		text_add(t, (const char *)s, 1);
	return 1;
}

void
put_bytes(struct text *t, const char *bytes, size_t length)
{
	const unsigned char *s = (const unsigned char *)bytes;
	size_t i = 0, plain;

	put_comma(t);
	text_add(t, "\"", 1);
	while (i < length) {
		for (plain = i; i < length && is_plain(s[i]); i++)
			;
		text_add(t, bytes + plain, i - plain);
		if (i < length)
			i += put_escape(t, s + i, length - i);
	}
	text_add(t, "\"", 1);
}

void
put_string(struct text *t, const char *string)
{
	put_bytes(t, string, strlen(string));
}

static void
put_members(struct text *t, const json_t *object)
{
	const char *key;
	json_t *value;

	put_open(t, '{');
	json_object_foreach((json_t *)object, key, value) {
		put_name(t, key);
		put_json(t, value);
	}
	put_close(t, '}');
}

static void
put_elements(struct text *t, const json_t *array)
{
	json_t *value;
	size_t i;

	put_open(t, '[');
	json_array_foreach(array, i, value)
		put_json(t, value);
	put_close(t, ']');
}

void
put_json(struct text *t, const json_t *value)
{
	switch (json_typeof(value)) {
	case JSON_OBJECT:
		put_members(t, value);
		break;
	case JSON_ARRAY:
		put_elements(t, value);
		break;
	case JSON_STRING:
		put_bytes(t, json_string_value(value),
		    json_string_length(value));
		break;
	case JSON_INTEGER:
		put_number(t, json_integer_value(value));
		break;
	case JSON_NULL:
		put_null(t);
		break;
	default: /* there are no numbers but integers */
		put_flag(t, json_is_true(value));
	}
}
