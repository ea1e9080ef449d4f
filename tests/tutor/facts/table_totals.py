"""Totals, the target, and what a win is worth."""

from __future__ import annotations

from places import No, Yes, claimed, counted, ending, place, take

START = place("AS TS KD 9D JC QC")
# Forehand has won ace and ten: I am forehand, or I sit across.
MINE_21 = place("KH QH AS 9D JC 9C", tricks="ADTD")
THEIRS_21 = place("KH QH AS 9D JC 9C", tricks="ADTD", led="JD")
# A trick of two nines: no points, and still a trick.
MINE_0 = place("KH QH AS 9D JC JS", tricks="9S9C")
THEIRS_0 = place("KH QH AS 9D JC JS", tricks="9S9C", led="JD")
MINE_32 = place("KH QH 9S 9D JC JS", tricks="ADTD AC9C")
THEIRS_32 = place("KH QH 9S 9D JC TC", tricks="ADTD AC9C", led="JD")
MINE_33 = place("KH QH 9S 9D JC 9C", tricks="ADTD TSJS")
THEIRS_33 = place("KH QH 9S 9D JC 9C", tricks="ADTD TSJS", led="JD")
CLOSED_BY_THEM = "AH9H THKH ASQS ADQD"
# In both of these I closed after one trick, and the other has won one of 13 points since.
CLOSED_BY_ME = "ADTD KSJS JCAC"
SCHNAPSEN = place("AH TH QD", tricks=CLOSED_BY_ME, closed="me 1", waits=True, rules="schnapsen")
CLASSIC = place("AH TH 9D QD", tricks=CLOSED_BY_ME, closed="me 1", waits=True)

MUST = [
    Yes(
        "own-total", "before the first lead", START, numbers={"total": 0, "target": 66, "needs": 66}
    ),
    Yes("own-total", "after one trick", MINE_21, numbers={"total": 21, "target": 66, "needs": 45}),
    Yes(
        "own-total",
        "at the end of the stock",
        place("KH QH AC 9C JC TC", tricks=take(6)),
        numbers={"total": 60, "target": 66, "needs": 6},
    ),
    Yes(
        "own-total",
        "past the target nothing is needed",
        place("KH QH 9S 9D JC 9C", tricks="ADTD ASTS KSJS ACTC"),
        numbers={"total": 69, "target": 66, "needs": 0},
    ),
    Yes(
        "other-total",
        "before the first lead",
        START,
        of="other",
        numbers={"total": 0, "target": 66, "needs": 66},
    ),
    Yes(
        "other-total",
        "after its trick",
        THEIRS_21,
        of="other",
        numbers={"total": 21, "target": 66, "needs": 45},
    ),
    Yes(
        "other-total",
        "a pending marriage does not count yet",
        place("AS TS 9D JC 9C KD", led="KH", marriages="other H 0"),
        of="other",
        numbers={"total": 0, "target": 66, "needs": 66},
    ),
    Yes(
        "own-out-of-reach",
        "38 and the 27 that are left make 65",
        ending("9S JD", "AS KD", points=38),
        numbers={"most": 65, "target": 66},
    ),
    Yes(
        "own-out-of-reach",
        "two cards left after a close: 2 of mine, and at most ace and ten of its",
        place("9S JD", tricks=CLOSED_BY_THEM, closed="other 0", waits=True),
        numbers={"most": 23, "target": 66},
    ),
    Yes(
        "other-out-of-reach",
        "the same the other way round",
        ending("9S JD", "AS KD", points=65),
        of="other",
        numbers={"most": 65, "target": 66},
    ),
    Yes(
        "other-out-of-reach",
        "after my close: 15 in my hand, and two tens in its",
        place("AC KC", tricks=CLOSED_BY_THEM, closed="me 0"),
        of="other",
        numbers={"most": 35, "target": 66},
    ),
    Yes("own-trickless", "before the first trick", START, numbers={"game_points": 3}),
    Yes("own-trickless", "the other has won it", THEIRS_21, numbers={"game_points": 3}),
    Yes("other-trickless", "before the first trick", START, of="other", numbers={"game_points": 3}),
    Yes("other-trickless", "I have won it", MINE_21, of="other", numbers={"game_points": 3}),
    Yes("own-under-schneider", "21", MINE_21, numbers={"total": 21, "limit": 33, "needs": 12}),
    Yes("own-under-schneider", "two nines", MINE_0, numbers={"total": 0, "limit": 33, "needs": 33}),
    Yes(
        "own-under-schneider", "one short", MINE_32, numbers={"total": 32, "limit": 33, "needs": 1}
    ),
    Yes(
        "other-under-schneider",
        "21",
        THEIRS_21,
        of="other",
        numbers={"total": 21, "limit": 33, "needs": 12},
    ),
    Yes(
        "other-under-schneider",
        "one short",
        THEIRS_32,
        of="other",
        numbers={"total": 32, "limit": 33, "needs": 1},
    ),
    Yes("own-win-worth", "trickless other", MINE_21, numbers={"game_points": 3}),
    Yes("own-win-worth", "other under 33", THEIRS_32, numbers={"game_points": 2}),
    Yes("own-win-worth", "other has 33", THEIRS_33, numbers={"game_points": 1}),
    Yes("own-win-worth", "judged at my close", SCHNAPSEN, numbers={"game_points": 3}),
    Yes("own-win-worth", "judged at the claim", CLASSIC, numbers={"game_points": 2}),
    Yes(
        "own-win-worth",
        "the closer beaten, who was without a trick himself; so was I",
        place("9S JD", tricks=CLOSED_BY_THEM, closed="other 0", waits=True),
        numbers={"game_points": 3},
    ),
    Yes("other-win-worth", "I am trickless", THEIRS_21, of="other", numbers={"game_points": 3}),
    Yes("other-win-worth", "I have 32", MINE_32, of="other", numbers={"game_points": 2}),
    Yes("other-win-worth", "I have 33", MINE_33, of="other", numbers={"game_points": 1}),
    Yes(
        "other-win-worth",
        "I closed while it had no trick",
        CLASSIC,
        of="other",
        numbers={"game_points": 3},
    ),
]

MUST_NOT = [
    *(
        No(code, f"the deal is over: {how.__name__}", how(MINE_21))
        for code in ("own-total", "other-total", "own-win-worth", "other-win-worth")
        for how in (claimed, counted)
    ),
    No("own-out-of-reach", "before the first lead", START),
    No("own-out-of-reach", "one point more", ending("9S JD", "AS KD", points=39)),
    No("other-out-of-reach", "before the first lead", START),
    No("other-out-of-reach", "one point more", ending("9S JD", "AS KD", points=64)),
    No(
        "other-out-of-reach",
        "it may still announce under rules that let it",
        ending("9S JD", "KS QS", points=65, rules="kawu"),
    ),
    No("own-trickless", "one trick", MINE_21),
    No("own-trickless", "a trick without points", MINE_0),
    No("other-trickless", "one trick", THEIRS_21),
    No("other-trickless", "a trick without points", THEIRS_0),
    No("own-under-schneider", "trickless", START),
    No("own-under-schneider", "exactly 33", MINE_33),
    No("other-under-schneider", "trickless", START),
    No("other-under-schneider", "exactly 33", THEIRS_33),
]
