/* Decks: the limits of the cards and of the story, each fault of them. */

#include <string.h>

#include "cards.h"
#include "doc.h"

static int
limit(const struct card *card)
{
	bool several = card->type == TYPE_DEFENDER || card->type == TYPE_ENEMY;

	return several && !card->best ? 3 : 1;
}

/* How many cards of these types there are, or could be if no copies are
   given. */
static int
sum(const struct card_set *set, const uint8_t *copies, unsigned types)
{
	int i, n = 0;

	for (i = 0; i < set->cards; i++)
		if (types >> set->card[i].type & 1)
			n += copies != NULL ? copies[i] :
			    limit(&set->card[i]);
	return n;
}

static int
check_limits(const struct card_set *set, const uint8_t copies[CARDS_MAX],
    const struct place *at, struct fault *why)
{
	struct place here = { at, NULL, 0 };
	const struct card *card;
	int i, bad = 0;

	for (i = 0; i < set->cards; i++) {
		card = &set->card[i];
		here.key = card->id;
		if (copies[i] > limit(card))
			bad = fault_at(why, FAULT_SET, &here,
			    "gondolin.deck.2", "%d of %s, and a deck takes "
			    "%d", copies[i], card->id, limit(card));
	}
	return bad;
}

static int
check_range(const struct story *story, const char *what, int n,
    struct range range, const struct place *at, struct fault *why)
{
	if (n >= range.min && n <= range.max)
		return 0;
	if (range.min == range.max)
		return fault_at(why, FAULT_SET, at, "gondolin.deck.3",
		    "%s wants %d %s, and there are %d", story->id, range.min,
		    what, n);
	return fault_at(why, FAULT_SET, at, "gondolin.deck.3",
	    "%s wants %d to %d %s, and there are %d", story->id, range.min,
	    range.max, what, n);
}

static int
check_counts(const struct card_set *set, const struct story *story,
    const uint8_t copies[CARDS_MAX], const struct place *at,
    struct fault *why)
{
	int held = sum(set, copies, TYPES_HAND);
	int bad;

	bad = check_range(story, "cards", sum(set, copies, TYPES_ALL),
	    story->cards, at, why);
	bad |= check_range(story, "locations", sum(set, copies,
	    1 << TYPE_LOCATION), story->locations, at, why);
	bad |= check_range(story, "events", sum(set, copies, TYPES_EVENT),
	    story->events, at, why);
	bad |= check_range(story, "enemies", sum(set, copies, 1 << TYPE_ENEMY),
	    story->enemies, at, why);
	if (held < story->hand)
		bad = fault_at(why, FAULT_SET, at, "gondolin.deck.4",
		    "%d defenders and achievements, and the opening hand has "
		    "%d", held, story->hand);
	return bad;
}

int
gondolin_check_deck(const struct card_set *set, const struct story *story,
    const uint8_t copies[CARDS_MAX], const struct place *at,
    struct fault *why)
{
	int bad = check_limits(set, copies, at, why);

	if (sum(set, copies, 1 << TYPE_LOCATION) == 0)
		bad = fault_at(why, FAULT_SET, at, "gondolin.deck.1",
		    "a deck without any location");
	if (story != NULL)
		bad |= check_counts(set, story, copies, at, why);
	return bad;
}

static struct range
both(struct range a, struct range b)
{
	return (struct range){ a.min > b.min ? a.min : b.min,
	    a.max < b.max ? a.max : b.max };
}

/* Whether the set has the cards for any deck that the story takes. */
int
gondolin_check_decks(const struct card_set *set, const struct story *story,
    const struct place *at, struct fault *why)
{
	const struct place here = { at, "deck", 0 };
	int others = sum(set, NULL, TYPES_EVENT & ~(1 << TYPE_ENEMY));
	struct range locations = both(story->locations,
	    (struct range){ 1, sum(set, NULL, 1 << TYPE_LOCATION) });
	struct range enemies = both(story->enemies,
	    (struct range){ 0, sum(set, NULL, 1 << TYPE_ENEMY) });
	struct range events = both(story->events,
	    (struct range){ enemies.min, enemies.max + others });
	struct range held = { story->hand, sum(set, NULL, TYPES_HAND) };
	struct range total = both(story->cards, (struct range){
	    locations.min + events.min + held.min,
	    locations.max + events.max + held.max });

	if (locations.min <= locations.max && enemies.min <= enemies.max &&
	    events.min <= events.max && held.min <= held.max &&
	    total.min <= total.max)
		return 0;
	return fault_at(why, FAULT_SET, &here, "gondolin.deck.3",
	    "no deck for %s can be built from this set, which has at most "
	    "%d locations, %d enemies, %d other events and %d cards for the "
	    "hand", story->id, sum(set, NULL, 1 << TYPE_LOCATION),
	    sum(set, NULL, 1 << TYPE_ENEMY), others, held.max);
}

static int
add_copies(const struct card_set *set, const char *id, long n,
    uint8_t copies[CARDS_MAX], const struct place *at, struct fault *why)
{
	int card = id != NULL ? gondolin_card_named(set, id) : -1;

	if (card == -1)
		return fault_at(why, FAULT_SET, at, "gondolin.deck.1",
		    "no card of this set: %.40s", id != NULL ? id :
		    "not a string");
	if (copies[card] + n > DECK_MAX)
		return fault_at(why, FAULT_SET, at, "gondolin.deck.2",
		    "more than %d of %s", DECK_MAX, id);
	copies[card] += n;
	return 0;
}

/* Ids and how many of each, or a list of ids. */
int
gondolin_load_copies(const struct card_set *set, const json_t *deck,
    uint8_t copies[CARDS_MAX], const struct place *at, struct fault *why)
{
	struct place here = { at, NULL, 0 };
	json_t *value;
	long n;
	int bad = 0;

	memset(copies, 0, CARDS_MAX);
	if (!json_is_object(deck) && !json_is_array(deck))
		return fault_at(why, FAULT_VALUE, at, NULL,
		    "neither ids with numbers nor a list of ids");
	if (json_is_array(deck) && doc_array(deck, 0, DECK_MAX, at, why) == -1)
		return -1;
	for (; here.index < (long)json_array_size(deck); here.index++)
		bad |= add_copies(set, json_string_value(json_array_get(deck,
		    here.index)), 1, copies, &here, why);
	json_object_foreach((json_t *)deck, here.key, value) {
		n = 0;
		if (doc_number(deck, here.key, 1, DECK_MAX, &n, at, why) == -1)
			bad = -1;
		bad |= add_copies(set, here.key, n, copies, &here, why);
	}
	return bad;
}
