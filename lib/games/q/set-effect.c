/* Effects of cards, from text; squero-deck(5) describes them. */

#include <stdlib.h>
#include <string.h>

#include "q.h"

/* What follows a verb. */
enum form { FORM_POINTS, FORM_TYPE, FORM_ROLE, FORM_ROLES, FORM_NONE,
    FORM_WHO };

static const struct {
	const char *word;
	enum form form;
} verbs[EFFECT_VERBS] = {
	[EFFECT_POINTS] = { "points", FORM_POINTS },
	[EFFECT_DOUBLE] = { "double", FORM_TYPE },
	[EFFECT_HALVE] = { "halve", FORM_TYPE },
	[EFFECT_CANCEL] = { "cancel", FORM_TYPE },
	[EFFECT_TURN] = { "turn", FORM_ROLE },
	[EFFECT_SWAP] = { "swap", FORM_ROLES },
	[EFFECT_PROTECT] = { "protect", FORM_ROLE },
	[EFFECT_SEIZE] = { "seize", FORM_NONE },
	[EFFECT_RELEASE] = { "release", FORM_NONE },
	[EFFECT_DRAW] = { "draw", FORM_WHO },
	[EFFECT_DISCARD] = { "discard", FORM_WHO },
	[EFFECT_REVEAL] = { "reveal", FORM_WHO },
};

static const char *const forms[] = {
	[FORM_POINTS] = "S or Z, a number from 1 to 99, and maybe per TYPE",
	[FORM_TYPE] = "evento, libro, merce-comune, merce-rara, altro or pick",
	[FORM_ROLE] = "a role or pick",
	[FORM_ROLES] = "two different roles, or pick for either",
	[FORM_NONE] = "nothing",
	[FORM_WHO] = "pick, first, loader or all, and a number from 1 to 9",
};

static const char *const whens[] = { [ALWAYS] = "", [BEFORE] = "before",
    [AFTER] = "after" };
static const char *const whos[] = { [WHO_PICK] = "pick", [WHO_FIRST] = "first",
    [WHO_LOADER] = "loader", [WHO_ALL] = "all" };

/* Words with one blank between them, taken one after the other. */
struct words {
	const char *word;
	size_t length;
	const char *rest;
};

static void
next_word(struct words *w)
{
	w->word = w->rest;
	w->length = strcspn(w->rest, " ");
	w->rest += w->length;
	if (*w->rest == ' ' && w->rest[1] != '\0')
		w->rest++;
}

static bool
is(const struct words *w, const char *word)
{
	return w->length == strlen(word) &&
	    strncmp(w->word, word, w->length) == 0;
}

/* The index of the word among n of them, or n. */
static int
one_of(struct words *w, const char *const list[], int n)
{
	int i = 0;

	while (i < n && !is(w, list[i]))
		i++;
	next_word(w);
	return i;
}

static int
number(struct words *w, long most)
{
	char *end;
	long n;

	if (w->length == 0 || w->word[0] < '1' || w->word[0] > '9')
		return 0;
	n = strtol(w->word, &end, 10);
	if (end != w->word + w->length || n > most)
		return 0;
	next_word(w);
	return n;
}

static bool
read_points(struct words *w, struct effect *e)
{
	static const char *const letters[] = { "S", "Z" };
	int faction = one_of(w, letters, 2);

	e->n = faction < 2 ? number(w, 99) : 0;
	e->n = faction == ZELANTI ? -e->n : e->n;
	if (w->length == 0)
		return e->n != 0;
	if (!is(w, "per"))
		return false;
	next_word(w);
	e->type = one_of(w, q_types, TYPE_PAPA);
	return e->n != 0 && e->type < TYPE_PAPA;
}

static bool
read_type(struct words *w, struct effect *e)
{
	bool picked = is(w, "pick");

	e->type = one_of(w, q_types, TYPE_PAPA);
	if (picked)
		e->type = TYPE_PICK;
	return e->type != TYPE_PAPA;
}

static bool
read_role(struct words *w, uint8_t *role)
{
	bool picked = is(w, "pick");

	*role = one_of(w, q_roles, ROLES);
	return picked || *role < ROLES;
}

static bool
read_who(struct words *w, struct effect *e)
{
	e->who = one_of(w, whos, WHO_ALL + 1);
	e->n = number(w, 9);
	return e->who <= WHO_ALL && e->n != 0;
}

static bool
read_rest(struct words *w, enum form form, struct effect *e)
{
	switch (form) {
	case FORM_POINTS:
		return read_points(w, e);
	case FORM_TYPE:
		return read_type(w, e);
	case FORM_ROLE:
		return read_role(w, &e->role[0]);
	case FORM_ROLES:
		return read_role(w, &e->role[0]) &&
		    read_role(w, &e->role[1]) &&
		    (e->role[0] != e->role[1] || e->role[0] == ROLES);
	case FORM_WHO:
		return read_who(w, e);
	default:
		return true;
	}
}

static int
find_verb(struct words *w)
{
	int verb = 0;

	while (verb < EFFECT_VERBS && !is(w, verbs[verb].word))
		verb++;
	next_word(w);
	return verb;
}

int
q_effect_load(struct loading *l, void *effect, const json_t *value,
    const struct place *at)
{
	const char *text = json_string_value(value);
	struct words w = { .rest = text };
	struct effect *e = effect;
	const struct deck *set = l->state;
	const char *id = set->card[((char *)e - (char *)set->card) /
	    sizeof(struct card)].id;

	if (text == NULL)
		return fault_at(l->why, FAULT_SET, at, NULL,
		    "card %s: not a string", id);
	*e = (struct effect){ .type = TYPES };
	next_word(&w);
	for (e->when = AFTER; e->when > ALWAYS && !is(&w, whens[e->when]);)
		e->when--;
	if (e->when != ALWAYS)
		next_word(&w);
	e->verb = find_verb(&w);
	if (e->verb == EFFECT_VERBS)
		return fault_at(l->why, FAULT_SET, at, NULL, "card %s: no such "
		    "effect: %.60s; there are points, double, halve, cancel, "
		    "turn, swap, protect, seize, release, draw, discard and "
		    "reveal", id, text);
	if (!read_rest(&w, verbs[e->verb].form, e) || w.length > 0 ||
	    *w.rest != '\0')
		return fault_at(l->why, FAULT_SET, at, NULL,
		    "card %s: no effect: %.60s: after %s comes %s", id, text,
		    verbs[e->verb].word, forms[verbs[e->verb].form]);
	return 0;
}

int
q_effect_picks(const struct effect *e)
{
	switch (verbs[e->verb].form) {
	case FORM_TYPE:
		return e->type == TYPE_PICK;
	case FORM_ROLE:
		return e->role[0] == ROLES;
	case FORM_ROLES:
		return (e->role[0] == ROLES) + (e->role[1] == ROLES);
	case FORM_WHO:
		return e->who == WHO_PICK;
	default:
		return 0;
	}
}
