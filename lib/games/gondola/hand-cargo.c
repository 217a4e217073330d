/* The load of cards without a match: score gondola load CARD... */

#include <string.h>

#include "gondola.h"
#include "piece.h"

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
	if (gondola_declare(&lot->declared, card, word + length + 1, ':')
	    == -1)
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
	int load = gondola_load(&lot->cards, &lot->declared);

	text_printf(t, "load %d%s\n", load, load > LIMIT ? ", overloaded" : "");
	return json_pack("{s:o, s:i, s:b}", "cards",
	    piece_list(gondola_name, NULL, &lot->cards), "load", load,
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
