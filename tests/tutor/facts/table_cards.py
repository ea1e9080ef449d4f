"""What counting tells, and what leads are sure to bring."""

from __future__ import annotations

from places import No, Yes, ending, place, take

START = place("AS TS KD 9D JC QC")
FIVE = place("AH TH 9H AC KC 9C", tricks=take(5))
ALL_TRUMPS = place("AH TH KH QH 9H AC", tricks=take(5))
SIX = place("AH TH KC 9C JC QC", tricks=take(6))
# I closed after two tricks and led the ace of clubs; the other threw a plain king.
SHOWED = place("AH TH 9H KC JC", tricks=take(2) + " ACKD", closed="me 2")
OPEN_DISCARD = place("AH TH 9H KC JC JD", tricks=take(2) + " ACKD")
TOOK_KING = place("AS TS KD 9D JC QC", tricks="9CTC", waits=True, shown="KH", turn_up="9H")
CLOSED_ACE = place("AH AS TS KD 9D JC", closed="me 0")
CLOSED_TRUMPS = place("AH TH KH AS AC 9D", closed="me 0")
LOW = "9S JD QC 9H JC KD"
BARE = place("TS 9D JC QC KD 9H")
GUARDED = place("TS QS JC QC KD 9H")
WITH_ACE = place("TS AS JC QC KD 9H")
ACE_GONE = place("TS 9D JC QC KD 9H", tricks="ASJS")
EXIT = ending("9S KD", "AS 9D", points=50)

MUST = [
    Yes(
        "trumps-out",
        "none in hand",
        START,
        "AH TH KH QH 9H",
        of="other",
        numbers={"own": 0, "out": 5, "known": 0, "at_most": 5},
    ),
    Yes(
        "trumps-out",
        "three in hand, the jack lies open",
        FIVE,
        "KH QH",
        of="other",
        numbers={"own": 3, "out": 2, "known": 0, "at_most": 2},
    ),
    Yes(
        "trumps-out",
        "the king is known to be there",
        TOOK_KING,
        "AH TH KH QH JH",
        of="other",
        numbers={"own": 0, "out": 5, "known": 1, "at_most": 5},
    ),
    Yes(
        "other-out-of-trumps", "I hold all that do not lie open", ALL_TRUMPS, of="other", suits="H"
    ),
    Yes(
        "other-out-of-trumps",
        "it showed that it has none",
        SHOWED,
        because="AC KD",
        of="other",
        suits="H",
    ),
    Yes("other-void", "it showed clubs", SHOWED, because="AC KD", of="other", suits="C"),
    Yes("other-void", "all spades have been played", FIVE, of="other", suits="S"),
    Yes(
        "other-hand-known",
        "the stock is gone",
        SIX,
        "KH QH JH 9H AC TC",
        of="other",
        numbers={"points": 30, "stock": 0},
    ),
    Yes(
        "other-hand-known",
        "two cards left",
        ending("AS 9D", "TS KD", points=50),
        "TS KD",
        of="other",
        numbers={"points": 14, "stock": 0},
    ),
    Yes("other-cards-known", "by an exchange", TOOK_KING, "KH", of="other", numbers={"hidden": 5}),
    Yes(
        "other-cards-known",
        "by a marriage",
        place("AH TH KD 9D JC QC", led="KS", marriages="other S 0"),
        "QS",
        of="other",
        numbers={"hidden": 4},
    ),
    Yes("masters", "ace, and ten with it", START, "AS TS"),
    Yes("masters", "trumps, too", FIVE, "AH TH AC"),
    Yes(
        "masters",
        "the ace of trumps is out of play",
        place("TH " + LOW[:14], turn_up="AH", closed="me 0"),
        "TH",
    ),
    Yes("bare-tens", "one", BARE, "TS", "AS"),
    Yes("bare-tens", "two", place("TS TC JD QD KD 9H"), "TS TC", "AS AC"),
    Yes("guarded-tens", "by the queen", GUARDED, "TS", "QS"),
    Yes("guarded-tens", "by two", place("TS QS 9S TC KD 9H"), "TS", "QS 9S"),
    Yes(
        "sure-leads",
        "after a close only the ace of trumps",
        CLOSED_ACE,
        "AH",
        numbers={"least": 11},
    ),
    Yes(
        "sure-leads",
        "stock open, and the other has no trump",
        ALL_TRUMPS,
        "AH TH KH QH 9H AC",
        numbers={"least": 0},
    ),
    Yes(
        "sure-leads",
        "the ace of trumps is the turn-up, and cannot come in time",
        place("TH 9S JD QC JC KD", tricks="ASTS ADTD", turn_up="AH"),
        "TH",
        numbers={"least": 10},
    ),
    Yes(
        "sure-leads",
        "the ten must be followed",
        ending("TS 9D", "KS AH", points=50),
        "TS",
        numbers={"least": 14},
    ),
    Yes(
        "sure-tricks",
        "two trumps are out, and I have three",
        CLOSED_TRUMPS,
        "AH TH AS AC KH",
        numbers={"tricks": 5, "points": 51, "total": 51, "target": 66},
    ),
    Yes(
        "sure-tricks",
        "its hand is known",
        SIX,
        "AH TH",
        numbers={"tricks": 2, "points": 23, "total": 83, "target": 66},
    ),
    Yes("lead-decides", "57 and an ace or ten", FIVE, "AH TH", numbers={"total": 67, "target": 66}),
    Yes(
        "lead-decides",
        "with the points for the last trick",
        ending("AH", "9S", points=45),
        "AH",
        numbers={"total": 66, "target": 66},
    ),
    Yes("exit-cards", "the nine goes to the ace", EXIT, "9S", numbers={"most": 0}),
    Yes(
        "exit-cards",
        "it must trump",
        ending("9S JD AC", "AH TD 9C", points=40),
        "9S JD",
        numbers={"most": 2},
    ),
]

