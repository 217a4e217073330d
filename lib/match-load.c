/* From JSON to a match: every member is checked here or by the game. */

#include <stdlib.h>
#include <string.h>

#include "doc.h"
#include "match.h"

static const struct place seats_place = { NULL, "seats", 0 };
static const struct place log_place = { NULL, "log", 0 };
static const struct place piles_place = { NULL, "piles", 0 };

static const char *const members[][16] = {
	[MATCH_WHOLE] = { "squero", "game", "?set", "options", "seats", "?seed",
	    "?at", "?commit", "turn", "state", "log", NULL },
	[MATCH_VIEW] = { "squero", "game", "?set", "options", "seats",
	    "?commit", "viewer", "turn", "state", "log", NULL },
	[MATCH_BOX] = { "squero", "game", "?set", "options", "?seats", "?seed",
	    "?at", "?commit", "piles", NULL },
	[MATCH_HEADER] = { "squero", "game", "?set", "options", "seats",
	    "?seed", "?at", "?commit", "?turn", NULL },
};

/* Takes out the x- members, so that any other unknown one is a fault. */
static json_t *
split_extra(struct match *m, const json_t *doc)
{
	json_t *known = json_object(), *value;
	const char *key;

	m->extra = json_object();
	json_object_foreach((json_t *)doc, key, value)
		json_object_set(strncmp(key, "x-", 2) == 0 ? m->extra : known,
		    key, value);
	return known;
}

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

static enum match_kind
kind_of(const json_t *doc)
{
	if (json_object_get(doc, "piles") != NULL)
		return MATCH_BOX;
	if (json_object_get(doc, "viewer") != NULL)
		return MATCH_VIEW;
	return MATCH_WHOLE;
}

/* A match has all options of its game, a box or header those given. */
static int
load_options(struct match *m, const json_t *doc, struct fault *why)
{
	const char *names[32];
	const struct game_option *o;
	char buffer[31][32];
	int n = 0;

	m->options = json_deep_copy(json_object_get(doc, "options"));
	for (o = m->game->options; o->name != NULL && n < 31; o++, n++) {
		snprintf(buffer[n], sizeof(buffer[n]), "%s%s",
		    m->kind >= MATCH_BOX ? "?" : "", o->name);
		names[n] = buffer[n];
	}
	names[n] = NULL;
	return doc_members(m->options, names, &game_options_place, why);
}

static int
check_names(const json_t *names, unsigned allowed, struct fault *why)
{
	const struct place *at = &seats_place;
	struct place here = { at, NULL, 0 };
	const char *name;
	json_t *value;
	size_t i;
	int bad = 0;

	if (!json_is_array(names))
		return fault_at(why, FAULT_VALUE, at, NULL, "not an array");
	if (json_array_size(names) > SEATS_MAX ||
	    !(allowed >> json_array_size(names) & 1))
		bad = fault_at(why, FAULT_VALUE, at, NULL,
		    "%zu cannot play this game", json_array_size(names));
	json_array_foreach(names, i, value) {
		here.index = i;
		name = json_string_value(value);
		if (name == NULL || *name == '\0' || strlen(name) > SEAT_NAME)
			bad = fault_at(why, FAULT_VALUE, &here, NULL,
			    "not a name of 1 to %d bytes", SEAT_NAME);
	}
	return bad;
}

static int
load_seats(struct match *m, const json_t *doc, struct fault *why)
{
	json_t *names = json_object_get(doc, "seats");

	if (names == NULL)
		return m->kind == MATCH_BOX ? 0 : -1;
	if (check_names(names, m->game->seats, why) == -1)
		return -1;
	m->names = json_copy(names);
	m->seats = json_array_size(names);
	return 0;
}

static bool
is_commit(const char *text)
{
	return strlen(text) == COMMIT_HEX &&
	    strspn(text, "0123456789abcdef") == COMMIT_HEX;
}

static int
load_seed(struct match *m, const json_t *doc, struct fault *why)
{
	static const struct place seed_place = { NULL, "seed", 0 };
	static const struct place commit_place = { NULL, "commit", 0 };
	const json_t *seed = json_object_get(doc, "seed");
	const json_t *commit = json_object_get(doc, "commit");
	const char *text = json_string_value(seed);
	long at = 0;
	int bad = 0;

	m->seeded = seed != NULL && !json_is_null(seed);
	if (m->seeded && (text == NULL || *text == '\0' ||
	    strlen(text) > SEED_MAX))
		bad = fault_at(why, FAULT_VALUE, &seed_place, NULL,
		    "not a text of 1 to %d bytes", SEED_MAX);
	else if (m->seeded)
		strcpy(m->seed, text);
	if (json_object_get(doc, "at") != NULL)
		bad |= doc_number(doc, "at", 0, MATCH_AT, &at, NULL, why);
	m->at = at;
	text = json_string_value(commit);
	if (text != NULL && is_commit(text))
		strcpy(m->commit, text);
	else if (commit != NULL && !json_is_null(commit))
		bad = fault_at(why, FAULT_VALUE, &commit_place, NULL,
		    "not %d hex digits in small letters", COMMIT_HEX);
	return bad;
}

/* Names the first piece of which there are too many or too few. */
static int
check_pieces(const struct match *m, const struct pile *is,
    const struct pile *should_be, const struct place *at, struct fault *why)
{
	char name[PIECE_NAME];
	int piece, count, wanted;

	for (piece = 0; piece < PIECE_HIDDEN; piece++) {
		count = pile_count(is, piece);
		wanted = pile_count(should_be, piece);
		if (count == wanted)
			continue;
		m->game->piece_name(m->state, piece, name);
		return fault_at(why, FAULT_PIECE, at, NULL,
		    "not exactly the pieces of this game: %s is there %d "
		    "times, not %d", name, count, wanted);
	}
	return 0;
}

