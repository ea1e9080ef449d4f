"""What is certain against every hand."""

from __future__ import annotations

from dataclasses import replace

from places import No, Yes, ending, place, take
from positions import D

from sixtysix_teach import Marriage, Suit

START = place("AS TS KD 9D JC QC")
# 42 points; ace, ten and king of trumps bring 25 more.
SURE = place("AH TH KH QH AC 9C", tricks=take(2))
SURE_CLOSED = place("AH TH KH QH AC 9C", tricks=take(2), closed="me 2")
FIVE = place("AH TH 9H AC KC 9C", tricks=take(5))
SIX = place("AH TH KC 9C JC QC", tricks=take(6))
# The other has won all but the last trick, and my hand is worth nothing.
HOPELESS_7 = place("9H 9C JC QC 9D QD", tricks=take(4) + " 9SQS")
HOPELESS_84 = place("9H 9C JC QC 9D JD", tricks=take(3) + " 9SQS")
LOST = place("9H JH 9C JC QC KC", tricks=take(6), waits=True)
LOST_CLOSED = place("9S", tricks="AHKH THQH ASKS ADKD ACKC", closed="other 0", waits=True)
# No card of mine will take a trick: the other has only higher ones. But I have 66, or a marriage
# that makes 76.
ON_66 = place("QC JC 9C QD JD 9D", tricks="AHTH ASTS KHQH 9HKS QSTD")
MARRIES = place("KC QC JC QD JD 9D", tricks="AHTH ASTS KHQH 9HKS QS9C")
# Both have 66, and under these rules both may claim at any time.
RACE = replace(
    ending("AH AS", "9S 9D", points=70, rules="handbook"),
    marriages=(Marriage(D, Suit.CLUBS, 20, 0), Marriage(D, Suit.DIAMONDS, 20, 1)),
)
LOST_ON_LEAD = ending("9S JD", "AS KD", points=38)

MUST = [
    Yes(
        "closing-certain",
        "42, and the highest trumps",
        SURE,
        numbers={"game_points": 3, "hands": 1716},
    ),
    Yes(
        "closing-certain",
        "57, and the ace of trumps",
        FIVE,
        numbers={"game_points": 3, "hands": 7},
    ),
    Yes(
        "closing-hopeless",
        "the last open lead",
        HOPELESS_7,
        numbers={"game_points": 2, "hands": 7},
    ),
    Yes("closing-hopeless", "84 hands", HOPELESS_84, numbers={"game_points": 2, "hands": 84}),
    Yes(
        "forced-win",
        "60, and the highest trumps",
        SIX,
        "AH TH",
        numbers={"game_points": 3, "hands": 1},
    ),
    Yes(
        "forced-win",
        "a close that cannot fail",
        SURE_CLOSED,
        "AH TH KH QH",
        numbers={"game_points": 3, "hands": 1716},
    ),
    Yes(
        "forced-win",
        "the other leads, and it helps it nothing",
        ending("AH AS", "9S 9D", points=50, waits=True),
        numbers={"game_points": 1, "hands": 1},
    ),
    Yes(
        "forced-loss",
        "it has 60, and the highest trumps",
        LOST,
        numbers={"game_points": 3, "hands": 1},
    ),
    Yes(
        "forced-loss",
        "38, and both tricks would make 65",
        LOST_ON_LEAD,
        numbers={"game_points": 1, "hands": 1},
    ),
    Yes(
        "forced-loss",
        "it closed and has 73 on lead",
        LOST_CLOSED,
        numbers={"game_points": 3, "hands": 12},
    ),
]

MUST_NOT = [
    No("closing-certain", "nothing is sure", START),
    No("closing-certain", "closed already", SURE_CLOSED),
    No("closing-certain", "hopeless", HOPELESS_7),
    No("closing-certain", "the target is reached: one claims and need not close", ON_66),
    No("closing-hopeless", "certain", FIVE),
    No("closing-hopeless", "too many hands to prove it", START),
    No("closing-hopeless", "the stock is gone", LOST),
    No("closing-hopeless", "the target is reached: one claims and need not close", ON_66),
    No("closing-hopeless", "a marriage reaches the target", MARRIES),
    No("forced-win", "the stock is open", SURE),
    No("forced-win", "lost", LOST),
    No("forced-win", "the other may be first to claim", RACE),
    No("forced-loss", "won", SIX),
    No("forced-loss", "the stock is open", HOPELESS_7),
]
