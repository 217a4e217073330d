/* The score as text: the districts that each side has won. */

#include "canal.h"

enum { NAME_COLUMN = 16, NUMBER = 5 };

void
canal_side_name(const struct canal *c, int side, const char *const names[],
    void (*put)(struct text *, const char *), struct text *t)
{
	const char *between = "";
	int seat = canal_first(c, side);

	for (; seat != 0; seat = canal_also(c, seat)) {
		text_printf(t, "%s%d ", between, seat);
		put(t, names[seat]);
		between = " and ";
	}
}

/* How wide the column of sides must be. */
static int
side_columns(const struct canal *c, const char *const names[])
{
	struct text name = { 0 };
	int side, columns, widest = NAME_COLUMN;

	for (side = 0; side < 2; side++) {
		text_clear(&name);
		canal_side_name(c, side, names, text_safe, &name);
		columns = text_columns(name.bytes != NULL ? name.bytes : "");
		widest = columns + 2 > widest ? columns + 2 : widest;
	}
	text_free(&name);
	return widest;
}

static void
put_head(struct text *t, int columns)
{
	size_t start = t->length;
	int kind;

	text_put(t, "Side");
	text_pad(t, start, columns);
	for (kind = 0; kind < DISTRICTS; kind++)
		text_printf(t, "%*s", NUMBER, canal_card(kind));
	text_printf(t, "%11s%6s%6s\n", "Districts", "Most", "Sum");
}

static void
put_row(const struct canal *c, int side, const char *const names[],
    int columns, struct text *t)
{
	struct cards won = canal_side_won(c, side);
	size_t start = t->length;
	int kind;

	canal_side_name(c, side, names, text_safe, t);
	text_pad(t, start, columns);
	for (kind = 0; kind < DISTRICTS; kind++)
		if (won.of[kind] > 0)
			text_printf(t, "%*d", NUMBER, won.of[kind]);
		else
			text_printf(t, "%*s", NUMBER, "-");
	text_printf(t, "%11d%6d%6d\n", canal_different(&won),
	    canal_most(&won), canal_side_sum(c, side));
}

void
canal_sheet(const void *state, const char *const names[], struct text *t)
{
	const struct canal *c = state;
	int side, columns = side_columns(c, names), winner = canal_winner(c);

	text_printf(t, "ROUND %d%s\n", c->round,
	    c->step == STEP_OVER ? ", OVER" : "");
	put_head(t, columns);
	for (side = 0; side < 2; side++)
		put_row(c, side, names, columns, t);
	if (c->step != STEP_OVER)
		return;
	if (winner != -1) {
		text_put(t, "\nWon by ");
		canal_side_name(c, winner, names, text_safe, t);
		text_put(t, "\n");
	} else
		text_printf(t, "\nNobody wins: %d rounds have been played\n",
		    LAST_ROUND);
}