/* What the box should hold, and whether it does. */
static int
load_piles(struct match *m, const json_t *doc, struct fault *why)
{
	const json_t *piles = json_object_get(doc, "piles");
	const char *names[BOX_PILES + 1] = { NULL };
	struct place here = { &piles_place, NULL, 0 };
	struct pile pile;
	int i, bad;

	if (m->game->box(m->state, &m->box, why) == -1)
		return -1;
	for (i = 0; i < m->box.n; i++)
		names[i] = m->box.pile[i].name;
	bad = doc_members(piles, names, &piles_place, why);
	for (i = 0; i < m->box.n; i++) {
		if (doc_pieces(piles, names[i], &pile, m->game->piece_named,
		    m->state, false, &piles_place, why) == -1) {
			bad = -1;
			continue;
		}
		here.key = names[i];
		if (!pile_alike(&pile, &m->box.pile[i].pile))
			bad = check_pieces(m, &pile, &m->box.pile[i].pile,
			    &here, why);
		m->box.pile[i].pile = pile;
	}
	return bad;
}

static int
load_line(const struct match *m, const json_t *value, const struct place *at,
    struct fault *why)
{
	const char *line = json_string_value(value);
	char text[MOVE_TEXT];
	struct fault unread = { 0 };
	struct move move;

	if (line == NULL)
		return fault_at(why, FAULT_VALUE, at, NULL, "not a string");
	if (line[0] < '0' || line[0] > '0' + m->seats || line[1] != ' ')
		return fault_at(why, FAULT_VALUE, at, NULL,
		    "does not begin with a seat and a blank");
	if (m->game->parse(m->state, line + 2, &move, &unread) == -1)
		return fault_at(why, FAULT_MOVE, at, NULL, "%s", unread.text);
	m->game->print(m->state, &move, text);
	if (strcmp(text, line + 2) != 0)
		return fault_at(why, FAULT_VALUE, at, NULL,
		    "not as the log has it: %.200s", text);
	return 0;
}

static int
load_log(struct match *m, const json_t *doc, struct fault *why)
{
	const json_t *log = json_object_get(doc, "log");
	struct place here = { &log_place, NULL, 0 };
	json_t *value;
	size_t i;
	int bad = 0;

	if (log == NULL)
		return -1;
	if (!json_is_array(log))
		return fault_at(why, FAULT_VALUE, &log_place, NULL,
		    "not an array");
	json_array_foreach(log, i, value) {
		here.index = i;
		bad |= load_line(m, value, &here, why);
	}
	m->log = json_copy((json_t *)log);
	return bad;
}

/* "turn" repeats what the state says, for everybody who reads it. */
int
match_check_turn(const struct match *m, const json_t *doc, struct fault *why)
{
	static const struct place place = { NULL, "turn", 0 };
	const json_t *turn = json_object_get(doc, "turn");
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
load_state(struct match *m, const json_t *doc, struct fault *why)
{
	const json_t *state = json_object_get(doc, "state");

	if (state == NULL)
		return -1;
	if (m->game->load(m->state, m->viewer, state, why) == -1)
		return -1;
	return match_check_turn(m, doc, why);
}

/* What the state depends on. */
static int
load_base(struct match *m, const json_t *doc, struct fault *why)
{
	long viewer = SEAT_NONE;
	int bad;

	bad = set_load(&m->set, m->game, json_object_get(doc, "set"), why);
	bad |= load_seats(m, doc, why);
	if (m->kind == MATCH_VIEW && m->seats > 0)
		bad |= doc_number(doc, "viewer", 0, m->seats, &viewer, NULL,
		    why);
	m->viewer = viewer;
	if (json_object_get(doc, "options") == NULL ||
	    load_options(m, doc, why) == -1)
		return -1;
	return bad;
}

static int
load_prepared(struct match *m, const json_t *doc, struct fault *why)
{
	if (load_base(m, doc, why) == -1)
		return -1;
	m->state = calloc(1, m->game->size);
	if (m->state == NULL)
		return fault(why, FAULT_MEMORY, "out of memory");
	return m->game->prepare(m->state, m->seats, m->set.loaded, m->options,
	    m->kind == MATCH_HEADER, why);
}

static int
load_known(struct match *m, const json_t *doc, struct fault *why)
{
	int bad;

	bad = doc_members(doc, members[m->kind], NULL, why);
	bad |= load_seed(m, doc, why);
	if (load_prepared(m, doc, why) == -1)
		return -1;
	if (m->kind == MATCH_BOX)
		bad |= load_piles(m, doc, why);
	if (m->kind == MATCH_WHOLE || m->kind == MATCH_VIEW) {
		bad |= load_state(m, doc, why);
		bad |= load_log(m, doc, why);
	}
	return bad;
}

static int
load_as(struct match *m, const json_t *doc, bool header, struct fault *why)
{
	json_t *known;
	int bad;

	*m = (struct match){ .viewer = SEAT_NONE };
	if (load_game(m, doc, why) == -1)
		return -1;
	m->kind = header ? MATCH_HEADER : kind_of(doc);
	known = split_extra(m, doc);
	bad = load_known(m, known, why);
	json_decref(known);
	return bad;
}

int
match_load(struct match *m, const json_t *doc, struct fault *why)
{
	return load_as(m, doc, false, why);
}

int
match_load_header(struct match *m, const json_t *doc, struct fault *why)
{
	return load_as(m, doc, true, why);
}
