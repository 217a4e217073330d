/* From JSON to a match: every member is checked here or by the game. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "field.h"
#include "match.h"

static int
load_game(struct match *m, const json_t *doc, struct fault *why)
{
	static const struct place version = { NULL, "squero", 0 };
	static const struct place game = { NULL, "game", 0 };
	const json_t *number = json_object_get(doc, "squero");
	const char *name = json_string_value(json_object_get(doc, "game"));

	if (!json_is_object(doc) || number == NULL)
		return fault(why, FAULT_KIND,
		    "neither a match nor a view nor a box: no member squero");
	if (json_integer_value(number) != MATCH_VERSION)
		return fault_at(why, FAULT_VERSION, &version, NULL,
		    json_integer_value(number) > MATCH_VERSION ?
		    "a document of version %lld; this is version %d" :
		    "no version: %lld; this is version %d",
		    (long long)json_integer_value(number), MATCH_VERSION);
	m->game = name != NULL ? game_named(name) : NULL;
	if (m->game == NULL)
		return fault_at(why, FAULT_GAME, &game, NULL,
		    "no such game: %.64s",
		    name != NULL ? name : "not a string");
	return 0;
}

/* A match has all options of its game, a box or header those given. */
static int
load_options(struct match *m, const json_t *options, struct fault *why)
{
	const char *names[32];
	const struct game_option *o;
	char buffer[31][32];
	int n = 0;

	m->options = json_incref((json_t *)options);
	for (o = m->game->options; o->name != NULL && n < 31; o++, n++) {
		snprintf(buffer[n], sizeof(buffer[n]), "%s%s",
		    m->kind >= MATCH_BOX ? "?" : "", o->name);
		names[n] = buffer[n];
	}
	names[n] = NULL;
	return doc_members(m->options, names, &game_options_place, why);
}

static int
load_name(struct match *m, const json_t *value, struct place *here,
    struct fault *why)
{
	const char *name = json_string_value(value);

	if (name == NULL || *name == '\0' || strlen(name) > SEAT_NAME)
		return fault_at(why, FAULT_VALUE, here, NULL,
		    "not a name of 1 to %d bytes", SEAT_NAME);
	strcpy(m->name[here->index + 1], name);
	return 0;
}

static int
load_seats(struct match *m, const json_t *names, struct fault *why)
{
	static const struct place at = { NULL, "seats", 0 };
	struct place here = { &at, NULL, 0 };
	size_t n = json_array_size(names);
	int bad = 0;

	if (names == NULL)
		return m->kind == MATCH_BOX ? 0 : -1;
	if (!json_is_array(names))
		return fault_at(why, FAULT_VALUE, &at, NULL, "not an array");
	if (n > SEATS_MAX || !(m->game->seats >> n & 1))
		return fault_at(why, FAULT_VALUE, &at, NULL,
		    "%zu cannot play this game", n);
	for (; here.index < (long)n; here.index++)
		bad |= load_name(m, json_array_get(names, here.index), &here,
		    why);
	m->seats = n;
	return bad;
}

static bool
is_commit(const char *text)
{
	return strlen(text) == COMMIT_HEX &&
	    strspn(text, "0123456789abcdef") == COMMIT_HEX;
}

static int
load_commit(struct match *m, const json_t *commit, struct fault *why)
{
	static const struct place place = { NULL, "commit", 0 };
	const char *text = json_string_value(commit);

	if (text != NULL && is_commit(text))
		strcpy(m->commit, text);
	else if (commit != NULL && !json_is_null(commit))
		return fault_at(why, FAULT_VALUE, &place, NULL,
		    "not %d hex digits in small letters", COMMIT_HEX);
	return 0;
}

static int
load_seed(struct match *m, const json_t *seed, struct fault *why)
{
	static const struct place place = { NULL, "seed", 0 };
	const char *text = json_string_value(seed);

	m->seeded = seed != NULL && !json_is_null(seed);
	if (m->seeded && (text == NULL || *text == '\0' ||
	    strlen(text) > SEED_MAX))
		return fault_at(why, FAULT_VALUE, &place, NULL,
		    "not a text of 1 to %d bytes", SEED_MAX);
	if (m->seeded)
		strcpy(m->seed, text);
	return 0;
}

