/* Whether a move is legal, and if not why: what is so, by which rule, and what
   would do. */

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "gondola.h"

enum { TEXT = 2 * CARDS_TEXT };

/* Says no for a fault in the boat of a seat; seat 0 means the state as a
   whole. */
static bool __attribute__((format(printf, 4, 5)))
no(struct fault *why, int seat, const char *rule, const char *fmt, ...)
{
	struct place boats = { &game_state_place, "boats", 0 };
	struct place boat = { &boats, NULL, seat - 1 };
	va_list ap;

	va_start(ap, fmt);
	fault_list(why, FAULT_ILLEGAL, seat > 0 ? &boat : &game_state_place,
	    rule, fmt, ap);
	va_end(ap);
	return false;
}

/* What whoever takes cards may do now: "load, cast off or declare ...". */
static const char *
choices(const struct gondola *g, struct fault *why, char text[CARDS_TEXT])
{
	const struct boat *boat = &g->boat[g->due.seat];
	bool draws = g->due.what == DUE_DRAW;
	bool more = draws ? gondola_can_draw(g) :
	    gondola_can_load(g, g->due.seat);
	bool ends = !draws || gondola_can_stop(g);
	bool declares = gondola_can_declare(g) &&
	    gondola_free_cargo(boat, &g->declared) != 0;
	char name[PIECE_NAME] = "";

	if (declares)
		gondola_name(g, gondola_waiting(boat, &g->declared), name);
	snprintf(text, CARDS_TEXT, "%s%s%s%s%s%s",
	    more ? draws ? "draw" : "load" : "",
	    more && ends ? declares ? ", " : " or " : "",
	    ends ? draws ? "stop" : "cast off" : "",
	    declares && (more || ends) ? " or " : "",
	    declares ? "declare the Matron " : "", name);
	why->allowed = true;
	return text;
}

/* What is due, said to a move of another time: by the seat, and a text. */
static const struct {
	const char *rule, *text;
} dues[] = {
	[DUE_SHUFFLE] = { "gondola.loading.1", "the cards of round %d are to "
	    "be shuffled first" },
	[DUE_ANSWER] = { "gondola.loading.2", "seat %d is to %s" },
	[DUE_LOAD] = { "gondola.loading.2", "seat %d is to %s" },
	[DUE_DRAW] = { "gondola.loading.6", "seat %d, the Wakemaker, is to "
	    "%s" },
	[DUE_DELIVERY] = { "gondola.delivery.1", "seat %d is to deliver" },
	[DUE_AID] = { "gondola.delivery.3", "seat %d is to agree to give %s "
	    "or to refuse" },
	[DUE_DISRUPTION] = { "gondola.delivery.4", "seat %d, the Wakemaker, "
	    "is to disrupt the delivery of seat %s or to let it pass" },
	[DUE_NOTHING] = { "gondola.end.1", "the match is over" },
};

static void
answers(const struct gondola *g, char text[TEXT])
{
	static const char *const answer[] = { "thief +1 or thief -1",
	    "captain 10 or captain pass" };
	int rank = gondola_rank(g->due.card);
	char name[PIECE_NAME], cargo[CARDS_TEXT];

	gondola_name(g, g->due.card, name);
	if (rank != MATRON)
		snprintf(text, TEXT, "answer for %.2s first: %s", name,
		    answer[rank - THIEF]);
	else
		snprintf(text, TEXT, "declare the Matron %.2s first, double "
		    "or half, on one of: %s", name, gondola_words(
		    gondola_free_cargo(&g->boat[g->due.seat], &g->declared),
		    cargo));
}

static bool
not_due(const struct gondola *g, struct fault *why)
{
	int what = g->due.what, seat = g->due.seat;
	const char *rule = dues[what].rule;
	char text[TEXT] = "", name[PIECE_NAME];

	if (what == DUE_ANSWER) {
		answers(g, text);
		if (gondola_rank(g->due.card) == MATRON)
			rule = "gondola.loading.4";
	} else if (what == DUE_LOAD || what == DUE_DRAW)
		choices(g, why, text);
	else if (what == DUE_AID) {
		gondola_name(g, g->due.card, name);
		snprintf(text, TEXT, "%.2s to seat %d", name,
		    g->delivery.seat);
	} else if (what == DUE_DISRUPTION)
		snprintf(text, TEXT, "%d", g->delivery.seat);
	why->allowed |= what == DUE_ANSWER || what == DUE_AID;
	return no(why, seat > 0 ? seat : 0, rule, dues[what].text,
	    what == DUE_SHUFFLE ? g->round : seat, text);
}

