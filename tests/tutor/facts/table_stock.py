"""The exchange, and the end of the stock."""

from __future__ import annotations

from places import No, Yes, place, take

HAND = "9H KH TH JC QC 9C"
AFTER_ONE = place("9H TH KS JC QC 9D", tricks="ADTD", turn_up="AH")
FIRST = place("9H AS TS JC QC 9D", turn_up="AH")
FIVE = place(HAND, tricks=take(5), turn_up="AH")
FIVE_FOLLOWS = place(HAND, tricks=take(5), turn_up="AH", led="QD")
FOUR = place(HAND, tricks=take(4), turn_up="AH")
CLOSED = place("9H TH KS JC QC 9D", tricks="ADTD", turn_up="AH", closed="me 1")
# A nine on lead only, four stock cards at least: the lead after four tricks is the last.
SANTASE = place(HAND, tricks=take(4), turn_up="AH", rules="santase")

MUST = [
    Yes(
        "exchange-now", "after the first trick", AFTER_ONE, "9H", because="AH", numbers={"gain": 11}
    ),
    Yes(
        "exchange-now",
        "the jack of Schnapsen, at the first lead",
        place("JH AS TS JC QC", turn_up="TH", rules="schnapsen"),
        "JH",
        because="TH",
        numbers={"gain": 8},
    ),
    Yes(
        "exchange-now",
        "on the other's close, where the rules have it",
        place(
            "9H KH TH JC QC 9C",
            tricks="ASTS 9SQS",
            turn_up="AH",
            closed="other 2",
            waits=True,
            rules="pagat",
        ),
        "9H",
        because="AH",
        numbers={"gain": 11},
    ),
    Yes("exchange-next-lead", "no trick yet", FIRST, "9H", because="AH", numbers={"gain": 11}),
    Yes(
        "exchange-next-lead",
        "not on lead",
        place("9H TH KS JC QC 9C", tricks="ADTD 9SQS", turn_up="AH", led="9D"),
        "9H",
        because="AH",
        numbers={"gain": 11},
    ),
    Yes(
        "exchange-next-lead",
        "before the draw, and the lead to come is mine",
        place("9H TH KS JC QC", tricks="ADTD", turn_up="AH", to_draw=True),
        "9H",
        because="AH",
        numbers={"gain": 11},
    ),
    Yes(
        "exchange-last-chance",
        "the sixth lead",
        FIVE,
        "9H",
        because="AH",
        numbers={"gain": 11},
    ),
    Yes(
        "exchange-last-chance",
        "the fifth lead, where four stock cards are asked for",
        SANTASE,
        "9H",
        because="AH",
        numbers={"gain": 11},
    ),
    Yes("exchange-gone", "the stock is closed", CLOSED, "9H"),
    Yes("exchange-gone", "the sixth trick, and I follow", FIVE_FOLLOWS, "9H"),
    Yes(
        "exchange-gone",
        "the fifth trick is lost, or won with the nine itself",
        place("9H KC QC JC 9C QD", tricks=take(4), turn_up="AH", led="AC"),
        "9H",
    ),
    Yes(
        "exchange-gone",
        "the other has won the fifth trick and leads to the last",
        place("9H KH TH JC QC", tricks=take(5), turn_up="AH", to_draw=True, waits=True),
        "9H",
    ),
    Yes("exchange-gone", "the stock is gone", place("9H KH TH JC QC 9C", tricks=take(6)), "9H"),
    Yes("last-open-lead", "the sixth lead", FIVE, numbers={"stock": 2, "unseen": 7}),
    Yes(
        "last-open-lead",
        "the fifth of Schnapsen",
        place("KH TH JC QC KC", tricks="ASTS ADTD KSJS KDJD", rules="schnapsen"),
        numbers={"stock": 2, "unseen": 6},
    ),
    Yes("turn-up-to-loser", "I lead", FIVE, "AH"),
    Yes("turn-up-to-loser", "I follow", FIVE_FOLLOWS, "AH"),
    Yes(
        "last-draw",
        "I have won the last open trick",
        place("9H KH TH JC QC", tricks=take(6), turn_up="AH", to_draw=True),
        "AH",
        of="other",
    ),
    Yes(
        "last-draw",
        "I have lost it",
        place("9H KH TH JC QC", tricks=take(6), turn_up="AH", to_draw=True, waits=True),
        "AH",
    ),
]

MUST_NOT = [
    No("exchange-now", "no trick yet", FIRST),
    No("exchange-now", "not on lead", FIVE_FOLLOWS),
    No("exchange-now", "the other has the nine", place("KH QH AS 9D JC 9C", tricks="ADTD")),
    No("exchange-now", "the stock is closed", CLOSED),
    No("exchange-next-lead", "it may be done now", AFTER_ONE),
    No("exchange-next-lead", "the stock is closed", CLOSED),
    No("exchange-next-lead", "no nine", place("KH QH AS 9D JC 9C", tricks="ADTD")),
    No("exchange-next-lead", "after this trick the stock is gone", FIVE_FOLLOWS),
    No("exchange-last-chance", "one more lead comes", FOUR),
    No("exchange-last-chance", "it is too late", FIVE_FOLLOWS),
    No(
        "exchange-gone",
        "a trump of mine takes the fifth trick",
        place("9H KH QC JC 9C QD", tricks=take(4), turn_up="AH", led="AC"),
    ),
    No("exchange-gone", "the last chance is now", FIVE),
    No("exchange-gone", "the next lead will do", FIRST),
    No(
        "exchange-gone",
        "the other may close, and then these rules allow it",
        place(HAND, tricks="ASTS ADTD KSJS KDJD 9SQS", turn_up="AH", waits=True, rules="pagat"),
    ),
    No("last-open-lead", "one more lead comes", FOUR),
    No("last-open-lead", "I follow", FIVE_FOLLOWS),
    No("last-open-lead", "the stock is gone", place("9H KH TH JC QC 9C", tricks=take(6))),
    No("turn-up-to-loser", "four stock cards", FOUR),
    No("turn-up-to-loser", "closed", place(HAND, tricks=take(5), turn_up="AH", closed="me 5")),
    No("last-draw", "one more draw comes", place("9H KH TH JC QC", tricks=take(5), to_draw=True)),
    No("last-draw", "the trick is still to be played", FIVE),
]
