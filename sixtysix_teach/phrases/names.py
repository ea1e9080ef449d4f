"""What cards, suits and ranks are called, on either deck, in the language of the moment."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal

from sixtysix_teach.cards import PACK_32, Card, Rank, Suit
from sixtysix_teach.phrases.catalogues import per_language
from sixtysix_teach.phrases.sentences import Phrases

DeckName = Literal["french", "german"]

say = Phrases("cards.toml").say


def card_name(card: Card, *, deck: DeckName = "french") -> str:
    """Return the name of *card* on that deck.

    >>> card_name(Card.QC), card_name(Card.QC, deck="german")
    ('queen of clubs', 'over of acorns')
    """
    return deck_names(deck)[card.code]


def suit_name(suit: Suit, *, deck: DeckName = "french") -> str:
    """Return the name of *suit* on that deck.

    >>> suit_name(Suit.CLUBS, deck="german")
    'acorns'
    """
    return deck_names(deck)[suit.value]


@per_language
def rank_name(rank: Rank, *, deck: DeckName = "french") -> str:
    """Return the name of *rank* on that deck.

    >>> rank_name(Rank.JACK), rank_name(Rank.JACK, deck="german")
    ('jack', 'under')
    """
    return say(f"{deck}.rank.{rank.value}")


@per_language
def deck_names(deck: DeckName) -> Mapping[str, str]:
    """Return the name of every card and suit on that deck, by notation.

    >>> deck_names("german")["AH"], deck_names("french")["H"]
    ('ace of hearts', 'hearts')
    """
    cards = {card.code: say(f"{deck}.card.{card.code}") for card in PACK_32}
    suits = {suit.value: say(f"{deck}.suit.{suit.value}") for suit in Suit}
    return MappingProxyType(cards | suits)
