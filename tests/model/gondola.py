#!/usr/bin/env python3
"""A second, independent model of the card game Gondola, to test programs against.

    gondola.py hand                          hands on stdin, their deliveries as JSON
    gondola.py check MATCHES LEGAL SCORES    replay matches, compare moves and scores
    gondola.py play --seats N --seed S [--long] [--rotate] [--prey]
    gondola.py selftest                      prints "ok", or fails

The model prefers plain enumeration to clever code: it is meant to be evidently
right, and to be wrong in other ways than the programs it is compared with.

A card is an integer, rank index times four plus suit index, so that the natural
order of the integers is the order in which cards are written.
"""

import argparse
import functools
import io
import itertools
import json
import random
import sys
from collections import Counter, namedtuple

# --------------------------------------------------------------------------
# Cards
# --------------------------------------------------------------------------

RANKS = "A234567JKQ"
SUITS = "CDHS"
DECK = tuple(range(len(RANKS) * len(SUITS)))
TEXT = tuple(rank + suit for rank in RANKS for suit in SUITS)
CARD = {text: card for card, text in enumerate(TEXT)}

THIEF, CAPTAIN, MATRON = (RANKS.index(rank) for rank in "JKQ")
FAMILIA_POINTS = 10
CAPTAIN_LOAD = 10
HEAVIEST_LOAD = 13
MOST_CARDS = 7


def rank_of(card):
    return card // len(SUITS)


def suit_of(card):
    return card % len(SUITS)


def is_cargo(card):
    return rank_of(card) < THIEF


def face_value(card):
    return rank_of(card) + 1 if is_cargo(card) else FAMILIA_POINTS


def parse_card(text):
    """Read a card leniently: either case, and 1 for the ace."""
    text = text.upper()
    if text.startswith("1"):
        text = "A" + text[1:]
    if text not in CARD:
        raise ValueError(f"not a card: {text}")
    return CARD[text]


def spell(cards):
    return " ".join(TEXT[card] for card in sorted(cards))


def subsets(cards):
    """Every subset but the empty one, smaller first, each in the order given."""
    for size in range(1, len(cards) + 1):
        yield from itertools.combinations(cards, size)


# --------------------------------------------------------------------------
# Deliveries
# --------------------------------------------------------------------------

SAME_RANK_KINDS = {2: "pair", 3: "triple", 4: "quad"}
FACTOR = {
    "single": 1,
    "pair": 2,
    "triple": 3,
    "quad": 4,
    "straight": 2,
    "flush": 2,
    "straight flush": 3,
}


def set_kind(cards):
    """The best kind of set that exactly these cards are, or None."""
    size = len(cards)
    if size < 2:
        return None
    ranks = {rank_of(card) for card in cards}
    if len(ranks) == 1:
        return SAME_RANK_KINDS[size]
    if size < 3:
        return None
    straight = len(ranks) == size and max(ranks) - min(ranks) == size - 1
    flush = len({suit_of(card) for card in cards}) == 1
    if straight and flush:
        return "straight flush"
    return "straight" if straight else "flush" if flush else None


def kind_of_delivery(cards):
    return "single" if len(cards) == 1 else set_kind(cards)


def points_of_delivery(cards):
    return FACTOR[kind_of_delivery(cards)] * sum(map(face_value, cards))


@functools.lru_cache(maxsize=1 << 14)
def own_deliveries(cards):
    """What a sorted tuple of cards can deliver unaided: sets, or else singles."""
    sets = [chosen for chosen in subsets(cards) if set_kind(chosen)]
    return sets or [(card,) for card in cards]


@functools.lru_cache(maxsize=1 << 16)
def aided_choices(cards, aid):
    """The own cards, of a sorted tuple, that make a set together with the aid."""
    return [chosen for chosen in subsets(cards) if set_kind(chosen + (aid,))]


def points_of_remains(cards):
    """The best delivery that the undisturbed cards of a disrupted one make."""
    choices = own_deliveries(tuple(sorted(cards)))
    return max(map(points_of_delivery, choices), default=0)


def best_total(hand):
    """The highest sum over all ways to deliver a whole hand without aid."""
    known = {}

    def best(left, sets):
        if left not in known:
            possible = [chosen for chosen in sets if chosen <= left]
            # With no set possible now none can become possible later.
            known[left] = max(
                (points[chosen] + best(left - chosen, possible) for chosen in possible),
                default=sum(map(face_value, left)),
            )
        return known[left]

    all_sets = [frozenset(chosen) for chosen in subsets(hand) if set_kind(chosen)]
    points = {chosen: points_of_delivery(chosen) for chosen in all_sets}
    return best(frozenset(hand), all_sets)


def describe_hand(hand):
    """The answer of the `hand` command, for cards in any order."""
    hand = tuple(sorted(hand))
    deliveries = [
        {
            "cards": [TEXT[card] for card in cards],
            "kind": kind_of_delivery(cards),
            "points": points_of_delivery(cards),
        }
        for cards in own_deliveries(hand)
    ]
    return {"deliveries": deliveries, "best": {"total": best_total(hand)}}


