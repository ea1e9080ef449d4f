"""Cards and hands as text, and their names for display."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from sixtysix_teach.cards import Card, Rank, Suit
from sixtysix_teach.errors import NotationError

# The names for display are words, not notation; whoever formats cards finds both here.
from sixtysix_teach.phrases import DeckName as DeckName
from sixtysix_teach.phrases import card_name as card_name
from sixtysix_teach.phrases import suit_name as suit_name

_RANKS = {rank.value: rank for rank in Rank}
SUITS = {suit.value: suit for suit in Suit}
for _suit in Suit:
    SUITS[_suit.sign] = _suit
SUITS.update({"♤": Suit.SPADES, "♡": Suit.HEARTS, "♢": Suit.DIAMONDS, "♧": Suit.CLUBS})
# Only a sign may stand before the rank, as tables and terminals print it.
_SIGNS = frozenset(SUITS) - {suit.value for suit in Suit}

EXPECTED_RANK = "a rank: A T (or 10) K Q J 9 8 7"
EXPECTED_SUIT = "a suit: S H D C (or ♠ ♥ ♦ ♣)"


def read_card(text: str, at: int) -> tuple[Card, int]:
    """Return the card that begins at index *at* and the index behind it.

    Raises NotationError with the column of the character that does not fit.
    """
    if text[at : at + 1] in _SIGNS:
        suit, at = _suit_at(text, at)
        rank, at = _rank_at(text, at)
    else:
        rank, at = _rank_at(text, at)
        suit, at = _suit_at(text, at)
    return Card(rank, suit), at


def _rank_at(text: str, at: int) -> tuple[Rank, int]:
    if text[at : at + 2] == "10":
        return Rank.TEN, at + 2
    rank = _RANKS.get(text[at : at + 1].upper())
    if rank is None:
        raise NotationError(text, at + 1, EXPECTED_RANK)
    return rank, at + 1


def _suit_at(text: str, at: int) -> tuple[Suit, int]:
    suit = SUITS.get(text[at : at + 1].upper())
    if suit is None:
        raise NotationError(text, at + 1, EXPECTED_SUIT)
    # The text variation selector may follow a suit sign copied from elsewhere.
    selector = text[at + 1 : at + 2] in ("\ufe0e", "\ufe0f")
    return suit, at + 2 if selector else at + 1


def parse_card(text: str) -> Card:
    """Return the card written as ``TH``, ``10H``, ``10♥`` or ``♥10``.

    >>> parse_card("10♥")
    Card.TH
    >>> parse_card("1H")
    Traceback (most recent call last):
    ...
    sixtysix_teach.errors.NotationError: column 1 of '1H': expected a rank: A T (or 10) K Q J 9 8 7
    """
    card, behind = read_card(text, 0)
    if behind != len(text):
        raise NotationError(text, behind + 1, "the end: a card is a rank and a suit")
    return card


def format_card(card: Card, *, style: Literal["code", "signs"] = "code") -> str:
    """Return the card as text: ``TH``, or ``10♥`` in the style ``signs``.

    >>> format_card(Card.TH), format_card(Card.TH, style="signs")
    ('TH', '10♥')
    """
    if style == "code":
        return card.code
    rank = "10" if card.rank is Rank.TEN else card.rank.value
    return rank + card.suit.sign


def parse_hand(text: str) -> tuple[Card, ...]:
    """Return the cards of *text*, in its order; spaces may stand between them.

    >>> parse_hand("AS 10♥ 9C")
    (Card.AS, Card.TH, Card.N9C)
    """
    cards = []
    at = 0
    while at < len(text):
        if text[at].isspace():
            at += 1
            continue
        card, at = read_card(text, at)
        cards.append(card)
    return tuple(cards)


def format_hand(cards: Iterable[Card], *, style: Literal["code", "signs"] = "code") -> str:
    """Return *cards* with single spaces between them, in the order given.

    >>> format_hand([Card.AS, Card.N9C])
    'AS 9C'
    """
    return " ".join(format_card(card, style=style) for card in cards)
