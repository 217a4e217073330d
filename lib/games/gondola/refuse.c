/* Why a move is not legal: what is so, by which rule, and what would do. */

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "gondola.h"
#include "moves.h"

enum { WORDS = 128 };

/* A fault in the boat of a seat; seat 0 means the state as a whole. */
static void __attribute__((format(printf, 4, 5)))
no(struct fault *why, int seat, const char *rule, const char *fmt, ...)
{
	struct place boats = { &game_state_place, "boats", 0 };
	struct place boat = { &boats, NULL, seat - 1 };
	va_list ap;

	va_start(ap, fmt);
	fault_list(why, FAULT_ILLEGAL, seat > 0 ? &boat : &game_state_place,
	    rule, fmt, ap);
	va_end(ap);
}

static const char *
card_name(int card, char name[PIECE_NAME])
{
	gondola_name(NULL, card, name);
	return name;
}

/* What whoever takes cards may do now: "load, cast off or declare ...". */
static const char *
choices(const struct gondola *g, struct due due, char text[WORDS])
{
	const struct pile *cards = &g->boat[due.seat].cards;
	int matron = gondola_waiting(cards, &g->declared);
	bool draws = due.what == DUE_DRAW;
	bool more = draws ? gondola_can_draw(g) :
	    gondola_can_load(g, due.seat);
	bool ends = !draws || gondola_can_stop(g);
	bool declares = matron != -1 &&
	    gondola_free_cargo(cards, &g->declared) != 0;
	char name[PIECE_NAME];

	snprintf(text, WORDS, "%s%s%s%s%s%s",
	    more ? draws ? "draw" : "load" : "",
	    more && ends ? declares ? ", " : " or " : "",
	    ends ? draws ? "stop" : "cast off" : "",
	    declares && (more || ends) ? " or " : "",
	    declares ? "declare the Matron " : "",
	    declares ? card_name(matron, name) : "");
	return text;
}

static void
answer_due(const struct gondola *g, struct due due, struct fault *why)
{
	uint64_t cargo = gondola_free_cargo(&g->boat[due.seat].cards,
	    &g->declared);
	char name[PIECE_NAME], words[WORDS];

	card_name(due.card, name);
	if (gondola_rank(due.card) == THIEF)
		no(why, due.seat, "gondola.loading.2", "seat %d is to answer "
		    "for %s first: thief +1 or thief -1", due.seat, name);
	else if (gondola_rank(due.card) == CAPTAIN)
		no(why, due.seat, "gondola.loading.2", "seat %d is to answer "
		    "for %s first: captain 10 or captain pass", due.seat,
		    name);
	else
		no(why, due.seat, "gondola.loading.4", "seat %d is to declare "
		    "the Matron %s first, double or half, on one of: %s",
		    due.seat, name, gondola_words(cargo, words, WORDS));
	why->allowed = true;
}

/* The move belongs to another time: tells what is due now. */
static void
not_due(const struct gondola *g, struct due due, struct fault *why)
{
	char words[WORDS];

	switch (due.what) {
	case DUE_SHUFFLE:
		no(why, 0, "gondola.loading.1", "the cards of round %d are to "
		    "be shuffled first", g->round);
		break;
	case DUE_ANSWER:
		answer_due(g, due, why);
		break;
	case DUE_LOAD:
	case DUE_DRAW:
		no(why, due.seat, due.what == DUE_LOAD ? "gondola.loading.2" :
		    "gondola.loading.6", "seat %d%s is to %s", due.seat,
		    due.what == DUE_LOAD ? "" : ", the Wakemaker,",
		    choices(g, due, words));
		why->allowed = true;
		break;
	case DUE_DELIVERY:
		no(why, due.seat, "gondola.delivery.1", "seat %d is to "
		    "deliver", due.seat);
		break;
	case DUE_AID:
		no(why, due.seat, "gondola.delivery.3", "seat %d is to agree "
		    "to give %s to seat %d or to refuse", due.seat,
		    card_name(due.card, words), g->delivery.seat);
		why->allowed = true;
		break;
	case DUE_DISRUPTION:
		no(why, due.seat, "gondola.delivery.4", "seat %d, the "
		    "Wakemaker, is to disrupt the delivery of seat %d or to "
		    "let it pass", due.seat, g->delivery.seat);
		break;
	case DUE_NOTHING:
		no(why, 0, "gondola.end.1", "the match is over");
	}
}

