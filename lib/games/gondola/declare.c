/* What can be declared for a Familia card, in words. */

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "gondola.h"

const char *const gondola_declarations[] = { [UNDECLARED] = "",
    [PLUS_ONE] = "+1", [MINUS_ONE] = "-1", [SET_TEN] = "10",
    [DO_NOTHING] = "pass", [DOUBLED] = "double", [HALVED] = "half" };

/* There are two for each rank, in the order of ranks. */
enum declaration
gondola_declaration_named(int rank, const char *word, size_t length)
{
	int as, first = PLUS_ONE + 2 * (rank - THIEF);

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

/* The same back again; only what would be written that way is taken. */
int
gondola_declare(struct declarations *d, int card, const char *text)
{
	size_t length = strcspn(text, " ");
	char again[DECLARED_TEXT];
	int as, on = -1;

	as = gondola_declaration_named(gondola_rank(card), text, length);
	if (as == UNDECLARED)
		return -1;
	if (gondola_rank(card) == MATRON && text[length] == ' ')
		on = gondola_card_named(text + length + 1,
		    strlen(text + length + 1));
	if (gondola_rank(card) == MATRON && on == -1)
		return -1;
	gondola_declare_as(d, card, as, on);
	return strcmp(gondola_declared(d, card, again), text) == 0 ? 0 : -1;
}
