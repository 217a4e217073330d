/* The members of the state, and what they have to do with each other. */

#include "morra.h"

static long
seats(const void *state)
{
	return ((const struct morra *)state)->seats;
}

/* Nobody knows the order of the coins. */
static bool
always(const void *state)
{
	(void)state;
	return true;
}

static const struct field seat[] = {
	{ "won", FIELD_PILE, FIELD_AT(struct seat, won) },
	{ "thrown", FIELD_PIECE, FIELD_AT(struct seat, thrown),
	    .or_null = true, .none = NOTHING, .may_hide = true },
	{ .name = NULL },
};

#define AT(member) FIELD_AT(struct morra, member)

const struct field morra_fields[] = {
	{ "coins", FIELD_PILE, AT(coins), .hides = always,
	    .rule = "morra.hidden.1" },
	{ "stake", FIELD_PILE, AT(stake) },
	{ "lost", FIELD_PILE, AT(lost) },
	{ "seats", FIELD_LIST, AT(seat), .count = seats, .fields = seat,
	    .stride = sizeof(struct seat) },
	{ .name = NULL },
};

/* Takes the coins of a pile from those that are left, and those that nobody
   sees from none; -1 if there are not as many. */
static int
take(struct pile *left, const struct pile *pile, int *hidden)
{
	int i, at;

	for (i = 0; i < pile->n; i++) {
		at = pile_find(left, pile->piece[i]);
		if (pile->piece[i] == PIECE_HIDDEN)
			++*hidden;
		else if (at == -1)
			return -1;
		else
			pile_remove_at(left, at);
	}
	return 0;
}

/* Each coin is in one place, or all of them still in the box. */
static int
check_coins(const struct morra *m, struct fault *why)
{
	struct pile left = morra_coins();
	int hidden = 0, i, bad;

	bad = take(&left, &m->coins, &hidden);
	bad |= take(&left, &m->stake, &hidden);
	bad |= take(&left, &m->lost, &hidden);
	for (i = 0; i < m->seats; i++)
		bad |= take(&left, &m->seat[i].won, &hidden);
	if (bad == 0 && (left.n == hidden ||
	    (left.n == COINS && hidden == 0)))
		return 0;
	return game_wrong(why, "coins", "morra.pieces.1",
	    "not each coin once");
}

static int
check_thrown(const struct morra *m, int viewer, struct fault *why)
{
	int i, piece, done = morra_thrown(m), bad = 0;

	for (i = 0; i < m->seats; i++) {
		piece = m->seat[i].thrown;
		if (i >= done && piece != NOTHING)
			bad = game_wrong(why, "seats", "morra.round.2",
			    "a seat has thrown before its turn");
		else if (i < done && morra_hides(m, viewer, i + 1) !=
		    (piece == PIECE_HIDDEN))
			bad = game_wrong(why, "seats", "morra.hidden.2",
			    "what all have thrown is seen, before that "
			    "one's own");
		else if (i < done && piece != PIECE_HIDDEN &&
		    !morra_can_throw(m, piece))
			bad = game_wrong(why, "seats", "morra.round.3",
			    "what nobody can throw");
	}
	return bad;
}

static int
check_stake(const struct morra *m, struct fault *why)
{
	bool over = morra_due(m) == DUE_NOTHING;

	if (over ? m->stake.n + m->coins.n > 0 : m->stake.n == 0 &&
	    (morra_thrown(m) > 0 || m->coins.n + m->lost.n > 0))
		return game_wrong(why, "stake", "morra.round.1",
		    over ? "the match is over" : "no coin is at stake");
	if (!m->carry && m->stake.n > 1)
		return game_wrong(why, "stake", "morra.round.5",
		    "more than one coin is at stake");
	if (m->carry && !over && m->lost.n > 0)
		return game_wrong(why, "lost", "morra.round.5",
		    "a coin that nobody won stays");
	return 0;
}

int
morra_check(void *state, int viewer, struct fault *why)
{
	const struct morra *m = state;
	int bad;

	bad = check_coins(m, why);
	bad |= check_thrown(m, viewer, why);
	bad |= check_stake(m, why);
	return bad;
}