# --------------------------------------------------------------------------
# The cards of one person, and what they load
# --------------------------------------------------------------------------

# Somebody has to decide: `seat`, one of the texts in `moves`. With seat CHANCE
# a shuffled deck is wanted instead, and there are no moves.
Request = namedtuple("Request", "seat moves")
CHANCE = 0
THIEF_STEPS = {"thief +1": 1, "thief -1": -1}
CAPTAIN_ORDERS = {"captain 10": True, "captain pass": False}


class Hand:
    """The cards of a Gondolier or of the Wakemaker, in the order received."""

    def __init__(self, seat):
        self.seat = seat
        self.cards = []
        self.answered = 0  # how many of the cards, from the first, are dealt with
        self.thief_step = {}
        self.captain_acts = {}
        self.matron_on = {}
        # A count is enough: it shows nowhere which of the waiting Matrons is used.
        self.waiting_matrons = 0

    def load(self):
        total = 0
        for card in self.cards:
            if is_cargo(card):
                total += self.loaded_value(card)
            elif rank_of(card) == THIEF:
                total = max(0, total + self.thief_step.get(card, 0))
            elif self.captain_acts.get(card, False):
                total = CAPTAIN_LOAD
        return total

    def loaded_value(self, card):
        effect = self.matron_on.get(card)
        if effect == "double":
            return face_value(card) * 2
        return face_value(card) // 2 if effect == "half" else face_value(card)

    def is_too_heavy(self):
        return self.load() > HEAVIEST_LOAD

    def matron_moves(self):
        """What a Matron can be declared as now: text -> (effect, card)."""
        return {
            f"matron {effect} {TEXT[card]}": (effect, card)
            for card in self.cards
            if is_cargo(card) and card not in self.matron_on
            for effect in ("double", "half")
        }

    def waiting_matron_moves(self):
        return self.matron_moves() if self.waiting_matrons else {}

    def declare_matron(self, move):
        effect, card = self.matron_moves()[move]
        self.matron_on[card] = effect

    def declare_waiting_matron(self, move):
        self.declare_matron(move)
        self.waiting_matrons -= 1

    def answer_familia(self):
        """Ask about each Familia card that has not been answered for."""
        while self.answered < len(self.cards):
            card = self.cards[self.answered]
            if rank_of(card) == THIEF:
                move = yield Request(self.seat, set(THIEF_STEPS))
                self.thief_step[card] = THIEF_STEPS[move]
            elif rank_of(card) == CAPTAIN:
                move = yield Request(self.seat, set(CAPTAIN_ORDERS))
                self.captain_acts[card] = CAPTAIN_ORDERS[move]
            elif rank_of(card) == MATRON:
                yield from self.answer_matron()
            self.answered += 1

    def answer_matron(self):
        is_first_card = self.answered == 0
        moves = self.matron_moves()
        if is_first_card or not moves:
            self.waiting_matrons += 1
        else:
            move = yield Request(self.seat, set(moves))
            self.declare_matron(move)


class Gondola(Hand):
    """The hand of a Gondolier, with the Gondolier's row on the score sheet."""

    def __init__(self, seat, row):
        super().__init__(seat)
        self.row = row
        self.is_overloaded = False
        self.was_disrupted = False

    def cast_off(self):
        # Cards leave the gondola later on, so the load has to be kept.
        self.row["cargo"] = self.load()
        self.is_overloaded = self.is_too_heavy()


# --------------------------------------------------------------------------
# One round
#
# The course of play is written as generators, which yield a Request and are
# sent the move that was chosen.
# --------------------------------------------------------------------------


