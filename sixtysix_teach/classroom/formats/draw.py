"""Cards drawn from a seeded source so that a case is met, for the formats of ranks and tricks."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from sixtysix_teach.cards import Card, Rank, Suit
from sixtysix_teach.classroom.words import COURT, RANKS

PAIR_CASES = ("ten-face", "ace-any", "nine-any", "court")
TRICK_CASES = (
    "same-suit",
    "same-suit-ten",  # the ten against a picture
    "off-suit-ace",  # an ace of another suit thrown in
    "off-suit-high",  # a higher rank of another suit
    "off-suit-low",
    "trump-low",  # a trump of lower rank than the lead
    "trump-high",
    "trump-led",
    "two-trumps",
)
ONE_SUIT = ("same-suit", "same-suit-ten", "two-trumps")


def one_suit(rng: Random) -> Suit:
    """Return any suit."""
    return rng.choice(tuple(Suit))


def two_suits(rng: Random) -> tuple[Suit, Suit]:
    """Return two different suits."""
    first, second = rng.sample(tuple(Suit), 2)
    return first, second


def pair_of_ranks(case: str, rng: Random) -> tuple[Rank, Rank]:
    """Return two ranks for a comparison; the case says which difficulty they show."""
    if case == "ten-face":
        ranks = [Rank.TEN, rng.choice(COURT)]
    elif case == "ace-any":
        ranks = [Rank.ACE, rng.choice(RANKS[1:])]
    elif case == "nine-any":
        ranks = [Rank.NINE, rng.choice(RANKS[:-1])]
    else:
        ranks = rng.sample(COURT, 2)
    rng.shuffle(ranks)
    return ranks[0], ranks[1]


def two_to_add(case: str, rng: Random) -> tuple[Card, Card]:
    """Return two cards of different suits to be added."""
    if case == "nine":
        ranks = [Rank.NINE, rng.choice(RANKS[:-1])]
    elif case == "face":
        ranks = [rng.choice(COURT), rng.choice(RANKS)]
    elif case == "ace-ten":
        ranks = [rng.choice(RANKS[:2]), rng.choice(RANKS)]
    else:
        ranks = [rng.choice(RANKS), rng.choice(RANKS)]
    rng.shuffle(ranks)
    one, two = two_suits(rng)
    return Card(ranks[0], one), Card(ranks[1], two)


def trick(case: str, rng: Random) -> tuple[Card, Card, Suit]:
    """Return lead, reply and trump suit for a case of the two-card trick."""
    trump, plain = two_suits(rng)
    other = rng.choice([suit for suit in Suit if suit not in (trump, plain)])
    if case in ONE_SUIT:
        suit = trump if case == "two-trumps" else plain
        kinds = ("ten-face",) if case == "same-suit-ten" else PAIR_CASES
        one, two = pair_of_ranks(rng.choice(kinds), rng)
        return Card(one, suit), Card(two, suit), trump
    high, low = sorted(rng.sample(RANKS, 2), key=lambda rank: -rank.strength)
    if case == "off-suit-ace":
        return Card(rng.choice(RANKS[1:]), plain), Card(Rank.ACE, other), trump
    if case == "off-suit-high":
        return Card(low, plain), Card(high, other), trump
    if case == "off-suit-low":
        return Card(high, plain), Card(rng.choice((high, low)), other), trump
    if case == "trump-low":
        return Card(high, plain), Card(low, trump), trump
    if case == "trump-high":
        return Card(low, plain), Card(rng.choice((high, low)), trump), trump
    # Two times in three the reply has the higher rank: that is where the mistake is made.
    one, two = (low, high) if rng.random() < 2 / 3 else (high, low)
    return Card(one, trump), Card(two, plain), trump


def six_cards(rng: Random, rest: list[Card], fits: Callable[[list[Card]], bool]) -> list[Card]:
    """Return six cards of *rest*, in the order of the pack, drawn until they fit."""
    while True:
        hand = rng.sample(rest, 6)
        if fits(hand):
            return sorted(hand, key=lambda card: card.index)
