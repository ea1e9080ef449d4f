"""Marriages in hand, announced, still possible, or past."""

from __future__ import annotations

from places import No, Yes, ending, place, take

PAIR = "KS QS AD 9D JC 9C"
START = place(PAIR)
NO_PAIR = place("AS TS KD 9D JC QC")
AFTER_ONE = place("KS QS TH 9D JC 9C", tricks="ADTD")
FOLLOWS = place(PAIR, led="AH")
KAWU_START = place(PAIR, rules="kawu")
KAWU_AFTER_ONE = place("KS QS TH 9D JC 9C", tricks="ADTD", rules="kawu")
TO_DRAW = place("KS QS TH 9D JC", tricks="ADTD", to_draw=True)
SIX = place("KC QC TH AH JC 9C", tricks=take(5))
FIVE = place("KC QC TH AH JC 9C", tricks=take(4))
SIX_FOLLOWS = place("KC QC TH AH JC 9C", tricks=take(5), led="QD")
CLOSED = place("KS QS TH 9D JC 9C", tricks="ADTD", closed="me 1")
ANNOUNCED = place(PAIR, marriages="me S 0")
LED_KING = place("QS AD 9D JC 9C", i_led="KS", marriages="me S 0")
THEIRS = place("AS TS KD 9D JC QC", led="KH", marriages="other H 0")
KAWU_LAST = ending("KS QS", "AS 9D", points=40, rules="kawu")
KAWU_THREE = ending("KS QS JD", "AS 9D QD", points=40, rules="kawu")

MUST = [
    Yes("marriages-in-hand", "before the first lead", START, "KS QS", "", "S", {"points": 20}),
    Yes(
        "marriages-in-hand",
        "two, the dearer one first",
        place("KS QS KH QH JC 9C"),
        "KH QH KS QS",
        "",
        "H S",
        {"points": 40},
    ),
    Yes("marriages-in-hand", "I follow", FOLLOWS, "KS QS", "", "S", {"points": 20}),
    Yes(
        "marriages-in-hand",
        "stock gone, and these rules do not mind",
        KAWU_THREE,
        "KS QS",
        "",
        "S",
        {"points": 20},
    ),
    Yes("marriage-now", "21 and 20", AFTER_ONE, "KS QS", "", "S", {"points": 20, "total": 41}),
    Yes(
        "marriage-now",
        "the trump marriage",
        place("KH QH AS 9D JC 9C", tricks="ADTD"),
        "KH QH",
        "",
        "H",
        {"points": 40, "total": 61},
    ),
    Yes("marriage-now-pending", "no trick yet", START, "KS QS", "", "S", {"points": 20}),
    Yes(
        "marriage-now-pending",
        "trumps",
        place("KH QH AS 9D JC 9C"),
        "KH QH",
        "",
        "H",
        {"points": 40},
    ),
    Yes("marriage-now-worthless", "no trick", KAWU_START, "KS QS", "", "S", {"points": 20}),
    Yes(
        "marriage-now-worthless",
        "nor with trumps",
        place("KH QH AS 9D JC 9C", rules="kawu"),
        "KH QH",
        "",
        "H",
        {"points": 40},
    ),
    Yes(
        "marriage-before-close",
        "21 and 20, and then the close",
        TO_DRAW,
        "KS QS",
        "",
        "S",
        {"points": 20, "total": 41},
    ),
    Yes(
        "marriage-before-close",
        "the trump marriage",
        place("KH QH AS 9D JC", tricks="ADTD", to_draw=True),
        "KH QH",
        "",
        "H",
        {"points": 40, "total": 61},
    ),
    Yes("marriage-last-chance", "the sixth lead", SIX, "KC QC", "", "C", {"points": 20}),
    Yes(
        "marriage-last-chance",
        "the last two cards, where any lead will do",
        KAWU_LAST,
        "KS QS",
        "",
        "S",
        {"points": 20},
    ),
    Yes("marriage-too-late", "closed", CLOSED, "KS QS", "", "S", {"points": 20}),
    Yes(
        "marriage-too-late", "I follow to the sixth", SIX_FOLLOWS, "KC QC", "", "C", {"points": 20}
    ),
    Yes(
        "marriage-too-late",
        "the fifth trick is lost, and the sixth lead is the other's",
        place("KS QS JC QC 9C QD", tricks="ASTS ADTD KDJD 9SJS", led="AC", turn_up="9H"),
        "KS QS",
        "",
        "S",
        {"points": 20},
    ),
    Yes(
        "marriage-too-late",
        "one announced at the last lead, and there is a second",
        place("KC QC KH QH JC 9C", tricks=take(5), marriages="me H 5"),
        "KC QC",
        "",
        "C",
        {"points": 20},
    ),
    Yes("marriage-alive", "the queen is unseen", NO_PAIR, "KD QC", "QD KC"),
    Yes(
        "marriage-alive",
        "the queen is the turn-up, and I hold the nine",
        place("KH 9H AS TS JC 9C", turn_up="QH"),
        "KH",
        "QH",
    ),
    Yes(
        "marriage-dead",
        "the queen has been played",
        place("KS 9H TH 9D JC 9C", tricks="ASQS"),
        "KS",
        "QS",
    ),
    Yes(
        "marriage-dead",
        "the other took the queen from the stock",
        place("KH TH AS 9D JC 9C", tricks="9SJS", waits=True, shown="QH", turn_up="9H"),
        "KH",
        "QH",
    ),
    Yes(
        "other-marriage-possible",
        "I have seen neither spade nor heart",
        NO_PAIR,
        "KS QS KH QH",
        "",
        "S H",
        {"points": 40},
        "other",
    ),
    Yes(
        "other-marriage-possible",
        "the other is at the sixth lead",
        place("AC 9C TH KH JC TC", tricks=take(5), waits=True, turn_up="9H"),
        "KC QC",
        "",
        "C",
        {"points": 20},
        "other",
    ),
    Yes(
        "other-marriage-possible",
        "the stock is gone, its hand is known, and these rules do not mind",
        ending("AS 9D JD", "KS QS TD", points=40, rules="kawu"),
        "KS QS",
        "",
        "S",
        {"points": 20},
        "other",
    ),
    Yes("own-marriage-pending", "just announced", ANNOUNCED, "KS QS", "", "S", {"points": 20}),
    Yes("own-marriage-pending", "the king led", LED_KING, "KS QS", "", "S", {"points": 20}),
    Yes(
        "other-marriage-pending",
        "the king led",
        THEIRS,
        "KH QH",
        "",
        "H",
        {"points": 40},
        "other",
    ),
    Yes(
        "other-marriage-pending",
        "the king lost to my ace",
        place("QD TS KD 9D JC QC", tricks="KHAH", marriages="other H 0"),
        "KH QH",
        "",
        "H",
        {"points": 40},
        "other",
    ),
]

