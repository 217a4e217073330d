#include "bots/trial.h"

#include <string.h>

#include "chance.h"
#include "view.h"

void
trial_begin(struct trial *t, const struct decision *d, struct bench *b)
{
	char *guess = b->guesses;
	int i;

	for (i = 0; i < BOT_GUESSES; i++, guess += d->game->size) {
		memcpy(guess, d->view, d->game->size);
		view_guess_state(d->game, guess, d->seat, d->random);
	}
	*t = (struct trial){ d, b, *d->random };
}

double
trial_judge(const struct trial *t, const struct move *move)
{
	const struct game *game = t->decision->game;
	struct random later = t->later;
	void *state = t->bench->scratch;
	double sum = 0;
	int i;

	for (i = 0; i < BOT_GUESSES; i++) {
		memcpy(state, t->bench->guesses + i * game->size, game->size);
		game->apply(state, move);
		chance_settle(game, state, &later);
		sum += game->judge(state, t->decision->seat);
	}
	return sum;
}
