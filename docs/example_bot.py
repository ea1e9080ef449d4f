"""A bot for the kit in ten lines: it claims, wins cheap tricks with its dearest card, leads low."""

import json
import sys

POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
for line in sys.stdin:
    asked = json.loads(line)
    question, legal = asked["question"], asked["legal"]
    cards = sorted((a for a in legal if len(a) == 2), key=lambda c: POINTS[c[0]])
    led = question["trick"][0] if question["trick"] else "--"
    over = [c for c in cards if c[1] == led[1] and POINTS[c[0]] > POINTS[led[0]]]
    extra = [a for a in legal if a.startswith(("exchange", "marry", "draw", "count", "pass"))]
    due = [a for a in legal if a.startswith("claim") and question["totals"]["me"] >= 66]
    print([*due, *extra, *over[-1:], *cards, "close"][0], flush=True)
