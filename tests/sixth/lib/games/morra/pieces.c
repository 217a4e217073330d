/* Coins, and what can be thrown: 3-7 is three fingers, and seven is called. */

#include <stdio.h>
#include <string.h>

#include "morra.h"

static const int coins[COINS] = { 1, 1, 1, 2, 2, 2, 3, 3, 3, 5, 5, 5 };

struct pile
morra_coins(void)
{
	struct pile all = { 0 };
	int i;

	for (i = 0; i < COINS; i++)
		pile_push(&all, coins[i]);
	return all;
}

long
morra_worth(const struct pile *pile)
{
	long worth = 0;
	int i;

	for (i = 0; i < pile->n; i++)
		worth += pile->piece[i];
	return worth;
}

int
morra_throw(int fingers, int call)
{
	return THROWS + (fingers - 1) * CALLS + call;
}

int
morra_fingers(int piece)
{
	return piece < THROWS || piece >= THROWS_END ? 0 :
	    (piece - THROWS) / CALLS + 1;
}

int
morra_call(int piece)
{
	return (piece - THROWS) % CALLS;
}

bool
morra_can_throw(const struct morra *m, int piece)
{
	int fingers = morra_fingers(piece), others = m->seats - 1;

	return fingers != 0 && morra_call(piece) >= fingers + others &&
	    morra_call(piece) <= fingers + others * FINGERS;
}

void
morra_name(const void *state, int piece, char name[PIECE_NAME])
{
	(void)state;
	if (piece == PIECE_HIDDEN)
		strcpy(name, "??");
	else if (morra_fingers(piece) == 0)
		snprintf(name, PIECE_NAME, "%d", piece);
	else
		snprintf(name, PIECE_NAME, "%d-%d", morra_fingers(piece),
		    morra_call(piece));
}

/* Each name is written in one way only: so it is looked for among all. */
int
morra_named(const void *state, const char *name)
{
	char other[PIECE_NAME];
	int piece;

	for (piece = 1; piece < THROWS_END; piece++) {
		if (piece > COIN_MAX && piece < THROWS)
			continue;
		morra_name(state, piece, other);
		if (strcmp(other, name) == 0)
			return piece;
	}
	return -1;
}

void
morra_face(const void *state, int piece, struct face *f)
{
	char name[PIECE_NAME];

	morra_name(state, piece, name);
	snprintf(f->label, sizeof(f->label), "%.31s", name);
	snprintf(f->ascii, sizeof(f->ascii), "%.31s", name);
	snprintf(f->caption, sizeof(f->caption), morra_fingers(piece) == 0 ?
	    "coin of %.20s" : "throw %.20s", name);
	f->colour = morra_fingers(piece) == 0 ? COLOUR_YELLOW : COLOUR_PLAIN;
}
