#include "grammar.h"

#include <limits.h>
#include <string.h>

#include "put.h"

int
grammar_decision(const struct grammar *g, const char *name)
{
	int i;

	for (i = 0; g->decisions[i] != NULL; i++)
		if (name[0] != '\0' && strcmp(g->decisions[i], name) == 0)
			return i;
	return -1;
}

int
grammar_verb(const struct grammar *g, const char *name)
{
	int i;

	for (i = 0; i < g->n; i++)
		if (strcmp(g->phrases[i].verb, name) == 0)
			return i;
	return -1;
}

/* A form, taken word by word. */
struct form {
	const char *rest;
	int depth; /* of brackets: what is in them may be left out */
	const char *word;
	size_t length;
};

static struct form
form_start(const char *verb, const char *text)
{
	return (struct form){ .rest = text + strlen(verb) };
}

static bool
form_next(struct form *f)
{
	for (; *f->rest != '\0' && strchr(" []", *f->rest) != NULL; f->rest++)
		f->depth += (*f->rest == '[') - (*f->rest == ']');
	f->word = f->rest;
	f->length = strcspn(f->rest, " ,[]");
	f->rest += f->length;
	return f->length > 0;
}

/* The form after this one, or NULL. */
static const char *
next_form(const char *text)
{
	const char *comma = strstr(text, ", ");

	return comma != NULL ? comma + 2 : NULL;
}

bool
grammar_has(const struct grammar *g, int verb, int k, const char *word)
{
	const struct phrase *p = &g->phrases[verb];
	const char *text;
	struct form f;
	int i;

	for (text = p->form; text != NULL; text = next_form(text)) {
		f = form_start(p->verb, text);
		for (i = 0; form_next(&f); i++)
			if (i == k && f.length == strlen(word) &&
			    strncmp(f.word, word, f.length) == 0)
				return true;
	}
	return false;
}

void
grammar_count(const struct grammar *g, int verb, int *low, int *high)
{
	const struct phrase *p = &g->phrases[verb];
	const char *text;
	struct form f;
	int must, can;

	*low = INT_MAX;
	*high = 0;
	for (text = p->form; text != NULL; text = next_form(text)) {
		f = form_start(p->verb, text);
		for (must = can = 0; form_next(&f); can++) {
			must += f.depth == 0;
			if (memmem(f.word, f.length, "...", 3) != NULL)
				*high = INT_MAX;
		}
		*low = must < *low ? must : *low;
		*high = can > *high ? can : *high;
	}
}

static bool
is_told(const struct phrase *p, struct grammar_part part)
{
	return p->decisions == 0 ? part.chance :
	    (p->decisions & part.decisions) != 0;
}

static size_t
form_length(const char *text)
{
	const char *next = next_form(text);

	return next != NULL ? (size_t)(next - 2 - text) : strlen(text);
}

static int
widest_form(const struct grammar *g, struct grammar_part part)
{
	const struct phrase *p;
	const char *text;
	size_t widest = 0;

	for (p = g->phrases; p < g->phrases + g->n; p++)
		for (text = is_told(p, part) ? p->form : NULL; text != NULL;
		    text = next_form(text))
			if (form_length(text) > widest)
				widest = form_length(text);
	return widest;
}

static void
write_decisions(const struct grammar *g, unsigned decisions, struct text *out)
{
	const char *before = "";
	int i;

	for (i = 0; g->decisions[i] != NULL; i++)
		if ((decisions >> i & 1) != 0) {
			text_printf(out, "%s%s", before, g->decisions[i]);
			before = ", ";
		}
	text_put(out, decisions == 0 ? "(chance)\n" : "\n");
}

void
grammar_write(const struct grammar *g, struct grammar_part part,
    struct text *out)
{
	int width = widest_form(g, part) + 3;
	const struct phrase *p;
	const char *text;
	size_t start;

	for (p = g->phrases; p < g->phrases + g->n; p++)
		for (text = is_told(p, part) ? p->form : NULL; text != NULL;
		    text = next_form(text)) {
			start = out->length;
			text_add(out, text, form_length(text));
			text_pad(out, start, width);
			write_decisions(g, p->decisions, out);
		}
}

static void
put_forms(const char *text, struct text *out)
{
	put_name(out, "forms");
	put_open(out, '[');
	for (; text != NULL; text = next_form(text))
		put_bytes(out, text, form_length(text));
	put_close(out, ']');
}

static void
put_decisions(const struct grammar *g, unsigned decisions, struct text *out)
{
	int i;

	put_name(out, "decisions");
	put_open(out, '[');
	for (i = 0; g->decisions[i] != NULL; i++)
		if ((decisions >> i & 1) != 0)
			put_string(out, g->decisions[i]);
	put_close(out, ']');
}

void
grammar_write_json(const struct game *game, struct grammar_part part,
    struct text *out)
{
	const struct grammar *g = game->grammar;
	const struct phrase *p;

	put_open(out, '{');
	put_name(out, "game");
	put_string(out, game->name);
	put_name(out, "moves");
	put_open(out, '[');
	for (p = g->phrases; p < g->phrases + g->n; p++) {
		if (!is_told(p, part))
			continue;
		put_open(out, '{');
		put_name(out, "verb");
		put_string(out, p->verb);
		put_forms(p->form, out);
		put_decisions(g, p->decisions, out);
		put_name(out, "chance");
		put_flag(out, p->decisions == 0);
		put_close(out, '}');
	}
	put_close(out, ']');
	put_close(out, '}');
	text_put(out, "\n");
}
