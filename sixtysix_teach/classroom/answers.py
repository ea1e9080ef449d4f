"""What may be answered to an item, what is right, and the reading of an answer that was sent.

All of it is asked of the item's format, which asks the engine or the solver each time; nothing here
or in the content files states a result.
"""

from __future__ import annotations

from collections.abc import Iterator

from sixtysix_teach.classroom.formats import FORMATS
from sixtysix_teach.classroom.items import Input, Item, RefusedError, Value


def input_of(item: Item) -> Input:
    """Return how *item* is answered: cards or tiles to tap, choices, or a number within bounds."""
    return FORMATS[item.format].input(item)


def right_answer(item: Item) -> Value:
    """Return the right answer; of several that are right, the one to name first.

    >>> from sixtysix_teach.classroom.exercises import exercises
    >>> right_answer(exercises()["higher-card"].items["ten-or-king"])
    'TS'
    """
    return FORMATS[item.format].right(item)


def is_right(item: Item, answer: Value) -> bool:
    """Return whether *answer* is right: any answer as good as the best is."""
    return FORMATS[item.format].accepts(item, answer)


def all_answers(item: Item) -> Iterator[Value]:
    """Yield every answer that may be given to *item*, the right ones included."""
    return FORMATS[item.format].answers(item)


def read_answer(item: Item, raw: object) -> Value:
    """Return *raw*, as sent by a front end, as an answer; anything unfit raises ``RefusedError``.

    Ids of a set may come in any order and are put in the order of the board.
    """
    given = input_of(item)
    if given.kind == "number":
        if not isinstance(raw, int) or isinstance(raw, bool) or not given.low <= raw <= given.high:
            raise RefusedError("number", low=given.low, high=given.high)
        return raw
    if given.kind in ("order", "tap-many"):
        if not isinstance(raw, (list, tuple)) or not all(isinstance(id_, str) for id_ in raw):
            raise RefusedError(given.kind, count=len(given.ids))
        ids = tuple(raw)
        if len(set(ids)) != len(ids) or not set(ids) <= set(given.ids) or not ids:
            raise RefusedError(given.kind, count=len(given.ids))
        if given.kind == "tap-many":
            return tuple(id_ for id_ in given.ids if id_ in ids)
        if len(ids) != len(given.ids):
            raise RefusedError("order-short", count=len(given.ids), placed=len(ids))
        return ids
    if not isinstance(raw, str) or raw not in given.ids:
        raise RefusedError(given.kind)
    return raw
