/* The members of a match's document: taken apart, before anything is made of
   it, and which of them each kind has. */

#include <string.h>

#include "match.h"

/* What each kind has: what it must, and what it may. */
#define BIT(member) (1u << MEMBER_##member)
#define HEAD (BIT(SQUERO) | BIT(GAME) | BIT(OPTIONS))
#define SEEDED (BIT(SET) | BIT(SEED) | BIT(AT) | BIT(COMMIT))
#define PLAYED (BIT(SEATS) | BIT(TURN) | BIT(STATE) | BIT(LOG))

static const struct {
	unsigned must, may;
} kinds[] = {
	[MATCH_WHOLE] = { HEAD | PLAYED, SEEDED },
	[MATCH_VIEW] = { HEAD | PLAYED | BIT(VIEWER), BIT(SET) | BIT(COMMIT) },
	[MATCH_BOX] = { HEAD | BIT(PILES), SEEDED | BIT(SEATS) },
	[MATCH_HEADER] = { HEAD | BIT(SEATS), SEEDED | BIT(TURN) },
};

bool
match_has(const struct match *m, enum match_member member)
{
	return (kinds[m->kind].must | kinds[m->kind].may) >> member & 1 &&
	    (member != MEMBER_SET || m->set.doc != NULL) &&
	    (member != MEMBER_SEATS || m->seats > 0);
}

/* The member of that name; most often it is the one to be expected next. */
static int
member_named(const char *name, int next)
{
	int i;

	for (i = next; i < MEMBERS; i++)
		if (strcmp(match_members[i], name) == 0)
			return i;
	for (i = 0; i < next; i++)
		if (strcmp(match_members[i], name) == 0)
			return i;
	return MEMBERS;
}

int
match_take_apart(struct match *m, const json_t *doc,
    const json_t *member[MEMBERS], struct fault *why)
{
	unsigned all = kinds[m->kind].must | kinds[m->kind].may;
	struct place here = { NULL, NULL, 0 };
	json_t *value;
	int bad = 0, i = 0;

	json_object_foreach((json_t *)doc, here.key, value) {
		if (strncmp(here.key, "x-", 2) == 0) {
			if (m->extra == NULL)
				m->extra = json_object();
			json_object_set(m->extra, here.key, value);
			continue;
		}
		i = member_named(here.key, i);
		if (!(all >> i & 1))
			bad = fault_at(why, FAULT_MEMBER, &here, NULL,
			    "unknown member");
		if (i < MEMBERS)
			member[i++] = value;
	}
	for (i = 0; i < MEMBERS; i++) {
		here.key = match_members[i];
		if ((kinds[m->kind].must >> i & 1) && member[i] == NULL)
			bad = fault_at(why, FAULT_MEMBER, &here, NULL,
			    "member is missing");
	}
	return bad;
}
