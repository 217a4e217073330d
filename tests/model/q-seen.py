#!/usr/bin/env python3
"""Look for cards in views of Q that their seats have never seen.

Reads whole matches, one a line.  For each seat it collects from the log and
the state, by the rules and not by what the programs call known, all cards that
the seat has ever seen; then it asks veil for the view and fails if a card
there is none of them.
"""

import json
import re
import subprocess
import sys


def seen_by(match, seat):
    state, seen = match["state"], set()
    shuffles = 0
    log = [line.split(" ") for line in match["log"]]
    for i, (who, verb, *words) in enumerate(log):
        mine = who == str(seat)
        if verb == "shuffle" and seat > 0:
            if shuffles == 0:
                seen.update(words[5 * (seat - 1):5 * seat])
            else:
                seen.update(card for card, drawer
                            in zip(words, state["drawers"]) if drawer == seat)
            shuffles += 1
        elif verb in ("show", "order"):
            seen.update(words)
        elif verb == "give" and (mine or log[i - 1][0] == str(seat)):
            seen.update(words)
            seen.update(log[i - 1][3:])
    for ship in state["ships"]:
        seen.update(card["card"] for card in ship["cards"])
    if state["ship"] is not None:
        seen.update(card["card"] for card in state["ship"]["cards"])
    return seen | inspected(match, log, seat)


def inspected(match, log, seat):
    """What lay in each hold that the seat has looked at."""
    hold, first, seen = [], None, set()
    for who, verb, *words in log:
        if verb == "porto":
            first = first or who
            hold += words
        elif verb == "discard":
            if first == str(seat):
                seen.update(hold)
            hold, first = [], None
    if match["state"]["phase"] == "sailing" and first == str(seat):
        seen.update(hold)
    return seen


def main():
    ids = None
    for line in sys.stdin:
        match = json.loads(line)
        if ids is None:
            ids = set(re.findall(r"[a-z][a-z0-9-]+", match["log"][1])) \
                - {"shuffle"}
        for seat in range(len(match["seats"]) + 1):
            view = subprocess.run(["veil", "--seat", str(seat)], input=line,
                                  capture_output=True, text=True, check=True)
            view = json.loads(view.stdout)
            view.pop("set")
            words = set(re.findall(r"[a-z][a-z0-9-]+", json.dumps(view))) & ids
            leak = words - seen_by(match, seat)
            if leak:
                sys.exit(f"seat {seat} after {len(match['log'])}: {leak}")


if __name__ == "__main__":
    main()
