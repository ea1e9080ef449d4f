"""The parts of a progress: a lesson, a skill, a mistake, what waits; and the reading of each.

Reading is strict here, one part at a time; the progress leaves out what cannot be read.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import isfinite
from typing import Any

from sixtysix_teach.classroom.exercises import exercises
from sixtysix_teach.classroom.formats import FORMATS
from sixtysix_teach.classroom.lessons import lessons
from sixtysix_teach.errors import RulesError
from sixtysix_teach.presets import CLASSIC, preset

NOT_TRIED, LEARNING, MASTERED = "not-tried", "learning", "mastered"
STATES = (NOT_TRIED, LEARNING, MASTERED)
# What is practised outside the lessons: each has a page of its own, and a place in it.
PRACTICES = ("review", "placement", "memory")
# Times are seconds since 1970; anything later than this, or not a number, is no time at all.
LATEST = 1e11
MOST = 1_000_000
PLAYERS = 2
# No save of ours has tables in tables in tables like that.
DEEPEST = 20


@dataclass(frozen=True)
class LessonRecord:
    """One lesson: its state, the step reached, and the check a day later.

    ``known`` says that the placement check found nothing to learn in it. ``run`` is the place in
    the lesson, ``check`` that in the check a day later; ``done`` counts what was done in both, so
    that of two places the later one can be told.
    """

    state: str = NOT_TRIED
    step: int = 0
    steps: int = 0
    practised: bool = False
    mastered_at: float = 0.0
    delayed_at: float = 0.0
    delayed_passed: bool = False
    kept: str = ""
    run: Mapping[str, Any] | None = None
    known: bool = False
    check: Mapping[str, Any] | None = None
    done: int = 0

    @property
    def diamonds(self) -> int:
        """0 to 3: practised, mastered, still known a day later."""
        return self.practised + (self.state == MASTERED) + self.delayed_passed


@dataclass(frozen=True)
class SkillRecord:
    """One skill: its state, and how many items were right at the first try."""

    state: str = NOT_TRIED
    right: int = 0
    wrong: int = 0


@dataclass(frozen=True)
class Error:
    """A mistake: its rule tag and where it was made."""

    tag: str
    exercise: str
    case: str
    at: float


@dataclass(frozen=True)
class Due:
    """A fresh item of this kind waits from the time *at*."""

    exercise: str
    case: str
    at: float


def read_table(raw: object, what: str, lost: list[str], read: Any) -> dict[str, Any]:
    """Return what *read* makes of each entry; one that cannot be read is named in *lost*."""
    if not isinstance(raw, dict):
        lost.append(what)
        return {}
    found = {}
    for name, entry in raw.items():
        try:
            found[name] = read(name, entry)
        except (ValueError, TypeError, KeyError):
            lost.append(f"{what}: {str(name)[:40]}")
    return found


def read_list(raw: object, what: str, lost: list[str], read: Any) -> tuple[Any, ...]:
    """Return what *read* makes of each entry of a list; what is lost is named in *lost*."""
    if not isinstance(raw, list):
        lost.append(what)
        return ()
    found = []
    for entry in raw:
        try:
            found.append(read(entry))
        except (ValueError, TypeError, KeyError):
            lost.append(what)
    return tuple(found)


def typed(entry: Any, name: str, kind: type, default: Any) -> Any:
    """Return the field *name* of *entry*, which must be of *kind*; else raise ``ValueError``."""
    if not isinstance(entry, dict):
        raise ValueError("a table is needed")
    value = entry.get(name, default)
    if kind is float and type(value) in (int, float) and 0 <= value <= LATEST:
        return float(value)
    if type(value) is not kind or kind is float or not sendable(value):
        raise ValueError(name)
    return value


def sendable(value: Any, depth: int = DEEPEST) -> bool:
    """Return whether *value* is plain JSON that can be written again and sent to a browser.

    >>> sendable({"a": [1, "x"]}), sendable(chr(0xD83C)), sendable([float("nan")])
    (True, False, False)
    """
    if isinstance(value, str):
        # Half of a character, such as a file may hold, cannot be sent.
        return value.isascii() or not any("\ud800" <= sign <= "\udfff" for sign in value)
    if isinstance(value, float):
        return isfinite(value)
    if isinstance(value, dict | list):
        parts = [*value, *value.values()] if isinstance(value, dict) else value
        return depth > 0 and all(sendable(part, depth - 1) for part in parts)
    return True


def _count(entry: Any, name: str) -> int:
    return max(0, min(int(typed(entry, name, int, 0)), MOST))


def _state(entry: Mapping[str, Any]) -> str:
    state = str(typed(entry, "state", str, NOT_TRIED))
    STATES.index(state)
    return state


def read_lesson(name: str, entry: Any) -> LessonRecord:
    """Return the record of the lesson *name*; anything unfit is a ``ValueError``."""
    if name not in lessons():
        raise ValueError(name)
    state = _state(entry)
    return LessonRecord(
        state,
        _count(entry, "step"),
        _count(entry, "steps"),
        typed(entry, "practised", bool, False),
        typed(entry, "mastered_at", float, 0.0),
        typed(entry, "delayed_at", float, 0.0),
        typed(entry, "delayed_passed", bool, False),
        typed(entry, "kept", str, ""),
        _place(entry.get("run")),
        typed(entry, "known", bool, False),
        _place(entry.get("check")),
        # A save from before this was counted: who is further has done more.
        _count({"done": _count(entry, "step"), **entry}, "done"),
    )


def _place(saved: object) -> Mapping[str, Any] | None:
    """Return a place; an empty one is one that cannot be read, which is said where it is opened."""
    return (saved if sendable(saved) else {}) if isinstance(saved, dict) else None


def read_place(name: str, entry: Any) -> Mapping[str, Any]:
    """Return the place in the practice *name*; anything unfit is a ``ValueError``."""
    if name not in PRACTICES or not isinstance(entry, dict) or not sendable(entry):
        raise ValueError(name)
    return {**entry, "at": typed(entry, "at", float, 0.0)}


def read_skill(name: str, entry: Any) -> SkillRecord:
    """Return the record of the skill *name*; anything unfit is a ``ValueError``."""
    if name not in {exercise.skill for exercise in exercises().values()}:
        raise ValueError(name)
    return SkillRecord(_state(entry), _count(entry, "right"), _count(entry, "wrong"))


def _known(entry: Any) -> tuple[str, str]:
    exercise, case = entry["exercise"], entry["case"]
    if case not in FORMATS[exercises()[exercise].format].cases:
        raise ValueError(case)
    return exercise, case


def read_error(entry: Any) -> Error:
    """Return a mistake; anything unfit is a ``ValueError``, ``TypeError`` or ``KeyError``."""
    return Error(typed(entry, "tag", str, None), *_known(entry), typed(entry, "at", float, 0.0))


def read_due(entry: Any) -> Due:
    """Return a kind of item that waits; raises as :func:`read_error`."""
    return Due(*_known(entry), typed(entry, "at", float, 0.0))


def two_player_profile(name: str) -> str:
    """Return *name* when it is a profile for two; else raise RulesError."""
    if preset(name).players != PLAYERS:
        raise RulesError("players", f"the course is for two, {name!r} is not")
    return name


def read_rules(name: object, lost: list[str]) -> str:
    """Return the profile *name*, or Classic with a word in *lost* when it does not fit."""
    try:
        return two_player_profile(str(name))
    except RulesError:
        lost.append("rules")
        return CLASSIC.name