static bool
may_declare(const struct gondola *g, const struct move *move,
    struct fault *why)
{
	const struct boat *boat = &g->boat[g->due.seat];
	uint64_t on = gondola_bit(move->arg[1]);
	const char *rule = "gondola.loading.4";
	int seat = g->due.seat;
	char text[CARDS_TEXT];

	if (!gondola_can_declare(g))
		return no(why, seat, rule, "no Matron of seat %d waits: it is "
		    "to %s", seat, choices(g, why, text));
	if ((boat->held & on) == 0)
		return no(why, seat, rule, "seat %d does not hold %s", seat,
		    gondola_words(on, text));
	if ((on & ALL_CARGO) == 0)
		return no(why, seat, rule, "%s is no cargo, and a Matron is "
		    "declared on cargo only", gondola_words(on, text));
	return (gondola_free_cargo(boat, &g->declared) & on) != 0 ||
	    no(why, seat, rule, "a Matron is declared on %s already",
	    gondola_words(on, text));
}

/* To load or to draw. */
static bool
may_take(const struct gondola *g, const struct move *move, struct fault *why)
{
	bool draws = move->verb == VERB_DRAW;
	const char *rule = draws ? "gondola.loading.6" : "gondola.loading.5";
	const struct boat *boat = &g->boat[g->due.seat];
	int seat = g->due.seat;
	char text[CARDS_TEXT];

	if (draws ? gondola_can_draw(g) : gondola_can_load(g, seat))
		return true;
	choices(g, why, text);
	if (boat->load > LIMIT)
		return no(why, seat, rule, "seat %d is %s (%d > %d) and must "
		    "%s", seat, draws ? "overfed" : "overloaded", boat->load,
		    LIMIT, text);
	if (g->deck.n == 0)
		return no(why, seat, rule, "the deck is empty: seat %d must "
		    "%s", seat, text);
	return no(why, seat, rule, "seat %d has %d cards, as many as a "
	    "gondola holds, and must %s", seat, boat->cards.n, text);
}

static bool
may_stop(const struct gondola *g, const struct move *move, struct fault *why)
{
	int seat, lowest = LOAD_MAX;
	char text[CARDS_TEXT];

	(void)move;
	if (gondola_can_stop(g))
		return true;
	for (seat = 1; seat <= g->seats; seat++)
		if (seat != g->wakemaker && g->boat[seat].load < lowest)
			lowest = g->boat[seat].load;
	return no(why, g->wakemaker, "gondola.loading.6", "seat %d, the "
	    "Wakemaker, has %d, which is not above any load (the lowest is "
	    "%d), and must %s", g->wakemaker, g->boat[g->wakemaker].load,
	    lowest, choices(g, why, text));
}

static bool
may_ask(const struct gondola *g, int helper, int gift, struct fault *why)
{
	const char *rule = "gondola.delivery.3";
	char text[CARDS_TEXT];

	if (helper > g->seats)
		return no(why, 0, rule, "there is no seat %d", helper);
	if (helper == g->delivery.seat)
		return no(why, helper, rule, "seat %d cannot aid itself",
		    helper);
	if (helper == g->wakemaker)
		return no(why, helper, rule, "seat %d is the Wakemaker and "
		    "aids nobody", helper);
	if ((g->boat[helper].held & gondola_bit(gift)) == 0)
		return no(why, helper, rule, "seat %d does not hold %s",
		    helper, gondola_words(gondola_bit(gift), text));
	return (g->delivery.refused & gondola_bit(gift)) == 0 ||
	    no(why, helper, rule, "seat %d has refused %s in this turn",
	    helper, gondola_words(gondola_bit(gift), text));
}

static uint64_t
first_set(uint64_t hand)
{
	struct move move = { .verb = VERB_DISRUPT };
	struct parts parts;

	gondola_parts(&parts, hand);
	gondola_find_deliveries(&parts, -1);
	move.n = gondola_part(&parts, 0, move.arg);
	return gondola_move_cards(&move);
}

static bool
may_deliver(const struct gondola *g, const struct move *move,
    struct fault *why)
{
	int seat = g->delivery.seat, helper = move->arg[0];
	uint64_t own = gondola_move_cards(move), hand = g->boat[seat].held;
	const char *rule = "gondola.delivery.2";
	char text[CARDS_TEXT], gift[CARDS_TEXT];

