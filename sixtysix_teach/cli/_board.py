"""The table in plain text: what has happened, and what lies where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sixtysix_teach.cli._text import plain
from sixtysix_teach.narration import event_text
from sixtysix_teach.phrases import Phrases
from sixtysix_teach.session import Event

PHRASES = Phrases("terminal.toml")


def words(key: str, **facts: str | int) -> str:
    """Return a sentence of the terminal with cards as this output can show them.

    >>> words("prompt.draw")
    'Enter to draw'
    """
    return plain(PHRASES.say(key, **facts))


def told(events: Sequence[Event]) -> list[str]:
    """Return one line for each event worth telling, as the learner's seat saw it."""
    return [plain(text) for event in events if (text := event_text(event))]


def board(picture: dict[str, Any], *, whole_match: bool) -> list[str]:
    """Return the lines of the table, from the view of a session; with the score of a match."""
    heading, match, trump = picture["heading"], picture["match"], picture["trump"]
    stock = picture["stock"]
    facts = {
        "trumps": trump["text"],
        "suit": f"[{trump['suit']}]",
        "name": trump["name"],
        "stock": stock["text"],
    }
    if stock["turn_up"]:
        stock_line = words("board.stock_turn_up", turn_up=f"[{stock['turn_up']}]", **facts)
    else:
        stock_line = words("board.stock", **facts)
    lines = [
        words(
            "board.heading_match" if whole_match else "board.heading",
            title=heading["title"],
            phase=heading["sub"],
            match=match["label"],
            score=match["line"],
        ),
        stock_line,
        *(_seat(seat) for seat in picture["seats"]),
    ]
    if picture["trick"]["cards"] and not picture["trick"]["complete"]:
        lying = [f"{card['label']} [{card['card']}]" for card in picture["trick"]["cards"]]
        lines.append(words("board.trick", cards=", ".join(lying)))
    return [*lines, *_hand(picture["hand"]), *_also(picture["actions"])]


def _seat(seat: dict[str, Any]) -> str:
    parts = [words("board.cards", count=seat["cards"]), seat["tricks_text"]]
    parts += [marriage["text"] for marriage in seat["announced"]]
    if seat["shown"]:
        parts.append(words("board.shown", cards=" ".join(f"[{code}]" for code in seat["shown"])))
    return words("board.seat", name=seat["name"], parts=", ".join(parts))


def _hand(hand: list[dict[str, Any]]) -> list[str]:
    """The hand twice: as cards, and under each card its code; once where the two are the same."""
    if not hand:
        return []
    cards = "  ".join(plain(f"[{entry['card']}]").ljust(3) for entry in hand)
    codes = "  ".join(entry["card"].ljust(3) for entry in hand)
    rows = [codes] if cards == codes else [cards, codes]
    return [words("board.hand"), *(f"  {row.rstrip()}" for row in rows)]


def _also(buttons: list[dict[str, Any]]) -> list[str]:
    rows = [(button["action"], plain(button["label"])) for button in buttons if button["action"]]
    if not rows:
        return []
    return [words("board.also"), *(f"  {action:<10}  {label}" for action, label in rows)]
