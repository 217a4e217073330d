/* Moves to text. */

#include <stdio.h>

#include "gondoliere.h"

void
gondoliere_print(const void *state, const struct move *m,
    char text[MOVE_TEXT])
{
	static const char *const turns[] = { "", " left", " right" };
	char name[PIECE_NAME];
	char *end = text + sprintf(text, "%s",
	    gondoliere_grammar.phrases[m->verb].verb);
	int i;

	if (m->verb == VERB_PLACE) {
		gondoliere_name(state, m->arg[1], name);
		sprintf(end, " %d %s%s", m->arg[0], name, turns[m->arg[2]]);
	} else if (m->verb == VERB_SHUFFLE) {
		end += m->arg[0] == 0 ? sprintf(end, " canal") :
		    sprintf(end, " %c", gondoliere_colours[m->arg[0] - 1]);
		for (i = 1; i < m->n; i++) {
			gondoliere_name(state, m->arg[i], name);
			end += sprintf(end, " %s", name);
		}
	}
}
