/* A match as JSON, its members in the documented order. */

#include "field.h"
#include "match.h"
#include "put.h"

const char *const match_members[MEMBERS] = { "squero", "game", "set",
    "options", "seats", "seed", "at", "commit", "viewer", "turn", "state",
    "log", "piles" };

/* In the game's order, in whichever they were given. */
static void
put_options(const struct match *m, struct text *out)
{
	const struct game_option *o;
	const json_t *value;

	put_open(out, '{');
	for (o = m->game->options; o->name != NULL; o++) {
		value = json_object_get(m->options, o->name);
		if (value == NULL)
			continue;
		put_name(out, o->name);
		put_json(out, value);
	}
	put_close(out, '}');
}

static void
put_seats(const struct match *m, struct text *out)
{
	int seat;

	put_open(out, '[');
	for (seat = 1; seat <= m->seats; seat++)
		put_string(out, m->name[seat]);
	put_close(out, ']');
}

static void
put_log(const struct match *m, struct text *out)
{
	char line[LINE_TEXT];
	size_t i;

	put_open(out, '[');
	for (i = 0; i < m->log.n; i++) {
		match_line(m, &m->log.entry[i], line);
		put_string(out, line);
	}
	put_close(out, ']');
}

static void
put_piles(const struct match *m, struct text *out)
{
	int i;

	put_open(out, '{');
	for (i = 0; i < m->box.n; i++) {
		put_name(out, m->box.pile[i].name);
		field_write_pile(m->game, m->state, &m->box.pile[i].pile, out);
	}
	put_close(out, '}');
}

static void
put_or_null(const char *string, bool there, struct text *out)
{
	if (there)
		put_string(out, string);
	else
		put_null(out);
}

/* What stands before the viewer. */
static void
put_head(const struct match *m, enum match_member member, struct text *out)
{
	switch (member) {
	case MEMBER_SQUERO:
		put_number(out, MATCH_VERSION);
		break;
	case MEMBER_GAME:
		put_string(out, m->game->name);
		break;
	case MEMBER_SET:
		put_json(out, m->set.doc);
		break;
	case MEMBER_OPTIONS:
		put_options(m, out);
		break;
	case MEMBER_SEATS:
		put_seats(m, out);
		break;
	case MEMBER_SEED:
		put_or_null(m->seed, m->seeded, out);
		break;
	case MEMBER_AT:
		put_number(out, m->at);
		break;
	default:
		put_or_null(m->commit, *m->commit != '\0', out);
	}
}

void
match_write_member(const struct match *m, enum match_member member,
    struct text *out)
{
	int turn;

	switch (member) {
	case MEMBER_VIEWER:
		put_number(out, m->viewer);
		break;
	case MEMBER_TURN:
		turn = match_turn(m);
		if (turn == SEAT_NONE)
			put_null(out);
		else
			put_number(out, turn);
		break;
	case MEMBER_STATE:
		field_write(m->game->fields, m->game, m->state, m->state, out);
		break;
	case MEMBER_LOG:
		put_log(m, out);
		break;
	case MEMBER_PILES:
		put_piles(m, out);
		break;
	default:
		put_head(m, member, out);
	}
}

void
match_write(const struct match *m, struct text *out)
{
	const char *key;
	json_t *value;
	int member;

	put_open(out, '{');
	for (member = 0; member < MEMBERS; member++) {
		if (!match_has(m, member))
			continue;
		put_name(out, match_members[member]);
		match_write_member(m, member, out);
	}
	json_object_foreach(m->extra, key, value) {
		put_name(out, key);
		put_json(out, value);
	}
	put_close(out, '}');
	text_put(out, "\n");
}
