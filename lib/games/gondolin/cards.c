/* Cards by number and by name. */

#include <stdio.h>
#include <string.h>

#include "gondolin.h"

const struct story *
gondolin_story(const struct gondolin *g)
{
	return &g->set->story[g->story];
}

const struct card *
gondolin_card(const struct gondolin *g, int card)
{
	return &g->set->card[g->kind[card]];
}

const struct card *
gondolin_at(const struct gondolin *g, int at)
{
	return gondolin_card(g, g->play[at].card);
}

const struct effect *
gondolin_effect(const struct gondolin *g, const struct effects *effects,
    int i)
{
	return &g->set->effect[effects->first + i];
}

int
gondolin_first(const struct gondolin *g, int card)
{
	while (card > 0 && g->kind[card - 1] == g->kind[card])
		card--;
	return card;
}

/* The second copy of a card is watchman#2, the first just watchman. */
void
gondolin_name(const void *state, int card, char name[PIECE_NAME])
{
	const struct gondolin *g = state;
	int copy;

	if (card == PIECE_HIDDEN) {
		strcpy(name, "??");
		return;
	}
	copy = card - gondolin_first(g, card) + 1;
	if (copy == 1)
		strcpy(name, gondolin_card(g, card)->id);
	else
		snprintf(name, PIECE_NAME, "%s#%d",
		    gondolin_card(g, card)->id, copy);
}

int
gondolin_named(const void *state, const char *name)
{
	const struct gondolin *g = state;
	int card;

	for (card = 0; card < g->cards; card++)
		if (strcmp(gondolin_card(g, card)->id, name) == 0)
			return card;
	return -1;
}

static const enum colour colours[TYPES] = {
	[TYPE_LOCATION] = COLOUR_CYAN,
	[TYPE_DEFENDER] = COLOUR_GREEN,
	[TYPE_IMPROVEMENT] = COLOUR_BLUE,
	[TYPE_INSIGHT] = COLOUR_VIOLET,
	[TYPE_OCCURRENCE] = COLOUR_YELLOW,
	[TYPE_CONTINUOUS] = COLOUR_YELLOW,
	[TYPE_ENEMY] = COLOUR_RED,
};

void
gondolin_face(const void *state, int card, struct face *face)
{
	const struct gondolin *g = state;
	const struct card *c = gondolin_card(g, card);

	*face = (struct face){ .colour = colours[c->type] };
	snprintf(face->label, sizeof(face->label), "%.31s", c->id);
	snprintf(face->ascii, sizeof(face->ascii), "%.31s", c->id);
	snprintf(face->caption, sizeof(face->caption), "%s", c->title);
}

int
gondolin_copy_at(const struct gondolin *g, int at)
{
	int i, card = g->play[at].card;

	for (i = 0; i < at; i++)
		card += g->play[i].card == g->play[at].card;
	return card;
}

int
gondolin_place_of(const struct gondolin *g, int card)
{
	int at;

	for (at = 0; at < g->in_play; at++)
		if (gondolin_copy_at(g, at) == card)
			return at;
	return -1;
}

static bool
alike(const struct gondolin *g, int at, int other)
{
	const struct in_play *a = &g->play[at], *b = &g->play[other];

	return a->card == b->card && a->used == b->used &&
	    (gondolin_card(g, a->card)->type != TYPE_ENEMY ||
	    gondolin_attacks_in(g, at) == gondolin_attacks_in(g, other));
}

int
gondolin_like(const struct gondolin *g, int at)
{
	int other = 0;

	while (!alike(g, other, at))
		other++;
	return other;
}
