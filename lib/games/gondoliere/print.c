/* Moves to text. */

#include <string.h>

#include "gondoliere.h"

/* By hand: printf would take a third of a stream of matches. */
static char *
add_tile(char *end, int piece)
{
	char name[PIECE_NAME];

	gondoliere_name(NULL, piece, name);
	*end++ = ' ';
	return stpcpy(end, name);
}

static void
print_shuffle(const struct move *m, char *end)
{
	int i;

	if (m->arg[0] == 0)
		end = stpcpy(end, " canal");
	else {
		*end++ = ' ';
		*end++ = gondoliere_colours[m->arg[0] - 1];
	}
	for (i = 1; i < m->n; i++)
		end = add_tile(end, m->arg[i]);
	*end = '\0';
}

void
gondoliere_print(const void *state, const struct move *m,
    char text[MOVE_TEXT])
{
	static const char *const turns[] = { "", " left", " right" };
	char *end = stpcpy(text, gondoliere_grammar.phrases[m->verb].verb);

	(void)state;
	if (m->verb == VERB_PLACE) {
		*end++ = ' ';
		*end++ = '0' + m->arg[0];
		stpcpy(add_tile(end, m->arg[1]), turns[m->arg[2]]);
	} else if (m->verb == VERB_SHUFFLE)
		print_shuffle(m, end);
}