class Round:
    def __init__(self, number, wakemaker, seats_in_order, sheet_seats, prey):
        self.number = number
        self.prey = prey
        self.rows = {
            seat: {"seat": seat, "cargo": None, "coin": 0, "reputation": 0}
            for seat in sheet_seats
        }
        self.wakemaker = Hand(wakemaker)
        self.wakemaker_value = None
        self.gondolas = [Gondola(seat, self.rows[seat]) for seat in seats_in_order]
        self.deck = []  # the top is the end, for pop()
        self.gone = []

    def play(self, shuffled):
        self.deck = list(reversed(shuffled))
        self.deal()
        for gondola in self.gondolas:
            yield from self.load_gondola(gondola)
        yield from self.feed_wakemaker()
        while any(gondola.cards for gondola in self.gondolas):
            for gondola in self.gondolas:
                if gondola.cards:
                    yield from self.deliver(gondola)

    def deal(self):
        self.give_card(self.wakemaker)
        for gondola in self.gondolas * 2:
            self.give_card(gondola)

    def give_card(self, hand):
        hand.cards.append(self.deck.pop())

    # ---- loading

    def load_gondola(self, gondola):
        while True:
            yield from gondola.answer_familia()
            moves = {"cast-off", *gondola.waiting_matron_moves()}
            if self.can_load(gondola):
                moves.add("load")
            move = yield Request(gondola.seat, moves)
            if move == "cast-off":
                gondola.cast_off()
                return
            if move == "load":
                self.give_card(gondola)
            else:
                gondola.declare_waiting_matron(move)

    def can_load(self, gondola):
        has_room = len(gondola.cards) < MOST_CARDS
        return has_room and bool(self.deck) and not gondola.is_too_heavy()

    def feed_wakemaker(self):
        hand = self.wakemaker
        while True:
            yield from hand.answer_familia()
            if hand.is_too_heavy() and not hand.waiting_matrons:
                break
            move = yield Request(hand.seat, self.wakemaker_moves())
            if move == "stop":
                break
            if move == "draw":
                self.give_card(hand)
            else:
                hand.declare_waiting_matron(move)
        # Cards are spent on disruptions later on, so the value has to be kept.
        self.wakemaker_value = hand.load()

    def wakemaker_moves(self):
        hand = self.wakemaker
        moves = set(hand.waiting_matron_moves())
        if self.deck and not hand.is_too_heavy():
            moves.add("draw")
        # Too heavy with a Matron waiting is the only way to be too heavy here.
        someone_exceeded = any(map(self.is_exceeded, self.gondolas))
        if not self.deck or hand.is_too_heavy() or someone_exceeded:
            moves.add("stop")
        return moves

    def is_exceeded(self, gondola):
        if self.prey and gondola.is_overloaded:
            return True
        return self.wakemaker.load() > gondola.row["cargo"]

    # ---- delivery

    def deliver(self, gondola):
        own, helper, aid = yield from self.agree_on_delivery(gondola)
        self.remove_cards(gondola, own)
        played = own
        if helper:
            self.remove_cards(helper, (aid,))
            played = tuple(sorted(own + (aid,)))
        cancelled = yield from self.disrupt(gondola, played)
        if cancelled:
            points = points_of_remains(set(played) - set(cancelled))
        else:
            points = points_of_delivery(played)
        gondola.row["coin"] += points
        if helper:
            helper.row["reputation"] += points // 2

    def remove_cards(self, hand, cards):
        for card in cards:
            hand.cards.remove(card)
            self.gone.append(card)

    def agree_on_delivery(self, gondola):
        refused = set()
        while True:
            options = self.delivery_options(gondola, refused)
            move = yield Request(gondola.seat, set(options))
            own, helper, aid = options[move]
            if helper:
                answer = yield Request(helper.seat, {"agree", "refuse"})
                if answer == "refuse":
                    refused.add(aid)
                    continue
            return own, helper, aid

    def delivery_options(self, gondola, refused):
        """Text -> (own cards, the gondola that aids or None, its card or None)."""
        cards = tuple(sorted(gondola.cards))
        options = {
            f"deliver {spell(own)}": (own, None, None) for own in own_deliveries(cards)
        }
        for helper in self.gondolas:
            if helper is gondola:
                continue
            for aid in set(helper.cards) - refused:
                for own in aided_choices(cards, aid):
                    text = f"deliver {spell(own)} aid {helper.seat}:{TEXT[aid]}"
                    options[text] = (own, helper, aid)
        return options

    # ---- disruption

    def disrupt(self, gondola, played):
        """Ask the Wakemaker, where there is a choice; return the cancelled cards."""
        options = self.disrupt_options(played)
        if not options or not self.may_be_targeted(gondola):
            return ()
        move = yield Request(self.wakemaker.seat, {"let-pass", *options})
        if move == "let-pass":
            return ()
        gondola.was_disrupted = True
        for card in options[move]:
            self.spend_wakemaker_card(rank_of(card))
        return options[move]

    def disrupt_options(self, played):
        """Text -> cards to cancel; each needs a card of its rank to pay for it."""
        purse = Counter(map(rank_of, self.wakemaker.cards))
        within_reach = [card for card in played if purse[rank_of(card)]]
        return {
            f"disrupt {spell(chosen)}": chosen
            for chosen in subsets(within_reach)
            if not Counter(map(rank_of, chosen)) - purse
        }

    def may_be_targeted(self, gondola):
        overfed = self.wakemaker_value > HEAVIEST_LOAD
        if overfed:
            return False
        if gondola.is_overloaded:
            return True
        return self.wakemaker_value > gondola.row["cargo"] and not self.slow_prey_left()

    def slow_prey_left(self):
        """Is there an overloaded gondola still to be disrupted before others?"""
        return any(
            gondola.is_overloaded and gondola.cards and not gondola.was_disrupted
            for gondola in self.gondolas
        )

    def spend_wakemaker_card(self, rank):
        first = next(card for card in self.wakemaker.cards if rank_of(card) == rank)
        self.remove_cards(self.wakemaker, (first,))

    # ---- for tests and for the sheet

    def misplaced_cards(self):
        """Cards that are not in exactly one place; there should be none."""
        places = [self.deck, self.gone, self.wakemaker.cards]
        places += [gondola.cards for gondola in self.gondolas]
        seen = Counter(itertools.chain.from_iterable(places))
        return [card for card in DECK if seen[card] != 1]

    def sheet(self):
        rows = list(self.rows.values())
        return {
            "round": self.number,
            "wakemaker": self.wakemaker.seat,
            "rows": rows,
            "group": sum(row["coin"] for row in rows),
        }


