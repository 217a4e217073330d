/* The state as JSON; gondola(6) describes the members. */

#include "gondola.h"
#include "piece.h"

const char *const gondola_phases[] = { "shuffle", "loading", "wakemaker",
    "delivery", "over", NULL };

static json_t *
dump_card(int card)
{
	return piece_json(gondola_name, NULL, card);
}

static json_t *
dump_pile(const struct pile *pile)
{
	return piece_list(gondola_name, NULL, pile);
}

static json_t *
dump_cards(uint64_t cards)
{
	struct pile pile;

	gondola_spell(cards, &pile);
	return dump_pile(&pile);
}

static json_t *
dump_declared(const struct gondola *g, const struct pile *cards)
{
	json_t *object = json_object();
	char name[PIECE_NAME], text[DECLARED_TEXT];
	int i, card;

	for (i = 0; i < cards->n; i++) {
		card = cards->piece[i];
		if (gondola_is_cargo(card) ||
		    g->declared.as[card] == UNDECLARED)
			continue;
		gondola_name(g, card, name);
		json_object_set_new(object, name,
		    json_string(gondola_declared(&g->declared, card, text)));
	}
	return object;
}

static json_t *
dump_boats(const struct gondola *g)
{
	json_t *array = json_array();
	const struct boat *boat;
	int seat;

	for (seat = 1; seat <= g->seats; seat++) {
		boat = &g->boat[seat];
		json_array_append_new(array, json_pack(
		    "{s:o, s:o, s:i, s:b, s:b}",
		    "cards", dump_pile(&boat->cards),
		    "declared", dump_declared(g, &boat->cards),
		    "load", boat->load,
		    "cast_off", boat->cast_off,
		    "disrupted", boat->disrupted));
	}
	return array;
}

static json_t *
dump_delivery(const struct gondola *g)
{
	const struct delivery *d = &g->delivery;
	json_t *cards = json_array(), *aid = json_null();
	uint8_t list[CARDS];
	int i, n = gondola_list(d->cards, list);

	if (g->phase != PHASE_DELIVERY) {
		json_decref(cards);
		return aid;
	}
	for (i = 0; i < n; i++)
		json_array_append_new(cards, dump_card(list[i]));
	if (d->helper != 0)
		aid = json_pack("{s:i, s:o}", "seat", d->helper,
		    "card", dump_card(d->gift));
	return json_pack("{s:i, s:o, s:o, s:b, s:o}", "seat", d->seat,
	    "cards", cards, "aid", aid, "agreed", d->agreed,
	    "refused", dump_cards(d->refused));
}

static json_t *
dump_row(const struct row *row)
{
	return json_pack("{s:o, s:i, s:i}",
	    "cargo", row->cargo < 0 ? json_null() : json_integer(row->cargo),
	    "coin", row->coin, "reputation", row->reputation);
}

static json_t *
dump_sheet(const struct gondola *g)
{
	json_t *sheet = json_array(), *rows;
	int round, seat;

	for (round = 0; round < gondola_begun(g); round++) {
		rows = json_array();
		for (seat = 1; seat <= g->seats; seat++)
			json_array_append_new(rows,
			    dump_row(&g->sheet[round][seat]));
		json_array_append_new(sheet, rows);
	}
	return sheet;
}

json_t *
gondola_dump(const void *state)
{
	const struct gondola *g = state;

	return json_pack("{s:i, s:s, s:i, s:b, s:o, s:o, s:o, s:o, s:o}",
	    "round", g->round,
	    "phase", gondola_phases[g->phase],
	    "wakemaker", g->wakemaker,
	    "asleep", gondola_asleep(g),
	    "deck", dump_pile(&g->deck),
	    "boats", dump_boats(g),
	    "delivery", dump_delivery(g),
	    "spent", dump_cards(g->spent),
	    "sheet", dump_sheet(g));
}
