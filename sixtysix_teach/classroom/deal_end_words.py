"""The words and the rows of the lesson about ending a deal: counts, tricks, what has happened."""

from __future__ import annotations

from typing import Any

from sixtysix_teach.classroom.deal_ends import Count
from sixtysix_teach.classroom.formats.base import Rows
from sixtysix_teach.classroom.words import standing_figures
from sixtysix_teach.observation import Observation
from sixtysix_teach.phrases import Phrases, suit_name, sum_text, token
from sixtysix_teach.seats import Seat

FILE = "lesson_07.toml"
PHRASES = Phrases(FILE, standing=standing_figures)
say = PHRASES.say


def who(view: Observation, seat: Seat) -> str:
    """Return ``you`` or ``bot``: the part of a key that says whose it is."""
    return "you" if seat == view.seat else "bot"


def sum_line(count: Count, seat: Seat, more: tuple[int, ...] = ()) -> str:
    """Return the total of *seat* as a sum, with *more* to come."""
    parts = [*count.parts(seat), *more]
    return sum_text(parts) if len(parts) > 1 else str(parts[0])


def marriage_lines(view: Observation) -> list[str]:
    """Return who announced which marriage, and when."""
    made = []
    for one in view.marriages:
        # Under some rules a pair may be announced, but brings nothing.
        kind = "marriage" if one.points else "worthless"
        key = f"told.{kind}_{who(view, one.by)}" + ("_first" if one.at == 0 else "")
        made.append(say(key, points=one.points, suit=suit_name(one.suit), trick=one.at + 1))
    return made


def stock_line(view: Observation) -> str:
    """Return how it stands with the stock."""
    closing = view.closing
    if closing is not None:
        first = "" if closing.at else "_first"
        return say(f"told.closed_{who(view, closing.by)}{first}", count=closing.at)
    if view.stock_size:
        return say("told.stock_open", count=view.stock_size)
    return say("told.stock_gone")


def count_rows(count: Count, *, closed: bool, help: bool) -> Rows:
    """Return what is told of the tricks before, and the last ones as a table.

    Once *closed*, or as a *help*, each trick has its worth beside it.
    """
    view = count.view
    lines = [
        say("told.before_you", points=count.before(count.you), trick=count.first),
        say("told.before_bot", points=count.before(count.bot), trick=count.first),
    ]
    if count.first == 1:
        lines = [say("told.all_open")]
    lines += [*marriage_lines(view), stock_line(view)]
    head = [say("head.trick"), say("head.cards"), say("head.taker")]
    shows = closed or help
    rows = []
    for number, trick in enumerate(count.tricks, start=count.first):
        assert trick.winner is not None
        cards = " ".join(token(card) for card in trick.cards)
        row = [str(number), cards, say(f"taker.{who(view, trick.winner)}")]
        rows.append([*row, str(trick.card_points)] if shows else row)
    return [text_row(lines), table_row([*head, *([say("head.points")] if shows else [])], rows)]


def text_row(lines: list[str], label: str = "") -> dict[str, Any]:
    """Return a row of statements."""
    return {"kind": "text", "label": label, "lines": lines}


def table_row(head: list[str], rows: list[list[str]], label: str = "") -> dict[str, Any]:
    """Return a table."""
    return {"kind": "table", "label": label, "head": head, "rows": rows}
