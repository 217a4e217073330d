/* What is asked of a box, put into it as far as that can be. */

#include "wish.h"

#include <stdio.h>
#include <string.h>

/* The one number of people that can play, or 0 if there are several. */
static int
only_number(const struct game *game)
{
	int n;

	if ((game->seats & (game->seats - 1)) != 0)
		return 0;
	for (n = 0; game->seats >> n != 1; n++)
		;
	return n;
}

/* "3 to 7" or "2 or 4". */
static void
numbers(const struct game *game, char text[64])
{
	int n, last = 0, first = 0, count = 0;
	size_t length = 0;

	for (n = 1; n <= SEATS_MAX; n++)
		if (game->seats >> n & 1) {
			first = first == 0 ? n : first;
			last = n;
			count++;
		}
	if (count == last - first + 1 && count > 2) {
		snprintf(text, 64, "%d to %d", first, last);
		return;
	}
	for (n = first; n <= last; n++)
		if (game->seats >> n & 1)
			length += snprintf(text + length, 64 - length, "%s%d",
			    n == first ? "" : n == last ? " or " : ", ", n);
}

/* The names given; "Seat 1" and so on where none have been. */
static void
name_seats(struct match *m, const json_t *names)
{
	int seat;

	for (seat = 1; seat <= m->seats; seat++)
		if (names != NULL)
			snprintf(m->name[seat], sizeof(m->name[seat]), "%s",
			    json_string_value(json_array_get(names,
			    seat - 1)));
		else if (*m->name[seat] == '\0')
			snprintf(m->name[seat], sizeof(m->name[seat]),
			    "Seat %d", seat);
}

static int
check_players(const struct match *m, int players, struct fault *why)
{
	char possible[64];

	if (players >= 1 && players <= SEATS_MAX &&
	    m->game->seats >> players & 1)
		return 0;
	numbers(m->game, possible);
	return fault(why, FAULT_USAGE, "%s is for %s, not for %d",
	    m->game->name, possible, players);
}

int
wish_add_seats(struct match *m, const struct wish *wish, struct fault *why)
{
	int players = wish->names != NULL ?
	    (int)json_array_size(wish->names) : wish->players;

	if (wish->names != NULL && wish->players != 0 &&
	    wish->players != players)
		return fault(why, FAULT_USAGE, "%d names for %d players",
		    players, wish->players);
	if (players == 0 && m->seats == 0)
		players = only_number(m->game);
	if (players == 0)
		return 0;
	if (check_players(m, players, why) == -1)
		return -1;
	if (m->seats != 0 && m->seats != players)
		return fault(why, FAULT_STATE, "the box is for %d, not for %d: "
		    "that needs another box", m->seats, players);
	m->seats = players;
	name_seats(m, wish->names);
	return 0;
}

/* "; it has --long, --prey and so on", or nothing to list. */
static int
no_option(const struct game *game, const char *name, struct fault *why)
{
	const struct game_option *o;
	char list[256] = "";
	size_t length = 0;

	for (o = game->options; o->name != NULL && length < 200; o++)
		length += snprintf(list + length, sizeof(list) - length,
		    "%s --%s", o == game->options ? "; its options are" : ",",
		    o->name);
	return fault(why, FAULT_USAGE, "%s has no option --%s%s", game->name,
	    name, list);
}

int
wish_add_options(struct match *m, const struct wish *wish, struct fault *why)
{
	const char *name;
	json_t *value, *had;

	json_object_foreach(wish->options, name, value) {
		if (game_option(m->game, name) == NULL)
			return no_option(m->game, name, why);
		had = json_object_get(m->options, name);
		if (had != NULL && !json_equal(had, value))
			return fault(why, FAULT_STATE, "the box has another "
			    "value for --%s: that needs another box", name);
		json_object_set(m->options, name, value);
	}
	return 0;
}

int
wish_need_players(const struct game *game, struct fault *why)
{
	char possible[64];

	numbers(game, possible);
	return fault(why, FAULT_USAGE, "how many play? %s needs --players: %s",
	    game->name, possible);
}
