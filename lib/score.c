#include "score.h"

static void
add_item(const struct item *item, void *items)
{
	json_array_append_new(items, json_pack("{s:i, s:s, s:I, s:s, s:s}",
	    "seat", item->seat, "total", item->total,
	    "points", (json_int_t)item->points, "rule", item->rule,
	    "text", item->text));
}

json_t *
score_json(const struct match *m, bool explain)
{
	json_t *object, *items, *points = json_array(), *winners = json_array();
	struct result result;
	int seat;

	m->game->result(m->state, &result);
	for (seat = 1; seat <= m->seats; seat++) {
		json_array_append_new(points,
		    json_integer(result.points[seat]));
		if (result.winner[seat])
			json_array_append_new(winners, json_integer(seat));
	}
	object = json_pack("{s:b, s:o, s:o}", "over", result.over,
	    "points", points, "winners", winners);
	if (result.together)
		json_object_set_new(object, "group",
		    json_integer(result.group));
	m->game->score(m->state, object);
	if (explain) {
		items = json_array();
		m->game->items(m->state, m->log.entry, m->log.n, add_item,
		    items);
		json_object_set_new(object, "items", items);
	}
	return object;
}

struct item_lines {
	const char *names[SEATS_MAX + 1];
	struct text *out;
};

static void
write_item(const struct item *item, void *arg)
{
	struct item_lines *lines = arg;
	size_t start = lines->out->length;

	text_safe(lines->out, item->seat > 0 ? lines->names[item->seat] :
	    "all");
	text_pad(lines->out, start, 16);
	text_printf(lines->out, " %5ld %-12s ", item->points, item->total);
	text_safe(lines->out, item->text);
	fault_rule(item->rule, lines->out);
	text_put(lines->out, "\n");
}

void
score_text(const struct match *m, bool explain, struct text *out)
{
	struct item_lines lines = { .out = out };

	match_names(m, lines.names);
	m->game->sheet(m->state, lines.names, out);
	if (!explain)
		return;
	text_put(out, "\n");
	m->game->items(m->state, m->log.entry, m->log.n, write_item, &lines);
}
