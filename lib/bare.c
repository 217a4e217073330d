#include "bare.h"

#include <stdlib.h>
#include <string.h>

#include "box.h"
#include "chance.h"

int
bare_open(struct bare *b, const struct game *game, const struct wish *wish,
    struct fault *why)
{
	*b = (struct bare){ .game = game };
	if (box_open(&b->m, game, wish, why) == -1)
		return -1;
	if (b->m.seats == 0)
		return wish_need_players(game, why);
	if (match_prepare(&b->m, true, why) == -1)
		return -1;
	b->fresh = b->m.state;
	game->setup(b->fresh);
	b->state = malloc(game->size);
	if (b->state == NULL)
		return fault(why, FAULT_MEMORY, "out of memory");
	return 0;
}

void
bare_close(struct bare *b)
{
	free(b->state);
	match_close(&b->m);
}

static int
make(struct bare *b, int seat, const struct move *move, struct fault *why)
{
	b->game->apply(b->state, move);
	b->entries++;
	return b->logs ? log_add(&b->m.log, seat, move, why) : 0;
}

static int
settle(struct bare *b, struct fault *why)
{
	struct question q;
	struct move move;

	while (b->game->turn(b->state) == SEAT_CHANCE) {
		b->game->question(b->state, &q);
		if (q.pile == -1)
			chance_answer(&q, &b->random, &move);
		else
			box_answer(&b->box, &q, &move);
		if (make(b, SEAT_CHANCE, &move, why) == -1)
			return -1;
	}
	return 0;
}

int
bare_deal(struct bare *b, const char *seed, struct fault *why)
{
	struct pile *pile;
	int i;

	memcpy(b->state, b->fresh, b->game->size);
	b->entries = 0;
	b->m.log.n = 0;
	random_open(&b->random, seed, strlen(seed), 0);
	b->box = b->m.box;
	for (i = 0; i < b->box.n; i++) {
		pile = &b->box.pile[i].pile;
		random_draw(&b->random, pile->piece, pile->n, pile->n);
	}
	return settle(b, why);
}

int
bare_apply(struct bare *b, int seat, const struct move *move,
    struct fault *why)
{
	if (make(b, seat, move, why) == -1)
		return -1;
	return settle(b, why);
}
