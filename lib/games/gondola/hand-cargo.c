/* The load of cards without a match: score gondola load CARD... */

#include <string.h>

#include "gondola.h"

/* Cards as on the command line, each with the word that it came from. */
struct lot {
	struct pile cards;
	struct declarations declared;
	const char *word[CARDS];
};

static int
bad_word(struct fault *why, const char *problem, const char *word)
{
	return fault_at(why, FAULT_HAND, NULL, "gondola.loading.3",
	    "%s: %.32s", problem, word);
}

/* The declaration after the card: "+1", "pass", "double:5C". */
static int
read_declaration(struct lot *lot, int card, const char *text)
{
	size_t length = strcspn(text, ":");
	int as, rank = gondola_rank(card), on = 0;

	as = gondola_declaration_named(rank, text, length);
	if (as == UNDECLARED)
		return -1;
	if (rank == MATRON)
		on = text[length] == ':' ?
		    gondola_card_named(text + length + 1,
		    strlen(text + length + 1)) : -1;
	else if (text[length] != '\0')
		return -1;
	if (on != -1)
		gondola_declare_as(&lot->declared, card, as, on);
	return on == -1 ? -1 : 0;
}

static int
read_word(struct lot *lot, const char *word, struct fault *why)
{
	size_t length = strcspn(word, ":");
	int card = gondola_card_named(word, length);

	if (card == -1)
		return bad_word(why, "no card", word);
	if (pile_find(&lot->cards, card) != -1)
		return bad_word(why, "a card twice", word);
	lot->word[lot->cards.n] = word;
	pile_push(&lot->cards, card);
	if (word[length] == '\0')
		return 0;
	if (gondola_is_cargo(card))
		return bad_word(why, "cargo has no declaration", word);
	if (read_declaration(lot, card, word + length + 1) == -1)
		return bad_word(why, "no declaration of such a card", word);
	return 0;
}

/* Loading 4; only now is it known what all the cards are. */
static int
check_matron(const struct lot *lot, int index, uint64_t *taken,
    struct fault *why)
{
	int card = lot->cards.piece[index], on = lot->declared.on[card];
	const char *problem = NULL;

	if (gondola_rank(card) != MATRON ||
	    lot->declared.as[card] == UNDECLARED)
		return 0;
	if (!gondola_is_cargo(on))
		problem = "a Matron on a card that is no cargo";
	else if (pile_find(&lot->cards, on) == -1)
		problem = "a Matron on a card that is not there";
	else if ((*taken & gondola_bit(on)) != 0)
		problem = "a second Matron on one card";
	*taken |= gondola_bit(on);
	return problem == NULL ? 0 : fault_at(why, FAULT_HAND, NULL,
	    "gondola.loading.4", "%s: %.32s", problem, lot->word[index]);
}

static json_t *
answer(const struct lot *lot, struct text *t)
{
	int i, load = gondola_load(&lot->cards, &lot->declared);
	json_t *names = json_array();
	char name[PIECE_NAME];

	for (i = 0; i < lot->cards.n; i++) {
		gondola_name(NULL, lot->cards.piece[i], name);
		json_array_append_new(names, json_string(name));
	}
	text_printf(t, "load %d%s\n", load, load > LIMIT ? ", overloaded" : "");
	return json_pack("{s:o, s:i, s:b}", "cards", names, "load", load,
	    "overloaded", load > LIMIT);
}

json_t *
gondola_hand_cargo(int n, char *words[], struct text *t, struct fault *why)
{
	struct lot lot = { .cards = { .n = 0 } };
	uint64_t taken = 0;
	int i;

	if (n == 0) {
		fault(why, FAULT_HAND, "load of no cards");
		return NULL;
	}
	for (i = 0; i < n; i++)
		if (read_word(&lot, words[i], why) == -1)
			return NULL;
	for (i = 0; i < n; i++)
		if (check_matron(&lot, i, &taken, why) == -1)
			return NULL;
	return answer(&lot, t);
}
