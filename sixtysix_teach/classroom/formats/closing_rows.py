"""The board of a moment before a close: totals, stock, your hand, and the cards not seen yet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sixtysix_teach.cards import Card, Suit
from sixtysix_teach.classroom.least_added import outside
from sixtysix_teach.classroom.rows import card_view, row_view
from sixtysix_teach.classroom.words import standing_figures
from sixtysix_teach.observation import Observation
from sixtysix_teach.phrases import Phrases, token, tokens
from sixtysix_teach.view.table_view import display_order

PHRASES = Phrases("lesson_08.toml", standing=standing_figures)
say, say_lines = PHRASES.say, PHRASES.say_lines

Row = dict[str, Any]


def text_row(*lines: str, label: str = "") -> Row:
    """Return a row of statements."""
    return {"kind": "text", "label": label, "lines": list(lines)}


def standing_lines(view: Observation) -> list[str]:
    """Return how the deal stands: both totals, who has no trick, and the stock."""
    bot = 1 - view.seat
    lines = [say("board.totals", you=view.total(view.seat), bot=view.total(bot))]
    if not view.has_trick(bot):
        lines.append(say("board.trickless"))
    elif not view.has_trick(view.seat):
        lines.append(say("board.trickless_you"))
    if view.closing is not None:
        lines.append(say("board.closed"))
    elif view.turn_up is not None:
        lines.append(say("board.stock", down=view.stock_down, turn_up=token(view.turn_up)))
    if view.shown[bot]:
        lines.append(say("board.shown", cards=tokens(view.shown[bot], last="and")))
    return lines


def hand_row(
    view: Observation, *, lift: Sequence[Card] = (), numbers: bool = False, tap: bool = False
) -> Row:
    """Return your hand, trumps first; *lift* are cards to show as the answer, maybe numbered."""
    cards = []
    for card in display_order(view.hand, view.trump):
        fields: dict[str, Any] = {"tappable": tap}
        if card in lift:
            fields["mark"] = "answer"
            if numbers:
                fields["tag"] = say("board.place", place=lift.index(card) + 1)
        cards.append(card_view(card, **fields))
    return row_view("hand", cards, say("board.hand"))


def unseen_row(view: Observation) -> Row:
    """Return the cards you have not seen, a tile for each suit; the other side holds some."""
    return suits_row(
        [card for card in outside(view) if card not in view.shown[1 - view.seat]],
        view.trump,
        say("board.unseen", many=len(view.unseen), held=_hidden(view)),
    )


def suits_row(
    cards: Sequence[Card], trump: Suit, label: str, marks: Mapping[Suit, str] | None = None
) -> Row:
    """Return *cards* as a tile for each suit, trumps first, each suit from the top."""
    ordered = display_order(tuple(cards), trump)
    suits = list(dict.fromkeys(card.suit for card in ordered))
    tiles = [
        {
            "id": f"suit-{suit.value}",
            "cards": [card.code for card in ordered if card.suit is suit],
            "text": "",
            "mark": (marks or {}).get(suit, ""),
            "tappable": False,
            "tag": "",
        }
        for suit in suits
    ]
    return {"kind": "worlds", "label": label, "tiles": tiles}


def _hidden(view: Observation) -> int:
    return view.hand_sizes[1 - view.seat] - len(view.shown[1 - view.seat])
