#include "deck.h"

#include <stdlib.h>
#include <string.h>

#include "doc.h"
#include "gondolin.h"
#include "set.h"

int
deck_open(struct deck_job *job)
{
	struct fault *why = &job->every;
	struct set set = { 0 };
	int done;

	job->set = set_document(&gondolin_game, job->set_name, why);
	if (job->set == NULL)
		return -1;
	done = set_load(&set, &gondolin_game, job->set, why);
	set_free(&set);
	return done;
}

static const char *
member(const json_t *object, const char *key)
{
	return json_string_value(json_object_get(object, key));
}

/* The card or story of that id, or NULL. */
static json_t *
find(const struct deck_job *job, const char *kind, const char *id)
{
	json_t *object;
	size_t i;

	json_array_foreach(json_object_get(job->set, kind), i, object)
		if (strcmp(member(object, "id"), id) == 0)
			return object;
	return NULL;
}

static int
list(const struct deck_job *job, struct text *out, struct fault *why)
{
	bool cards = strcmp(job->list, "cards") == 0;
	json_t *object;
	size_t i;

	if (!cards && strcmp(job->list, "stories") != 0)
		return fault(why, FAULT_USAGE, "--list: cards or stories, "
		    "not %s", job->list);
	json_array_foreach(json_object_get(job->set, job->list), i, object) {
		text_printf(out, "%s\t", member(object, "id"));
		if (cards)
			text_printf(out, "%s\t", member(object, "type"));
		else
			text_printf(out, "%d turns\t", (int)json_integer_value(
			    json_object_get(object, "turns")));
		text_safe(out, member(object, "title"));
		text_put(out, "\n");
	}
	return 0;
}

static int
show(const struct deck_job *job, struct text *out, struct fault *why)
{
	json_t *object = find(job, "cards", job->show);

	if (object == NULL)
		object = find(job, "stories", job->show);
	if (object == NULL)
		return fault(why, FAULT_VALUE, "no card and no story of this "
		    "set: %.40s", job->show);
	doc_write(object, job->pretty, out);
	return 0;
}

static void
add(json_t *cards, const char *id, int by)
{
	json_int_t n = json_integer_value(json_object_get(cards, id)) + by;

	json_object_set_new(cards, id, json_integer(n));
}

/* Cards may be a list of ids: as an object they can be changed. */
static json_t *
counted(const json_t *ids)
{
	json_t *cards = json_object(), *id;
	size_t i;

	json_array_foreach(ids, i, id)
		if (json_is_string(id))
			add(cards, json_string_value(id), 1);
	return cards;
}

/* In the order of the set; cards that it does not have come last. */
static json_t *
sorted(const json_t *set, json_t *cards)
{
	json_t *result = json_object(), *card, *n;
	size_t i;

	json_array_foreach(json_object_get(set, "cards"), i, card) {
		n = json_object_get(cards, member(card, "id"));
		if (n != NULL)
			json_object_set(result, member(card, "id"), n);
	}
	json_object_update_missing(result, cards);
	return result;
}

static int
change(const struct deck_job *job, json_t *deck,
    const struct deck_change *what, struct fault *why)
{
	json_t *cards = json_object_get(deck, "cards");

	if (json_is_array(cards)) {
		json_object_set_new(deck, "cards", counted(cards));
		cards = json_object_get(deck, "cards");
	}
	if (!json_is_object(cards))
		return fault(why, FAULT_VALUE, "not a deck: it has no cards, "
		    "which are an object of ids and numbers");
	if (what->by > 0 && find(job, "cards", what->id) == NULL)
		return fault(why, FAULT_VALUE, "no card of this set: %.40s",
		    what->id);
	if (what->by < 0 && json_object_get(cards, what->id) == NULL)
		return fault(why, FAULT_VALUE, "%.40s is not in the deck",
		    what->id);
	add(cards, what->id, what->by);
	if (json_integer_value(json_object_get(cards, what->id)) <= 0)
		json_object_del(cards, what->id);
	return json_object_set_new(deck, "cards", sorted(job->set, cards));
}

/* The pointer is into the deck, not into the options that hold it. */
static void
relay(const struct fault *found, void *arg)
{
	static const char prefix[] = "/options/deck";
	struct fault told = *found, *why = arg;
	size_t length = strlen(prefix);

	if (strncmp(told.pointer, prefix, length) == 0)
		memmove(told.pointer, told.pointer + length,
		    strlen(told.pointer + length) + 1);
	why->count++;
	why->code = told.code;
	why->each(&told, why->arg);
}

/* Tells each fault of a deck, with its pointer. */
static int
check(struct deck_job *job, json_t *deck)
{
	struct fault *every = &job->every;
	struct fault found = { .each = relay, .arg = every };
	json_t *options = json_pack("{s:O}", "deck", deck);
	struct gondolin *g = malloc(sizeof(*g));
	struct set set = { 0 };
	int done = -1;

	if (g == NULL || options == NULL)
		fault(every, FAULT_MEMORY, "out of memory");
	else if (set_load(&set, &gondolin_game, job->set, every) == 0)
		done = gondolin_prepare(g, 1, set.loaded, options, false,
		    &found);
	set_free(&set);
	json_decref(options);
	free(g);
	job->faulty |= done == -1;
	return done;
}

static int
answer_deck(struct deck_job *job, json_t *deck, struct text *out,
    struct fault *why)
{
	int i, done = 0;

	for (i = 0; i < job->n && done == 0; i++)
		done = change(job, deck, &job->change[i], why);
	if (done == 0 && (!job->check || check(job, deck) == 0))
		doc_write(deck, job->pretty, out);
	json_decref(deck);
	return done;
}

/* Without a ready-made deck there are no cards yet. */
static int
start(struct deck_job *job, struct text *out, struct fault *why)
{
	json_t *story = find(job, "stories", job->story);
	json_t *ready = json_object_get(story, "ready");

	if (story == NULL)
		return fault(why, FAULT_VALUE, "no story of this set: %.40s",
		    job->story);
	return answer_deck(job, json_pack("{s:O, s:s, s:o}", "deck",
	    json_object_get(story, "title"), "story", job->story, "cards",
	    json_is_object(ready) ? json_copy(ready) : counted(ready)), out,
	    why);
}

int
deck_answer(struct deck_job *job, const json_t *deck, struct text *out,
    struct fault *why)
{
	return deck != NULL ? answer_deck(job, json_deep_copy(deck), out,
	    why) : job->list != NULL ? list(job, out, why) :
	    job->show != NULL ? show(job, out, why) : start(job, out, why);
}