	if ((own & ~hand) != 0)
		return no(why, seat, rule, "seat %d does not hold %s", seat,
		    gondola_words(own & ~hand, text));
	if (helper != 0 && !may_ask(g, helper, move->arg[1], why))
		return false;
	if (gondola_can_deliver(g, own, helper, move->arg[1]))
		return true;
	if (helper != 0)
		return no(why, seat, rule, "%s and %s of seat %d are no set",
		    gondola_words(own, text),
		    gondola_words(gondola_bit(move->arg[1]), gift), helper);
	if (gondola_count(own) > 1)
		return no(why, seat, rule, "%s are no set",
		    gondola_words(own, text));
	return no(why, seat, rule, "seat %d can make a set, such as %s, and "
	    "must deliver one", seat, gondola_words(first_set(hand), text));
}

static bool
may_disrupt(const struct gondola *g, const struct move *move,
    struct fault *why)
{
	uint64_t hand = g->boat[g->wakemaker].held;
	uint64_t played = gondola_played(g);
	uint64_t cards = gondola_move_cards(move);
	int rank = gondola_cannot_cancel(g, cards);
	char text[CARDS_TEXT], table[CARDS_TEXT];

	if ((cards & ~played) != 0)
		return no(why, g->wakemaker, "gondola.delivery.4", "%s: not "
		    "in this delivery of %s", gondola_words(cards & ~played,
		    text), gondola_words(played, table));
	return rank == -1 || no(why, g->wakemaker, "gondola.delivery.4",
	    "to cancel %s takes as many cards of that rank, and seat %d has "
	    "%d", gondola_words(gondola_of_rank(cards, rank), text),
	    g->wakemaker, gondola_count(gondola_of_rank(hand, rank)));
}

/* What the rules ask of moves that have the form of their verb and answer what
   is due; others may always be made then. */
static bool (*const may[VERBS])(const struct gondola *, const struct move *,
    struct fault *) = {
	[VERB_MATRON] = may_declare,
	[VERB_LOAD] = may_take,
	[VERB_DRAW] = may_take,
	[VERB_STOP] = may_stop,
	[VERB_DELIVER] = may_deliver,
	[VERB_DISRUPT] = may_disrupt,
};

static bool
is_due(const struct gondola *g, int verb)
{
	return verb < VERBS && (gondola_grammar.phrases[verb].decisions >>
	    g->due.what & 1) != 0 && (g->due.what != DUE_ANSWER ||
	    verb - VERB_THIEF == gondola_rank(g->due.card) - THIEF);
}

/* Cards, each once, in the order of moves. */
static bool
in_order(const struct move *move, int first)
{
	int i, place, last = -1;

	for (i = first; i < move->n; i++, last = place) {
		place = gondola_rank(move->arg[i]) * SUITS +
		    gondola_suit(move->arg[i]);
		if (move->arg[i] >= CARDS || place <= last)
			return false;
	}
	return move->n > first;
}

/* Whether the move has what its verb needs and is written as moves are. */
static bool
has_form(const struct move *move)
{
	int as = move->arg[0] - gondola_first_declaration(THIEF + move->verb -
	    VERB_THIEF);

	switch (move->verb) {
	case VERB_THIEF:
	case VERB_CAPTAIN:
		return move->n == 1 && (as == 0 || as == 1);
	case VERB_MATRON:
		return move->n == 2 && (as == 0 || as == 1);
	case VERB_DELIVER:
		return in_order(move, 2) &&
		    (move->arg[0] != 0 || move->arg[1] == 0);
	case VERB_DISRUPT:
		return in_order(move, 0);
	default:
		return move->n == 0;
	}
}

bool
gondola_allow(const void *state, const struct move *move, struct fault *why)
{
	const struct gondola *g = state;
	struct fault unasked;

	if (why == NULL) {
		fault_start(&unasked);
		why = &unasked;
	}
	if (is_due(g, move->verb) && has_form(move))
		return may[move->verb] == NULL ||
		    may[move->verb](g, move, why);
	if (g->due.what == DUE_SHUFFLE && move->verb == VERB_SHUFFLE)
		return no(why, 0, "gondola.pieces.1", "a shuffle names each "
		    "of the %d cards", CARDS);
	return not_due(g, why);
}
