"""A moment of a deal as rows of a board and as sentences, from what your seat can see."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from sixtysix_teach.cards import Card
from sixtysix_teach.classroom.rows import card_view as card
from sixtysix_teach.classroom.rows import row_view as cards_row
from sixtysix_teach.classroom.words import standing_figures
from sixtysix_teach.moments import Trick
from sixtysix_teach.observation import Observation
from sixtysix_teach.phrases import Phrases
from sixtysix_teach.public import PublicState
from sixtysix_teach.seats import Seat

__all__ = [
    "MOMENT",
    "Row",
    "card",
    "cards_row",
    "hand_row",
    "open_trick_row",
    "say",
    "stock_line",
    "text_row",
    "tile",
    "tiles_row",
    "trick_row",
    "tricks_line",
    "turn_up_row",
]

MOMENT = Phrases("moment.toml", standing=standing_figures)
say = MOMENT.say

Row = dict[str, Any]


def tile(id_: str, text: str, **fields: Any) -> Row:
    """Return one tile of a row of moments or of a few cards."""
    return {"id": id_, "text": text, "note": "", "mark": "", "tag": "", "tappable": False, **fields}


def tiles_row(kind: str, tiles: list[Row], label: str = "") -> Row:
    """Return a row of tiles of *kind*: worlds or timeline."""
    return {"label": label, "kind": kind, "tiles": tiles}


def text_row(lines: Iterable[str], label: str = "") -> Row:
    """Return a row of statements."""
    return {"label": label, "kind": "text", "lines": list(lines)}


def hand_row(
    view: Observation,
    *,
    tappable: bool = False,
    marks: Mapping[Card, Mapping[str, Any]] | None = None,
) -> Row:
    """Return your hand, with marks and tags for some of its cards."""
    found = marks or {}
    cards = [card(one, tappable=tappable, **found.get(one, {})) for one in view.hand]
    return cards_row("hand", cards, say("moment.your_hand"))


def trick_row(trick: Trick, seat: Seat, *, winner: bool) -> Row:
    """Return a finished trick, who played each card, and with *winner* which card took it."""
    cards = []
    for place, one in enumerate(trick.cards):
        who = "you" if trick.seat_of(place, players=2) == seat else "bot"
        fields: Row = {"label": say(f"moment.{who}_{'first' if place == 0 else 'second'}")}
        if winner and trick.seat_of(place, players=2) == trick.winner:
            fields |= {"mark": "wins", "tag": say("moment.wins")}
        cards.append(card(one, **fields))
    return cards_row("trick", cards)


def open_trick_row(view: Observation) -> Row:
    """Return the card that the bot has led, and the place for yours."""
    lead = card(view.played[0], label=say("moment.bot_first"))
    return cards_row("trick", [lead, card(None, id="hole", label=say("moment.hole"))])


def turn_up_row(view: PublicState) -> list[Row]:
    """Return the face-up card under the stock as a row of its own; no row where there is none."""
    if view.turn_up is None:
        return []
    return [cards_row("tiles", [card(view.turn_up, id="turn-up", label=say("moment.turn_up"))])]


def stock_line(view: Observation) -> str:
    """Return what there is of the stock, in one sentence."""
    if view.closing is not None:
        who = "you" if view.closing.by == view.seat else "bot"
        return say(f"moment.closed_by_{who}")
    if view.turn_up is None:
        return say("moment.gone")
    return say("moment.open", down=view.stock_down, turn_up=view.turn_up.code)


def tricks_line(view: Observation) -> str:
    """Return who has won how many tricks."""
    mine = view.tricks_won(view.seat)
    return say("moment.tricks", mine=mine, its=len(view.tricks) - mine)
