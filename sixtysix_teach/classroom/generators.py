"""Fresh items from a seeded random source: ``generate(exercise, case, rng)``.

A generator only lays out cards so that the case is met; it never writes down an answer. What is
right is asked of the engine (``right_answer`` in the answers module).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

from sixtysix_teach.cards import DECK, Card, Rank, Suit, card_points, winning_place
from sixtysix_teach.classroom.exercises import BOT, FORMATS, TRICK_CASES, YOU, Exercise, Item

RANKS = tuple(sorted({card.rank for card in DECK}, key=lambda rank: -rank.strength))
_ONE_SUIT = ("same-suit", "same-suit-ten", "two-trumps")
COURT = (Rank.KING, Rank.QUEEN, Rank.JACK)


def generate(exercise: Exercise, case: str, rng: Random) -> Item:
    """Return a fresh item of *exercise* for *case*, one of its format's cases.

    >>> from sixtysix_teach.classroom.exercises import exercises
    >>> generate(exercises()["who-wins"], "off-suit-ace", Random(1)).case
    'off-suit-ace'
    """
    cards, trump, leader, told = _MAKERS[exercise.format](case, rng)
    return Item(exercise.id, exercise.format, exercise.skill, case, cards, trump, leader, told)


def trick_winner(item: Item) -> int:
    """Return the place (0 lead, 1 reply) of the card that takes the trick of *item*."""
    return winning_place(item.cards[:2], trump=item.trump or _absent_suit(item.cards))


def taker(item: Item) -> int:
    """Return who takes the trick of *item*: ``YOU`` or ``BOT``."""
    return item.leader if trick_winner(item) == 0 else 1 - item.leader


def _absent_suit(cards: Iterable[Card]) -> Suit:
    # Lesson 1 has no trumps yet; a suit that is not in the trick cannot decide it.
    present = {card.suit for card in cards}
    return next(suit for suit in Suit if suit not in present)


Board = tuple[tuple[Card, ...], Suit | None, int, tuple[int, ...]]


def _suit(rng: Random) -> Suit:
    return rng.choice(tuple(Suit))


def _two_suits(rng: Random) -> tuple[Suit, Suit]:
    first, second = rng.sample(tuple(Suit), 2)
    return first, second


def _pair(case: str, rng: Random) -> tuple[Rank, Rank]:
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


def _higher(case: str, rng: Random) -> Board:
    suit = _suit(rng)
    one, two = _pair(case, rng)
    return (Card(one, suit), Card(two, suit)), None, YOU, ()


def _order(case: str, rng: Random) -> Board:
    suit = _suit(rng)
    cards = [Card(rank, suit) for rank in RANKS]
    high_to_low = list(cards)
    # A board that already lies in order would answer itself.
    while cards in (high_to_low, high_to_low[::-1]):
        rng.shuffle(cards)
    return tuple(cards), None, YOU, ()


def _value(case: str, rng: Random) -> Board:
    rank = next(rank for rank in RANKS if rank.word == case)
    return (Card(rank, _suit(rng)),), None, YOU, ()


def _add(case: str, rng: Random) -> Board:
    if case == "nine":
        ranks = [Rank.NINE, rng.choice(RANKS[:-1])]
    elif case == "face":
        ranks = [rng.choice(COURT), rng.choice(RANKS)]
    elif case == "ace-ten":
        ranks = [rng.choice(RANKS[:2]), rng.choice(RANKS)]
    else:
        ranks = [rng.choice(RANKS), rng.choice(RANKS)]
    rng.shuffle(ranks)
    one, two = _two_suits(rng)
    return (Card(ranks[0], one), Card(ranks[1], two)), None, YOU, ()


def _suit_sum(case: str, rng: Random) -> Board:
    suit = _suit(rng)
    many = len(RANKS) if case == "whole" else rng.choice((3, 4))
    cards = [Card(rank, suit) for rank in rng.sample(RANKS, many)]
    return tuple(cards), None, YOU, ()


def _pack_sum(case: str, rng: Random) -> Board:
    aces = [Card(Rank.ACE, suit) for suit in Suit]
    return tuple(aces), None, YOU, ()


def _trick(case: str, rng: Random) -> tuple[Card, Card, Suit]:
    """Return lead, reply and trump suit for a case of the two-card trick."""
    trump, plain = _two_suits(rng)
    other = rng.choice([suit for suit in Suit if suit not in (trump, plain)])
    if case in ("same-suit", "same-suit-ten", "two-trumps"):
        suit = trump if case == "two-trumps" else plain
        kinds = ("ten-face",) if case == "same-suit-ten" else FORMATS["higher"]
        one, two = _pair(rng.choice(kinds), rng)
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


def _winner(case: str, rng: Random) -> Board:
    lead, reply, trump = _trick(case, rng)
    return (lead, reply), trump, rng.choice((YOU, BOT)), ()


def _spot_error(case: str, rng: Random) -> Board:
    """Lay out a trick that the bot led, and what is said of it, wrong in the place of *case*."""
    # Only a reply in another suit can be called forbidden with some reason.
    kind = rng.choice([k for k in TRICK_CASES if case != "allowed" or k not in _ONE_SUIT])
    lead, reply, trump = _trick(kind, rng)
    takes = (BOT, YOU)[winning_place((lead, reply), trump=trump)]
    points = card_points((lead, reply))
    told = [1, takes, points]
    if case == "allowed":
        told[0] = 0
    elif case == "winner":
        told[1] = 1 - takes
    elif case == "points":
        told[2] = rng.choice([wrong for wrong in _wrong_sums(lead, reply) if wrong != points])
    return (lead, reply), trump, BOT, tuple(told)


def _wrong_sums(lead: Card, reply: Card) -> list[int]:
    return [
        sum(9 if card.rank is Rank.NINE else card.points for card in (lead, reply)),
        sum(10 if card.rank in COURT else card.points for card in (lead, reply)),
        card_points((lead, reply)) + 2,
    ]


def _may_play(case: str, rng: Random) -> Board:
    """Lay out a card led by the bot and a hand of six that can, or cannot, follow suit."""
    lead = rng.choice(DECK)
    trump = rng.choice([suit for suit in Suit if suit is not lead.suit])
    rest = [card for card in DECK if card is not lead]
    while True:
        hand = rng.sample(rest, 6)
        following = sum(card.suit is lead.suit for card in hand)
        trumps = sum(card.suit is trump for card in hand)
        # A turn-up of the trump suit must be left over.
        if trumps < 6 and (1 <= following <= 3 if case == "can-follow" else following == 0):
            break
    hand.sort(key=lambda card: card.index)
    return (lead, *hand), trump, BOT, ()


_MAKERS: dict[str, Callable[[str, Random], Board]] = {
    "higher": _higher,
    "order": _order,
    "value": _value,
    "add": _add,
    "suit-sum": _suit_sum,
    "pack-sum": _pack_sum,
    "winner": _winner,
    "points-to": _winner,
    "spot-error": _spot_error,
    "may-play": _may_play,
}
