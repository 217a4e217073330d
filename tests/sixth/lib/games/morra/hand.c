/* A round at a real table: what each has thrown, seat 1 first. */

#include "morra.h"

static int
read_throws(struct morra *m, char *words[], struct fault *why)
{
	int seat;

	for (seat = 0; seat < m->seats; seat++) {
		m->seat[seat].thrown = morra_named(NULL, words[seat]) == -1 ?
		    NOTHING : morra_named(NULL, words[seat]);
		if (!morra_can_throw(m, m->seat[seat].thrown))
			return fault(why, FAULT_HAND, "nobody can throw that "
			    "here: %.40s", words[seat]);
	}
	return 0;
}

json_t *
morra_hand(int n, char *words[], struct text *t, struct fault *why)
{
	struct morra m = { .seats = n };
	int seat, sum = 0, winner;

	if (n < 2 || n > SEATS) {
		fault(why, FAULT_HAND, "2 to %d throws are wanted, such as "
		    "3-7 4-6", SEATS);
		return NULL;
	}
	if (read_throws(&m, words, why) == -1)
		return NULL;
	for (seat = 0; seat < n; seat++)
		sum += morra_fingers(m.seat[seat].thrown);
	winner = morra_winner(&m) + 1;
	text_printf(t, winner > 0 ? "%d fingers: seat %d wins\n" :
	    "%d fingers: nobody wins\n", sum, winner);
	return json_pack("{s:i, s:o}", "sum", sum, "winner", winner > 0 ?
	    json_integer(winner) : json_null());
}