# --------------------------------------------------------------------------
# A whole match
# --------------------------------------------------------------------------


class Match:
    """A match in progress: `request` is what is awaited, None when it is over."""

    def __init__(self, seat_count, long=False, rotate=False, prey=False):
        self.seat_count = seat_count
        self.round_count = 6 if long else 3
        self.rotate = rotate
        self.prey = prey
        self.rounds = []
        self.flow = self.run()
        self.request = next(self.flow)

    def run(self):
        for number in range(1, self.round_count + 1):
            shuffled = yield Request(CHANCE, set())
            self.rounds.append(self.new_round(number))
            yield from self.rounds[-1].play(shuffled)

    def answer(self, choice):
        """Go on with a legal move, or with a deck (top first) for chance."""
        try:
            self.request = self.flow.send(choice)
        except StopIteration:
            self.request = None

    def new_round(self, number):
        wakemaker = self.seat_count
        if self.rotate:
            wakemaker = (self.seat_count + number - 2) % self.seat_count + 1
        others = range(1, self.seat_count)
        clockwise = [(wakemaker + step - 1) % self.seat_count + 1 for step in others]
        return Round(number, wakemaker, clockwise, self.sheet_seats(), self.prey)

    def sheet_seats(self):
        """The seats with a row on the sheet: those that are ever Gondolieri."""
        return range(1, self.seat_count + (1 if self.rotate else 0))

    def turn(self):
        return self.request.seat if self.request else None

    def legal_moves(self):
        return self.request.moves if self.request else set()

    def score(self):
        final = [self.final_row(seat) for seat in self.sheet_seats()]
        coin = {row["seat"]: row["coin"] for row in final}
        return {
            "over": self.request is None,
            "points": [coin.get(seat, 0) for seat in range(1, self.seat_count + 1)],
            "winners": [],
            "group": sum(coin.values()),
            "titles": titles(final),
            "rounds": [played.sheet() for played in self.rounds],
            "final": final,
        }

    def final_row(self, seat):
        rows = [played.rows[seat] for played in self.rounds]
        sums = {
            column: sum(row[column] or 0 for row in rows)
            for column in ("cargo", "coin", "reputation")
        }
        return {"seat": seat, **sums}


def titles(rows):
    reputations = [row["reputation"] for row in rows]

    def seats_with(reputation):
        return [row["seat"] for row in rows if row["reputation"] == reputation]

    return {
        "free_drinker": seats_with(max(reputations)),
        "drake": seats_with(min(reputations)),
    }


# --------------------------------------------------------------------------
# Playing at random
# --------------------------------------------------------------------------


def play_at_random(match, dice):
    """Yield (seat, text) for each step of a match played to its end."""
    while match.request:
        seat = match.turn()
        if seat == CHANCE:
            choice = dice.sample(DECK, len(DECK))
            text = "shuffle " + " ".join(TEXT[card] for card in choice)
        else:
            choice = text = dice.choice(sorted(match.legal_moves()))
        match.answer(choice)
        yield seat, text


# --------------------------------------------------------------------------
# Checking the work of a program
# --------------------------------------------------------------------------


class BadLog(Exception):
    """The log does what the model does not allow; the replay cannot go on."""


