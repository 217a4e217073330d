/* Whether every card is in one place, and hidden where it must be. */

#include "canal.h"

/* Tells which kinds there are too many of, and which are missing. */
static int
check_kinds(const struct cards *all, const struct cards *seen,
    struct cards *missing, struct fault *why)
{
	int kind, more, bad = 0;

	*missing = (struct cards){ { 0 } };
	for (kind = 0; kind < KINDS; kind++) {
		more = seen->of[kind] - all->of[kind];
		if (more > 0 || (more < 0 && seen->of[UNSEEN] == 0))
			bad = fault_at(why, FAULT_PIECE, &game_state_place,
			    "canal.pieces.1", "%d of %s, not %d",
			    seen->of[kind], canal_card(kind), all->of[kind]);
		if (more < 0)
			missing->of[kind] = -more;
	}
	return bad;
}

/* What is hidden in a view is what is not seen, and hands hold no special
   cards; a guess relies on that. */
static int
check_hidden(const struct canal *c, const struct cards *missing,
    struct fault *why)
{
	struct cards numbers = canal_of_pile(&c->number_deck);
	int seat, n, hands = 0, without = 0, held = canal_districts(missing) +
	    missing->of[GONDOLA];

	for (seat = 1; seat <= c->seats; seat++) {
		n = c->hand[seat].of[UNSEEN];
		hands += n;
		without += canal_told(c, seat) != TOLD_NOTHING ? n : 0;
		if (canal_told(c, seat) == TOLD_NO_DISTRICT &&
		    n > missing->of[GONDOLA])
			return game_wrong(why, "vote", "canal.vote.1", "the "
			    "challenger cannot but hold district cards");
	}
	if (c->step == STEP_VOTE && canal_opening_lay(c) && hands > 0 &&
	    canal_districts(&c->hand[c->vote.opener]) == 0 &&
	    canal_districts(missing) == 0)
		return game_wrong(why, "vote", "canal.vote.1",
		    "the opener cannot but hold no district card");
	if (without > 0 && c->vote.district != NO_CARD &&
	    without > held - missing->of[c->vote.district])
		return game_wrong(why, "vote", "canal.council.3",
		    "a seat cannot but hold the district voted on");
	if (numbers.of[UNSEEN] != canal_count_of(missing, ANY_NUMBER))
		return fault_at(why, FAULT_PIECE, &game_state_place,
		    "canal.pieces.1", "%d hidden number cards, not %d",
		    numbers.of[UNSEEN], canal_count_of(missing, ANY_NUMBER));
	if (hands > held)
		return fault_at(why, FAULT_PIECE, &game_state_place,
		    "canal.pieces.1", "%d hidden cards in hands, and only %d "
		    "that can be there", hands, held);
	return 0;
}

int
canal_check_pieces(const struct canal *c, struct fault *why)
{
	struct cards all = canal_all(c->seats), seen = canal_places(c), missing;

	if (check_kinds(&all, &seen, &missing, why) == -1)
		return -1;
	if (seen.of[UNSEEN] > 0 && canal_count(&seen) != canal_count(&all))
		return fault_at(why, FAULT_PIECE, &game_state_place,
		    "canal.pieces.1", "%d cards, not %d", canal_count(&seen),
		    canal_count(&all));
	return check_hidden(c, &missing, why);
}
