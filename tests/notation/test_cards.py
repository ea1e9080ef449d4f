"""Cards, hands and their names."""

from __future__ import annotations

import pytest

from sixtysix_teach import DECK, PACK_32, Card, NotationError, Suit
from sixtysix_teach.notation import (
    card_name,
    format_card,
    format_hand,
    parse_card,
    parse_hand,
    suit_name,
)


@pytest.mark.parametrize("card", PACK_32, ids=str)
def test_every_card_comes_back(card: Card) -> None:
    assert parse_card(format_card(card)) is card
    assert parse_card(format_card(card, style="signs")) is card
    assert parse_card(format_card(card).lower()) is card


@pytest.mark.parametrize(
    "text", ["TH", "th", "10H", "10h", "10♥", "T♥", "10♡", "10♥\ufe0f", "10♥\ufe0e", "♥10", "♥T"]
)
def test_the_ten_of_hearts_can_be_written_in_many_ways(text: str) -> None:
    assert parse_card(text) is Card.TH


@pytest.mark.parametrize(
    ("text", "column", "expected"),
    [
        ("", 1, "a rank"),
        ("H", 1, "a rank"),
        ("XH", 1, "a rank"),
        ("1H", 1, "a rank"),
        ("6H", 1, "a rank"),
        ("10", 3, "a suit"),
        ("T", 2, "a suit"),
        ("TX", 2, "a suit"),
        ("T H", 2, "a suit"),
        ("HT", 1, "a rank"),
        ("♥", 2, "a rank"),
        ("♥1", 2, "a rank"),
        ("THH", 3, "the end"),
        ("TH ", 3, "the end"),
        (" TH", 1, "a rank"),
    ],
)
def test_a_card_that_cannot_be_read(text: str, column: int, expected: str) -> None:
    with pytest.raises(NotationError, match=f"column {column} .*expected {expected}") as caught:
        parse_card(text)
    assert (caught.value.text, caught.value.column) == (text, column)
    assert caught.value.expected.startswith(expected)


@pytest.mark.parametrize("style", ["code", "signs"])
def test_hands_come_back_in_their_order(style: str) -> None:
    for cards in ((), DECK, DECK[::-1], (Card.AS, Card.AS)):
        assert parse_hand(format_hand(cards, style=style)) == cards
        assert parse_hand(format_hand(cards, style=style).replace(" ", "")) == cards


def test_a_hand_error_names_the_column() -> None:
    with pytest.raises(NotationError, match=r"column 9 of 'AS 10♥ 9X': expected a suit") as caught:
        parse_hand("AS 10♥ 9X")
    assert caught.value.column == 9


@pytest.mark.parametrize(
    ("card", "french", "german"),
    [
        (Card.AS, "ace of spades", "ace of leaves"),
        (Card.TH, "ten of hearts", "ten of hearts"),
        (Card.KD, "king of diamonds", "king of bells"),
        (Card.QC, "queen of clubs", "over of acorns"),
        (Card.JS, "jack of spades", "under of leaves"),
        (Card.N9C, "nine of clubs", "nine of acorns"),
        (Card.N7D, "seven of diamonds", "seven of bells"),
    ],
)
def test_names_on_both_decks(card: Card, french: str, german: str) -> None:
    assert card_name(card) == card_name(card, deck="french") == card.name == french
    assert card_name(card, deck="german") == german


@pytest.mark.parametrize("deck", ["french", "german"])
def test_no_two_cards_share_a_name(deck: str) -> None:
    assert len({card_name(card, deck=deck) for card in PACK_32}) == 32
    assert len({suit_name(suit, deck=deck) for suit in Suit}) == 4
    for card in PACK_32:
        assert card_name(card, deck=deck).endswith(suit_name(card.suit, deck=deck))
