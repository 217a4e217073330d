/* Sums at a real table: an attack, a resource phase, a story's formula. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gondolin.h"

enum { SIDE_MAX = 60, WORD_MAX = 64 };

/* A figure and abilities behind colons: 6:flying:swimming. */
static int
read_fighter(struct card_set *words, const char *text, long *sum,
    uint32_t *traits, struct fault *why)
{
	char word[WORD_MAX], *part, *rest = word, *end;
	long figure;
	int trait;

	if (strlen(text) >= sizeof(word))
		return fault(why, FAULT_HAND, "too long: %.40s", text);
	strcpy(word, text);
	part = strsep(&rest, ":");
	figure = strtol(part, &end, 10);
	if (*part < '0' || *part > '9' || *end != '\0' ||
	    figure > 9999)
		return fault(why, FAULT_HAND, "no figure of a card: %.40s; "
		    "6 or 6:flying would be some", text);
	*sum += figure;
	while ((part = strsep(&rest, ":")) != NULL) {
		trait = gondolin_trait_named(words, part);
		if (trait == -1)
			return fault(why, FAULT_HAND, "no ability: %.40s",
			    text);
		*traits |= 1u << trait;
	}
	return 0;
}

static json_t *
answer_attack(const struct card_set *words, const long sum[2],
    const uint32_t traits[2], bool defended, struct text *t)
{
	uint32_t open = traits[0] & ~traits[1];
	enum attack result = !defended ? ATTACK_UNDEFENDED :
	    open != 0 ? ATTACK_UNCOUNTERED : sum[1] > sum[0] ?
	    ATTACK_REPELLED : sum[1] == sum[0] ? ATTACK_STALEMATE :
	    ATTACK_OVERRUN;
	json_t *array = json_array();
	int i;

	for (i = 0; i < words->traits; i++)
		if (open >> i & 1)
			json_array_append_new(array,
			    json_string(words->trait[i]));
	text_printf(t, "TA %ld, TD %ld: %s\n", sum[0], sum[1],
	    gondolin_attacks[result]);
	return json_pack("{s:I, s:I, s:o, s:s}", "TA", (json_int_t)sum[0],
	    "TD", (json_int_t)sum[1], "uncountered", array, "attack",
	    gondolin_attacks[result]);
}

/* attack ENEMY... against DEFENDER... */
static json_t *
attack(int n, char *words[], struct text *t, struct fault *why)
{
	struct card_set *set = calloc(1, sizeof(*set)); /* for its words */
	uint32_t traits[2] = { 0 };
	long sum[2] = { 0 };
	json_t *result = NULL;
	int i, side = 0, count[2] = { 0 }, bad = 0;

	if (set == NULL)
		bad = fault(why, FAULT_MEMORY, "out of memory");
	for (i = 0; bad == 0 && i < n; i++)
		if (side == 0 && strcasecmp(words[i], "against") == 0)
			side = 1;
		else {
			bad = read_fighter(set, words[i], &sum[side],
			    &traits[side], why);
			count[side]++;
		}
	if (bad == 0 && (side == 0 || count[0] == 0))
		bad = fault(why, FAULT_HAND, "an attack is written attack "
		    "ENEMY... against DEFENDER..., such as attack 6:flying 6 "
		    "against 6:flying 10");
	if (bad == 0)
		result = answer_attack(set, sum, traits, count[1] > 0, t);
	free(set);
	return result;
}

/* NAME=NUMBER */
static int
read_value(const char *text, long values[VALUES], struct fault *why)
{
	const char *mark = strchr(text, '=');
	char *end;
	int i;

	for (i = 0; mark != NULL && i < VALUES; i++)
		if (strlen(gondolin_values[i]) == (size_t)(mark - text) &&
		    strncmp(gondolin_values[i], text, mark - text) == 0) {
			values[i] = strtol(mark + 1, &end, 10);
			if (mark[1] == '\0' || *end != '\0' ||
			    labs(values[i]) > 1000000)
				break;
			return 0;
		}
	return fault(why, FAULT_HAND, "not a value: %.40s; R=3 would be one, "
	    "and so would other names of gondolin(6)", text);
}

static int
read_values(int n, char *words[], long values[VALUES], struct fault *why)
{
	int i;

	for (i = 0; i < n; i++)
		if (read_value(words[i], values, why) == -1)
			return -1;
	return 0;
}

/* resource R=3 S=5 M=1 */
static json_t *
resource(int n, char *words[], struct text *t, struct fault *why)
{
	long values[VALUES] = { 0 }, left;

	if (read_values(n, words, values, why) == -1)
		return NULL;
	left = values[VALUE_R] + values[VALUE_S] / 2 - values[VALUE_M];
	text_printf(t, left < 0 ? "R is %ld short\n" : "R becomes %ld\n",
	    left < 0 ? -left : left);
	return json_pack("{s:I, s:I, s:I}", "income",
	    (json_int_t)values[VALUE_S] / 2, "R",
	    (json_int_t)(left < 0 ? 0 : left), "short",
	    (json_int_t)(left < 0 ? -left : 0));
}

static json_t *
formula(int n, char *words[], struct text *t, struct fault *why)
{
	struct formula f;
	struct fault found = { 0 };
	long points, values[VALUES] = { 0 };

	if (strlen(words[0]) >= sizeof(f.text) ||
	    gondolin_parse_formula(&f, words[0], NULL, &found) == -1) {
		fault(why, FAULT_HAND, "%s", found.count > 0 ? found.text :
		    "the formula is too long");
		return NULL;
	}
	if (read_values(n - 1, words + 1, values, why) == -1)
		return NULL;
	points = gondolin_evaluate(&f, 0, f.n, values);
	text_printf(t, "%ld points\n", points);
	return json_pack("{s:s, s:I}", "formula", words[0], "points",
	    (json_int_t)points);
}

json_t *
gondolin_hand(int n, char *words[], struct text *t, struct fault *why)
{
	if (n > 0 && strcasecmp(words[0], "attack") == 0)
		return attack(n - 1, words + 1, t, why);
	if (n > 0 && strcasecmp(words[0], "resource") == 0)
		return resource(n - 1, words + 1, t, why);
	if (n > 0)
		return formula(n, words, t, why);
	fault(why, FAULT_HAND, "write attack ENEMY... against DEFENDER..., "
	    "resource R=N S=N M=N, or a formula and its values");
	return NULL;
}
