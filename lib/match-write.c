/* A match as JSON, its members in the documented order. */

#include "field.h"
#include "match.h"
#include "put.h"

const char *const match_members[MEMBERS] = { "squero", "game", "set",
    "options", "seats", "seed", "at", "commit", "viewer", "turn", "state",
    "log", "piles" };

static void
put_version(const struct match *m, struct text *out)
{
	(void)m;
	put_number(out, MATCH_VERSION);
}

static void
put_game(const struct match *m, struct text *out)
{
	put_string(out, m->game->name);
}

static void
put_set(const struct match *m, struct text *out)
{
	put_json(out, m->set.doc);
}

static void
put_seed(const struct match *m, struct text *out)
{
	if (m->seeded)
		put_string(out, m->seed);
	else
		put_null(out);
}

static void
put_at(const struct match *m, struct text *out)
{
	put_number(out, m->at);
}

static void
put_commit(const struct match *m, struct text *out)
{
	if (*m->commit != '\0')
		put_string(out, m->commit);
	else
		put_null(out);
}

static void
put_viewer(const struct match *m, struct text *out)
{
	put_number(out, m->viewer);
}

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
put_turn(const struct match *m, struct text *out)
{
	int turn = match_turn(m);

	if (turn == SEAT_NONE)
		put_null(out);
	else
		put_number(out, turn);
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
	char name[PIECE_NAME];
	const struct pile *pile;
	int i, k;

	put_open(out, '{');
	for (i = 0; i < m->box.n; i++) {
		pile = &m->box.pile[i].pile;
		put_name(out, m->box.pile[i].name);
		put_open(out, '[');
		for (k = 0; k < pile->n; k++) {
			m->game->piece_name(m->state, pile->piece[k], name);
			put_string(out, name);
		}
		put_close(out, ']');
	}
	put_close(out, '}');
}

static void
put_state(const struct match *m, struct text *out)
{
	field_write(m->game->fields, m->game, m->state, m->state, out);
}

bool
match_has(const struct match *m, enum match_member member)
{
	switch (member) {
	case MEMBER_SET:
		return m->set.doc != NULL;
	case MEMBER_SEATS:
		return m->seats > 0;
	case MEMBER_SEED:
	case MEMBER_AT:
		return m->kind != MATCH_VIEW;
	case MEMBER_VIEWER:
		return m->kind == MATCH_VIEW;
	case MEMBER_TURN:
	case MEMBER_STATE:
	case MEMBER_LOG:
		return m->kind != MATCH_BOX;
	case MEMBER_PILES:
		return m->kind == MATCH_BOX;
	default:
		return true;
	}
}

void
match_write_member(const struct match *m, enum match_member member,
    struct text *out)
{
	static void (*const put[MEMBERS])(const struct match *,
	    struct text *) = {
		[MEMBER_SQUERO] = put_version,
		[MEMBER_GAME] = put_game,
		[MEMBER_SET] = put_set,
		[MEMBER_OPTIONS] = put_options,
		[MEMBER_SEATS] = put_seats,
		[MEMBER_SEED] = put_seed,
		[MEMBER_AT] = put_at,
		[MEMBER_COMMIT] = put_commit,
		[MEMBER_VIEWER] = put_viewer,
		[MEMBER_TURN] = put_turn,
		[MEMBER_STATE] = put_state,
		[MEMBER_LOG] = put_log,
		[MEMBER_PILES] = put_piles,
	};

	put[member](m, out);
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
