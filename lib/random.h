/*
 * The random stream of a match: ChaCha20 keyed with a hash of the seed, read as
 * 32-bit words by position.  The same seed gives the same words on every
 * machine, for ever; squero-match(5) has vectors.
 */
#ifndef RANDOM_H
#define RANDOM_H

#include <stddef.h>
#include <stdint.h>

enum {
	SEED_MAX = 256, /* bytes */
	SEED_HEX = 32, /* digits of a fresh one */
	SEED_STEM = 224, /* of one that others are made from, as TEXT/1 */
	COMMIT_HEX = 64,
	RANDOM_WORDS = 128, /* worked out at a time */
};

#define RANDOM_END ((uint64_t)1 << 36) /* where the stream ends */

struct random {
	uint8_t key[32];
	uint64_t at; /* position of the next word */
	uint64_t first; /* position of word[0]; RANDOM_END if there is none */
	uint32_t word[RANDOM_WORDS];
};

/* The stream of these bytes from a position on. */
void random_open(struct random *, const char *seed, size_t length,
    uint64_t at);

/* A stream of its own, keyed with the next words of another. */
void random_fork(struct random *, struct random *from);

/* A number from 0 to bound - 1, each equally likely; bound is at least 1.
   For a bound of 1 no word is drawn. */
uint32_t random_below(struct random *, uint32_t bound);

/* Puts count of the n bytes, drawn at random, in front, in random order. */
void random_draw(struct random *, uint8_t *bytes, int n, int count);

/* A seed that nobody can guess: 32 hex digits.  0, or -1 if there is none. */
int random_seed(char seed[SEED_HEX + 1]);

/* The commitment of a seed: the hash of "squero:" and the seed, in hex; empty
   if the seed is so short that it could be found by trying. */
void random_commit(const char *seed, char commit[COMMIT_HEX + 1]);

#endif
