"""Exercises and items as frozen values, and the loader of the exercise files.

An *exercise* is a line of content: a format, a skill and the kinds of case it draws. An *item*
is one question of it: the cards on the board. An item never stores its answer: the answer is
worked out from the cards by the engine each time it is asked for.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from sixtysix_teach.cards import DECK, Card, Suit
from sixtysix_teach.classroom.words import fill
from sixtysix_teach.content import data_files, list_field, read_data, refuse_unknown, text_field
from sixtysix_teach.errors import DataError
from sixtysix_teach.phrases import per_language

YOU = 0
BOT = 1

# What the answer to an item may be: the id of a card or a choice, several ids, or a number.
Value = str | int | tuple[str, ...]

TRICK_CASES = (
    "same-suit",
    "same-suit-ten",  # the ten against a picture
    "off-suit-ace",  # an ace of another suit thrown in
    "off-suit-high",  # a higher rank of another suit
    "off-suit-low",
    "trump-low",  # a trump of lower rank than the lead
    "trump-high",
    "trump-led",
    "two-trumps",
)

FORMATS: dict[str, tuple[str, ...]] = {
    "higher": ("ten-face", "ace-any", "nine-any", "court"),
    "order": ("suit",),
    "value": ("ace", "ten", "king", "queen", "jack", "nine"),
    "add": ("plain", "nine", "face", "ace-ten"),
    "suit-sum": ("part", "whole"),
    "pack-sum": ("pack",),
    "winner": TRICK_CASES,
    "points-to": TRICK_CASES,
    "spot-error": ("allowed", "winner", "points", "none"),
    "may-play": ("can-follow", "cannot-follow"),
}


@dataclass(frozen=True)
class Input:
    """How an item is answered: the kind, and what is allowed.

    ``ids`` are the cards or choices that may be given; ``low`` and ``high`` bound a number.
    """

    kind: str
    ids: tuple[str, ...] = ()
    low: int = 0
    high: int = 0


@dataclass(frozen=True)
class Item:
    """One question: the exercise and kind of case it comes from, and the cards on the board.

    In a trick ``cards`` holds the lead first, and ``leader`` says who led. In ``may-play`` it
    holds the card led, then the hand. ``told`` is what a finished trick was said to be.
    """

    exercise: str
    format: str
    skill: str
    case: str
    cards: tuple[Card, ...]
    trump: Suit | None = None
    leader: int = YOU
    told: tuple[int, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """Return the item as plain JSON: only what lies open on the board."""
        return {
            "exercise": self.exercise,
            "case": self.case,
            "cards": [card.code for card in self.cards],
            "trump": self.trump.value if self.trump else "",
            "leader": self.leader,
            "told": list(self.told),
        }


@dataclass(frozen=True)
class Feedback:
    """What is said about an answer: right or not, a title, lines, and the rule tag it shows.

    ``tag`` names the misconception a wrong answer points to, or is empty when it was right.
    """

    right: bool
    title: str
    lines: tuple[str, ...]
    tag: str = ""


@dataclass(frozen=True)
class Proof:
    """What a content file says of an item, to be compared with the engine: never used to judge."""

    right: Any
    wrong: tuple[tuple[Any, str], ...]


@dataclass(frozen=True)
class Exercise:
    """A kind of question: its format, the skill it trains, the cases it draws, its words.

    ``items`` are fixed items by id, ``proofs`` what the file states of them.
    """

    id: str
    format: str
    skill: str
    cases: tuple[str, ...]
    title: str
    task: str
    file: str = ""
    items: Mapping[str, Item] = field(default_factory=dict)
    proofs: Mapping[str, Proof] = field(default_factory=dict)


def item_from_json(saved: object) -> Item:
    """Return the item written by :meth:`Item.to_json`; anything else raises ``ValueError``."""
    if not isinstance(saved, dict):
        raise ValueError("an item is a table")
    exercise = exercises().get(str(saved.get("exercise")))
    if exercise is None or saved.get("case") not in FORMATS[exercise.format]:
        raise ValueError("the exercise of this item is not known")
    return _item(exercise, saved)


@per_language
def exercises() -> dict[str, Exercise]:
    """Return all exercises by id, read from ``data/exercises`` and checked.

    >>> exercises()["higher-card"].skill
    'rank-order'
    """
    found: dict[str, Exercise] = {}
    for file in data_files("exercises"):
        for exercise in exercises_in(file, read_data("exercises", file)):
            if exercise.id in found:
                raise DataError(file, exercise.id, "id", "this id is used twice")
            found[exercise.id] = exercise
    return found


def exercises_in(file: str, table: Mapping[str, Any]) -> list[Exercise]:
    """Return the exercises in the tables of *file*; a wrong field raises ``DataError``.

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
        found[owner.id] = _with_item(owner, entry)
    return list(found.values())


