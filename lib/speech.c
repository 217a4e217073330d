/* The text of a move, taken word by word. */

#include "speech.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

enum { SHOWN = 48 }; /* of a word, in messages */

static bool
is_blank(char c)
{
	return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

static bool
is_mark(const char *marks, char c)
{
	for (; *marks != '\0'; marks++)
		if (*marks == c)
			return true;
	return false;
}

/* Marks are no letters, of which most words are. */
static bool
ends_word(const char *marks, char c)
{
	if ((c | 0x20) >= 'a' && (c | 0x20) <= 'z')
		return false;
	return c == '\0' || is_blank(c) || is_mark(marks, c);
}

/* By hand: a log is thousands of short words, for which strcspn(3) takes
   longer to begin than to look. */
void
speech_next(struct speech *s)
{
	const char *marks = s->grammar->marks, *end = s->rest;

	while (is_blank(*end))
		end++;
	s->word = end;
	if (is_mark(marks, *end))
		end++;
	else
		while (!ends_word(marks, *end))
			end++;
	s->length = end - s->word;
	s->rest = end;
}

/* Whether the word can be one that begins so, in whichever case. */
static bool
may_be(const struct speech *s, const char *words)
{
	return (*s->word | 0x20) == (*words | 0x20) || *words == '\0';
}

static bool
is_words(const struct speech *s, const char *words, size_t length)
{
	return s->length == length && may_be(s, words) &&
	    strncasecmp(s->word, words, length) == 0;
}

bool
speech_is(const struct speech *s, const char *word)
{
	return is_words(s, word, strlen(word));
}

int
speech_digit(const struct speech *s, int high)
{
	if (s->length != 1 || s->word[0] < '1' || s->word[0] > '0' + high)
		return -1;
	return s->word[0] - '0';
}

/* Takes a verb, which may be of several words, or none of it. */
static bool
take(struct speech *s, const char *verb)
{
	const char *first = s->word;
	size_t length;

	for (; verb[0] != '\0'; verb += length + (verb[length] == ' ')) {
		for (length = 0; verb[length] != ' ' && verb[length] != '\0';)
			length++;
		if (!is_words(s, verb, length))
			break;
		speech_next(s);
	}
	if (verb[0] != '\0' && s->word != first) {
		s->rest = first;
		speech_next(s);
	}
	return verb[0] == '\0';
}

static int
no_verb(const struct speech *s, struct fault *why)
{
	const struct grammar *g = s->grammar;
	char list[sizeof(why->text)] = "";
	size_t length = 0;
	int verb;

	for (verb = 0; verb < g->n && length < sizeof(list); verb++)
		if (g->phrases[verb].decisions != 0)
			length += snprintf(list + length,
			    sizeof(list) - length, "%s%s",
			    length == 0 ? "" : ", ", g->phrases[verb].form);
	why->allowed = true;
	if (s->length == 0)
		return fault(why, FAULT_MOVE, "no move at all: write %s",
		    list);
	return fault(why, FAULT_MOVE, "no move: %.*s: write %s",
	    s->length < SHOWN ? (int)s->length : SHOWN, s->word, list);
}

int
speech_start(struct speech *s, const struct grammar *grammar,
    const char *text, struct fault *why)
{
	*s = (struct speech){ .grammar = grammar, .rest = text };
	speech_next(s);
	for (; s->verb < grammar->n; s->verb++)
		if (may_be(s, grammar->phrases[s->verb].verb) &&
		    take(s, grammar->phrases[s->verb].verb))
			return 0;
	return no_verb(s, why);
}

int
speech_bad(const struct speech *s, const char *problem, struct fault *why)
{
	const char *verb = s->grammar->phrases[s->verb].verb;
	const char *form = s->grammar->phrases[s->verb].form;

	why->allowed = true;
	if (s->length == 0)
		return fault(why, FAULT_MOVE, "%s ends too early: write %s",
		    verb, form);
	return fault(why, FAULT_MOVE, "%s %.*s: %s: write %s", verb,
	    s->length < SHOWN ? (int)s->length : SHOWN, s->word, problem,
	    form);
}

int
speech_end(const struct speech *s, struct fault *why)
{
	return s->length > 0 ? speech_bad(s, "too much", why) : 0;
}
