/* Moves to text. */

#include <string.h>

#include "canal.h"

/* Cards from the one at that index on, with a slash before some of them. */
static void
print_cards(const struct move *m, int from, int slash, int again, char *end)
{
	int i;

	for (i = from; i < m->n; i++) {
		if (i == slash) {
			end = stpcpy(end, " /");
			slash += again;
		}
		*end++ = ' ';
		end = stpcpy(end, canal_card(m->arg[i]));
	}
}

static void
print_digit(int digit, char *end)
{
	*end++ = ' ';
	*end++ = '0' + digit;
	*end = '\0';
}

void
canal_print(const void *state, const struct move *m, char text[MOVE_TEXT])
{
	char *end = stpcpy(text, canal_grammar.phrases[m->verb].verb);

	(void)state;
	switch (m->verb) {
	case VERB_SPLIT:
		print_cards(m, 1, m->arg[0] + 1, PILE_MAX, end);
		break;
	case VERB_DEAL:
		print_cards(m, 0, OPENING, OPENING, end);
		break;
	case VERB_CHOOSE:
		print_digit(m->arg[0], end);
		break;
	case VERB_USE:
		end = stpcpy(stpcpy(end, " "), canal_card(m->arg[0]));
		if (m->n > 1)
			print_digit(m->arg[1], end);
		break;
	default:
		print_cards(m, 0, PILE_MAX, 0, end);
	}
}
