/* From a match to JSON, its members in the documented order. */

#include "match.h"
#include "piece.h"

static json_t *
dump_piles(const struct match *m)
{
	json_t *piles = json_object();
	int i;

	for (i = 0; i < m->box.n; i++)
		json_object_set_new(piles, m->box.pile[i].name,
		    piece_list(m->game->piece_name, m->state,
		    &m->box.pile[i].pile));
	return piles;
}

static json_t *
text_or_null(const char *text)
{
	return *text != '\0' ? json_string(text) : json_null();
}

/* In the game's order, in whichever they were given. */
static json_t *
dump_options(const struct match *m)
{
	json_t *options = json_object();
	const struct game_option *o;

	for (o = m->game->options; o->name != NULL; o++)
		if (json_object_get(m->options, o->name) != NULL)
			json_object_set(options, o->name,
			    json_object_get(m->options, o->name));
	return options;
}

void
match_dump_header(const struct match *m, json_t *doc)
{
	if (m->set.doc != NULL)
		json_object_set(doc, "set", m->set.doc);
	json_object_set_new(doc, "options", dump_options(m));
	if (m->names != NULL)
		json_object_set(doc, "seats", m->names);
	if (m->kind != MATCH_VIEW) {
		json_object_set_new(doc, "seed",
		    text_or_null(m->seeded ? m->seed : ""));
		json_object_set_new(doc, "at", json_integer(m->at));
	}
	json_object_set_new(doc, "commit", text_or_null(m->commit));
	if (m->kind == MATCH_VIEW)
		json_object_set_new(doc, "viewer", json_integer(m->viewer));
}

void
match_dump_turn(const struct match *m, json_t *doc)
{
	int turn = match_turn(m);

	json_object_set_new(doc, "turn",
	    turn == SEAT_NONE ? json_null() : json_integer(turn));
}

static void
dump_body(const struct match *m, json_t *doc)
{
	match_dump_turn(m, doc);
	json_object_set_new(doc, "state", m->game->dump(m->state));
	json_object_set(doc, "log", m->log);
}

json_t *
match_dump(const struct match *m)
{
	json_t *doc = json_object();

	json_object_set_new(doc, "squero", json_integer(MATCH_VERSION));
	json_object_set_new(doc, "game", json_string(m->game->name));
	match_dump_header(m, doc);
	if (m->kind == MATCH_BOX)
		json_object_set_new(doc, "piles", dump_piles(m));
	else
		dump_body(m, doc);
	json_object_update(doc, m->extra);
	return doc;
}