class Checker:
    """Replays matches and reports every difference, one line each."""

    def __init__(self, out):
        self.out = out
        self.matches = 0
        self.positions = 0
        self.mismatches = 0

    def check_files(self, matches, legal, scores):
        for line in matches:
            self.matches += 1
            self.check_match(json.loads(line), legal, scores)
        for name, rest in (("legal", legal), ("scores", scores)):
            surplus = sum(1 for _ in rest)
            if surplus:
                self.complain("end", f"{surplus} lines too many in the {name} file")
        print(
            f"{self.matches} matches, {self.positions} positions,"
            f" {self.mismatches} mismatches",
            file=self.out,
        )

    def complain(self, position, what):
        self.mismatches += 1
        print(f"match {self.matches} position {position}: {what}", file=self.out)

    def check_match(self, document, legal, scores):
        log = [parse_log_line(line) for line in document["log"]]
        decisions = sum(seat != CHANCE for seat, _ in log)
        # All lines of the match are taken at once, so that a replay that breaks
        # off does not put the matches after it out of step.
        legal_lines = list(itertools.islice(legal, decisions + 1))
        score_line = next(scores, None)
        options = document.get("options", {})
        match = Match(len(document["seats"]), **pick_options(options))
        try:
            last = self.replay(match, log, legal_lines)
        except BadLog as bad:
            self.complain(*bad.args)
            return
        if document.get("turn") != match.turn():
            self.complain(last, f"turn: {differing(match.turn(), document.get('turn'))}")
        self.compare_score(last, match.score(), score_line)

    def replay(self, match, log, legal_lines):
        """Go through the log; return the number of the last position."""
        entries = iter(log)
        for position in itertools.count():
            shuffle_where_wanted(match, entries, position)
            self.compare_legal(position, match, legal_lines)
            entry = next(entries, None)
            if entry is None:
                return position
            decide(match, entry, position)

    def compare_legal(self, position, match, legal_lines):
        self.positions += 1
        if position >= len(legal_lines):
            self.complain(position, "no line in the legal file")
            return
        try:
            entries = json.loads(legal_lines[position])
            # As counts, so that a move listed twice is told as well.
            listed = Counter(entry["move"] for entry in entries)
        except (ValueError, TypeError, KeyError):
            self.complain(position, f"not a list of moves: {legal_lines[position]!r}")
            return
        expected = Counter(match.legal_moves())
        if listed != expected:
            ours = ", ".join(sorted((expected - listed).elements()))
            theirs = ", ".join(sorted((listed - expected).elements()))
            self.complain(position, f"moves: {differing(ours, theirs)}")

    def compare_score(self, position, ours, score_line):
        if score_line is None:
            self.complain(position, "no line in the scores file")
            return
        try:
            theirs = json.loads(score_line)
        except ValueError:
            self.complain(position, f"not a score: {score_line!r}")
            return
        for where, one, other in differences("score", ours, theirs):
            self.complain(position, f"{where}: {differing(one, other)}")


def differing(ours, theirs):
    return f"only in the model [{ours}], only in the program [{theirs}]"


def parse_log_line(line):
    seat, _, text = line.partition(" ")
    # What is no seat fits no turn either, and is reported when it is reached.
    return int(seat) if seat.isdigit() else None, text


def pick_options(options):
    return {name: bool(options.get(name)) for name in ("long", "rotate", "prey")}


def shuffle_where_wanted(match, entries, position):
    """Feed the shuffle that the match waits for, if it waits for one."""
    if match.turn() != CHANCE:
        return
    seat, text = next(entries, (None, ""))
    verb, *cards = text.split() or [""]
    deck = [CARD.get(card) for card in cards]
    if seat != CHANCE or verb != "shuffle":
        raise BadLog(position, f"a shuffle is wanted, the log has [{text}]")
    if set(deck) != set(DECK) or len(deck) != len(DECK):
        raise BadLog(position, "the shuffle is not of the 40 cards")
    match.answer(deck)


def decide(match, entry, position):
    seat, move = entry
    if seat != match.turn():
        raise BadLog(
            position, f"seat {seat} chooses [{move}], by the model it is {match.turn()}"
        )
    if move not in match.legal_moves():
        raise BadLog(position, f"the log has [{move}], not legal by the model")
    match.answer(move)


def differences(where, ours, theirs):
    """Yield (where, ours, theirs); members unknown to the model are left alone."""
    if isinstance(ours, dict) and isinstance(theirs, dict):
        for name, value in ours.items():
            yield from differences(f"{where}.{name}", value, theirs.get(name, "missing"))
    elif is_list_of_rows(ours) and isinstance(theirs, list) and len(ours) == len(theirs):
        for index, (one, other) in enumerate(zip(ours, theirs)):
            yield from differences(f"{where}[{index}]", one, other)
    elif json.dumps(ours) != json.dumps(theirs):
        # Compared as text, because Python takes True, 1 and 1.0 for equal.
        yield where, json.dumps(ours), json.dumps(theirs)


def is_list_of_rows(value):
    return isinstance(value, list) and all(isinstance(item, dict) for item in value)


# --------------------------------------------------------------------------
# Tests of the model itself
# --------------------------------------------------------------------------

DELIVERY_CASES = [
    ("3C 3D", "pair", 12),
    ("3C 3D 3H", "triple", 27),
    ("QC QD QH QS", "quad", 160),
    ("5C 6D 7H", "straight", 36),
    ("7C JD KH", "straight", 54),
    ("2H 5H JH", "flush", 34),
    ("JS KS QS", "straight flush", 90),
    ("AC", "single", 1),
    ("3C 4D", None, None),
    ("KC QD AH", None, None),
    ("3C 3D 4H", None, None),
]

REMAINS_CASES = [
    ("JC QD", 10),
    ("4C 4D", 16),
    ("", 0),
    ("3C 4D 5H 7S JC", 24),
]

