/* Moves as text, and what else there is to know of them. */

#include <string.h>

#include "gondolin.h"

void
gondolin_print(const void *state, const struct move *m, char text[MOVE_TEXT])
{
	char *end = stpcpy(text, gondolin_grammar.phrases[m->verb].verb);
	char name[PIECE_NAME];
	int i;

	if (m->verb == VERB_CHOOSE && m->n == 0)
		stpcpy(end, " none");
	for (i = 0; i < m->n; i++) {
		gondolin_name(state, m->arg[i], name);
		if (i == 1 && m->verb != VERB_SHUFFLE)
			end = stpcpy(end, " on");
		*end++ = ' ';
		end = stpcpy(end, name);
	}
}

void
gondolin_detail(const void *state, const struct move *move, json_t *object)
{
	const struct gondolin *g = state;
	const struct card *c;

	if (move->n == 0 || move->verb < VERB_LOCATION)
		return;
	c = gondolin_card(g, move->arg[0]);
	json_object_update_new(object, json_pack("{s:s, s:s}", "title",
	    c->title, "type", gondolin_types[c->type]));
	if (move->verb == VERB_PLAY || move->verb == VERB_ACTIVATE)
		json_object_set_new(object, "R",
		    json_integer(move->verb == VERB_ACTIVATE ? c->fee :
		    gondolin_cost(g, move->arg[0])));
}
