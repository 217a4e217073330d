/* A route by itself, without any match. */

#include <ctype.h>
#include <stdlib.h>

#include "gondoliere.h"

enum { NUMBER_MAX = 9999 };

/* A number from 0 on, or -1. */
static int
number_of(const char *text)
{
	char *end;
	long number = strtol(text, &end, 10);

	return isdigit((unsigned char)*text) && *end == '\0' &&
	    number <= NUMBER_MAX ? (int)number : -1;
}

static int
read_words(int n, char *words[], struct tally *t, struct fault *why)
{
	int i, seat;

	for (i = 0; i < n; i++) {
		seat = gondoliere_seat_named(*words[i]);
		if (seat == -1 || words[i][1] != '=' ||
		    number_of(words[i] + 2) == -1)
			return fault(why, FAULT_HAND, "none of %s with = "
			    "and a total from 0 to %d: %.32s",
			    gondoliere_colours, NUMBER_MAX, words[i]);
		if (t->totals[seat] != -1)
			return fault(why, FAULT_HAND, "a colour twice: %.32s",
			    words[i]);
		t->totals[seat] = number_of(words[i] + 2);
	}
	return 0;
}

/* In the order of the words. */
static json_t *
answer(const struct tally *tally, int n, char *words[], struct text *t)
{
	json_t *given = json_object(), *won = json_object();
	char letter[2] = "";
	int i, seat;

	for (i = 0; i < n; i++) {
		seat = gondoliere_seat_named(*words[i]);
		letter[0] = gondoliere_colours[seat - 1];
		json_object_set_new(given, letter,
		    json_integer(tally->totals[seat]));
		json_object_set_new(won, letter,
		    json_integer(tally->points[seat]));
		text_printf(t, "%s %5d for %d\n", letter,
		    tally->points[seat], tally->totals[seat]);
	}
	return json_pack("{s:i, s:o, s:o}", "tourists", tally->tourists,
	    "totals", given, "points", won);
}

/* score gondoliere TOURISTS COLOUR=TOTAL... */
json_t *
gondoliere_hand(int n, char *words[], struct text *t, struct fault *why)
{
	struct tally tally = { .tourists = n > 0 ? number_of(words[0]) : -1,
	    .totals = { -1, -1, -1, -1, -1, -1 } };

	if (n > COLOURS + 1 || tally.tourists == -1) {
		fault(why, FAULT_HAND, "write the tourists of a route, from "
		    "0 to %d, and a total for each colour that has one: "
		    "13 Y=7 G=6 R=1", NUMBER_MAX);
		return NULL;
	}
	if (read_words(n - 1, words + 1, &tally, why) == -1)
		return NULL;
	gondoliere_share(&tally);
	return answer(&tally, n - 1, words + 1, t);
}