BEST_TOTAL_CASES = [
    ("3C 3D 3H QH 6H", 50),
    ("3C 3D 3H", 27),
    ("AC QD", 11),
    ("7S", 7),
]

LOAD_CASES = [
    ("7C 7D", 14),
    ("QH:double:3C 3C 7D", 13),
    ("5C KD:10 QH:double:5C", 10),
    ("3C JD:-1 JH:-1 JS:-1 JC:-1", 0),
    ("5C QD:half:5C", 2),
    ("JD:-1 4C", 4),
    ("JD 4C KH", 4),
    ("6C KD:pass JD:+1", 7),
    ("2C KD:10 4C", 14),
]


def cards_of(text):
    return [parse_card(word) for word in text.split()]


def declared_hand(text):
    hand = Hand(1)
    for word in text.split():
        name, *declaration = word.split(":")
        card = parse_card(name)
        hand.cards.append(card)
        if not declaration:
            continue
        if rank_of(card) == THIEF:
            hand.thief_step[card] = int(declaration[0])
        elif rank_of(card) == CAPTAIN:
            hand.captain_acts[card] = declaration[0] == "10"
        else:
            hand.matron_on[parse_card(declaration[1])] = declaration[0]
    return hand


def expect(got, wanted, about):
    if got != wanted:
        raise AssertionError(f"{about}: got {got}, wanted {wanted}")


def test_points():
    for text, kind, points in DELIVERY_CASES:
        cards = cards_of(text)
        expect(kind_of_delivery(cards), kind, text)
        if kind:
            expect(points_of_delivery(cards), points, text)
    for text, points in REMAINS_CASES:
        expect(points_of_remains(cards_of(text)), points, f"remains {text}")
    for text, total in BEST_TOTAL_CASES:
        expect(describe_hand(cards_of(text))["best"]["total"], total, f"best of {text}")
    for text, load in LOAD_CASES:
        expect(declared_hand(text).load(), load, f"load of {text}")


def test_hand_listing():
    listing = describe_hand(cards_of("3h 3c 6H qh 1d"))["deliveries"]
    cards = [" ".join(delivery["cards"]) for delivery in listing]
    expect(cards, ["3C 3H", "3H 6H QH"], "listing of sets")
    listing = describe_hand(cards_of("KD 1C"))["deliveries"]
    expect([delivery["points"] for delivery in listing], [1, 10], "listing of singles")


def start(top, seats=3, **options):
    """A match with the deck stacked: these cards first, the others after them."""
    match = Match(seats, **options)
    match.answer(stacked(top))
    return match


def stacked(top):
    first = cards_of(top)
    return first + [card for card in DECK if card not in first]


def step(match, seat, move, moves=None):
    """Make a move; `moves`, if given, are all that should be legal, by commas."""
    expect(match.turn(), seat, f"turn at {move}")
    if moves is not None:
        expect(sorted(match.legal_moves()), sorted(moves.split(", ")), f"moves at {move}")
    if move not in match.legal_moves():
        raise AssertionError(f"{move} is not among {sorted(match.legal_moves())}")
    match.answer(move)


def test_familia_questions():
    match = start("2C QC JD 5H QD 6C KS")
    step(match, 1, "load", "load, cast-off, matron double 5H, matron half 5H")
    step(match, 1, "load", "load, cast-off, " + matrons("5H 6C"))
    step(match, 1, "captain 10", "captain 10, captain pass")
    step(match, 1, "matron half 6C", "load, cast-off, " + matrons("5H 6C"))
    step(match, 1, "cast-off", "load, cast-off")
    step(match, 2, "thief -1", "thief +1, thief -1")
    step(match, 2, "load", "load, cast-off")
    step(match, 2, "cast-off")
    expect(match.score()["rounds"][0]["rows"][0]["cargo"], 10, "cargo")


def matrons(cards):
    names = cards.split()
    return ", ".join(f"matron {how} {name}" for name in names for how in ("double", "half"))


def test_matron_at_once():
    match = start("2C 5H 3C QC 4C QD")
    step(match, 1, "matron double 5H", "matron double 5H, matron half 5H")
    step(match, 1, "load", "load, cast-off")
    # No card is free for the second Matron, so that she waits.
    step(match, 1, "load", "load, cast-off")
    step(match, 1, "cast-off", "load, cast-off, " + matrons("AC"))


def test_overload_and_seven_cards():
    match = start("2C QC 2H 7H 3H 7S")
    step(match, 1, "load")
    step(match, 1, "matron half 7H", "cast-off, " + matrons("7H 7S"))
    step(match, 1, "cast-off", "load, cast-off")
    match = start("7C AC 7D AD 7H AH AS 2C 2D 2H")
    for _ in range(5):
        step(match, 1, "load", "load, cast-off")
    step(match, 1, "cast-off", "cast-off")


