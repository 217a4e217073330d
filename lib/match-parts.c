#include "match-parts.h"

#include <string.h>

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

void
match_take_apart(struct match *m, const json_t *doc, struct match_parts *p)
{
	json_t *value;
	const char *key;
	int i = 0;

	*p = (struct match_parts){ .known = true };
	json_object_foreach((json_t *)doc, key, value) {
		if (strncmp(key, "x-", 2) == 0) {
			if (m->extra == NULL)
				m->extra = json_object();
			json_object_set(m->extra, key, value);
			continue;
		}
		i = member_named(key, i);
		p->known &= i < MEMBERS;
		if (i < MEMBERS)
			p->member[i++] = value;
	}
}

static int
unknown_members(const struct match *m, const json_t *doc, struct fault *why)
{
	struct place here = { NULL, NULL, 0 };
	unsigned allowed = kinds[m->kind].must | kinds[m->kind].may;
	const char *key;
	json_t *value;
	int i;

	json_object_foreach((json_t *)doc, key, value) {
		i = member_named(key, 0);
		here.key = key;
		if (strncmp(key, "x-", 2) != 0 &&
		    (i == MEMBERS || !(allowed >> i & 1)))
			fault_at(why, FAULT_MEMBER, &here, NULL,
			    "unknown member");
	}
	return -1;
}

int
match_check_parts(const struct match *m, const json_t *doc,
    const struct match_parts *p, struct fault *why)
{
	bool known = p->known;
	unsigned must = kinds[m->kind].must, may = kinds[m->kind].may;
	struct place here = { NULL, NULL, 0 };
	int i, bad = 0;

	for (i = 0; i < MEMBERS; i++)
		known &= p->member[i] == NULL || ((must | may) >> i & 1);
	if (!known)
		bad = unknown_members(m, doc, why);
	for (i = 0; i < MEMBERS; i++) {
		here.key = match_members[i];
		if ((must >> i & 1) && p->member[i] == NULL)
			bad = fault_at(why, FAULT_MEMBER, &here, NULL,
			    "member is missing");
	}
	return bad;
}
