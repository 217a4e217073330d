/* What can be declared for a Familia card, in words. */

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "gondola.h"

const char *const gondola_declarations[] = { [UNDECLARED] = "",
    [PLUS_ONE] = "+1", [MINUS_ONE] = "-1", [SET_TEN] = "10",
    [DO_NOTHING] = "pass", [DOUBLED] = "double", [HALVED] = "half" };

enum declaration
gondola_first_declaration(int rank)
{
	return PLUS_ONE + 2 * (rank - THIEF);
}

enum declaration
gondola_declaration_named(int rank, const char *word, size_t length)
{
	int as, first = gondola_first_declaration(rank);

	for (as = first; as < first + 2; as++)
		if (length == strlen(gondola_declarations[as]) &&
		    strncasecmp(word, gondola_declarations[as], length) == 0)
			return as;
	return UNDECLARED;
}

const char *
gondola_declared(const struct declarations *d, int card,
    char text[DECLARED_TEXT])
{
	char on[PIECE_NAME];
	bool matron = gondola_rank(card) == MATRON;

	gondola_name(NULL, d->on[card], on);
	snprintf(text, DECLARED_TEXT, "%s%s%.2s",
	    gondola_declarations[d->as[card]], matron ? " " : "",
	    matron ? on : "");
	return text;
}

void
gondola_declare_as(struct declarations *d, int card, enum declaration as,
    int on)
{
	d->as[card] = as;
	d->done |= gondola_bit(card);
	if (gondola_rank(card) != MATRON)
		return;
	d->on[card] = on;
	if (gondola_is_cargo(on))
		d->as[on] = as;
	d->done |= gondola_bit(on) & ALL_CARGO;
}

int
gondola_declare(struct declarations *d, int card, const char *text, char mark)
{
	const char *on = strchrnul(text, mark);
	int rank = gondola_rank(card), cargo = -1;
	int as = gondola_declaration_named(rank, text, on - text);

	if (rank == MATRON && *on == mark)
		cargo = gondola_card_named(on + 1, strlen(on + 1));
	if (as == UNDECLARED || (rank == MATRON ? cargo == -1 : *on != '\0'))
		return -1;
	gondola_declare_as(d, card, as, cargo);
	return 0;
}