def test_wakemaker_must_draw():
    match = start("2C 7C 6C 6D 7H 3C")
    step(match, 1, "cast-off")
    step(match, 2, "cast-off")
    step(match, 3, "draw", "draw")
    step(match, 3, "draw", "draw")
    # 2 + 3 + 1 is below 13: still nobody is exceeded.
    step(match, 3, "draw", "draw")


def test_sleeping_wakemaker():
    match = start("7C 7H 6C 6D 7D 7S")
    step(match, 1, "cast-off")
    step(match, 2, "cast-off")
    step(match, 3, "draw", "draw")
    # 14 with no Matron: asleep, and not asked although a 7 is delivered.
    step(match, 1, "deliver 7H")
    expect(match.turn(), 2, "no question to the sleeper")


def test_prey():
    for prey, moves in ((False, "draw"), (True, "draw, stop")):
        match = start("7C 7H 7D 6H 7S", prey=prey)
        step(match, 1, "cast-off", "load, cast-off")
        step(match, 2, "cast-off", "cast-off")
        step(match, 3, "draw", moves)


def test_wakemaker_with_waiting_matron():
    match = start("QC 7H 2D 6S 6C 7D 7C")
    step(match, 1, "cast-off")
    step(match, 2, "cast-off")
    step(match, 3, "draw", "draw")
    step(match, 3, "draw", "draw, " + matrons("7D"))
    step(match, 3, "matron double 7C", "stop, " + matrons("7C 7D"))
    expect(match.turn(), 1, "overfed after the last Matron")


def test_aid_and_disruption():
    match = start("3S 3C 3D 2D 2C 3H")
    step(match, 1, "cast-off")
    step(match, 2, "cast-off")
    step(match, 3, "draw", "draw")
    step(match, 3, "stop", "draw, stop")
    aids = "deliver 2D aid 2:2C, deliver 3C aid 2:3D"
    step(match, 1, "deliver 3C aid 2:3D", "deliver 3C, deliver 2D, " + aids)
    step(match, 2, "refuse", "agree, refuse")
    step(match, 1, "deliver 2D aid 2:2C", "deliver 3C, deliver 2D, deliver 2D aid 2:2C")
    step(match, 2, "agree")
    step(match, 2, "deliver 3D aid 1:3C", "deliver 3D, deliver 3D aid 1:3C")
    step(match, 1, "agree")
    step(match, 3, "disrupt 3C", "let-pass, disrupt 3C, disrupt 3D, disrupt 3C 3D")
    rows = match.score()["rounds"][0]["rows"]
    expect([(row["coin"], row["reputation"]) for row in rows], [(8, 1), (3, 4)], "rows")


def test_overloaded_first():
    match = start("4C 4H 7D AH 4D 6S AC AS")
    step(match, 1, "cast-off")
    step(match, 2, "load")
    step(match, 2, "cast-off", "cast-off")
    step(match, 3, "draw", "draw")
    step(match, 3, "draw", "draw")
    step(match, 3, "stop", "draw, stop")
    # Seat 1 is outweighed, but not before the overloaded seat 2 was disrupted.
    step(match, 1, "deliver 4H")
    step(match, 2, "deliver 4D")
    step(match, 3, "disrupt 4D", "let-pass, disrupt 4D")
    step(match, 1, "deliver AH")
    step(match, 3, "let-pass", "let-pass, disrupt AH")


def test_price_of_cancelling():
    """Each cancelled card costs the Wakemaker one of its rank."""
    one, both = "let-pass, disrupt 2C, disrupt 2D", ", disrupt 2C 2D"
    for drawn, choice, moves, coin in (
        ("AS 3S", "disrupt 2C", one, 2),
        ("2H AS", "disrupt 2C 2D", one + both, 0),
    ):
        match = start("2S 2C 7D 2D 6C " + drawn)
        step(match, 1, "cast-off")
        step(match, 2, "cast-off")
        step(match, 3, "draw")
        step(match, 3, "draw")
        step(match, 3, "stop", "draw, stop")
        step(match, 1, "deliver 2C 2D", "deliver 2C 2D")
        step(match, 3, choice, moves)
        expect(match.score()["points"], [coin, 0, 0], "what is left")


def test_rotation():
    match = Match(4, rotate=True, long=True)
    list(play_at_random(match, random.Random(1)))
    wakemakers = [played.wakemaker.seat for played in match.rounds]
    expect(wakemakers, [4, 1, 2, 3, 4, 1], "rotation")
    expect([hand.seat for hand in match.rounds[2].gondolas], [3, 4, 1], "order of play")


def test_random_play():
    """Every match ends, with every card in one place all the time."""
    for seed in range(60):
        dice = random.Random(seed)
        options = {name: dice.random() < 0.5 for name in ("long", "rotate", "prey")}
        match = Match(3 + seed % 5, **options)
        for _ in play_at_random(match, dice):
            misplaced = match.rounds[-1].misplaced_cards()
            expect(misplaced, [], f"misplaced cards, seed {seed}")
        expect(len(match.rounds), match.round_count, f"rounds, seed {seed}")
        score = match.score()
        expect(score["group"], sum(score["points"]), f"group coin, seed {seed}")


