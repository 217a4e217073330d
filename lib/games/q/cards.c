/* Roles and cards: their names, faces and points, and which are in play. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "q.h"

const char *const q_roles[ROLES] = { "don-ludovico", "q", "pietro-perna",
    "joao-miquez", "gabriele-vendramin", "nicolo-zeno" };
const char *const q_role_titles[ROLES] = { "Don Ludovico", "Q",
    "Pietro Perna", "Joao Miquez", "Gabriele Vendramin", "Nicol\u00f2 Zeno" };
const char *const q_factions[2] = { "spirituali", "zelanti" };

const struct card *
q_card(const struct q *q, int card)
{
	return &q->set->card[card];
}

/* All names are shorter than PIECE_NAME. */
void
q_name(const void *state, int piece, char name[PIECE_NAME])
{
	const struct q *q = state;
	const char *text = "??";

	if (q->set != NULL && piece >= 0 && piece < q->set->n)
		text = q->set->card[piece].id;
	else if (piece >= ROLE_0 && piece < ROLE_0 + ROLES)
		text = q_roles[piece - ROLE_0];
	else if (piece >= TYPE_0 && piece < TYPE_0 + TYPES)
		text = q_types[piece - TYPE_0];
	strcpy(name, text);
}

/* Ids are in order. */
int
q_card_named(const void *state, const char *name)
{
	const struct deck *set = ((const struct q *)state)->set;
	int low = 0, high = set->n - 1, middle, order;

	while (low <= high) {
		middle = (low + high) / 2;
		order = strcmp(name, set->card[middle].id);
		if (order == 0)
			return middle;
		if (order < 0)
			high = middle - 1;
		else
			low = middle + 1;
	}
	return -1;
}

int
q_role_named(const void *state, const char *name)
{
	int i;

	(void)state;
	for (i = 0; i < ROLES; i++)
		if (strcmp(name, q_roles[i]) == 0)
			return ROLE_0 + i;
	return -1;
}

int
q_choice_named(const char *name)
{
	int i;

	for (i = TYPE_LIBRO; i <= TYPE_ALTRO; i++)
		if (strcmp(name, q_types[i]) == 0)
			return TYPE_0 + i;
	return q_role_named(NULL, name);
}

int
q_named(const void *state, const char *name)
{
	int role = q_role_named(state, name);

	return role != -1 ? role : q_card_named(state, name);
}

static enum colour
colour_of(long points)
{
	if (points == 0)
		return COLOUR_PLAIN;
	return points > 0 ? COLOUR_BLUE : COLOUR_RED;
}

/* The id as far as there is room, with what the card is worth. */
static void
card_face(const struct card *card, struct face *face)
{
	char points[POINTS_TEXT];

	q_points(card->points, points);
	snprintf(face->label, sizeof(face->label), "%.24s%s%.6s", card->id,
	    card->points != 0 ? " " : "", card->points != 0 ? points : "");
	memcpy(face->ascii, face->label, sizeof(face->ascii));
	snprintf(face->caption, sizeof(face->caption), "%s", card->title);
	face->colour = colour_of(card->points);
}

void
q_face(const void *state, int piece, struct face *face)
{
	const struct q *q = state;
	int role = piece - ROLE_0;

	*face = (struct face){ "??", "??", "a hidden card", COLOUR_PLAIN };
	if (q->set != NULL && piece >= 0 && piece < q->set->n)
		card_face(q_card(q, piece), face);
	else if (role >= 0 && role < ROLES) {
		strcpy(face->label, q_roles[role]);
		strcpy(face->ascii, q_roles[role]);
		strcpy(face->caption, q_role_titles[role]);
	}
}

const char *
q_points(long points, char text[POINTS_TEXT])
{
	if (points == 0)
		return strcpy(text, "0");
	snprintf(text, POINTS_TEXT, "%c+%ld", points > 0 ? 'S' : 'Z',
	    labs(points));
	return text;
}

bool
q_points_read(const char *text, long most, long *points)
{
	size_t digits;

	*points = 0;
	if (strcmp(text, "0") == 0)
		return true;
	if ((text[0] != 'S' && text[0] != 'Z') || text[1] != '+' ||
	    text[2] == '0')
		return false;
	digits = strspn(text + 2, "0123456789");
	if (digits < 1 || digits > 9 || text[2 + digits] != '\0')
		return false;
	*points = strtol(text + 2, NULL, 10);
	if (*points > most)
		return false;
	if (text[0] == 'Z')
		*points = -*points;
	return true;
}

/* Pieces 4; with an open number of seats everything is in the box. */
int
q_copies(const struct q *q, int card)
{
	const struct card *c = q_card(q, card);

	if (c->seats != 0 && q->seats != 0 && c->seats != q->seats)
		return 0;
	return c->copies;
}

int
q_cards(const struct q *q)
{
	int card, n = -1; /* the Pope's */

	for (card = 0; card < q->set->n; card++)
		n += q_copies(q, card);
	return n;
}

void
q_spell_deck(const struct q *q, struct pile *pile)
{
	int card, i;

	for (card = pile->n = 0; card < q->set->n; card++)
		for (i = q_copies(q, card); i > 0 && card != q->set->pope; i--)
			pile_push(pile, card);
}

void
q_spell_roles(const struct q *q, struct pile *pile)
{
	int role;

	for (role = pile->n = 0; role < ROLES && q_has_role(q, role); role++)
		pile_push(pile, ROLE_0 + role);
}

/* Setup 5. */
int
q_below(const struct q *q)
{
	int n = q_cards(q) - KEPT * q->seats;

	return n - n / 2;
}

/* Pieces 1: with five seats the last one is left out. */
bool
q_has_role(const struct q *q, int role)
{
	return role < (q->seats == 5 ? ROLES - 1 : ROLES);
}

int
q_faction(const struct q *q, int seat)
{
	int role = q->seat[seat].role - ROLE_0;

	if (role < 0 || role >= ROLES)
		return -1;
	return q->factions >> role & 1;
}

bool
q_is_event(const struct q *q, int card)
{
	return card < q->set->n && q_card(q, card)->type == TYPE_EVENTO;
}

bool
q_is_freight(const struct q *q, int card)
{
	int type = q_card(q, card)->type;

	return type >= TYPE_LIBRO && type <= TYPE_MERCE_RARA;
}