MUST_NOT = [
    No("marriages-in-hand", "king and queen of two suits", NO_PAIR),
    No("marriages-in-hand", "announced", ANNOUNCED),
    No("marriages-in-hand", "closed", CLOSED),
    No("marriages-in-hand", "no marriages in these rules", place(PAIR, rules="spielregeln-2")),
    No("marriage-now", "no trick yet", START),
    No("marriage-now", "I follow", FOLLOWS),
    No("marriage-now", "before the draw", TO_DRAW),
    No("marriage-now-pending", "with a trick", AFTER_ONE),
    No("marriage-now-pending", "worthless under these rules", KAWU_START),
    No("marriage-now-pending", "not allowed under these rules", place(PAIR, rules="santase")),
    No("marriage-now-worthless", "pending under these rules", START),
    No("marriage-now-worthless", "with a trick", KAWU_AFTER_ONE),
    No("marriage-before-close", "the draw is done", AFTER_ONE),
    No(
        "marriage-before-close",
        "these rules have no close before the draw",
        place("KS QS TH 9D JC", tricks="ADTD", to_draw=True, rules="kawu"),
    ),
    No("marriage-last-chance", "one more lead comes", FIVE),
    No("marriage-last-chance", "it is too late", SIX_FOLLOWS),
    No("marriage-last-chance", "three cards, and any lead will do", KAWU_THREE),
    No("marriage-too-late", "the last chance is now", SIX),
    No("marriage-too-late", "the stock is open", START),
    No(
        "marriage-too-late",
        "closed, and these rules do not mind",
        place("KS QS TH 9D JC 9C", tricks="ADTD", closed="me 1", rules="kawu"),
    ),
    No("marriage-alive", "both in hand", START),
    No("marriage-alive", "the queen has gone", place("KS 9H TH 9D JC 9C", tricks="ASQS")),
    No(
        "marriage-alive",
        "no lead to announce at is to come",
        place("KC 9H TH AH JC 9C", tricks=take(5)),
    ),
    No(
        "marriage-alive",
        "the queen is the turn-up, and the nine has gone",
        place("KH TH AS TS JC 9C", tricks="9H9D", turn_up="QH"),
    ),
    No("marriage-dead", "the queen is unseen", NO_PAIR),
    No("marriage-dead", "announced, both still here", ANNOUNCED),
    No("other-marriage-possible", "one of each in my hand", place("KS QH KD KC JC 9C")),
    No("other-marriage-possible", "closed", place("AS TS KD 9D JC QC", closed="me 0")),
    No(
        "own-marriage-pending",
        "it counts",
        place("KS QS TH 9D JC 9C", tricks="ADTD", marriages="me S 1"),
    ),
    No("own-marriage-pending", "not announced", START),
    No("own-marriage-pending", "it is the other's", THEIRS),
    No("other-marriage-pending", "it is mine", LED_KING),
    No(
        "other-marriage-pending",
        "the king has won",
        place("AS TS KD 9D JC QC", tricks="KHTC", turn_up="9H", waits=True, marriages="other H 0"),
    ),
]
