"""Duties, and what hangs on the trick on the table."""

from __future__ import annotations

from places import No, Yes, ending, place, take

from sixtysix_teach import CLASSIC

OPEN = place("AS QS 9H JD 9C TD", led="TS")
STRICT = {"led": "KS", "closed": "other 0"}
HEAD = place("TS QS AH 9C JD TD", **STRICT)
LOW = place("QS 9S AH JD 9C TD", **STRICT)
TRUMP = place("AH 9H AC JD 9C TD", **STRICT)
NOTHING = place("AC TD 9C JD QD 9D", **STRICT)
LEAD = place("AS TS KD 9D JC QC")
BICYCLE = {**STRICT, "rules": "bicycle"}

# 46 points to me; then I lead a nine, and the other has 2.
MINE_46 = "ADTD ACTC KD9D 9SJS"
# 46 points to the other, who leads again.
THEIRS_46 = "ADQD ACQC KS9S THKH"

MUST = [
    Yes("any-card", "stock open", OPEN, "AS QS 9H TD JD 9C", because="TS"),
    Yes(
        "any-card",
        "a trump led, stock open",
        place("AS QS 9H JD 9C TD", led="AH"),
        "AS QS 9H TD JD 9C",
        because="AH",
    ),
    Yes("must-follow", "nothing beats the king", LOW, "QS 9S", because="KS"),
    Yes(
        "must-follow",
        "these rules do not ask to beat it",
        place("TS QS AH 9C JD TD", **BICYCLE),
        "TS QS",
        because="KS",
    ),
    Yes("must-head", "the ten beats the king", HEAD, "TS", because="KS"),
    Yes(
        "must-head",
        "trumps led",
        place("KH 9H AS 9C JD TD", led="QH", closed="other 0"),
        "KH",
        because="QH",
    ),
    Yes("must-trump", "no spade", TRUMP, "AH 9H", because="KS"),
    Yes(
        "must-trump",
        "no club, one trump",
        place("9H AS QS JD QD 9D", led="AC", closed="other 0"),
        "9H",
        because="AC",
    ),
    Yes("free-discard", "no spade, no trump", NOTHING, "TD QD JD 9D AC 9C", because="KS"),
    Yes(
        "free-discard",
        "no spade, and these rules do not ask to trump",
        place("AH 9H AC JD 9C TD", **BICYCLE),
        "AH 9H TD JD AC 9C",
        because="KS",
    ),
    Yes(
        "trick-can-be-won",
        "with the ace, or a trump",
        OPEN,
        "AS 9H",
        because="TS",
        numbers={"least": 10, "most": 21},
    ),
    Yes(
        "trick-can-be-won",
        "only with what may be played",
        HEAD,
        "TS",
        because="KS",
        numbers={"least": 14, "most": 14},
    ),
    Yes(
        "trick-can-be-won",
        "the last trick brings ten more",
        ending("AS", "TS", points=36, led="TS"),
        "AS",
        because="TS",
        numbers={"least": 31, "most": 31},
    ),
    Yes(
        "trick-is-lost",
        "the ace of trumps, stock open",
        place("AS QS 9S JD 9C TD", led="AH"),
        "9S 9C",
        because="AH",
        numbers={"least": 11},
    ),
    Yes(
        "trick-is-lost",
        "only spades may be played, and the cheaper one is the king",
        place("TS KS AH JD 9C TD", led="AS", closed="other 0"),
        "KS",
        because="AS",
        numbers={"least": 15},
    ),
    Yes(
        "own-trick-decides",
        "46 and ace on ten",
        place("AS QS 9H JD 9C QC", tricks=MINE_46, led="TS"),
        "AS",
        because="TS",
        numbers={"total": 67, "target": 66},
    ),
    Yes(
        "own-trick-decides",
        "with the points for the last trick",
        ending("AS", "TS", points=35, led="TS"),
        "AS",
        because="TS",
        numbers={"total": 66, "target": 66},
    ),
    Yes(
        "own-trick-decides",
        "the pending marriage comes with the first trick",
        place(
            "QH AS AD 9D JC 9C",
            tricks="KHAH",
            led="TS",
            marriages="me H 0",
            rules=CLASSIC.changed(target=61),
        ),
        "AS",
        because="TS",
        numbers={"total": 61, "target": 61},
    ),
    Yes(
        "other-trick-decides",
        "46, an ace led: a ten would bring it there",
        place("TD TC KD 9C JD JS", tricks=THEIRS_46, led="AS"),
        "TD TC",
        because="AS",
        of="other",
        numbers={"total": 67, "target": 66},
    ),
    Yes(
        "other-trick-decides",
        "the ten must follow",
        place("TS KD 9C JD 9H", tricks="ADQD ACQC KCJC THKH", led="AS", closed="other 3"),
        "TS",
        because="AS",
        of="other",
        numbers={"total": 69, "target": 66},
    ),
    Yes(
        "trick-saves",
        "the first trick",
        place("JS TS QH KD 9C QC", led="9S"),
        "TS JS QH",
        because="9S",
        numbers={"before": 3, "after": 2},
    ),
    Yes(
        "trick-saves",
        "32 and one point more",
        place("TS 9H QD 9D JC KC", tricks="ADTD AC9C 9SAS", led="QS"),
        "TS 9H",
        because="QS",
        numbers={"before": 2, "after": 1},
    ),
    Yes(
        "last-trick",
        "ten points more",
        ending("AS", "TS", points=36, led="TS"),
        "AS",
        because="TS",
        numbers={"points": 10, "wins_deal": 0},
    ),
    Yes(
        "last-trick",
        "it wins the deal",
        ending("AS", "TS", points=36, rules="kawu"),
        "AS",
        numbers={"points": 0, "wins_deal": 1},
    ),
]

