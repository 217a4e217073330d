/* The log of a match, and its lines, such as "2 cast-off". */

#include <stdlib.h>
#include <string.h>

#include "match.h"

static int
make_room(struct log *log, size_t n, struct fault *why)
{
	size_t room = log->room > 0 ? log->room : 64;
	struct entry *entry;

	if (n <= log->room)
		return 0;
	while (room < n)
		room *= 2;
	entry = reallocarray(log->entry, room, sizeof(*entry));
	if (entry == NULL)
		return fault(why, FAULT_MEMORY, "out of memory");
	log->entry = entry;
	log->room = room;
	return 0;
}

int
log_add(struct log *log, int seat, const struct move *move,
    struct fault *why)
{
	if (make_room(log, log->n + 1, why) == -1)
		return -1;
	log->entry[log->n].seat = seat;
	move_copy(&log->entry[log->n++].move, move);
	return 0;
}

int
log_copy(struct log *copy, const struct log *log, struct fault *why)
{
	*copy = (struct log){ 0 };
	if (make_room(copy, log->n, why) == -1)
		return -1;
	if (log->n > 0)
		memcpy(copy->entry, log->entry, log->n * sizeof(*log->entry));
	copy->n = log->n;
	return 0;
}

size_t
log_decisions(const struct log *log)
{
	size_t i, n = 0;

	for (i = 0; i < log->n; i++)
		n += log->entry[i].seat != SEAT_CHANCE;
	return n;
}

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