def _with_item(owner: Exercise, entry: Mapping[str, Any]) -> Exercise:
    """Return *owner* with the fixed item in *entry* added."""
    file = owner.file
    name = text_field(file, str(entry.get("id", "")), entry, "id")
    known = {"id", "exercise", "case", "cards", "trump", "leader", "told", "right", "wrong"}
    refuse_unknown(file, name, entry, known)
    if name in owner.items:
        raise DataError(file, name, "id", "this id is used twice")
    if entry.get("case") not in FORMATS[owner.format]:
        allowed = " ".join(FORMATS[owner.format])
        raise DataError(file, name, "case", f"{owner.format} has the cases {allowed}")
    try:
        item = _item(owner, entry)
    except ValueError as problem:
        raise DataError(file, name, "cards", str(problem)) from None
    return replace(
        owner,
        items={**owner.items, name: item},
        proofs={**owner.proofs, name: _proof(file, name, entry)},
    )


def _exercise(file: str, entry: Mapping[str, Any]) -> Exercise:
    name = text_field(file, str(entry.get("id", "")), entry, "id")
    kind = text_field(file, name, entry, "format")
    if kind not in FORMATS:
        raise DataError(file, name, "format", f"no format {kind!r}; known: {' '.join(FORMATS)}")
    refuse_unknown(file, name, entry, {"id", "format", "skill", "cases", "title", "task"})
    cases = list_field(file, name, entry, "cases") or FORMATS[kind]
    for case in cases:
        if case not in FORMATS[kind]:
            allowed = " ".join(FORMATS[kind])
            raise DataError(file, name, "cases", f"no case {case!r}; {kind} has {allowed}")
    return Exercise(
        id=name,
        format=kind,
        skill=text_field(file, name, entry, "skill"),
        cases=cases,
        title=fill(text_field(file, name, entry, "title"), file, name),
        task=fill(text_field(file, name, entry, "task"), file, name),
        file=file,
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


def card_from_code(code: object) -> Card:
    """Return the card of the pack with this code; anything else raises ``ValueError``."""
    for card in DECK:
        if card.code == code:
            return card
    raise ValueError(f"{code!r} is no card of the pack of 24, such as TH or 9S")


def suit_from_letter(letter: object) -> Suit | None:
    """Return the suit for a letter, ``None`` for an empty one; else raise ``ValueError``."""
    if letter in ("", None):
        return None
    for suit in Suit:
        if suit.value == letter:
            return suit
    raise ValueError(f"{letter!r} is no suit: S H D C")


def _item(exercise: Exercise, entry: Mapping[str, Any]) -> Item:
    """Return the item in *entry*, with its cards checked against what the format needs."""
    codes = entry.get("cards")
    if not isinstance(codes, list):
        raise ValueError("cards must be a list such as ['TS', 'KS']")
    cards = tuple(card_from_code(code) for code in codes)
    if len(set(cards)) != len(cards):
        raise ValueError("a card is there twice")
    low, high = _SIZES[exercise.format]
    if not low <= len(cards) <= high:
        raise ValueError(f"{exercise.format} needs {low} to {high} cards, here are {len(cards)}")
    trump = suit_from_letter(entry.get("trump", ""))
    if trump is None and exercise.format in _WITH_TRUMP:
        raise ValueError(f"{exercise.format} needs a trump suit")
    leader = entry.get("leader", YOU)
    told = entry.get("told", [])
    if leader not in (YOU, BOT) or isinstance(leader, bool):
        raise ValueError("leader is 0 (you) or 1 (bot)")
    whole = isinstance(told, list) and all(type(number) is int for number in told)
    if not whole or len(told) != (3 if exercise.format == "spot-error" else 0):
        raise ValueError("told holds three numbers in spot-error, and nothing elsewhere")
    if exercise.format in _ONE_SUIT and len({card.suit for card in cards}) != 1:
        raise ValueError(f"{exercise.format} needs cards of one suit")
    return Item(
        exercise.id,
        exercise.format,
        exercise.skill,
        str(entry.get("case")),
        cards,
        trump,
        leader,
        tuple(told),
    )


_WITH_TRUMP = {"winner", "points-to", "spot-error", "may-play"}
_ONE_SUIT = {"higher", "order", "suit-sum"}
_SIZES = {
    "higher": (2, 2),
    "order": (6, 6),
    "value": (1, 1),
    "add": (2, 2),
    "suit-sum": (3, 6),
    "pack-sum": (4, 4),
    "winner": (2, 2),
    "points-to": (2, 2),
    "spot-error": (2, 2),
    "may-play": (7, 7),
}
