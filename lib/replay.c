#include "replay.h"

#include <stdlib.h>
#include <string.h>

#include "box.h"
#include "chance.h"

static int
line_fault(const struct replay *r, struct fault *why, const char *text)
{
	const struct place log = { NULL, "log", 0 };
	const struct place line = { &log, NULL, r->next };

	return fault_at(why, FAULT_REPLAY, &line, NULL, "%s", text);
}

/* What the seed says that chance does; the stream moves on in any case. */
static void
outcome_of_seed(struct replay *r, struct question *q, struct move *move)
{
	if (q->pile == -1)
		chance_answer(q, &r->random, move);
	else
		box_answer(&r->box.box, q, move);
}

static int
follow_chance(struct replay *r, const struct move *move, struct fault *why)
{
	struct question q;
	struct move expected;

	r->match->game->question(r->now.state, &q);
	if (!chance_fits(&q, move))
		return line_fault(r, why, "chance was not asked this");
	if (!r->match->seeded)
		return 0;
	outcome_of_seed(r, &q, &expected);
	if (r->strict && !move_same(&expected, move))
		return line_fault(r, why,
		    "chance did not do what the seed says");
	r->now.at = r->random.at;
	return 0;
}

/* A veiled log has hidden pieces in it. */
static bool
is_hidden(const struct match *m, const struct entry *entry)
{
	char line[LINE_TEXT];

	if (memchr(entry->move.arg, PIECE_HIDDEN, entry->move.n) == NULL)
		return false;
	match_line(m, entry, line);
	return strstr(line, "??") != NULL;
}

static int
follow_line(struct replay *r, struct fault *why)
{
	const struct entry *entry = &r->match->log.entry[r->next];
	const struct game *game = r->match->game;

	if (is_hidden(r->match, entry))
		return line_fault(r, why,
		    "hidden: a view or a guess does not replay");
	if (entry->seat != match_turn(&r->now))
		return line_fault(r, why, "this seat does not decide here");
	if (entry->seat == SEAT_CHANCE &&
	    follow_chance(r, &entry->move, why) == -1)
		return -1;
	if (entry->seat != SEAT_CHANCE &&
	    !game->allow(r->now.state, &entry->move, NULL))
		return line_fault(r, why, "not legal here");
	if (match_apply(&r->now, &entry->move, why) == -1)
		return -1;
	r->next++;
	return 0;
}

static bool
chance_follows(const struct replay *r)
{
	return r->next < r->match->log.n &&
	    r->match->log.entry[r->next].seat == SEAT_CHANCE;
}

static int
follow_all_chance(struct replay *r, struct fault *why)
{
	while (chance_follows(r))
		if (follow_line(r, why) == -1)
			return -1;
	return 0;
}

int
replay_open(struct replay *r, const struct match *m, bool strict,
    struct fault *why)
{
	*r = (struct replay){ .match = m, .strict = strict };
	if (match_need_whole(m, why) == -1 ||
	    box_again(&r->now, m, why) == -1)
		return -1;
	if (m->seeded) {
		if (box_again(&r->box, m, why) == -1 ||
		    box_shuffle(&r->box, m->seed, why) == -1)
			return -1;
		random_open(&r->random, m->seed, strlen(m->seed), r->box.at);
		r->now.at = r->box.at;
	}
	return follow_all_chance(r, why);
}

int
replay_step(struct replay *r, struct fault *why)
{
	if (r->next >= r->match->log.n)
		return 0;
	if (follow_line(r, why) == -1 || follow_all_chance(r, why) == -1)
		return -1;
	return 1;
}

void
replay_close(struct replay *r)
{
	if (r->now.game != NULL)
		match_close(&r->now);
	if (r->box.game != NULL)
		match_close(&r->box);
}

/* Takes over where the replay stands. */
static void
adopt(struct match *m, const struct replay *r)
{
	memcpy(m->state, r->now.state, m->game->size);
	m->log.n = r->now.log.n; /* the same entries as far as they go */
	m->at = r->now.at;
}

int
replay_rewind(struct match *m, size_t decisions, struct fault *why)
{
	struct replay r;
	int done;

	done = replay_open(&r, m, false, why);
	for (; done != -1 && decisions > 0; decisions--)
		done = replay_step(&r, why);
	if (done != -1)
		adopt(m, &r);
	replay_close(&r);
	return done == -1 ? -1 : 0;
}

static int
check_commit(const struct match *m, struct fault *why)
{
	static const struct place place = { NULL, "commit", 0 };
	char commit[COMMIT_HEX + 1];

	if (!m->seeded)
		return 0;
	random_commit(m->seed, commit);
	if (strcmp(commit, m->commit) == 0)
		return 0;
	if (*commit == '\0')
		return fault_at(why, FAULT_COMMIT, &place, NULL,
		    "a seed under %d bytes has none: null", SEED_HEX);
	return fault_at(why, FAULT_COMMIT, &place, NULL,
	    "not the commitment of this seed, which is %s", commit);
}

static int
compare_at(const struct match *m, const struct match *end, struct fault *why)
{
	static const struct place at = { NULL, "at", 0 };

	if (!m->seeded || m->at == end->at)
		return 0;
	return fault_at(why, FAULT_REPLAY, &at, NULL,
	    "%llu words have been drawn, not %llu",
	    (unsigned long long)end->at, (unsigned long long)m->at);
}

/* The state as JSON is what people see of it, so that is compared. */
static int
compare_end(const struct match *m, const struct match *end, struct fault *why)
{
	struct text is = { 0 }, should_be = { 0 };
	bool same;

	match_write_member(m, MEMBER_STATE, &is);
	match_write_member(end, MEMBER_STATE, &should_be);
	same = is.length == should_be.length &&
	    memcmp(is.bytes, should_be.bytes, is.length) == 0;
	if (is.failed || should_be.failed)
		fault(why, FAULT_MEMORY, "out of memory");
	text_free(&is);
	text_free(&should_be);
	if (why->count > 0)
		return -1;
	if (!same)
		return fault_at(why, FAULT_REPLAY, &game_state_place, NULL,
		    "not the state that the log leads to");
	return compare_at(m, end, why);
}

/* Whether the seed says the order of the piles. */
static int
check_box(const struct match *m, struct fault *why)
{
	static const struct place piles = { NULL, "piles", 0 };
	struct match again;
	int i, done = match_copy(&again, m, why);

	if (done == 0)
		done = box_shuffle(&again, m->seed, why);
	for (i = 0; done == 0 && i < m->box.n; i++)
		if (memcmp(m->box.pile[i].pile.piece,
		    again.box.pile[i].pile.piece, m->box.pile[i].pile.n) != 0)
			done = fault_at(why, FAULT_REPLAY, &piles, NULL,
			    "not in the order that the seed says");
	if (done == 0)
		done = compare_at(m, &again, why);
	match_close(&again);
	return done;
}

int
replay_check(const struct match *m, struct fault *why)
{
	struct replay r;
	int done;

	if (m->kind == MATCH_BOX)
		return !m->seeded || check_box(m, why) == 0 ?
		    check_commit(m, why) : -1;
	done = replay_open(&r, m, true, why);
	while (done != -1 && (done = replay_step(&r, why)) == 1)
		;
	if (done == 0)
		done = compare_end(m, &r.now, why);
	replay_close(&r);
	return done == -1 ? -1 : check_commit(m, why);
}
