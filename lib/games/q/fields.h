/* What the tables of fields share. */
#ifndef Q_FIELDS_H
#define Q_FIELDS_H

#include "q.h"

enum { CONVENT_MAX = 2 * CONVENT * Q_SEATS };

/* How an array of seats or words is read. */
struct listing {
	int (*read)(const struct q *, const json_t *); /* -1: no such thing */
	size_t most;
	bool rising; /* each once, in order */
	enum fault_code code;
	const char *fault; /* for the number of seats */
};

/* Points from -most to most, written S+3. */
#define POINTS(type, member, most) FIELD_FIGURE, FIELD_AT(type, member), \
	.low = -(most), .high = (most), .figure = &q_figure_points

extern const struct figure q_figure_points;
extern const struct field q_fields_ship[], q_fields_ships[];
long q_field_seats(const void *state);
int q_field_seat(const struct q *, const json_t *); /* or -1 */
int q_field_list(struct loading *, const json_t *array, const struct place *,
    const struct listing *, struct pile *);
void q_field_put_list(const struct q *, const uint8_t *piece, int n,
    struct text *);

#endif
