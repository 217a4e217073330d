/* The cards: their kinds, names, numbers and faces. */

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "canal.h"

static const char *const names[KINDS] = { "CN", "SC", "SP", "DD", "SM", "CS",
    "spy", "traitor", "gondola", "doge", "1", "2", "3" };

/* How many there are of each kind. */
static const struct cards of_two = { { 5, 5, 5, 5, 5, 5, 3, 7, 6, 6, 4, 5, 5,
    0 } };
static const struct cards of_four = { { 10, 10, 10, 10, 10, 10, 6, 6, 12, 12,
    8, 10, 10, 0 } };

struct cards
canal_all(int seats)
{
	return seats == TEAM_SEATS ? of_four : of_two;
}

struct cards
canal_opening(int seats)
{
	struct cards cards = { { 0 } };

	memset(cards.of, seats == TEAM_SEATS ? 4 : 2, DISTRICTS);
	return cards;
}

bool
canal_is_special(int card)
{
	return card == SPY || card == TRAITOR || card == DOGE;
}

bool
canal_is_held(int card)
{
	return (card >= 0 && card < DISTRICTS) || card == GONDOLA;
}

int
canal_count(const struct cards *cards)
{
	int kind, n = 0;

	for (kind = 0; kind <= UNSEEN; kind++)
		n += cards->of[kind];
	return n;
}

int
canal_districts(const struct cards *cards)
{
	int kind, n = 0;

	for (kind = 0; kind < DISTRICTS; kind++)
		n += cards->of[kind];
	return n;
}

int
canal_sum(const struct cards *cards)
{
	return cards->of[ONE] + 2 * cards->of[ONE + 1] +
	    3 * cards->of[ONE + 2];
}

void
canal_add(struct cards *to, const struct cards *cards)
{
	int kind;

	for (kind = 0; kind <= UNSEEN; kind++)
		to->of[kind] += cards->of[kind];
}

void
canal_put(struct cards *to, int card)
{
	to->of[card >= 0 && card < KINDS ? card : UNSEEN]++;
}

void
canal_drop(struct cards *from, int card)
{
	int n = canal_count(from);

	/* Whoever does not see which card it was knows none of them now. */
	if (card < 0 || card >= KINDS) {
		*from = (struct cards){ { 0 } };
		from->of[UNSEEN] = n;
		card = UNSEEN;
	}
	if (from->of[card] == 0)
		card = UNSEEN;
	if (from->of[card] > 0)
		from->of[card]--;
}

bool
canal_same(const struct cards *a, const struct cards *b)
{
	return memcmp(a->of, b->of, sizeof(a->of)) == 0;
}

struct cards
canal_of_pile(const struct pile *pile)
{
	struct cards cards = { { 0 } };
	int i;

	for (i = 0; i < pile->n; i++)
		canal_put(&cards, pile->piece[i]);
	return cards;
}

int
canal_list(const struct cards *cards, uint8_t *list)
{
	int kind, i, n = 0;

	for (kind = 0; kind <= UNSEEN; kind++)
		for (i = 0; i < cards->of[kind] && n < PILE_MAX; i++)
			list[n++] = kind < KINDS ? kind : PIECE_HIDDEN;
	return n;
}

void
canal_spell(const struct cards *cards, struct pile *pile)
{
	pile->n = canal_list(cards, pile->piece);
}

const char *
canal_card(int card)
{
	return card >= 0 && card < KINDS ? names[card] : "??";
}

int
canal_card_named(const char *name, size_t length)
{
	int kind;

	for (kind = 0; kind < KINDS; kind++)
		if (strlen(names[kind]) == length &&
		    strncasecmp(names[kind], name, length) == 0)
			return kind;
	return -1;
}

/* Writes them as moves do, as far as there is room. */
char *
canal_words(const struct cards *cards, char text[WORDS])
{
	uint8_t list[PILE_MAX];
	char *end = text;
	int i, n = canal_list(cards, list);

	*end = '\0';
	for (i = 0; i < n && end + 16 < text + WORDS; i++) {
		if (i > 0)
			*end++ = ' ';
		end = stpcpy(end, canal_card(list[i]));
	}
	if (i < n)
		stpcpy(end, " ...");
	return text;
}

void
canal_name(const void *state, int card, char name[PIECE_NAME])
{
	(void)state;
	strcpy(name, canal_card(card));
}

int
canal_named(const void *state, const char *name)
{
	int card = canal_card_named(name, strlen(name));

	(void)state;
	return card != -1 && strcmp(names[card], name) == 0 ? card : -1;
}

void
canal_face(const void *state, int card, struct face *face)
{
	static const struct {
		const char *caption;
		enum colour colour;
	} faces[KINDS] = {
		{ "Cannaregio", COLOUR_RED },
		{ "Santa Croce", COLOUR_GREEN },
		{ "San Polo", COLOUR_YELLOW },
		{ "Dorsoduro", COLOUR_BLUE },
		{ "San Marco", COLOUR_VIOLET },
		{ "Castello", COLOUR_CYAN },
		{ "spy: draw two cards", COLOUR_PLAIN },
		{ "traitor: take a card of an opponent", COLOUR_PLAIN },
		{ "gondola: bring another district", COLOUR_PLAIN },
		{ "doge: call for a vote", COLOUR_BOLD },
		{ "one", COLOUR_GRAY },
		{ "two", COLOUR_GRAY },
		{ "three", COLOUR_GRAY },
	};
	bool known = card >= 0 && card < KINDS;

	(void)state;
	*face = (struct face){ "??", "??", "a hidden card", COLOUR_PLAIN };
	if (!known)
		return;
	strcpy(face->label, names[card]);
	strcpy(face->ascii, names[card]);
	strcpy(face->caption, faces[card].caption);
	face->colour = faces[card].colour;
}
