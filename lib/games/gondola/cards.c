/* The cards: their names, values and faces. */

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "gondola.h"

const char gondola_ranks[] = "A234567JKQ";
const char gondola_suits[] = "CDHS";

int
gondola_rank(int card)
{
	return card % RANKS;
}

int
gondola_suit(int card)
{
	return card / RANKS;
}

bool
gondola_is_cargo(int card)
{
	return gondola_rank(card) < THIEF;
}

int
gondola_value(int card)
{
	return gondola_is_cargo(card) ? gondola_rank(card) + 1 : 10;
}

/* Hidden cards have no bit. */
uint64_t
gondola_bit(int card)
{
	return card >= 0 && card < CARDS ? (uint64_t)1 << card : 0;
}

uint64_t
gondola_mask(const struct pile *pile)
{
	uint64_t cards = 0;
	int i;

	for (i = 0; i < pile->n; i++)
		cards |= gondola_bit(pile->piece[i]);
	return cards;
}

uint64_t
gondola_of_rank(uint64_t cards, int rank)
{
	return cards & ALL_OF_RANK << rank;
}

uint64_t
gondola_of_ranks(unsigned ranks)
{
	return ranks * ALL_OF_RANK;
}

unsigned
gondola_ranks_of(uint64_t cards)
{
	return (cards | cards >> RANKS | cards >> 2 * RANKS |
	    cards >> 3 * RANKS) & ALL_RANKS;
}

/* Sums of two, four and eight bits, then all of those at once. */
int
gondola_count(uint64_t cards)
{
	const uint64_t ones = ~(uint64_t)0;

	cards -= cards >> 1 & ones / 3;
	cards = (cards & ones / 5) + (cards >> 2 & ones / 5);
	return ((cards + (cards >> 4)) & ones / 17) * (ones / 255) >> 56;
}

int
gondola_take(uint64_t *cards)
{
	unsigned ranks = gondola_ranks_of(*cards);
	uint64_t alike = gondola_of_rank(*cards, __builtin_ctz(ranks));

	*cards &= ~(alike & -alike);
	return __builtin_ctzll(alike);
}

int
gondola_list(uint64_t cards, uint8_t list[CARDS])
{
	int n = 0;

	while (cards != 0)
		list[n++] = gondola_take(&cards);
	return n;
}

void
gondola_spell(uint64_t cards, struct pile *pile)
{
	pile->n = 0;
	for (; cards != 0; cards &= cards - 1)
		pile_push(pile, __builtin_ctzll(cards));
}

char *
gondola_words(uint64_t cards, char text[CARDS_TEXT])
{
	char name[PIECE_NAME], *end = text;

	*end = '\0';
	while (cards != 0) {
		gondola_name(NULL, gondola_take(&cards), name);
		end += sprintf(end, "%s%.2s", end > text ? " " : "", name);
	}
	return text;
}

int
gondola_card_named(const char *name, size_t length)
{
	const char *rank, *suit;

	if (length != 2 || name[0] == '\0' || name[1] == '\0')
		return -1;
	rank = strchr(gondola_ranks, name[0] == '1' ? 'A' :
	    toupper((unsigned char)name[0]));
	suit = strchr(gondola_suits, toupper((unsigned char)name[1]));
	if (rank == NULL || suit == NULL)
		return -1;
	return (suit - gondola_suits) * RANKS + (rank - gondola_ranks);
}

int
gondola_named(const void *state, const char *name)
{
	int card = gondola_card_named(name, strlen(name));
	char again[PIECE_NAME];

	gondola_name(state, card, again);
	return strcmp(again, name) == 0 ? card : -1;
}

void
gondola_name(const void *state, int card, char name[PIECE_NAME])
{
	bool known = card >= 0 && card < CARDS;

	(void)state;
	name[0] = known ? gondola_ranks[gondola_rank(card)] : '?';
	name[1] = known ? gondola_suits[gondola_suit(card)] : '?';
	name[2] = '\0';
}

void
gondola_face(const void *state, int card, struct face *face)
{
	static const char *const ranks[] = { "ace", "two", "three", "four",
	    "five", "six", "seven", "Thief", "Captain", "Matron" };
	static const char *const suits[] = { "clubs", "diamonds", "hearts",
	    "spades" };
	static const char *const signs[] = { "\u2663", "\u2666", "\u2665",
	    "\u2660" };
	char name[PIECE_NAME];
	int suit;

	*face = (struct face){ "??", "??", "a hidden card", COLOUR_PLAIN };
	if (card < 0 || card >= CARDS)
		return;
	suit = gondola_suit(card);
	gondola_name(state, card, name);
	snprintf(face->label, sizeof(face->label), "%c%s", name[0],
	    signs[suit]);
	snprintf(face->ascii, sizeof(face->ascii), "%.2s", name);
	snprintf(face->caption, sizeof(face->caption), "%s of %s",
	    ranks[gondola_rank(card)], suits[suit]);
	face->colour = suit == 1 || suit == 2 ? COLOUR_RED : COLOUR_PLAIN;
}