static void
refuse_matron(const struct gondola *g, struct due due,
    const struct move *move, struct fault *why)
{
	const struct pile *cards = &g->boat[due.seat].cards;
	char name[PIECE_NAME], words[WORDS];
	const char *rule = "gondola.loading.4";

	card_name(move->arg[1], name);
	if (gondola_waiting(cards, &g->declared) == -1) {
		no(why, due.seat, rule, "no Matron of seat %d waits: it is to "
		    "%s", due.seat, choices(g, due, words));
		why->allowed = true;
	} else if (pile_find(cards, move->arg[1]) == -1)
		no(why, due.seat, rule, "seat %d does not hold %s", due.seat,
		    name);
	else if (!gondola_is_cargo(move->arg[1]))
		no(why, due.seat, rule, "%s is no cargo, and a Matron is "
		    "declared on cargo only", name);
	else
		no(why, due.seat, rule, "a Matron is declared on %s already",
		    name);
}

/* The last card is in, or the deck is empty: to take one is not legal. */
static void
refuse_card(const struct gondola *g, struct due due, struct fault *why)
{
	const struct boat *boat = &g->boat[due.seat];
	const char *rule = due.what == DUE_DRAW ? "gondola.loading.6" :
	    "gondola.loading.5";
	char words[WORDS];

	choices(g, due, words);
	if (boat->load > LIMIT)
		no(why, due.seat, rule, "seat %d is %s (%d > %d) and must %s",
		    due.seat, due.what == DUE_DRAW ? "overfed" : "overloaded",
		    boat->load, LIMIT, words);
	else if (g->deck.n == 0)
		no(why, due.seat, rule, "the deck is empty: seat %d must %s",
		    due.seat, words);
	else
		no(why, due.seat, rule, "seat %d has %d cards, as many as a "
		    "gondola holds, and must %s", due.seat, boat->cards.n,
		    words);
	why->allowed = true;
}

static void
refuse_stop(const struct gondola *g, struct due due, struct fault *why)
{
	int seat, lowest = LOAD_MAX;
	char words[WORDS];

	for (seat = 1; seat <= g->seats; seat++)
		if (seat != g->wakemaker && g->boat[seat].load < lowest)
			lowest = g->boat[seat].load;
	no(why, due.seat, "gondola.loading.6", "seat %d, the Wakemaker, has "
	    "%d, which is not above any load (the lowest is %d), and must %s",
	    due.seat, g->boat[due.seat].load, lowest, choices(g, due, words));
	why->allowed = true;
}

static bool
refuse_aid(const struct gondola *g, int helper, int gift, struct fault *why)
{
	const char *rule = "gondola.delivery.3";
	char name[PIECE_NAME];

	card_name(gift, name);
	if (helper == 0)
		return false;
	if (helper > g->seats)
		no(why, 0, rule, "there is no seat %d", helper);
	else if (helper == g->delivery.seat)
		no(why, helper, rule, "seat %d cannot aid itself", helper);
	else if (helper == g->wakemaker)
		no(why, helper, rule, "seat %d is the Wakemaker and aids "
		    "nobody", helper);
	else if (pile_find(&g->boat[helper].cards, gift) == -1)
		no(why, helper, rule, "seat %d does not hold %s", helper,
		    name);
	else if ((g->delivery.refused & gondola_bit(gift)) != 0)
		no(why, helper, rule, "seat %d has refused %s in this turn",
		    helper, name);
	else
		return false;
	return true;
}

static uint64_t
first_set(uint64_t hand)
{
	uint8_t list[CARDS];
	struct choice choice = { .of = gondola_list(hand, list) };

	while (gondola_choose(&choice))
		if (gondola_is_set(gondola_chosen(&choice, list)))
			return gondola_chosen(&choice, list);
	return 0;
}

