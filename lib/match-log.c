/* The log of a match as text: lines such as "2 cast-off". */

#include <string.h>

#include "match.h"

void
match_line(const struct match *m, const struct entry *entry,
    char line[LINE_TEXT])
{
	line[0] = '0' + entry->seat; /* a seat is one digit */
	line[1] = ' ';
	m->game->print(m->state, &entry->move, line + 2);
}

/* Only in one form does it stand in a document. */
static int
check_form(const struct match *m, const struct entry *entry,
    const char *line, const struct place *at, struct fault *why)
{
	char again[LINE_TEXT];

	match_line(m, entry, again);
	if (strcmp(again, line) == 0)
		return 0;
	return fault_at(why, FAULT_VALUE, at, NULL,
	    "not as the log has it: %.200s", again + 2);
}

int
match_read_line(struct match *m, const char *line, bool exactly,
    const struct place *at, struct fault *why)
{
	struct fault unread;
	struct entry entry;

	if (line[0] < '0' || line[0] > '0' + m->seats || line[1] != ' ')
		return fault_at(why, FAULT_VALUE, at, NULL,
		    "does not begin with a seat and a blank");
	entry.seat = line[0] - '0';
	fault_start(&unread);
	if (m->game->parse(m->state, line + 2, &entry.move, &unread) == -1)
		return fault_at(why, FAULT_MOVE, at, NULL, "%s", unread.text);
	if (exactly && check_form(m, &entry, line, at, why) == -1)
		return -1;
	return log_add(&m->log, entry.seat, &entry.move, why);
}