def test_empty_deck():
    """With six who always load the deck runs out, and nobody may take a card."""
    answers = Counter()
    for seed in range(20):
        match = Match(7)
        match.answer(random.Random(seed).sample(DECK, len(DECK)))
        while match.rounds[0].wakemaker_value is None:
            if not match.rounds[0].deck:
                answers.update(match.legal_moves())
            match.answer(greedy_choice(match.legal_moves()))
    expect((answers["load"], answers["draw"]), (0, 0), "cards from an empty deck")
    expect(answers["stop"] > 0, True, "stop with an empty deck")


def greedy_choice(moves):
    """Take cards as long as possible: keep the load low, then load or draw."""
    def eagerness(move):
        keeps_low = "half" in move or move in ("thief -1", "captain pass")
        return (not keeps_low, move not in ("load", "draw"), move)
    return min(moves, key=eagerness)


def recorded_match(seed, seats, most_positions=None):
    """A match at random, as the three things that a program would write of it."""
    options = {"long": False, "prey": False, "rotate": bool(seed % 2)}
    match = Match(seats, **options)
    log, legal = [], []
    for seat, text in play_at_random(match, random.Random(seed)):
        log.append(f"{seat} {text}")
        if match.turn() != CHANCE:
            legal.append(json.dumps([{"move": move} for move in match.legal_moves()]))
        if len(legal) == most_positions:
            break
    names = [f"p{seat}" for seat in range(1, seats + 1)]
    document = {"options": options, "seats": names, "turn": match.turn(), "log": log}
    return document, legal, match.score()


def count_mismatches(document, legal, score):
    checker = Checker(io.StringIO())
    checker.check_files([json.dumps(document)], iter(legal), iter([json.dumps(score)]))
    return checker.mismatches


def test_checker():
    for seed in range(5):
        document, legal, score = recorded_match(seed, 3 + seed)
        expect(count_mismatches(document, legal, score), 0, "faithful program")
        expect(count_mismatches(document, ["[]"] + legal[1:], score), 1, "missing moves")
        expect(count_mismatches(document, legal[:-1], score), 1, "missing line")
        expect(count_mismatches(document, legal + ["[]"], score), 1, "surplus line")
        expect(count_mismatches(document, legal[:-1] + ["?"], score), 1, "broken line")
        wrong = {**score, "group": score["group"] + 1}
        expect(count_mismatches(document, legal, wrong), 1, "wrong score")
        wrong = {**document, "turn": 1}
        expect(count_mismatches(wrong, legal, score), 1, "wrong turn")
        wrong = {**document, "log": document["log"][:-1] + ["1 nonsense"]}
        expect(count_mismatches(wrong, legal, score), 1, "wrong move")
        unfinished = recorded_match(seed, 3 + seed, most_positions=10 * seed + 1)
        expect(count_mismatches(*unfinished), 0, "unfinished match")


def selftest():
    tests = [value for name, value in globals().items() if name.startswith("test_")]
    for test in tests:
        test()
    print("ok")


# --------------------------------------------------------------------------
# Command line
# --------------------------------------------------------------------------


def hand_command(_):
    for line in sys.stdin:
        print(json.dumps(describe_hand(cards_of(line)), separators=(",", ":")))


def check_command(arguments):
    checker = Checker(sys.stdout)
    with open(arguments.matches) as matches, open(arguments.legal) as legal:
        with open(arguments.scores) as scores:
            checker.check_files(matches, legal, scores)
    if checker.mismatches:
        sys.exit(1)


def play_command(arguments):
    options = pick_options(vars(arguments))
    match = Match(arguments.seats, **options)
    for seat, text in play_at_random(match, random.Random(arguments.seed)):
        print(seat, text)


def parse_arguments():
    parser = argparse.ArgumentParser(description="a model of the card game Gondola")
    commands = parser.add_subparsers(required=True)
    hand = commands.add_parser("hand", help="deliveries of hands read from stdin")
    hand.set_defaults(run=hand_command)
    check = commands.add_parser("check", help="compare a program with the model")
    for name in ("matches", "legal", "scores"):
        check.add_argument(name)
    check.set_defaults(run=check_command)
    play = commands.add_parser("play", help="play a match at random")
    play.add_argument("--seats", type=int, choices=range(3, 8), required=True)
    play.add_argument("--seed", type=int, required=True)
    for name in ("long", "rotate", "prey"):
        play.add_argument(f"--{name}", action="store_true")
    play.set_defaults(run=play_command)
    test = commands.add_parser("selftest", help="test the model itself")
    test.set_defaults(run=lambda _: selftest())
    return parser.parse_args()


def main():
    arguments = parse_arguments()
    arguments.run(arguments)


if __name__ == "__main__":
    main()
