"""Rows of a board as plain JSON: places for cards, and other kinds of row for what is no card."""

from __future__ import annotations

from typing import Any

from sixtysix_teach.cards import Card, Suit
from sixtysix_teach.classroom.items import YOU, Feedback, Item
from sixtysix_teach.classroom.words import say

Rows = list[dict[str, Any]]


def card_view(card: Card | None, **fields: Any) -> dict[str, Any]:
    """Return one place of a row: a card, or an empty place where *card* is ``None``."""
    empty = {"label": "", "value": None, "mark": "", "tag": "", "tappable": False}
    code = card.code if card else None
    return {"id": code or "empty", "card": code, **empty, **fields}


def row_view(kind: str, cards: list[dict[str, Any]], label: str = "") -> dict[str, Any]:
    """Return one row of cards."""
    return {"label": label, "kind": kind, "cards": cards}


def board_view(title: str, trump: Suit | None, rows: list[dict[str, Any]]) -> dict[str, Any]:
    """Return a board."""
    chip = {"suit": trump.value, "text": say("trumps.text")} if trump else None
    return {"title": title, "trump": chip, "rows": rows}


def feedback_block(said: Feedback, tone: str) -> dict[str, Any]:
    """Return what is said, with its computation where there is one."""
    shown: dict[str, Any] = {"tone": tone, "title": said.title, "lines": list(said.lines)}
    return shown | ({"computation": said.computation} if said.computation else {})


def seat_label(item: Item, place: int) -> str:
    """Return who played the card in *place*: ``Bot, first``."""
    seat = "you" if (item.leader == YOU) == (place == 0) else "bot"
    return say(f"seat.{seat}_{'first' if place == 0 else 'second'}")


def hole_label() -> str:
    """Return what stands in the empty place of your card."""
    return say("play.hole_you")


def places(row: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the cards or the tiles of a row; of a row that has neither, nothing.

    >>> places({"kind": "text", "label": "", "lines": ["A line."]})
    []
    """
    return [*row.get("cards", ()), *row.get("tiles", ())]