static int
load_log(struct match *m, struct doc *doc, struct fault *why)
{
	static const struct place place = { NULL, "log", 0 };
	struct place here = { &place, NULL, 0 };
	const char *line;
	int bad = 0;

	if (!json_is_array(json_object_get(doc->json, "log")))
		return fault_at(why, FAULT_VALUE, &place, NULL,
		    "not an array");
	for (; doc_line(doc, here.index, &line); here.index++)
		bad |= line == NULL ?
		    fault_at(why, FAULT_VALUE, &here, NULL, "not a string") :
		    match_read_line(m, line, true, &here, why);
	return bad;
}

int
match_check_turn(const struct match *m, const json_t *turn,
    struct fault *why)
{
	static const struct place place = { NULL, "turn", 0 };
	int due = match_turn(m);

	if (turn == NULL)
		return 0; /* told as missing where it must be there */
	if (due == SEAT_NONE && !json_is_null(turn))
		return fault_at(why, FAULT_STATE, &place, NULL,
		    "nobody decides: null at the end");
	if (due != SEAT_NONE && (!json_is_integer(turn) ||
	    json_integer_value(turn) != due))
		return fault_at(why, FAULT_STATE, &place, NULL,
		    "it is seat %d that decides", due);
	return 0;
}

static int
load_state(struct match *m, const json_t *const member[], struct fault *why)
{
	const json_t *state = member[MEMBER_STATE];

	if (state == NULL)
		return -1;
	if (field_load_state(m->game, m->state, m->viewer, state, why) == -1 ||
	    m->game->check(m->state, m->viewer, why) == -1)
		return -1;
	return match_check_turn(m, member[MEMBER_TURN], why);
}

/* What the state depends on. */
static int
load_base(struct match *m, const json_t *doc, const json_t *const member[],
    struct fault *why)
{
	const json_t *options = member[MEMBER_OPTIONS];
	long viewer = SEAT_NONE;
	int bad;

	bad = set_load(&m->set, m->game, member[MEMBER_SET], why);
	bad |= load_seats(m, member[MEMBER_SEATS], why);
	if (m->kind == MATCH_VIEW && m->seats > 0)
		bad |= doc_number(doc, "viewer", 0, m->seats, &viewer, NULL,
		    why);
	m->viewer = viewer;
	if (options == NULL || load_options(m, options, why) == -1)
		return -1;
	return bad;
}

static int
load_prepared(struct match *m, const json_t *doc,
    const json_t *const member[], struct fault *why)
{
	if (load_base(m, doc, member, why) == -1)
		return -1;
	if (match_prepare(m, m->kind == MATCH_HEADER, why) == 0)
		return 0;
	free(m->state);
	m->state = NULL;
	return -1;
}

/* All but what depends on the kind. */
static int
load_head(struct match *m, const json_t *doc, const json_t *member[MEMBERS],
    bool header, struct fault *why)
{
	long at = 0;
	int bad;

	*m = (struct match){ .viewer = SEAT_NONE };
	if (load_game(m, doc, why) == -1)
		return -1;
	m->kind = header ? MATCH_HEADER :
	    json_object_get(doc, "piles") != NULL ? MATCH_BOX :
	    json_object_get(doc, "viewer") != NULL ? MATCH_VIEW : MATCH_WHOLE;
	bad = match_take_apart(m, doc, member, why);
	bad |= load_seed(m, member[MEMBER_SEED], why);
	if (member[MEMBER_AT] != NULL)
		bad |= doc_number(doc, "at", 0, MATCH_AT, &at, NULL, why);
	m->at = at;
	bad |= load_commit(m, member[MEMBER_COMMIT], why);
	return bad | load_prepared(m, doc, member, why);
}

int
match_load(struct match *m, struct doc *doc, struct fault *why)
{
	const json_t *member[MEMBERS] = { NULL };
	int bad = load_head(m, doc->json, member, false, why);

	if (m->state == NULL)
		return -1;
	if (m->kind == MATCH_BOX)
		return bad | match_load_piles(m, member[MEMBER_PILES], why);
	bad |= load_state(m, member, why);
	if (member[MEMBER_LOG] != NULL)
		bad |= load_log(m, doc, why);
	return bad;
}

int
match_load_header(struct match *m, const json_t *doc, struct fault *why)
{
	const json_t *member[MEMBERS] = { NULL };

	return load_head(m, doc, member, true, why);
}
