#include "random.h"

#include <string.h>
#include <unistd.h>

#include <sodium.h>

static uint32_t
little_endian(const uint8_t *b)
{
	return b[0] | b[1] << 8 | b[2] << 16 | (uint32_t)b[3] << 24;
}

/* Finds out what this processor does best.  It pays only for a stream that goes
   on, and if it fails words come as before. */
static void
hasten(void)
{
	int failed = sodium_init();

	(void)failed;
}

/* Works out the words from the block of the position on. */
static void
fill(struct random *r)
{
	static const uint8_t nonce[crypto_stream_chacha20_IETF_NONCEBYTES];
	static const uint8_t zeros[4 * RANDOM_WORDS];
	uint8_t bytes[4 * RANDOM_WORDS];
	int i;

	if (r->first != RANDOM_END)
		hasten();
	r->first = r->at & ~(uint64_t)15;
	crypto_stream_chacha20_ietf_xor_ic(bytes, zeros, sizeof(bytes), nonce,
	    r->first / 16, r->key);
	for (i = 0; i < RANDOM_WORDS; i++)
		r->word[i] = little_endian(bytes + 4 * i);
}

void
random_open(struct random *r, const char *seed, size_t length, uint64_t at)
{
	crypto_generichash(r->key, sizeof(r->key), (const uint8_t *)seed,
	    length, NULL, 0);
	r->at = at;
	r->first = RANDOM_END;
}

static inline uint32_t
next_word(struct random *r)
{
	if (r->at - r->first >= RANDOM_WORDS)
		fill(r);
	return r->word[r->at++ - r->first];
}

void
random_fork(struct random *r, struct random *from)
{
	uint32_t word = 0;
	size_t i;

	for (i = 0; i < sizeof(r->key); i++) {
		word = i % 4 == 0 ? next_word(from) : word >> 8;
		r->key[i] = word;
	}
	r->at = 0;
	r->first = RANDOM_END;
}

/* 2^32 mod bound words at the top would make small results likelier; only
   among the last are there any. */
static inline uint32_t
below(struct random *r, uint32_t bound)
{
	uint32_t word;

	if (bound == 1)
		return 0;
	do
		word = next_word(r);
	while (word > UINT32_MAX - bound &&
	    word > UINT32_MAX - -bound % bound);
	return word % bound;
}

uint32_t
random_below(struct random *r, uint32_t bound)
{
	return below(r, bound);
}

void
random_draw(struct random *r, uint8_t *bytes, int n, int count)
{
	int i, j;
	uint8_t drawn;

	for (i = 0; i < count; i++) {
		j = i + below(r, n - i);
		drawn = bytes[j];
		bytes[j] = bytes[i];
		bytes[i] = drawn;
	}
}

int
random_seed(char seed[SEED_HEX + 1])
{
	uint8_t bytes[SEED_HEX / 2];

	if (getentropy(bytes, sizeof(bytes)) == -1)
		return -1;
	sodium_bin2hex(seed, SEED_HEX + 1, bytes, sizeof(bytes));
	return 0;
}

void
random_commit(const char *seed, char commit[COMMIT_HEX + 1])
{
	static const uint8_t prefix[] = "squero:";
	uint8_t hash[COMMIT_HEX / 2];
	crypto_generichash_state state;

	commit[0] = '\0';
	if (strlen(seed) < SEED_HEX)
		return;
	crypto_generichash_init(&state, NULL, 0, sizeof(hash));
	crypto_generichash_update(&state, prefix, sizeof(prefix) - 1);
	crypto_generichash_update(&state, (const uint8_t *)seed, strlen(seed));
	crypto_generichash_final(&state, hash, sizeof(hash));
	sodium_bin2hex(commit, COMMIT_HEX + 1, hash, sizeof(hash));
}
