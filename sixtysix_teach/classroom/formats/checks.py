"""What an item must have before it can be asked; each raises ``ValueError`` that says what."""

from __future__ import annotations

from sixtysix_teach.classroom.items import Item


def need_cards(item: Item, low: int, high: int, *, one_suit: bool = False) -> None:
    """Refuse an item with fewer than *low* or more than *high* cards, or of several suits."""
    many = len(item.cards)
    if not low <= many <= high:
        raise ValueError(f"{item.format} needs {low} to {high} cards, here are {many}")
    if one_suit and len({card.suit for card in item.cards}) != 1:
        raise ValueError(f"{item.format} needs cards of one suit")


def need_trump(item: Item) -> None:
    """Refuse an item without a trump suit."""
    if item.trump is None:
        raise ValueError(f"{item.format} needs a trump suit")
