/* A struct as JSON, by its table of fields. */

#include "field.h"
#include "put.h"

/* Who writes, and for which match. */
struct writing {
	const struct game *game;
	const void *state;
	struct text *out;
};

static long
fetch(const struct field *f, const void *base)
{
	const char *at = (const char *)base + f->at;

	if (f->size == 1)
		return f->low < 0 || f->none < 0 ? *(const int8_t *)at :
		    *(const uint8_t *)at;
	if (f->size == 2)
		return f->low < 0 || f->none < 0 ? *(const int16_t *)at :
		    *(const uint16_t *)at;
	return *(const int32_t *)at;
}

void
field_write_piece(const struct game *game, const void *state, int piece,
    struct text *out)
{
	char name[PIECE_NAME];

	game->piece_name(state, piece, name);
	put_string(out, name);
}

void
field_write_pile(const struct game *game, const void *state,
    const struct pile *pile, struct text *out)
{
	int i;

	put_open(out, '[');
	for (i = 0; i < pile->n; i++)
		field_write_piece(game, state, pile->piece[i], out);
	put_close(out, ']');
}

static void write_fields(const struct field *, const struct writing *,
    const void *base);

static void
write_list(const struct field *f, const struct writing *w, const void *base)
{
	const char *element = (const char *)base + f->at;
	long i, n = f->count != NULL ? f->count(w->state) :
	    *((const uint8_t *)base + f->counter);

	put_open(w->out, '[');
	for (i = 0; i < n; i++)
		write_fields(f->fields, w, element + i * f->stride);
	put_close(w->out, ']');
}

static bool
is_null(const struct field *f, const struct writing *w, const void *base)
{
	if (!f->or_null)
		return false;
	return f->kind == FIELD_OBJECT ? !f->there(w->state, base) :
	    fetch(f, base) == f->none;
}

static void
write_value(const struct field *f, const struct writing *w, const void *base)
{
	const char *at = (const char *)base + f->at;
	char text[FIGURE_TEXT];

	switch (f->kind) {
	case FIELD_NUMBER:
		put_number(w->out, fetch(f, base));
		break;
	case FIELD_FIGURE:
		put_string(w->out, f->figure->print(fetch(f, base), text));
		break;
	case FIELD_FLAG:
		put_flag(w->out, *(const bool *)at);
		break;
	case FIELD_WORD:
		put_string(w->out, f->words[fetch(f, base)]);
		break;
	case FIELD_PIECE:
		field_write_piece(w->game, w->state, fetch(f, base), w->out);
		break;
	case FIELD_PILE:
		field_write_pile(w->game, w->state, (const struct pile *)at,
		    w->out);
		break;
	case FIELD_OBJECT:
		write_fields(f->fields, w, at);
		break;
	case FIELD_LIST:
		write_list(f, w, base);
		break;
	case FIELD_TEXT:
		put_string(w->out, at);
		break;
	case FIELD_OWN:
		f->write(w->state, base, w->out);
	}
}

static void
write_member(const struct field *f, const struct writing *w, const void *base)
{
	if (is_null(f, w, base))
		put_null(w->out);
	else
		write_value(f, w, base);
}

static void
write_fields(const struct field *fields, const struct writing *w,
    const void *base)
{
	const struct field *f;

	if (fields->name == NULL) {
		write_member(fields, w, base);
		return;
	}
	put_open(w->out, '{');
	for (f = fields; f->name != NULL; f++) {
		put_name(w->out, f->name);
		write_member(f, w, base);
	}
	put_close(w->out, '}');
}

void
field_write(const struct field *fields, const struct game *game,
    const void *state, const void *base, struct text *out)
{
	struct writing w = { game, state, out };

	write_fields(fields, &w, base);
}

json_t *
field_json(const struct field *f, const struct game *game, const void *state)
{
	struct text text = { 0 };
	struct writing w = { game, state, &text };
	json_error_t error;
	json_t *value = NULL;

	write_value(f, &w, state);
	if (!text.failed)
		value = json_loadb(text.bytes, text.length, DOC_FLAGS, &error);
	text_free(&text);
	return value;
}
