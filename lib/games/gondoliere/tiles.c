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
	if (!gondoliere_is_stage(piece))
		return 0;
	return (gondoliere_shape(piece) - STAGES) / OF_COLOUR + 1;
}

uint64_t
gondoliere_of_colour(int seat)
{
	return (uint64_t)0xff << (STAGES + (seat - 1) * OF_COLOUR);
}

int
gondoliere_piece(int owner, bool crossing, int value, int tourists)
{
	return (STAGES + (owner - 1) * OF_COLOUR + crossing * VALUES + value -
	    1) * MANY + tourists;
}

/* The number after the plus sign at the end of a name; -1 if it is none. */
static int
tourists_named(const char *end, size_t length)
{
	if (length == 0)
		return 0;
	if (length != 2 || end[0] != '+' || end[1] < '1' ||
	    end[1] >= '0' + MANY)
		return -1;
	return end[1] - '0';
}

int
gondoliere_canal_named(const char *name, size_t length)
{
	size_t whole;
	int shape, tourists;

	for (shape = STRAIGHT; shape <= CURVE; shape++) {
		whole = strlen(canals[shape]);
		if (length < whole ||
		    strncasecmp(name, canals[shape], whole) != 0)
			continue;
		tourists = tourists_named(name + whole, length - whole);
		return tourists == -1 ? -1 : shape * MANY + tourists;
	}
	return -1;
}

/* The name without its colour: "3x+1". */
int
gondoliere_stage_named(const char *name, size_t length, int owner)
{
	bool crossing = length > 1 && tolower((unsigned char)name[1]) == 'x';
	size_t start = crossing ? 2 : 1;
	int tourists;

	if (length == 0 || name[0] < '1' || name[0] > '0' + VALUES)
		return -1;
	tourists = tourists_named(name + start, length - start);
	return tourists == -1 ? -1 : gondoliere_piece(owner, crossing,
	    name[0] - '0', tourists);
}

int
gondoliere_tile_named(const char *name, size_t length)
{
	const char *colour;

	if (length < 2)
		return -1;
	colour = strchr(gondoliere_colours, toupper((unsigned char)name[0]));
	if (colour != NULL && isdigit((unsigned char)name[1]))
		return gondoliere_stage_named(name + 1, length - 1,
		    colour - gondoliere_colours + 1);
	return gondoliere_canal_named(name, length);
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
	static const char *const colours[] = { "red", "yellow", "gray",
	    "blue", "violet" };
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
	if (gondoliere_is_stage(piece))
		snprintf(face->caption, sizeof(face->caption),
		    "%s landing stage%s%s",
		    colours[gondoliere_owner(piece) - 1],
		    gondoliere_is_crossing(piece) ? ", a crossing" : "", with);
	else
		snprintf(face->caption, sizeof(face->caption), "canal%s",
		    with);
}
