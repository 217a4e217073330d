/* The score sheet, as it is printed in the rules. */

#include "gondola.h"

enum { NAME_COLUMN = 8, NUMBER = 11 };

static const char *const words[] = { "ONE", "TWO", "THREE", "FOUR", "FIVE",
    "SIX" };

/* How wide the column of players must be. */
static int
player_columns(int rows, const char *const names[])
{
	struct text name = { 0 };
	int seat, columns, widest = NAME_COLUMN;

	for (seat = 1; seat <= rows; seat++) {
		text_clear(&name);
		text_safe(&name, names[seat]);
		columns = text_columns(name.bytes != NULL ? name.bytes : "");
		widest = columns + 4 > widest ? columns + 4 : widest;
	}
	text_free(&name);
	return widest;
}

static void
put_row(struct text *t, int columns, int seat, const char *name,
    struct row row)
{
	size_t start = t->length;

	text_printf(t, "%d ", seat);
	text_safe(t, name);
	text_pad(t, start, columns);
	if (row.cargo < 0)
		text_printf(t, "%*s", NUMBER, "-");
	else
		text_printf(t, "%*d", NUMBER, row.cargo);
	text_printf(t, "%*d%*d\n", NUMBER, row.coin, NUMBER, row.reputation);
}

static void
put_head(struct text *t, int columns)
{
	size_t start = t->length;

	text_put(t, "Player");
	text_pad(t, start, columns);
	text_printf(t, "%*s%*s%*s\n", NUMBER, "Cargo", NUMBER, "Coin", NUMBER,
	    "Reputation");
}

static void
put_title(struct text *t, const char *title, unsigned seats,
    const char *const names[])
{
	const char *between = "";
	int seat;

	text_printf(t, "%s: ", title);
	for (seat = 1; seat <= SEATS_MAX; seat++)
		if (seats >> seat & 1) {
			text_put(t, between);
			text_safe(t, names[seat]);
			between = ", ";
		}
	text_put(t, "\n");
}

static void
put_round(const struct gondola *g, int round, int columns,
    const char *const names[], struct text *t)
{
	int seat;

	text_printf(t, "ROUND %s\n", words[round - 1]);
	put_head(t, columns);
	for (seat = 1; seat <= gondola_rows(g); seat++)
		put_row(t, columns, seat, names[seat],
		    g->sheet[round - 1][seat]);
	text_printf(t, "Group: %d\n\n", gondola_group(g, round));
}

void
gondola_sheet(const void *state, const char *const names[], struct text *t)
{
	const struct gondola *g = state;
	int i, columns = player_columns(gondola_rows(g), names);
	unsigned drinkers, drakes;
	struct result result;

	gondola_result(g, &result);
	gondola_titles(g, &drinkers, &drakes);
	for (i = 1; i <= gondola_begun(g); i++)
		put_round(g, i, columns, names, t);
	text_put(t, result.over ? "FINAL\n" : "SO FAR\n");
	put_head(t, columns);
	for (i = 1; i <= gondola_rows(g); i++)
		put_row(t, columns, i, names[i], gondola_final(g, i));
	text_printf(t, "\nGroup Scores: %ld\n", result.group);
	put_title(t, "Free drinker", drinkers, names);
	put_title(t, "Drake", drakes, names);
}
