"""The board of an item and the input below it, as its format lays them out."""

from __future__ import annotations

from typing import Any

from sixtysix_teach.classroom.answers import input_of, right_answer
from sixtysix_teach.classroom.formats import FORMATS
from sixtysix_teach.classroom.items import Item, Value
from sixtysix_teach.classroom.rows import board_view, places
from sixtysix_teach.classroom.words import say


def item_board(
    item: Item, title: str, given: Value | None, *, closed: bool, help: bool = False
) -> dict[str, Any]:
    """Return the board of *item*: open to be answered, or closed with what is right.

    ``help`` shows a part of the answer, as a half-done example does.
    """
    form = FORMATS[item.format]
    return board_view(title, form.trump(item), form.rows(item, given, closed=closed, help=help))


def page_board(item: Item, title: str) -> dict[str, Any]:
    """Return the board of a worked example: the item with its right answer."""
    board = item_board(item, title, right_answer(item), closed=True)
    for row in board["rows"]:
        for place in places(row):
            if place.get("tag") == say("tag.your_pick"):
                place["tag"] = ""
    return board


def item_input(item: Item) -> dict[str, Any]:
    """Return how an open item is answered, with the words for it."""
    given, form = input_of(item), FORMATS[item.format]
    view: dict[str, Any] = {
        "kind": given.kind,
        "choices": [],
        "label": form.label(item),
        "min": given.low,
        "max": given.high,
        "submit": "",
    }
    if given.kind == "choice":
        notes = form.notes(item)
        view["choices"] = [
            {"id": id_, "label": text, **({"note": notes[id_]} if id_ in notes else {})}
            for id_, text in form.choices(item).items()
        ]
    if form.slider(item):
        view["words"] = list(form.slider(item))
    if given.kind in ("number", "order", "tap-many"):
        view["label"] = view["label"] or say(f"input.label.{given.kind}")
        view["submit"] = say("input.check")
    return view
