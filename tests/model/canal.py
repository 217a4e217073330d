#!/usr/bin/env python3
"""Canal Grande once more, written from canal(6) alone.

    canal.py MATCHES MOVES STATES

MATCHES has one match a line.  For each of its decisions, the first one
included, MOVES has a line with the array that `legal --json` writes before
it, and STATES one with the state after it.  Says how many decisions agreed,
or where they did not.
"""

import itertools
import json
import sys
from collections import Counter

DISTRICTS = ["CN", "SC", "SP", "DD", "SM", "CS"]
ORDER = DISTRICTS + ["spy", "traitor", "gondola", "doge", "1", "2", "3"]
SPECIAL = {"spy", "traitor", "doge"}


def in_order(cards):
    return sorted(cards, key=ORDER.index)


def total(cards):
    return sum(card in DISTRICTS for card in cards)


class Match:
    def __init__(self, seats, first):
        self.n = seats
        self.seats = range(1, seats + 1)
        self.limit = 14 if seats == 4 else 10
        self.round, self.distributor = 1, first
        self.deck, self.number_deck, self.discards = [], [], []
        self.up, self.offers = [], [[], []]
        self.to_use, self.used = [], []
        self.hands = {s: [] for s in self.seats}
        self.numbers = {s: [] for s in self.seats}
        self.won = {s: [] for s in self.seats}
        self.active, self.closing, self.drawing = None, False, 0
        self.victim, self.vote, self.over = None, None, False
        self.waits = "deal"

    # Who sits where.

    def side(self, seat):
        return (seat - 1) // 2 if self.n == 4 else seat - 1

    def partner(self, seat):
        return {1: 2, 2: 1, 3: 4, 4: 3}[seat] if self.n == 4 else None

    def next(self, seat):
        return seat % self.n + 1

    def chooser(self):
        if self.n == 2:
            return 3 - self.distributor
        return {1: 3, 2: 4, 3: 1, 4: 2}[self.distributor]

    def of_side(self, side):
        return [s for s in self.seats if self.side(s) == side]

    def sum(self, side):
        return sum(int(c) for s in self.of_side(side) for c in self.numbers[s])

    def turn(self):
        if self.over:
            return None
        if self.waits in ("deal", "number", "action", "take"):
            return 0
        return {"split": self.distributor, "choose": self.chooser(),
                "act": self.active, "vote": self.vote and
                self.vote["seat"]}[self.waits]

    # Moves.

    def legal(self):
        return {"split": self.splits, "choose": self.choices,
                "act": self.uses, "vote": self.votes}[self.waits]()

    def splits(self):
        found = {}
        cards = in_order(self.up)
        for size in range(1, len(cards) // 2 + 1):
            for chosen in itertools.combinations(range(len(cards)), size):
                a = [cards[i] for i in chosen]
                b = [c for i, c in enumerate(cards) if i not in chosen]
                key = [[ORDER.index(c) for c in x] for x in (a, b)]
                if len(a) == len(b) and key[1] < key[0]:
                    continue
                found[(size, tuple(key[0]))] = {
                    "move": "split %s / %s" % (" ".join(a), " ".join(b)),
                    "offers": [a, b]}
        return [found[key] for key in sorted(found)]

    def choices(self):
        return [{"move": "choose %d" % (i + 1), "cards": in_order(offer)}
                for i, offer in enumerate(self.offers)]

    def uses(self):
        moves = []
        for card in in_order(set(self.to_use)):
            if card == "traitor" and self.n == 4:
                moves += ["use traitor %d" % s for s in self.seats
                          if self.side(s) != self.side(self.active)]
            else:
                moves.append("use " + card)
        return [{"move": m} for m in moves]

    def votes(self):
        v = self.vote
        if v["district"] is None:
            return [m for d in DISTRICTS for m in self.lays(d)]
        return [{"move": "pass"}] + self.lays(v["district"])

    def lays(self, district):
        v, seat = self.vote, self.vote["seat"]
        hand = Counter(self.hands[seat])
        others = [d for d in DISTRICTS if d != district]
        before = sum(total(v["laid"][s])
                     for s in self.of_side(self.side(seat)))
        moves = []
        for numbers in itertools.product(*[range(hand[d] + 1)
                                           for d in [district] + others]):
            own, brought = numbers[0], numbers[1:]
            gondolas = sum(k > 0 for k in brought)
            if sum(numbers) == 0 or gondolas > hand["gondola"]:
                continue
            if not self.allowed(district, own, gondolas, sum(numbers), hand):
                continue
            words = ["lay"] + [district] * own
            for d, k in zip(others, brought):
                words += (["gondola"] + [d] * k) if k else []
            moves.append({"move": " ".join(words), "district": district,
                          "total": before + sum(numbers)})
        return moves

    def allowed(self, district, own, gondolas, cards, hand):
        v, seat = self.vote, self.vote["seat"]
        if v["district"] is None:
            return own > 0
        first = not v["laid"][seat]
        if self.n == 4:
            return not first or own > 0 or (hand[district] == 0 and
                                            gondolas == 1)
        if first and own == 0:
            return False
        return (total(v["laid"][seat]) + cards >
                total(v["laid"][self.next(seat)]))

    # What moves do.

    def play(self, line):
        seat, verb, *rest = line.split()
        if int(seat) != self.turn():
            raise ValueError("not the turn of seat " + seat)
        getattr(self, "do_" + verb)(rest)

    def do_deal(self, words):
        cards = [w for w in words if w != "/"]
        for seat in self.seats:
            self.hands[seat] = cards[4 * seat - 4:4 * seat]
            self.hands[seat] += ["gondola"] if self.n == 4 else []
        self.waits = "number"

    def do_shuffle(self, words):
        if words[0] == "number":
            self.number_deck, self.waits = words[1:], "action"
            return
        self.deck, self.discards = words[1:], []
        if self.drawing == 0:
            self.turn_up()
        self.go_on()

    def do_split(self, words):
        slash = words.index("/")
        self.offers, self.up = [words[:slash], words[slash + 1:]], []
        self.waits = "choose"

    def do_choose(self, words):
        self.take_offer(self.chooser(), int(words[0]) - 1)
        self.go_on()

    def do_use(self, words):
        self.to_use.remove(words[0])
        self.used.append(words[0])
        if words[0] == "spy":
            self.drawing = 2
        elif words[0] == "doge":
            self.call()
            if self.vote:
                return
        else:
            victim = int(words[1]) if self.n == 4 else 3 - self.active
            if self.hands[victim]:
                self.victim, self.waits = victim, "take"
                return
        self.go_on()

    def do_take(self, words):
        self.hands[self.victim].remove(words[0])
        self.hands[self.active].append(words[0])
        self.victim = None
        self.go_on()

    def call(self):
        candidates = [self.active] + ([self.partner(self.active)]
                                      if self.n == 4 else [])
        for seat in candidates:
            if total(self.hands[seat]):
                self.vote = {"owner": self.active, "opener": seat,
                             "seat": seat, "district": None,
                             "laid": {s: [] for s in self.seats},
                             "passed": set()}
                self.waits = "vote"
                return

    def do_lay(self, words):
        v = self.vote
        if v["district"] is None:
            v["district"] = words[0]
        for card in words:
            self.hands[v["seat"]].remove(card)
        v["laid"][v["seat"]] += words
        self.next_voter()

    def do_pass(self, words):
        v = self.vote
        v["passed"].add(v["seat"])
        if self.n == 2 or len(v["passed"]) == self.n:
            self.settle()
        else:
            self.next_voter()

    def next_voter(self):
        seat = self.next(self.vote["seat"])
        while seat in self.vote["passed"]:
            seat = self.next(seat)
        self.vote["seat"] = seat

    def settle(self):
        v = self.vote
        totals = [sum(total(v["laid"][s]) for s in self.of_side(side))
                  for side in (0, 1)]
        winner = self.side(v["owner"])
        if self.n == 2:
            winner = self.side(self.next(v["seat"]))
        elif totals[1 - winner] > totals[winner]:
            winner = 1 - winner
        around = [v["opener"]]
        while len(around) < self.n:
            around.append(self.next(around[-1]))
        place = next(s for s in around
                     if self.side(s) == winner and v["laid"][s])
        if self.n == 4:
            v["laid"][v["opener"]].remove(v["district"])
        else:
            v["laid"][place].remove(v["district"])
        self.won[place].append(v["district"])
        for seat in self.seats:
            self.clear(seat, winner)
        self.vote = None
        if self.wins(winner):
            self.over = True
        else:
            self.go_on()

    def clear(self, seat, winner):
        laid = self.vote["laid"][seat]
        if self.side(seat) == winner:
            self.discards += laid
            return
        first = [c for c in laid if c != "gondola"][:1]
        if self.n == 4 and seat == self.vote["opener"]:
            first = []
        gondolas = [c for c in laid if c == "gondola"]
        self.discards += first + gondolas
        for card in first + gondolas:
            laid.remove(card)
        self.hands[seat] += laid

    def wins(self, side):
        won = Counter(c for s in self.of_side(side) for c in self.won[s])
        return len(won) == 6 or max(won.values(), default=0) >= 4

    # How a round goes on.

    def turn_up(self):
        self.up = self.number_deck[:3]
        self.number_deck = self.number_deck[3:]
        self.drawing = 5

    def take_offer(self, seat, i):
        self.active = seat
        for card in self.offers[i]:
            if card.isdigit():
                self.numbers[seat].append(card)
            elif card in SPECIAL:
                self.to_use.append(card)
            else:
                self.hands[seat].append(card)
        self.offers[i] = []

    def draw(self):
        while self.drawing:
            if not self.deck and self.discards:
                return False
            self.drawing -= 1
            if not self.deck:
                continue
            card = self.deck.pop(0)
            if self.active is None:
                self.up.append(card)
            elif card in SPECIAL:
                self.to_use.append(card)
            else:
                self.hands[self.active].append(card)
        return True

    def go_on(self):
        while True:
            if not self.draw():
                self.waits = "action"
                return
            if self.active is None:
                self.waits = "split"
                return
            if self.to_use:
                self.waits = "act"
                return
            self.discards += self.used
            self.used = []
            if not self.next_seat():
                return

    def next_seat(self):
        """The active seat is done: False if chance or nobody is next."""
        if self.closing:
            partner = self.partner(self.active)
            if partner and self.active in (self.distributor, self.chooser()):
                self.active, self.drawing = partner, 2
                return True
            return self.next_round()
        if self.active == self.chooser():
            self.take_offer(self.distributor, 0 if self.offers[0] else 1)
            return True
        if self.round == 200:
            self.active, self.over = None, True
            return False
        if self.phase_ends() and self.sum(0) != self.sum(1):
            low = 0 if self.sum(0) < self.sum(1) else 1
            self.active = next(s for s in (self.distributor, self.chooser())
                               if self.side(s) == low)
            self.closing, self.drawing = True, 2 if self.n == 4 else 3
            return True
        return self.next_round()

    def phase_ends(self):
        return max(self.sum(0), self.sum(1)) >= self.limit

    def next_round(self):
        ends = self.phase_ends()
        seat = self.next(self.distributor)
        if ends and self.sum(0) != self.sum(1):
            high = 0 if self.sum(0) > self.sum(1) else 1
            while self.side(seat) != high:
                seat = self.next(seat)
        self.distributor = seat
        self.round += 1
        self.active, self.closing = None, False
        if not ends:
            self.turn_up()
            return True
        self.numbers = {s: [] for s in self.seats}
        self.waits = "number"
        return False

    # The state that is to be compared.

    def state(self):
        def by_seat(cards):
            return [in_order(cards[s]) for s in self.seats]
        return {
            "round": self.round, "step": "over" if self.over else self.waits,
            "distributor": self.distributor, "chooser": self.chooser(),
            "active": self.active, "closing": self.closing,
            "drawing": self.drawing, "victim": self.victim,
            "action_deck": self.deck, "number_deck": self.number_deck,
            "discards": in_order(self.discards), "up": in_order(self.up),
            "offers": self.offers, "to_use": in_order(self.to_use),
            "used": in_order(self.used), "hands": by_seat(self.hands),
            "numbers": by_seat(self.numbers), "won": by_seat(self.won),
            "vote": self.vote_state()}

    def vote_state(self):
        v = self.vote
        if v is None:
            return None
        first = [next((c for c in v["laid"][s] if c != "gondola"), None)
                 for s in self.seats]
        return {"owner": v["owner"], "opener": v["opener"],
                "seat": v["seat"], "district": v["district"],
                "laid": [in_order(v["laid"][s]) for s in self.seats],
                "first": first, "passed": sorted(v["passed"])}


def check(match, moves, states):
    model = Match(len(match["seats"]), match["options"]["first"])
    log = match["log"]
    n = 0
    for i, line in enumerate(log):
        if line[0] != "0":
            listed = json.loads(next(moves))
            if listed != model.legal():
                sys.exit(f"{match['seed']}: moves before line {i}: {line}\n"
                         f"{listed}\n{model.legal()}")
            n += 1
        model.play(line)
        last = i + 1 == len(log) or log[i + 1][0] != "0"
        if last and any(x[0] != "0" for x in log[:i + 1]):
            state = json.loads(next(states))["state"]
            if state != model.state():
                sys.exit(f"{match['seed']}: state after line {i}: {line}\n"
                         f"{state}\n{model.state()}")
    if model.turn() != match["turn"]:
        sys.exit(f"{match['seed']}: the turn of {model.turn()}")
    return n


def main():
    with open(sys.argv[1]) as matches, open(sys.argv[2]) as moves, \
            open(sys.argv[3]) as states:
        print(sum(check(json.loads(line), moves, states)
                  for line in matches))


if __name__ == "__main__":
    main()
