"""Suits, ranks and cards; what a card is worth and which card beats which.

Rule 1.1 of the game: in every suit, trumps included, the order is A 10 K Q J 9, and the card
points are 11, 10, 4, 3, 2, 0. The eight and the seven of the 32-card pack are worth 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from operator import attrgetter
from typing import ClassVar, NoReturn


class Suit(Enum):
    """A suit; its value is the letter used in notation."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"

    @property
    def word(self) -> str:
        """The English name, as in ``hearts``."""
        return self.name.lower()

    @property
    def sign(self) -> str:
        """The suit sign, as in ``♥``."""
        return _SIGNS[self.value]

    # Members are single objects: identity is enough, and Enum's own hash is slow.
    __hash__ = object.__hash__

    def __repr__(self) -> str:
        return f"Suit.{self.name}"


class Rank(Enum):
    """A rank, highest first; its value is the letter used in notation."""

    ACE = "A"
    TEN = "T"
    KING = "K"
    QUEEN = "Q"
    JACK = "J"
    NINE = "9"
    EIGHT = "8"
    SEVEN = "7"

    @property
    def word(self) -> str:
        """The English name, as in ``queen``."""
        return self.name.lower()

    @property
    def points(self) -> int:
        """The card points of this rank: 11, 10, 4, 3, 2 or 0 (rule 1.1.3)."""
        return _POINTS[self.value]

    @property
    def strength(self) -> int:
        """A number that is higher for the stronger rank: ace 8 ... seven 1 (rule 1.1.2)."""
        return _STRENGTH[self.value]

    __hash__ = object.__hash__  # as for Suit

    def __repr__(self) -> str:
        return f"Rank.{self.name}"


_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
_POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
_STRENGTH = {rank.value: 8 - place for place, rank in enumerate(Rank)}


class Card:
    """One card, as ``Card(Rank.TEN, Suit.HEARTS)`` or ``Card.TH``; immutable.

    There is one object for each card, so equality is identity (and fast). In a game with two
    packs both copies are the same object: cards are compared by what they show.

    >>> Card(Rank.TEN, Suit.HEARTS)
    Card.TH
    >>> Card.TH.points, Card.TH.name
    (10, 'ten of hearts')
    """

    __slots__ = ("rank", "suit", "points", "strength", "index", "code")

    rank: Rank
    suit: Suit
    points: int
    strength: int
    index: int
    code: str

    _all: ClassVar[dict[tuple[Rank, Suit], Card]] = {}

    def __new__(cls, rank: Rank, suit: Suit) -> Card:
        """Return the one card of that rank and suit."""
        known = cls._all.get((rank, suit))
        if known is not None:
            return known
        card = object.__new__(cls)
        put = object.__setattr__
        put(card, "rank", rank)
        put(card, "suit", suit)
        put(card, "points", rank.points)
        put(card, "strength", rank.strength)
        put(card, "index", len(cls._all))
        put(card, "code", rank.value + suit.value)
        cls._all[rank, suit] = card
        setattr(cls, _attribute(card.code), card)
        return card

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a card cannot be changed ({name})")

    def __reduce__(self) -> tuple[type[Card], tuple[Rank, Suit]]:
        return (Card, (self.rank, self.suit))

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self

    @property
    def name(self) -> str:
        """The English name, as in ``ten of hearts``."""
        return f"{self.rank.word} of {self.suit.word}"

    def __repr__(self) -> str:
        return f"Card.{_attribute(self.code)}"

    def __str__(self) -> str:
        return self.code

    def __lt__(self, other: Card) -> bool:
        """Return whether this card comes earlier in the pinned order of the pack."""
        return self.index < other.index

    # Made below, one for each card; named here for type checkers and completion.
    AS: ClassVar[Card]
    TS: ClassVar[Card]
    KS: ClassVar[Card]
    QS: ClassVar[Card]
    JS: ClassVar[Card]
    N9S: ClassVar[Card]
    N8S: ClassVar[Card]
    N7S: ClassVar[Card]
    AH: ClassVar[Card]
    TH: ClassVar[Card]
    KH: ClassVar[Card]
    QH: ClassVar[Card]
    JH: ClassVar[Card]
    N9H: ClassVar[Card]
    N8H: ClassVar[Card]
    N7H: ClassVar[Card]
    AD: ClassVar[Card]
    TD: ClassVar[Card]
    KD: ClassVar[Card]
    QD: ClassVar[Card]
    JD: ClassVar[Card]
    N9D: ClassVar[Card]
    N8D: ClassVar[Card]
    N7D: ClassVar[Card]
    AC: ClassVar[Card]
    TC: ClassVar[Card]
    KC: ClassVar[Card]
    QC: ClassVar[Card]
    JC: ClassVar[Card]
    N9C: ClassVar[Card]
    N8C: ClassVar[Card]
    N7C: ClassVar[Card]


def _attribute(code: str) -> str:
    """Return the attribute for a code: a name cannot begin with a digit, so ``9H`` is ``N9H``."""
    return code if code[0].isalpha() else "N" + code


# The order of the pack, and with it the order of hands and of legal actions: suit by suit,
# highest rank first. Golden files depend on it.
PACK_32: tuple[Card, ...] = tuple(Card(rank, suit) for suit in Suit for rank in Rank)
DECK: tuple[Card, ...] = tuple(card for card in PACK_32 if card.rank.value not in "87")


def pack(ranks: Iterable[Rank], *, packs: int = 1) -> tuple[Card, ...]:
    """Return the cards of a pack with these ranks in four suits, each *packs* times, in order.

    >>> len(pack(Rank)), len(pack(list(Rank)[:6], packs=2))
    (32, 48)
    """
    kept = set(ranks)
    return tuple(card for card in PACK_32 if card.rank in kept for _ in range(packs))


_INDEX = attrgetter("index")


def card_points(cards: Iterable[Card]) -> int:
    """Return the card points of *cards*: ace 11, ten 10, king 4, queen 3, jack 2, others 0.

    >>> card_points([Card.AS, Card.TS, Card.N9H])
    21
    """
    return sum(card.points for card in cards)


def beats(reply: Card, best: Card, *, trump: Suit) -> bool:
    """Return whether *reply* beats *best*, the card that wins the trick so far (rule 1.4.3).

    It does with a higher card of the same suit, or as a trump on a card that is none. An equal
    card does not beat: of two identical cards the first played wins.

    >>> beats(Card.N9H, Card.AS, trump=Suit.HEARTS)
    True
    >>> beats(Card.AC, Card.TS, trump=Suit.HEARTS)
    False
    """
    if reply.suit is best.suit:
        return reply.strength > best.strength
    return reply.suit is trump


def winning_place(cards: Sequence[Card], *, trump: Suit) -> int:
    """Return the place (0 = the lead) of the card that wins a trick of one card or more.

    >>> winning_place([Card.N9S, Card.AC], trump=Suit.HEARTS)
    0
    """
    if len(cards) == 2:
        return 1 if beats(cards[1], cards[0], trump=trump) else 0
    best = 0
    for place in range(1, len(cards)):
        if beats(cards[place], cards[best], trump=trump):
            best = place
    return best


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return *cards* in the pinned order of the pack.

    >>> in_order([Card.N9C, Card.AS])
    (Card.AS, Card.N9C)
    """
    return tuple(sorted(cards, key=_INDEX))
