/* The game sheet: a line for each turn, and what the story counts. */

#include <stdio.h>

#include "gondolin.h"

/* What happened in a turn, in words. */
const char *
gondolin_happened(const struct gondolin *g, int turn, char text[HAPPENED])
{
	static const char *const words[] = { [ATTACK_NONE] = "",
	    [ATTACK_REPELLED] = "repelled",
	    [ATTACK_STALEMATE] = "all fell",
	    [ATTACK_UNDEFENDED] = "LOST: no defender",
	    [ATTACK_UNCOUNTERED] = "LOST: not countered",
	    [ATTACK_OVERRUN] = "LOST: overrun" };
	const struct row *row = &g->sheet[turn - 1];
	size_t n;

	n = snprintf(text, HAPPENED, "%s", words[row->attack]);
	if (row->attack == ATTACK_NONE && row->value[VALUE_TA] > 0)
		n += snprintf(text + n, HAPPENED - n, "siege");
	if (row->played > 0)
		n += snprintf(text + n, HAPPENED - n, "%splayed %d",
		    n > 0 ? ", " : "", row->played);
	if (row->destroyed > 0)
		snprintf(text + n, HAPPENED - n, "%slost %d",
		    n > 0 ? ", " : "", row->destroyed);
	return text;
}

void
gondolin_sheet(const void *state, const char *const names[], struct text *t)
{
	const struct gondolin *g = state;
	const struct story *story = gondolin_story(g);
	const struct row *row;
	char text[HAPPENED];
	int turn, i;

	text_safe(t, story->title);
	text_printf(t, " (%s), %d turns: ", story->id, story->turns);
	text_safe(t, names[1]);
	text_put(t, "\n\nTurn    R    S    M    P   TD   TA  Drawn"
	    "                  What happened\n");
	for (turn = 1; turn <= g->turn; turn++) {
		row = &g->sheet[turn - 1];
		text_printf(t, "%4d", turn);
		for (i = 0; i <= VALUE_TA; i++)
			text_printf(t, " %4d", row->value[i]);
		gondolin_happened(g, turn, text);
		text_printf(t, *text != '\0' ? "  %-22.22s %s\n" :
		    "  %.22s\n", row->drawn == NOTHING ? "-" :
		    gondolin_card(g, row->drawn)->id, text);
	}
	text_printf(t, "\n%s: %s\n%s = %ld\n", g->phase == PHASE_OVER ?
	    "Final" : "So far", g->phase != PHASE_OVER ? "the story goes on" :
	    gondolin_survived(g) ? "the settlement has survived" :
	    "the settlement is lost", story->score.text, gondolin_points(g));
}
