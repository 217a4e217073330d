/* An ordered run of pieces (cards or tiles), whatever they are. */
#ifndef PILE_H
#define PILE_H

#include <stdbool.h>
#include <stdint.h>

enum {
	PILE_MAX = 126,
	PIECE_HIDDEN = 255, /* written ?? */
};

struct pile {
	uint8_t n;
	uint8_t piece[PILE_MAX]; /* the top first */
};

void pile_push(struct pile *, int piece); /* below all others */
void pile_insert(struct pile *, int piece); /* into one that is ascending */
int pile_take_top(struct pile *); /* the pile must not be empty */
void pile_remove_at(struct pile *, int index);
int pile_find(const struct pile *, int piece); /* its index, or -1 */
void pile_hide(struct pile *); /* each piece becomes hidden */
void pile_sort(struct pile *); /* ascending */

int pile_count(const struct pile *, int piece);

bool pile_is_sorted(const struct pile *); /* ascending */

/* Whether the whole has each piece of the part, and as often. */
bool pile_is_part(const struct pile *part, const struct pile *whole);

/* Whether both have the same pieces, in whatever order. */
bool pile_alike(const struct pile *, const struct pile *);

#endif
