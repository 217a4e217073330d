#!/usr/bin/env python3
"""Gondoliere once more, from gondoliere(6) and squero-tiles(5) alone.

    gondoliere.py check MATCHES LEGAL SCORES

Follows the log of each match; says where the legal moves, the state or the
score differ.  LEGAL has a line of `legal --json` for the beginning of each
match and for every decision in it, SCORES a line of `score` for each match.

Nothing is kept of a route but its mouth: whenever something is asked, all
canals are followed from the Piazza again.
"""

import json
import re
import sys

STEP = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}
TURN = {"left": dict(zip("NESW", "WNES")), "right": dict(zip("NESW", "ESWN"))}
MOUTHS = {1: (0, 3, "N"), 2: (3, 3, "N"), 3: (4, 1, "E"), 4: (3, -1, "S"),
          5: (0, -1, "S"), 6: (-1, 1, "W")}
COLOURS = "RYGBV"
STANDARD = {
    "piazza": [4, 5, 9, 6, 7, 8],
    "canal": {"straight": 12, "straight+1": 8, "curve": 16, "curve+1": 8},
    "stages": {"1": 1, "2": 1, "3": 1, "4": 2,
               "1x": 1, "2x": 1, "3x": 1, "4x": 1}}


def parts(name):
    """Colour or None, value or shape, whether a crossing, tourists."""
    found = re.fullmatch(r"([RYGBV])([1-4])(x?)(?:\+([1-4]))?", name)
    if found:
        colour, value, cross, more = found.groups()
        return colour, int(value), cross == "x", int(more or 0)
    shape, _, more = name.partition("+")
    return None, shape, False, int(more or 0)


def printed(name):
    colour, kind, crossing, tourists = parts(name)
    if colour is None:
        return (0, kind == "curve", 0, tourists)
    return (1, crossing, kind, tourists)


class Tile:
    def __init__(self, name, sides):
        self.name = name
        self.sides = sides
        self.colour, self.kind, self.crossing, self.tourists = parts(name)

    def leave(self, heading):
        """The heading behind it; None if there is no canal on that side."""
        if BACK[heading] not in self.sides:
            return None
        if self.crossing:
            return heading
        return (self.sides - {BACK[heading]}).pop()


def piazza(cell):
    return 0 <= cell[0] <= 3 and 0 <= cell[1] <= 2


class Board:
    def __init__(self, left):
        self.cells = {}
        self.complete = set()
        self.left = left  # names, each as often as it has not been laid

    def walk(self, route):
        """The tiles along a route, its end cell, heading, if it is dead."""
        x, y, heading = MOUTHS[route]
        path = []
        while (x, y) in self.cells:
            out = self.cells[x, y].leave(heading)
            if out is None:
                break
            path.append((x, y))
            heading = out
            x, y = x + STEP[heading][0], y + STEP[heading][1]
        return path, (x, y), heading, (x, y) in self.cells or piazza((x, y))

    def keeps_rules(self, path):
        canals, last, before, values = 0, None, None, {}
        for cell in path:
            tile = self.cells[cell]
            if tile.colour is None:
                canals += 1
            else:
                if canals < 2 or before:
                    return False
                if last not in (None, cell) and \
                        self.cells[last].colour == tile.colour:
                    return False
                if tile.kind < 4 and values.setdefault(tile.kind, cell) != cell:
                    return False
                last = cell
            before = tile.colour
        return True

    def allowed(self, route, name, turn):
        """The routes that a placement concerns, or none if it is illegal."""
        if route in self.complete:
            return []
        walks = {r: self.walk(r) for r in MOUTHS}
        _, cell, heading, _ = walks[route]
        here = [r for r in MOUTHS if walks[r][1] == cell and not walks[r][3]]
        if len(here) > 1:
            if len(here) > 2 or not parts(name)[2] or \
                    any(r in self.complete for r in here):
                return []
            if len({walks[r][2] in "NS" for r in here}) == 1:
                return []
        self.put(cell, heading, name, turn)
        good = all(self.keeps_rules(self.walk(r)[0]) for r in here)
        del self.cells[cell]
        return here if good else []

    def put(self, cell, heading, name, turn):
        out = TURN[turn][heading] if turn else heading
        sides = set("NESW") if parts(name)[2] else {BACK[heading], out}
        self.cells[cell] = Tile(name, sides)

    def lay(self, route, name, turn):
        _, cell, heading, _ = self.walk(route)
        self.put(cell, heading, name, turn)
        self.left.remove(name)
        self.settle()
        return cell

    def can_grow(self, route):
        return any(self.allowed(route, name, turn)
                   for name in {n.partition("+")[0] for n in self.left}
                   for turn in turns(name))

    def settle(self):
        before = None
        while before != self.complete:
            before = set(self.complete)
            for r in set(MOUTHS) - self.complete:
                path, _, _, dead = self.walk(r)
                values = {self.cells[c].kind for c in path
                          if self.cells[c].colour}
                if len(values) == 4 or dead or not self.can_grow(r):
                    self.complete.add(r)


