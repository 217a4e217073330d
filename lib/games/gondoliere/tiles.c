/* The tiles: their names and faces.  A piece is a shape and its tourists. */

#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "gondoliere.h"

const char gondoliere_colours[] = "RYGBV";

static const char *const canals[] = { "straight", "curve" };

int
gondoliere_shape(int piece)
{
	return piece / MANY;
}

int
gondoliere_tourists(int piece)
{
	return piece % MANY;
}

bool
gondoliere_is_stage(int piece)
{
	return piece >= STAGES * MANY && piece < PIECES;
}

bool
gondoliere_is_crossing(int piece)
{
	return gondoliere_is_stage(piece) &&
	    (gondoliere_shape(piece) - STAGES) / VALUES % 2 == 1;
}

int
gondoliere_value(int piece)
{
	return (gondoliere_shape(piece) - STAGES) % VALUES + 1;
}

int
gondoliere_owner(int piece)
{
	return gondoliere_is_stage(piece) ?
	    (gondoliere_shape(piece) - STAGES) / OF_COLOUR + 1 : 0;
}

uint64_t
gondoliere_of_colour(int seat)
{
	return (uint64_t)0xff << (STAGES + (seat - 1) * OF_COLOUR);
}

int
gondoliere_seat_named(char letter)
{
	const char *colour = strchr(gondoliere_colours,
	    toupper((unsigned char)letter));

	return letter != '\0' && colour != NULL ?
	    (int)(colour - gondoliere_colours) + 1 : -1;
}

static int
shape_named(const char *name, size_t length)
{
	int shape, seat = length < 2 ? -1 : gondoliere_seat_named(name[0]);
	bool crossing = length == 3 && tolower((unsigned char)name[2]) == 'x';

	for (shape = STRAIGHT; shape <= CURVE; shape++)
		if (length == strlen(canals[shape]) &&
		    strncasecmp(name, canals[shape], length) == 0)
			return shape;
	if (seat == -1 || length != 2u + crossing || name[1] < '1' ||
	    name[1] > '0' + VALUES)
		return -1;
	return STAGES + (seat - 1) * OF_COLOUR + crossing * VALUES +
	    name[1] - '1';
}

int
gondoliere_tile_named(const char *name, size_t length)
{
	bool with = length > 2 && name[length - 2] == '+';
	int tourists = with ? name[length - 1] - '0' : 0;
	int shape = shape_named(name, with ? length - 2 : length);

	return shape == -1 || tourists < with || tourists >= MANY ? -1 :
	    shape * MANY + tourists;
}

/* In a document a tile has only one name. */
int
gondoliere_named(const void *state, const char *name)
{
	char again[PIECE_NAME];
	int piece = gondoliere_tile_named(name, strlen(name));

	gondoliere_name(state, piece, again);
	return strcmp(again, name) == 0 ? piece : -1;
}

void
gondoliere_name(const void *state, int piece, char name[PIECE_NAME])
{
	int tourists = gondoliere_tourists(piece);

	(void)state;
	if (piece < 0 || piece >= PIECES) {
		strcpy(name, "??");
		return;
	}
	if (gondoliere_is_stage(piece)) {
		*name++ = gondoliere_colours[gondoliere_owner(piece) - 1];
		*name++ = '0' + gondoliere_value(piece);
		if (gondoliere_is_crossing(piece))
			*name++ = 'x';
	} else
		name = stpcpy(name, canals[gondoliere_shape(piece)]);
	if (tourists > 0) {
		*name++ = '+';
		*name++ = '0' + tourists;
	}
	*name = '\0';
}

enum colour
gondoliere_hue(int seat)
{
	static const enum colour hues[] = { COLOUR_CYAN, COLOUR_RED,
	    COLOUR_YELLOW, COLOUR_GRAY, COLOUR_BLUE, COLOUR_VIOLET };

	return hues[seat];
}

void
gondoliere_face(const void *state, int piece, struct face *face)
{
	static const char *const kinds[] = { "canal", "red landing stage",
	    "yellow landing stage", "gray landing stage",
	    "blue landing stage", "violet landing stage" };
	char name[PIECE_NAME], with[24] = "";
	int tourists = gondoliere_tourists(piece);

	*face = (struct face){ "??", "??", "a hidden tile", COLOUR_PLAIN };
	if (piece < 0 || piece >= PIECES)
		return;
	gondoliere_name(state, piece, name);
	snprintf(face->label, sizeof(face->label), "%.31s", name);
	snprintf(face->ascii, sizeof(face->ascii), "%.31s", name);
	face->colour = gondoliere_hue(gondoliere_owner(piece));
	if (tourists > 0)
		snprintf(with, sizeof(with), ", %d tourist%s", tourists,
		    tourists > 1 ? "s" : "");
	snprintf(face->caption, sizeof(face->caption), "%s%s%s",
	    kinds[gondoliere_owner(piece)],
	    gondoliere_is_crossing(piece) ? ", a crossing" : "", with);
}
