/* What cards are called, and how they look. */

#include <string.h>
#include <strings.h>

#include "canal.h"

const char *const canal_districts_named[] = { "CN", "SC", "SP", "DD", "SM",
    "CS", NULL };
static const struct face faces[KINDS] = {
	{ "CN", "CN", "Cannaregio", COLOUR_RED },
	{ "SC", "SC", "Santa Croce", COLOUR_GREEN },
	{ "SP", "SP", "San Polo", COLOUR_YELLOW },
	{ "DD", "DD", "Dorsoduro", COLOUR_BLUE },
	{ "SM", "SM", "San Marco", COLOUR_VIOLET },
	{ "CS", "CS", "Castello", COLOUR_CYAN },
	{ "spy", "spy", "spy: draw two cards", COLOUR_PLAIN },
	{ "traitor", "traitor", "traitor: take a card of an opponent",
	    COLOUR_PLAIN },
	{ "gondola", "gondola", "gondola: bring another district",
	    COLOUR_PLAIN },
	{ "doge", "doge", "doge: call for a vote", COLOUR_BOLD },
	{ "1", "1", "one", COLOUR_GRAY },
	{ "2", "2", "two", COLOUR_GRAY },
	{ "3", "3", "three", COLOUR_GRAY },
};

const char *
canal_card(int card)
{
	return card < 0 || card >= KINDS ? "??" : faces[card].label;
}

int
canal_card_named(const char *name, size_t length)
{
	const char *card, second = length > 1 ? name[1] : '\0';
	int kind;

	/* They are told apart by two letters but for their case; a log is
	   thousands of them. */
	for (kind = 0; kind < KINDS; kind++) {
		card = canal_card(kind);
		if (((card[0] ^ name[0]) & ~0x20) == 0 &&
		    ((card[1] ^ second) & ~0x20) == 0 &&
		    strncasecmp(card, name, length) == 0 &&
		    card[length] == '\0')
			return kind;
	}
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
	int kind = canal_card_named(name, strlen(name));

	(void)state;
	return strcmp(canal_card(kind), name) == 0 ? kind : -1;
}

void
canal_face(const void *state, int card, struct face *face)
{
	static const struct face hidden = { "??", "??", "a hidden card",
	    COLOUR_PLAIN };

	(void)state;
	*face = card < 0 || card >= KINDS ? hidden : faces[card];
}
