"""Claims due, missed, and one marriage away."""

from __future__ import annotations

from places import No, Yes, place

FOUR = "ADTD ACTC ASTS KDQD"  # 70 points to forehand
HAND = "KH QH KS 9D 9C JC"
ON_70 = place(HAND, tricks=FOUR)
ON_65 = place(HAND, tricks="ADTD ACTC ASTS JS9S")
FOLLOWS = place("KH QH KS 9D 9C JC", tricks=FOUR + " 9SJS", led="JD")
ANY_TIME = place("KH QH KS 9D 9C JC", tricks=FOUR + " 9SJS", led="JD", rules="handbook")

MUST = [
    Yes("claim-due", "70 on lead", ON_70, numbers={"total": 70, "target": 66, "game_points": 3}),
    Yes(
        "claim-due",
        "before the draw",
        place("KH QH KS 9D 9C", tricks=FOUR, to_draw=True),
        numbers={"total": 70, "target": 66, "game_points": 3},
    ),
    Yes(
        "claim-due",
        "out of turn, where a claim is allowed at any time",
        place(HAND, tricks=FOUR + " 9SJS", waits=True, rules="handbook"),
        numbers={"total": 70, "target": 66, "game_points": 2},
    ),
    Yes(
        "marriage-reaches-target",
        "46 and 20 are just 66",
        place("KS QS AH 9S JC 9C", tricks="ADTD ACTC KD9D"),
        "KS QS",
        numbers={"before": 46, "points": 20, "total": 66, "target": 66},
    ),
    Yes(
        "marriage-reaches-target",
        "with two of them the dearer",
        place("KS QS KH QH JC 9C", tricks="ADTD ACTC KD9D"),
        "KH QH",
        numbers={"before": 46, "points": 40, "total": 86, "target": 66},
    ),
    Yes(
        "own-claim-missed",
        "I led on, and lost the trick",
        FOLLOWS,
        numbers={"trick": 5, "total": 70},
    ),
    Yes(
        "own-claim-missed",
        "I have just led",
        place("KH QH KS 9C JC", tricks=FOUR, i_led="9D"),
        numbers={"trick": 5, "total": 70},
    ),
    Yes(
        "own-claim-missed",
        "and it is still so when the claim is due again",
        place("KH QH KS 9C JC QC", tricks=FOUR + " JD9D"),
        numbers={"trick": 5, "total": 70},
    ),
    Yes(
        "other-claim-missed",
        "the other led on, and I won",
        place("KH QH KS 9D 9C JC", tricks=FOUR + " 9SJS"),
        of="other",
        numbers={"trick": 5, "total": 70},
    ),
    Yes(
        "other-claim-missed",
        "the other has just led",
        place(HAND, tricks=FOUR, led="JS"),
        of="other",
        numbers={"trick": 5, "total": 70},
    ),
]

MUST_NOT = [
    No("claim-due", "65 on lead", ON_65),
    No("claim-due", "70, but the other leads", FOLLOWS),
    No("claim-due", "the other has 70", place(HAND, tricks=FOUR, led="JS")),
    No(
        "marriage-reaches-target",
        "44 and 20 are 64",
        place("KS QS AH 9S JC 9C", tricks="ADTD ACTC JD9D"),
    ),
    No(
        "marriage-reaches-target",
        "not on lead",
        place("KS QS AH KC 9C 9H", tricks="ADTD ACTC KD9D JSTS", led="JC"),
    ),
    No(
        "marriage-reaches-target",
        "the stock is closed",
        place("KS QS AH 9S JC 9C", tricks="ADTD ACTC KD9D", closed="me 3"),
    ),
    No("own-claim-missed", "on lead with 70: nothing is missed yet", ON_70),
    No("own-claim-missed", "the other missed it", place(HAND, tricks=FOUR, led="JS")),
    No("other-claim-missed", "I missed it", FOLLOWS),
    No("other-claim-missed", "65", place(HAND, tricks="ADTD ACTC ASTS JS9S", led="QD")),
]