MUST_NOT = [
    No("any-card", "the stock is closed", HEAD),
    No("any-card", "on lead", LEAD),
    No("must-follow", "the ten must beat it", HEAD),
    No("must-follow", "no spade", TRUMP),
    No("must-follow", "stock open", OPEN),
    No("must-head", "nothing beats it", LOW),
    No("must-head", "these rules do not ask", place("TS QS AH 9C JD TD", **BICYCLE)),
    No("must-head", "stock open", OPEN),
    No("must-trump", "there are spades", LOW),
    No("must-trump", "no trump", NOTHING),
    No("must-trump", "these rules do not ask", place("AH 9H AC JD 9C TD", **BICYCLE)),
    No("free-discard", "there is a trump", TRUMP),
    No("free-discard", "stock open", OPEN),
    No("trick-can-be-won", "the ace of trumps", place("AS QS 9S JD 9C TD", led="AH")),
    No("trick-can-be-won", "on lead", LEAD),
    No("trick-can-be-won", "a trump would win, but spades must follow", LOW),
    No("trick-is-lost", "the ace takes it", OPEN),
    No("trick-is-lost", "on lead", LEAD),
    No("own-trick-decides", "one point short", ending("AS", "TS", points=34, led="TS")),
    No("own-trick-decides", "far away", OPEN),
    No(
        "own-trick-decides",
        "the target is reached already",
        place("AS KH QH 9H JC", tricks="ADTD ACTC KDQD KCQC TH9C 9SJS", led="TS", closed="me 5"),
    ),
    No(
        "other-trick-decides",
        "44 and 21 are 65",
        place("TD TC 9C KC QC JS", tricks="ADJD ACJC KS9S THKH", led="AS"),
    ),
    No(
        "other-trick-decides",
        "all that may be played wins",
        place("TS KD 9C JD QD", tricks="ADQH ACQC KCJC THKH", led="KS", closed="other 3"),
    ),
    No("trick-saves", "33 already", place("TS 9H QD 9D JC KC", tricks="ADTD ACQS 9SAS", led="KS")),
    No("trick-saves", "nothing wins", place("AS QS 9S JD 9C TD", led="AH")),
    No(
        "trick-saves",
        "the close has settled the price",
        place("TS QS AH JC JD", led="KS", closed="other 0", rules="schnapsen"),
    ),
    No("last-trick", "two cards left", ending("9S JD", "AS KD", points=38)),
    No(
        "last-trick",
        "a closed deal has no last trick",
        place("JD", tricks="AH9H THKH ASQS ADQD ACQC", closed="other 0", waits=True),
    ),
    No("last-trick", "the stock has just gone", place("AH TH KC 9C JC QC", tricks=take(6))),
]