def turns(name):
    return ("left", "right") if name.startswith("curve") else (None,)


class Match:
    def __init__(self, doc):
        given = doc.get("set", "standard")
        self.set = STANDARD if given == "standard" else given
        self.seats = len(doc["seats"])
        self.first = self.seat = doc["options"]["first"]
        self.piles, self.shown, self.asked = {}, {}, 0
        stages = self.set["stages"]
        self.board = Board(
            [n for n, k in self.set["canal"].items() for _ in range(k)] +
            [c + n for c in COLOURS[:self.seats] for n, k in stages.items()
             for _ in range(k)])
        self.swapped = [False] * self.seats
        self.order = []
        self.placed = 0
        self.over = False

    def fill(self, name):
        while len(self.shown[name]) < 3 and self.piles[name]:
            self.shown[name].append(self.piles[name].pop(0))

    def own(self):
        return COLOURS[self.seat - 1]

    def placements(self):
        tiles = set(self.shown["canal"]), set(self.shown[self.own()])
        for route in MOUTHS:
            for kind in tiles:
                for name in sorted(kind, key=printed):
                    for turn in turns(name):
                        here = self.board.allowed(route, name, turn)
                        if here and min(here) == route:
                            yield f"place {route} {name}" + \
                                (f" {turn}" if turn else "")

    def legal(self):
        if self.over:
            return []
        if self.asked < self.seats:
            return ["swap", "keep"]
        return list(self.placements()) + (["done"] if self.placed else [])

    def begin_turn(self):
        self.placed = 0
        self.over = next(self.placements(), None) is None

    def end_turn(self):
        self.fill("canal")
        self.fill(self.own())
        self.seat = self.seat % self.seats + 1
        self.begin_turn()

    def ended(self):
        left = self.board.left
        return len(self.board.complete) >= 5 or \
            not any(parts(n)[0] is None for n in left) or \
            any(not any(n[0] == c for n in left)
                for c in COLOURS[:self.seats])

    def play(self, line):
        seat, verb, *words = line.split()
        if verb == "shuffle":
            self.piles[words[0]], self.shown[words[0]] = words[1:], []
            self.fill(words[0])
            return
        assert int(seat) == self.seat, line
        if verb in ("swap", "keep"):
            self.answer(verb)
        elif verb == "done":
            self.end_turn()
        else:
            self.place(int(words[0]), words[1], (words + [None])[2])

    def answer(self, verb):
        own = self.own()
        if verb == "swap":
            self.piles[own] += self.shown[own]
            self.shown[own] = []
            self.fill(own)
            self.swapped[self.seat - 1] = True
        self.asked += 1
        self.seat = self.seat % self.seats + 1
        if self.asked == self.seats:
            self.begin_turn()

    def place(self, route, name, turn):
        stage = parts(name)[0] is not None
        self.shown[self.own() if stage else "canal"].remove(name)
        self.order.append(self.board.lay(route, name, turn))
        self.placed += 1
        if self.ended():
            self.over = True
        elif self.placed == 3:
            self.end_turn()

    def state(self):
        walks = {r: self.board.walk(r) for r in MOUTHS}
        phase = "over" if self.over else \
            "display" if self.asked < self.seats else "turns"
        tiles = [(cell, self.board.cells[cell]) for cell in self.order]
        return {
            "phase": phase, "seat": self.seat, "placed": self.placed,
            "deck": self.piles["canal"], "canal": self.shown["canal"],
            "players": [{"stack": self.piles[c], "display": self.shown[c],
                         "swapped": self.swapped[i]}
                        for i, c in enumerate(COLOURS[:self.seats])],
            "board": [{"tile": t.name, "x": x, "y": y,
                       "sides": "".join(s for s in "NESW" if s in t.sides),
                       "routes": [r for r in MOUTHS if (x, y) in walks[r][0]]}
                      for (x, y), t in tiles],
            "routes": [{"end": list(walks[r][1]), "heading": walks[r][2],
                        "complete": r in self.board.complete}
                       for r in MOUTHS]}

    def end(self):
        left = self.board.left
        if not self.over:
            return None
        if len(self.board.complete) >= 5:
            return "routes"
        if not any(parts(n)[0] is None for n in left):
            return "canals"
        return "stages" if self.ended() else "stuck"

    def route_score(self, r):
        tiles = [self.board.cells[c] for c in set(self.board.walk(r)[0])]
        tourists = self.set["piazza"][r - 1] + sum(t.tourists for t in tiles)
        totals = [sum(t.kind for t in tiles if t.colour == c)
                  for c in COLOURS[:self.seats]]
        places = sorted(set(totals) - {0}, reverse=True)[:3]
        points = [-(-tourists // 2 ** places.index(t)) if t in places else 0
                  for t in totals]
        complete = r in self.board.complete
        return {"route": r, "complete": complete, "tourists": tourists,
                "totals": totals,
                "points": points if complete else [0] * self.seats}

    def score(self):
        routes = [self.route_score(r) for r in MOUTHS]
        names = [t.name for t in self.board.cells.values()]
        laid = [sum(n[0] == c for n in names) for c in COLOURS[:self.seats]]
        points = [sum(r["points"][i] for r in routes)
                  for i in range(self.seats)]
        rank = [(-p, n) for p, n in zip(points, laid)]
        return {"over": self.over, "points": points,
                "winners": [i + 1 for i, r in enumerate(rank)
                            if r == min(rank)],
                "end": self.end(), "laid": laid, "routes": routes}


def differs(what, number, line, ours, theirs):
    if ours != theirs:
        sys.exit(f"match {number}, {line}: {what}:\n{ours}\nnot\n{theirs}")


def check_legal(match, number, line, moves):
    differs("legal", number, line, match.legal(), [m["move"] for m in moves])
    for move in moves:
        if "cell" in move:
            route = int(move["move"].split()[1])
            differs("cell", number, line, list(match.board.walk(route)[1]),
                    move["cell"])


def check(matches, legal, scores):
    positions = 0
    for number, text in enumerate(matches, 1):
        doc = json.loads(text)
        match = Match(doc)
        for line in doc["log"]:
            if line[0] != "0":
                check_legal(match, number, line, json.loads(next(legal)))
                positions += 1
            match.play(line)
        check_legal(match, number, "the end", json.loads(next(legal)))
        differs("state", number, "the end", match.state(), doc["state"])
        differs("score", number, "the end", match.score(),
                json.loads(next(scores)))
    print(positions)


if __name__ == "__main__":
    check(*(open(path) for path in sys.argv[2:5]))
