#!/usr/bin/env python3
"""A second, independent model of the random stream, made from squero-match(5).

    chance.py vectors                 the test vectors, as the page has them
    chance.py order SEED N            the numbers from 0 to N - 1, shuffled
    chance.py pieces SEED             the JSON array on stdin, shuffled
    chance.py shuffles SEED ROUNDS    each shuffle of a match of Gondola, then
                                      the words drawn after each
    chance.py pick SEED LINES         one of the moves on stdin, as a bot takes it
    chance.py commit SEED             the commitment
    chance.py selftest                prints "ok", or fails

It uses nothing but hashlib.blake2b: ChaCha20 is written out from RFC 8439.
"""

import hashlib
import json
import struct
import sys

WORDS = 2 ** 32


def rotate(word, bits):
    return (word << bits | word >> 32 - bits) & 0xFFFFFFFF


def quarter_round(x, a, b, c, d):
    x[a] = x[a] + x[b] & 0xFFFFFFFF
    x[d] = rotate(x[d] ^ x[a], 16)
    x[c] = x[c] + x[d] & 0xFFFFFFFF
    x[b] = rotate(x[b] ^ x[c], 12)
    x[a] = x[a] + x[b] & 0xFFFFFFFF
    x[d] = rotate(x[d] ^ x[a], 8)
    x[c] = x[c] + x[d] & 0xFFFFFFFF
    x[b] = rotate(x[b] ^ x[c], 7)


def block(key, counter, nonce=bytes(12)):
    """The 16 words of a block."""
    start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574]
    start += struct.unpack("<8L", key)
    start += [counter]
    start += struct.unpack("<3L", nonce)
    x = start[:]
    for _ in range(10):
        quarter_round(x, 0, 4, 8, 12)
        quarter_round(x, 1, 5, 9, 13)
        quarter_round(x, 2, 6, 10, 14)
        quarter_round(x, 3, 7, 11, 15)
        quarter_round(x, 0, 5, 10, 15)
        quarter_round(x, 1, 6, 11, 12)
        quarter_round(x, 2, 7, 8, 13)
        quarter_round(x, 3, 4, 9, 14)
    return [(a + b) & 0xFFFFFFFF for a, b in zip(x, start)]


class Stream:
    def __init__(self, seed):
        self.key = hashlib.blake2b(seed.encode(), digest_size=32).digest()
        self.at = 0
        self.rejected = 0
        self.block = None

    def seek(self, at):
        self.at = at
        self.block = block(self.key, at // 16)

    def word(self):
        if self.at % 16 == 0:
            self.block = block(self.key, self.at // 16)
        self.at += 1
        return self.block[(self.at - 1) % 16]

    def below(self, bound):
        if bound == 1:
            return 0
        while True:
            word = self.word()
            if word < WORDS - WORDS % bound:
                return word % bound
            self.rejected += 1

    def draw(self, pieces, count):
        """That many of the pieces, in the order drawn."""
        pieces = list(pieces)
        for i in range(count):
            j = i + self.below(len(pieces) - i)
            pieces[i], pieces[j] = pieces[j], pieces[i]
        return pieces[:count]

    def shuffle(self, pieces):
        return self.draw(pieces, len(pieces))


GONDOLA = [rank + suit for suit in "CDHS" for rank in "A234567JKQ"]


def compact(value):
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def commit(seed):
    """Null for a seed that could be guessed."""
    if len(seed.encode()) < 32:
        return "null"
    return hashlib.blake2b(("squero:" + seed).encode(),
                           digest_size=32).hexdigest()


def vectors():
    for seed in "lion", "squero":
        stream = Stream(seed)
        for at in 0, 4:
            print(seed, at, *("%08x" % stream.word() for _ in range(4)))
    for seed in "lion", "squero":
        stream = Stream(seed)
        print(seed, *(stream.below(40) for _ in range(8)))
    for seed in "lion", "squero":
        print(seed, compact(Stream(seed).shuffle(range(10))))
    print(commit("0123456789abcdef0123456789abcdef"))


def shuffles(seed, rounds):
    stream = Stream(seed)
    for _ in range(rounds):
        print("0 shuffle", *stream.shuffle(GONDOLA))
    print(stream.at)


def pick(seed, lines):
    moves = sys.stdin.read().splitlines()
    stream = Stream("bot:" + seed)
    stream.seek(lines)
    print(moves[stream.below(len(moves))])


def selftest():
    # RFC 8439, 2.3.2, and the key stream of appendix A.1, vector 1.
    assert block(bytes(range(32)), 1,
                 bytes.fromhex("000000090000004a00000000"))[:4] == [
        0xE4E7F110, 0x15593BD1, 0x1FDD0F50, 0xC47120A3]
    assert struct.pack("<16L", *block(bytes(32), 0)).hex().startswith(
        "76b8e0ada0f13d90405d6ae55386bd28")
    # A word near the top would make small results likelier: it is passed over.
    stream = Stream("")
    stream.word = iter([WORDS - 1, WORDS - 6, WORDS - 7]).__next__
    assert stream.below(10) == (WORDS - 7) % 10 and stream.rejected == 2
    print("ok")


def main(what, *rest):
    if what == "vectors":
        vectors()
    elif what == "order":
        stream = Stream(rest[0])
        print(compact(stream.shuffle(range(int(rest[1])))))
        print(stream.rejected, "rejected", file=sys.stderr)
    elif what == "pieces":
        print(compact(Stream(rest[0]).shuffle(json.load(sys.stdin))))
    elif what == "shuffles":
        shuffles(rest[0], int(rest[1]))
    elif what == "pick":
        pick(rest[0], int(rest[1]))
    elif what == "commit":
        print(commit(rest[0]))
    elif what == "selftest":
        selftest()
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main(*sys.argv[1:] or [""])
