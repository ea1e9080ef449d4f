"""Exercises as frozen values, and the loader of the exercise files.

An *exercise* is a line of content: a format, a skill and the kinds of case it draws; its fixed
items are read by what its format says that an item states.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from sixtysix_teach.cards import DECK, Card
from sixtysix_teach.classroom.formats import FORMATS
from sixtysix_teach.classroom.items import BOT, YOU, Item, card_from_code, suit_from_letter
from sixtysix_teach.classroom.words import fill
from sixtysix_teach.content import data_files, list_field, read_data, refuse_unknown, text_field
from sixtysix_teach.errors import DataError
from sixtysix_teach.notation import parse_any
from sixtysix_teach.phrases import per_language


@dataclass(frozen=True)
class Proof:
    """What a content file says of an item, to be compared with the engine: never used to judge."""

    right: Any
    wrong: tuple[tuple[Any, str], ...]


@dataclass(frozen=True)
class Exercise:
    """A kind of question: its format, the skill it trains, the cases it draws, its words.

    ``items`` are fixed items by id, ``proofs`` what the file states of them. ``opens`` says that it
    is asked in so few words that a lesson can open with it.
    """

    id: str
    format: str
    skill: str
    cases: tuple[str, ...]
    title: str
    task: str
    file: str = ""
    opens: bool = False
    items: Mapping[str, Item] = field(default_factory=dict)
    proofs: Mapping[str, Proof] = field(default_factory=dict)


def item_from_json(saved: object) -> Item:
    """Return the item written by :meth:`Item.to_json`; anything else raises ``ValueError``."""
    if not isinstance(saved, dict):
        raise ValueError("an item is a table")
    exercise = exercises().get(str(saved.get("exercise")))
    if exercise is None or saved.get("case") not in FORMATS[exercise.format].cases:
        raise ValueError("the exercise of this item is not known")
    return _item(exercise, saved)


@per_language
def exercises() -> dict[str, Exercise]:
    """Return all exercises by id, read from ``data/exercises``.

    That each of their items is what its case says is not worked out anew in each process: it takes
    half a second, the files come with the kit, and its tests do it with ``exercises_in``.

    >>> exercises()["higher-card"].skill
    'rank-order'
    """
    found: dict[str, Exercise] = {}
    for file in data_files("exercises"):
        for exercise in exercises_in(file, read_data("exercises", file), proved=True):
            if exercise.id in found:
                raise DataError(file, exercise.id, "id", "this id is used twice")
            found[exercise.id] = exercise
    return found


def exercises_in(file: str, table: Mapping[str, Any], *, proved: bool = False) -> list[Exercise]:
    """Return the exercises in the tables of *file*; a wrong field raises ``DataError``.

    An item that its case does not fit is refused too, unless the items were *proved* before.

    >>> exercises_in("x.toml", {"exercise": [{"id": "a", "format": "hop"}]})
    ... # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    sixtysix_teach.errors.DataError: x.toml, entry 'a', field 'format': no format 'hop'; known: ...
    """
    refuse_unknown(file, "", table, {"exercise", "item"})
    found: dict[str, Exercise] = {}
    for entry in table.get("exercise", []):
        exercise = _exercise(file, entry)
        if exercise.id in found:
            raise DataError(file, exercise.id, "id", "this id is used twice")
        found[exercise.id] = exercise
    for entry in table.get("item", []):
        owner = found.get(str(entry.get("exercise")))
        if owner is None:
            name = text_field(file, str(entry.get("id", "")), entry, "id")
            raise DataError(file, name, "exercise", f"no exercise {entry.get('exercise')!r} here")
        found[owner.id] = _with_item(owner, entry, proved=proved)
    return list(found.values())


def _with_item(owner: Exercise, entry: Mapping[str, Any], *, proved: bool) -> Exercise:
    """Return *owner* with the fixed item in *entry* added."""
    file = owner.file
    name = text_field(file, str(entry.get("id", "")), entry, "id")
    form = FORMATS[owner.format]
    known = {"id", "exercise", "case", "right", "wrong"}
    refuse_unknown(file, name, entry, known | form.fields)
    if name in owner.items:
        raise DataError(file, name, "id", "this id is used twice")
    if entry.get("case") not in form.cases:
        allowed = " ".join(form.cases)
        raise DataError(file, name, "case", f"{owner.format} has the cases {allowed}")
    try:
        item = (_read_item if proved else _item)(owner, entry)
    except ValueError as problem:
        raise DataError(file, name, _blamed(form.fields), str(problem)) from None
    if not set(item.cards) <= set(DECK):
        raise DataError(file, name, "cards", "a fixed item has cards of the pack of 24")
    return replace(
        owner,
        items={**owner.items, name: item},
        proofs={**owner.proofs, name: _proof(file, name, entry)},
    )


def _blamed(fields: frozenset[str]) -> str:
    """Return the field that makes most of an item: the cards, or the moment, or whatever it has."""
    return next((name for name in ("cards", "moment") if name in fields), min(fields, default=""))


def _exercise(file: str, entry: Mapping[str, Any]) -> Exercise:
    name = text_field(file, str(entry.get("id", "")), entry, "id")
    kind = text_field(file, name, entry, "format")
    if kind not in FORMATS:
        raise DataError(file, name, "format", f"no format {kind!r}; known: {' '.join(FORMATS)}")
    refuse_unknown(file, name, entry, {"id", "format", "skill", "cases", "title", "task", "opens"})
    cases = list_field(file, name, entry, "cases") or FORMATS[kind].cases
    for case in cases:
        if case not in FORMATS[kind].cases:
            allowed = " ".join(FORMATS[kind].cases)
            raise DataError(file, name, "cases", f"no case {case!r}; {kind} has {allowed}")
    return Exercise(
        id=name,
        format=kind,
        skill=text_field(file, name, entry, "skill"),
        cases=cases,
        title=fill(text_field(file, name, entry, "title"), file, name),
        task=fill(text_field(file, name, entry, "task"), file, name),
        file=file,
        opens=entry.get("opens") is True,
    )


def _proof(file: str, name: str, entry: Mapping[str, Any]) -> Proof:
    """Return what the entry states; an item without it would be checked by nobody."""
    wrong = entry.get("wrong")
    if "right" not in entry:
        raise DataError(file, name, "right", "the right answer is needed, to be compared")
    if not isinstance(wrong, list) or not wrong:
        raise DataError(file, name, "wrong", "a list of { answer, says } is needed here")
    for one in wrong:
        if not isinstance(one, dict) or set(one) != {"answer", "says"}:
            raise DataError(file, name, "wrong", "each entry has exactly answer and says")
    return Proof(entry["right"], tuple((one["answer"], one["says"]) for one in wrong))


def _read_item(exercise: Exercise, entry: Mapping[str, Any]) -> Item:
    """Return the item in *entry*, read field by field."""
    read = {name: _FIELDS[name](entry[name]) for name in _FIELDS if name in entry}
    return Item(exercise.id, exercise.format, exercise.skill, str(entry.get("case")), **read)


def _item(exercise: Exercise, entry: Mapping[str, Any]) -> Item:
    """Return the item in *entry*, read field by field and checked by its format."""
    form, item = FORMATS[exercise.format], _read_item(exercise, entry)
    try:
        form.check(item)
        form.input(item)
    except (ArithmeticError, AttributeError, LookupError, StopIteration, TypeError) as problem:
        raise ValueError(f"{exercise.format} cannot ask this: {problem!r}") from None
    return item


def _cards(codes: object) -> tuple[Card, ...]:
    if not isinstance(codes, list):
        raise ValueError("cards must be a list such as ['TS', 'KS']")
    cards = tuple(card_from_code(code) for code in codes)
    if len(set(cards)) != len(cards):
        raise ValueError("a card is there twice")
    return cards


def _leader(seat: object) -> int:
    if type(seat) is not int or seat not in (YOU, BOT):
        raise ValueError("leader is 0 (you) or 1 (bot)")
    return seat


def _told(numbers: object) -> tuple[int, ...]:
    if not isinstance(numbers, list) or not all(type(number) is int for number in numbers):
        raise ValueError("told must be a list of whole numbers")
    return tuple(numbers)


def _moment(line: object) -> str:
    if not isinstance(line, str):
        raise ValueError("moment must be a position line")
    if line:
        parse_any(line)
    return line


def _extra(words: object) -> tuple[str, ...]:
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
        raise ValueError("extra must be a list of texts")
    return tuple(words)


_FIELDS: dict[str, Callable[[object], Any]] = {
    "cards": _cards,
    "trump": suit_from_letter,
    "leader": _leader,
    "told": _told,
    "moment": _moment,
    "extra": _extra,
}