MUST_NOT = [
    No("trumps-out", "I hold all that do not lie open", ALL_TRUMPS),
    No("trumps-out", "the last cards are plain", EXIT),
    No("other-out-of-trumps", "five are out", START),
    No("other-out-of-trumps", "with the stock open a discard shows nothing", OPEN_DISCARD),
    No("other-void", "nothing is known", START),
    No("other-void", "with the stock open a discard shows nothing", OPEN_DISCARD),
    No("other-hand-known", "seven cards are unseen", FIVE),
    No("other-hand-known", "closed", CLOSED_ACE),
    No("other-cards-known", "nothing is known", START),
    No("other-cards-known", "all are known", SIX),
    No("masters", "something beats each of them", place(LOW)),
    No(
        "masters",
        "the turn-up beats the ten, and will go to somebody",
        place("TH 9S JD QC JC KD", turn_up="AH"),
    ),
    No("bare-tens", "the queen guards it", GUARDED),
    No("bare-tens", "I hold the ace", WITH_ACE),
    No("bare-tens", "the ace has gone", ACE_GONE),
    No("guarded-tens", "it stands alone", BARE),
    No("guarded-tens", "I hold the ace", WITH_ACE),
    No("sure-leads", "a plain ace may be trumped", START),
    No(
        "sure-leads",
        "under these rules the other may take the turn-up in time",
        place("TH 9C JD QC JC QD", tricks="9SKS JSAS", turn_up="AH", rules="bicycle"),
    ),
    No("sure-leads", "it has no spade and a trump", ending("TS JD", "KD AH", points=50)),
    No("sure-tricks", "the stock is open", ALL_TRUMPS),
    No("sure-tricks", "nothing is sure", place("TH KS QD 9D JC 9C", closed="me 0")),
    No("lead-decides", "54 and an ace are 65", place("AH TH 9H AC KC 9C", tricks=take(4))),
    No("lead-decides", "one point short", ending("AH", "9S", points=44)),
    No("exit-cards", "the stock is open", START),
    No("exit-cards", "all win", ending("AS AD", "9S 9D", points=40)),
    No("exit-cards", "the only one is a ten", ending("TS AD", "AS 9D", points=40)),
    No("exit-cards", "the last card", ending("9S", "AS", points=40)),
]
