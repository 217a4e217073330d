/* Moves as text, and their cards. */

#include <stdio.h>
#include <string.h>

#include "gondola.h"

uint64_t
gondola_move_cards(const struct move *m)
{
	uint64_t cards = 0;
	int i;

	for (i = m->verb == VERB_DELIVER ? 2 : 0; i < m->n; i++)
		cards |= gondola_bit(m->arg[i]);
	return cards;
}

static void
print_cards(const struct move *m, int first, char *text)
{
	int i;

	for (i = first; i < m->n; i++, text += 3) {
		text[0] = ' ';
		gondola_name(NULL, m->arg[i], text + 1);
	}
}

void
gondola_print(const void *state, const struct move *m, char text[MOVE_TEXT])
{
	char *end = stpcpy(text, gondola_grammar.phrases[m->verb].verb);
	bool declares = m->verb >= VERB_THIEF && m->verb <= VERB_MATRON;
	bool delivers = m->verb == VERB_DELIVER;
	char gift[PIECE_NAME];

	if (declares)
		end += sprintf(end, " %s", gondola_declarations[m->arg[0]]);
	print_cards(m, declares ? 1 : delivers ? 2 : 0, end);
	if (!delivers || m->arg[0] == 0)
		return;
	gondola_name(state, m->arg[1], gift);
	sprintf(text + strlen(text), " aid %d:%.2s", m->arg[0], gift);
}