static void
refuse_delivery(const struct gondola *g, const struct move *move,
    struct fault *why)
{
	int seat = g->delivery.seat, helper = move->arg[0];
	uint64_t hand = gondola_mask(&g->boat[seat].cards);
	uint64_t own = gondola_move_cards(move);
	const char *rule = "gondola.delivery.2";
	char name[PIECE_NAME], words[WORDS];

	if ((own & ~hand) != 0)
		no(why, seat, rule, "seat %d does not hold %s", seat,
		    gondola_words(own & ~hand, words, WORDS));
	else if (refuse_aid(g, helper, move->arg[1], why))
		return;
	else if (helper != 0)
		no(why, seat, rule, "%s and %s of seat %d are no set",
		    gondola_words(own, words, WORDS),
		    card_name(move->arg[1], name), helper);
	else if (gondola_count(own) > 1)
		no(why, seat, rule, "%s are no set",
		    gondola_words(own, words, WORDS));
	else
		no(why, seat, rule, "seat %d can make a set, such as %s, and "
		    "must deliver one", seat,
		    gondola_words(first_set(hand), words, WORDS));
}

static void
refuse_disruption(const struct gondola *g, const struct move *move,
    struct fault *why)
{
	uint64_t hand = gondola_mask(&g->boat[g->wakemaker].cards);
	uint64_t played = gondola_played(g);
	uint64_t cards = gondola_move_cards(move);
	char words[WORDS], table[WORDS];
	int rank = 0;

	if ((cards & ~played) != 0) {
		no(why, g->wakemaker, "gondola.delivery.4", "%s: not in this "
		    "delivery of %s", gondola_words(cards & ~played, words,
		    WORDS), gondola_words(played, table, WORDS));
		return;
	}
	while (rank < RANKS - 1 && gondola_count(gondola_of_rank(cards, rank))
	    <= gondola_count(gondola_of_rank(hand, rank)))
		rank++;
	no(why, g->wakemaker, "gondola.delivery.4", "to cancel %s takes as "
	    "many cards of that rank, and seat %d has %d",
	    gondola_words(gondola_of_rank(cards, rank), words, WORDS),
	    g->wakemaker, gondola_count(gondola_of_rank(hand, rank)));
}

/* Whether a move of this verb could be legal now, with the right cards. */
static bool
is_due(struct due due, int verb)
{
	switch (due.what) {
	case DUE_SHUFFLE:
		return verb == VERB_SHUFFLE;
	case DUE_ANSWER:
		return verb == VERB_THIEF + gondola_rank(due.card) - THIEF;
	case DUE_LOAD:
		return verb == VERB_LOAD || verb == VERB_MATRON;
	case DUE_DRAW:
		return verb == VERB_DRAW || verb == VERB_STOP ||
		    verb == VERB_MATRON;
	case DUE_DELIVERY:
		return verb == VERB_DELIVER;
	case DUE_DISRUPTION:
		return verb == VERB_DISRUPT;
	default:
		return false;
	}
}

static void
refuse(const void *state, const struct move *move, struct fault *why)
{
	const struct gondola *g = state;
	struct due due = gondola_due(g);

	if (!is_due(due, move->verb))
		not_due(g, due, why);
	else if (move->verb == VERB_SHUFFLE)
		no(why, 0, "gondola.pieces.1", "a shuffle names each of the "
		    "%d cards", CARDS);
	else if (move->verb == VERB_MATRON)
		refuse_matron(g, due, move, why);
	else if (move->verb == VERB_LOAD || move->verb == VERB_DRAW)
		refuse_card(g, due, why);
	else if (move->verb == VERB_STOP)
		refuse_stop(g, due, why);
	else if (move->verb == VERB_DELIVER)
		refuse_delivery(g, move, why);
	else if (move->verb == VERB_DISRUPT)
		refuse_disruption(g, move, why);
	else
		not_due(g, due, why);
}

bool
gondola_allow(const void *state, const struct move *move, struct fault *why)
{
	if (moves_have(gondola_moves, state, move))
		return true;
	if (why != NULL)
		refuse(state, move, why);
	return false;
}
