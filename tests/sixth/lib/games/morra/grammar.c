/* How moves are written, and what each answers. */

#include <stdio.h>
#include <string.h>

#include "morra.h"

static const char *const decisions[] = {
	[DUE_SHUFFLE] = "",
	[DUE_THROW] = "throw",
	[DUE_NOTHING] = "",
	NULL,
};

static const struct phrase phrases[VERBS] = {
	[VERB_SHUFFLE] = { "shuffle", "shuffle with all coins", 0 },
	[VERB_THROW] = { "throw", "throw FINGERS-CALL", 1 << DUE_THROW },
};

const struct grammar morra_grammar = { phrases, VERBS, decisions, "" };

int
morra_decision(const void *state)
{
	return morra_due(state);
}

/* The piece of the word, of the kind that the verb is about, or -1. */
static int
piece_of(const struct speech *s)
{
	char word[PIECE_NAME];
	int piece;

	if (speech_is(s, "??"))
		return PIECE_HIDDEN;
	snprintf(word, sizeof(word), "%.*s", s->length < sizeof(word) ?
	    (int)s->length : 0, s->word);
	piece = morra_named(NULL, word);
	return (s->verb == VERB_THROW) == (morra_fingers(piece) > 0) ? piece :
	    -1;
}

int
morra_parse(const void *state, const char *text, struct move *m,
    struct fault *why)
{
	struct speech s;
	int piece, most;

	(void)state;
	*m = (struct move){ 0 };
	if (speech_start(&s, &morra_grammar, text, why) == -1)
		return -1;
	m->verb = s.verb;
	most = s.verb == VERB_THROW ? 1 : COINS;
	while (m->n < most && (s.length > 0 || s.verb == VERB_THROW)) {
		piece = piece_of(&s);
		if (piece == -1)
			return speech_bad(&s, s.verb == VERB_THROW ?
			    "no throw" : "no coin", why);
		m->arg[m->n++] = piece;
		speech_next(&s);
	}
	return speech_end(&s, why);
}

void
morra_print(const void *state, const struct move *m, char text[MOVE_TEXT])
{
	char *end = stpcpy(text, phrases[m->verb].verb);
	char name[PIECE_NAME];
	int i;

	for (i = 0; i < m->n; i++) {
		morra_name(state, m->arg[i], name);
		end = stpcpy(stpcpy(end, " "), name);
	}
}

void
morra_detail(const void *state, const struct move *move, json_t *object)
{
	(void)state;
	json_object_set_new(object, "fingers",
	    json_integer(morra_fingers(move->arg[0])));
	json_object_set_new(object, "call",
	    json_integer(morra_call(move->arg[0])));
}
