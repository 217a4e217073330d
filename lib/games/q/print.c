/* Moves as text. */

#include <stdio.h>
#include <string.h>

#include "q.h"

int
q_move_first(const struct move *m)
{
	return m->verb == VERB_LOCANDA || m->verb == VERB_CONVENTO ? 1 : 0;
}

/* In the order of ids, hidden ones last; chance has an order of its own. */
void
q_move_sort(struct move *m)
{
	int i, k, first = q_move_first(m);
	uint8_t card;

	if (m->verb >= VERB_ROLES)
		return;
	for (i = first + 1; i < m->n; i++)
		for (k = i; k > first && m->arg[k - 1] > m->arg[k]; k--) {
			card = m->arg[k];
			m->arg[k] = m->arg[k - 1];
			m->arg[k - 1] = card;
		}
}

void
q_print(const void *state, const struct move *m, char text[MOVE_TEXT])
{
	char *end = stpcpy(text, q_grammar.phrases[m->verb].verb);
	char name[PIECE_NAME];
	int i;

	if (m->verb == VERB_DISCARD && m->n == 0)
		strcpy(end, " none");
	for (i = 0; i < m->n; i++) {
		if (m->arg[i] <= Q_SEATS && (i < q_move_first(m) ||
		    m->verb == VERB_PICK)) {
			end += sprintf(end, " %d", m->arg[i]);
			continue;
		}
		q_name(state, m->arg[i], name);
		*end++ = ' ';
		end = stpcpy(end, name);
	}
}
