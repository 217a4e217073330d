/* The state as JSON; gondolin(6) describes the members. */

#include "gondolin.h"
#include "piece.h"

const char *const gondolin_phases[] = { "location", "mix", "hand", "shuffle",
    "resource", "event", "defence", "main", "over", NULL };
const char *const gondolin_attacks[] = { "none", "repelled", "stalemate",
    "undefended", "uncountered", "overrun", NULL };
const char *const gondolin_frames[] = { "story", "story-each", "each",
    "enter", "now", "loose", "activate", NULL };

static json_t *
dump_card(const struct gondolin *g, int card)
{
	return card == NOTHING ? json_null() :
	    piece_json(gondolin_name, g, card);
}

static json_t *
dump_pile(const struct gondolin *g, const struct pile *pile)
{
	return piece_list(gondolin_name, g, pile);
}

static json_t *
dump_play(const struct gondolin *g)
{
	json_t *array = json_array();
	const struct in_play *p;

	for (p = g->play; p < g->play + g->in_play; p++)
		json_array_append_new(array, json_pack("{s:o, s:i, s:b, s:i}",
		    "card", dump_card(g, p->card), "turn", p->turn,
		    "used", p->used, "delay", p->delay));
	return array;
}

static json_t *
dump_agenda(const struct gondolin *g)
{
	json_t *array = json_array();
	const struct frame *f;

	for (f = g->frame; f < g->frame + g->frames; f++)
		json_array_append_new(array, json_pack(
		    "{s:s, s:i, s:o, s:i, s:i}",
		    "what", gondolin_frames[f->what], "at", f->at,
		    "card", dump_card(g, f->what == FRAME_ENTER ||
		    f->what == FRAME_LOOSE ? f->card : NOTHING),
		    "effect", f->effect, "left", f->left));
	return array;
}

json_t *
gondolin_dump_sheet(const struct gondolin *g)
{
	json_t *array = json_array(), *object;
	const struct row *row;
	int i;

	for (row = g->sheet; row < g->sheet + g->turn; row++) {
		object = json_object();
		for (i = 0; i <= VALUE_TA; i++)
			json_object_set_new(object, gondolin_values[i],
			    json_integer(row->value[i]));
		json_object_set_new(object, "drawn",
		    dump_card(g, row->drawn));
		json_object_set_new(object, "played",
		    json_integer(row->played));
		json_object_set_new(object, "destroyed",
		    json_integer(row->destroyed));
		json_object_set_new(object, "defeated",
		    json_integer(row->defeated));
		json_object_set_new(object, "attack",
		    json_string(gondolin_attacks[row->attack]));
		json_array_append_new(array, object);
	}
	return array;
}

json_t *
gondolin_dump(const void *state)
{
	const struct gondolin *g = state;
	json_t *stats = json_pack("{s:i, s:i, s:i, s:i}", "R", g->stat[STAT_R],
	    "S", g->stat[STAT_S], "M", g->stat[STAT_M], "P", g->stat[STAT_P]);

	return json_pack("{s:i, s:s, s:o, s:{s:i, s:i}, s:i, s:o, s:o, s:o, "
	    "s:o, s:o, s:o, s:o, s:i, s:o}",
	    "turn", g->turn,
	    "phase", gondolin_phases[g->phase],
	    "stats", stats,
	    "boost", "TD", g->boost[0], "TA", g->boost[1],
	    "income", g->income,
	    "deck", dump_pile(g, &g->deck),
	    "hand", dump_pile(g, &g->hand),
	    "returned", dump_pile(g, &g->returned),
	    "play", dump_play(g),
	    "played", dump_pile(g, &g->played),
	    "aside", dump_pile(g, &g->aside),
	    "agenda", dump_agenda(g),
	    "defeated", g->defeated,
	    "sheet", gondolin_dump_sheet(g));
}
