"""Where a learner stands: per lesson and per skill, the errors made, and what is due again.

A progress is a frozen value made of plain JSON-able parts, kept by the front end and sent back.
Reading never fails: what cannot be read is left out, and said to be.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from sixtysix_teach.classroom.exercises import exercises
from sixtysix_teach.classroom.formats import FORMATS
from sixtysix_teach.classroom.lessons import lessons
from sixtysix_teach.classroom.mastery import DAY
from sixtysix_teach.classroom.words import say

VERSION = 1
NOT_TRIED, LEARNING, MASTERED = "not-tried", "learning", "mastered"
_ORDER = (NOT_TRIED, LEARNING, MASTERED)
# Times are seconds since 1970; anything later than this, or not a number, is no time at all.
LATEST = 1e11
MOST = 1_000_000
ERRORS_KEPT = 200
DUE_KEPT = 30


@dataclass(frozen=True)
class LessonRecord:
    """One lesson: its state, the step reached, and the check a day later."""

    state: str = NOT_TRIED
    step: int = 0
    steps: int = 0
    practised: bool = False
    mastered_at: float = 0.0
    delayed_at: float = 0.0
    delayed_passed: bool = False
    kept: str = ""
    run: Mapping[str, Any] | None = None

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


@dataclass(frozen=True)
class Progress:
    """All that is known of a learner. ``notes`` says what of a save could not be read.

    >>> Progress().lesson("six-ranks").state
    'not-tried'
    """

    lessons: Mapping[str, LessonRecord] = field(default_factory=dict)
    skills: Mapping[str, SkillRecord] = field(default_factory=dict)
    errors: tuple[Error, ...] = ()
    due: tuple[Due, ...] = ()
    notes: tuple[str, ...] = ()

    def lesson(self, name: str) -> LessonRecord:
        """Return the record of a lesson; one never opened has an empty record."""
        return self.lessons.get(name, LessonRecord())

    def with_lesson(self, name: str, record: LessonRecord) -> Progress:
        """Return this progress with the record of one lesson replaced."""
        return replace(self, lessons={**self.lessons, name: record})

    def tried(self, exercise: str, case: str, tag: str, *, right: bool, now: float) -> Progress:
        """Return this progress after an item: the skill counts it, a mistake comes back later."""
        skill = exercises()[exercise].skill
        old = self.skills.get(skill, SkillRecord())
        record = SkillRecord(
            max(old.state, LEARNING, key=_ORDER.index), old.right + right, old.wrong + (not right)
        )
        changed = replace(self, skills={**self.skills, skill: record})
        if right:
            rest = tuple(d for d in self.due if (d.exercise, d.case) != (exercise, case))
            return replace(changed, due=rest) if _ripe(self.due, exercise, case, now) else changed
        errors = (*self.errors, Error(tag, exercise, case, now))[-ERRORS_KEPT:]
        due = tuple(d for d in self.due if (d.exercise, d.case) != (exercise, case))
        due = (*due, Due(exercise, case, now + DAY))[-DUE_KEPT:]
        return replace(changed, errors=errors, due=due)

    def mastered(self, name: str, *, now: float) -> Progress:
        """Return this progress with a lesson and its skills mastered; a day later it is asked."""
        record = self.lesson(name)
        first = record.state != MASTERED
        record = replace(
            record,
            state=MASTERED,
            mastered_at=now if first else record.mastered_at,
            delayed_at=now + DAY if first else record.delayed_at,
        )
        skills = dict(self.skills)
        for skill in lessons()[name].skills:
            skills[skill] = replace(skills.get(skill, SkillRecord()), state=MASTERED)
        return replace(self.with_lesson(name, record), skills=skills)

    def delayed(self, name: str, *, good: bool, now: float) -> Progress:
        """Return this progress after the check a day later; a failed one comes again in a day."""
        record = replace(self.lesson(name), delayed_passed=good, delayed_at=now + DAY)
        return self.with_lesson(name, record)

    def delayed_due(self, name: str, now: float) -> bool:
        """Return whether the check a day later of a mastered lesson is due."""
        record = self.lesson(name)
        return record.state == MASTERED and not record.delayed_passed and now >= record.delayed_at

    def due_now(self, now: float) -> tuple[Due, ...]:
        """Return the kinds of item that wait, the longest waiting first."""
        return tuple(sorted((d for d in self.due if d.at <= now), key=lambda due: due.at))

    def merged(self, other: Progress) -> Progress:
        """Return both together: of each lesson and skill the further one, of mistakes all."""
        by_lesson = dict(self.lessons)
        for name, record in other.lessons.items():
            by_lesson[name] = max(by_lesson.get(name, LessonRecord()), record, key=_lesson_rank)
        by_skill = dict(self.skills)
        for skill, skill_record in other.skills.items():
            by_skill[skill] = max(by_skill.get(skill, SkillRecord()), skill_record, key=_skill_rank)
        errors = sorted({*self.errors, *other.errors}, key=lambda error: error.at)
        waiting: dict[tuple[str, str], Due] = {}
        for due in (*self.due, *other.due):
            old = waiting.get((due.exercise, due.case), due)
            waiting[due.exercise, due.case] = min(old, due, key=lambda item: item.at)
        dues = sorted(waiting.values(), key=lambda item: item.at)
        return Progress(by_lesson, by_skill, tuple(errors[-ERRORS_KEPT:]), tuple(dues[-DUE_KEPT:]))

    def to_json(self) -> dict[str, Any]:
        """Return the progress as plain JSON."""
        return {
            "version": VERSION,
            "lessons": {name: dict(vars(record)) for name, record in self.lessons.items()},
            "skills": {name: dict(vars(record)) for name, record in self.skills.items()},
            "errors": [dict(vars(error)) for error in self.errors],
            "due": [dict(vars(due)) for due in self.due],
        }

    def to_text(self) -> str:
        """Return the progress as one text, for a file to carry to another device."""
        return json.dumps(self.to_json(), indent=1, sort_keys=True)

    @classmethod
    def from_text(cls, text: str) -> Progress:
        """Return the progress in *text*, which may be any text at all."""
        try:
            return cls.from_json(json.loads(text))
        except (ValueError, RecursionError):
            return cls(notes=(say("progress.unreadable"),))

    @classmethod
    def from_json(cls, saved: object) -> Progress:
        """Return what of *saved* can be read; ``notes`` says what could not.

        >>> Progress.from_json(None).notes
        ()
        >>> Progress.from_json([]).notes
        ('The saved progress could not be read, so a new one begins.',)
        """
        if saved is None:
            return cls()
        if not isinstance(saved, dict):
            return cls(notes=(say("progress.unreadable"),))
        lost: list[str] = []
        progress = cls(
            _read_table(saved.get("lessons", {}), "lessons", lost, _read_lesson),
            _read_table(saved.get("skills", {}), "skills", lost, _read_skill),
            _read_list(saved.get("errors", []), "errors", lost, _read_error)[-ERRORS_KEPT:],
            _read_list(saved.get("due", []), "due", lost, _read_due)[-DUE_KEPT:],
        )
        notes = [say("progress.partly", what=", ".join(lost))] if lost else []
        version = saved.get("version", VERSION)
        if version != VERSION:
            shown = version if isinstance(version, int) else "?"
            notes.append(say("progress.version", version=shown))
        return replace(progress, notes=tuple(notes))


def _ripe(due: tuple[Due, ...], exercise: str, case: str, now: float) -> bool:
    # A right answer minutes after the mistake proves little: the twin stays due.
    return any((d.exercise, d.case) == (exercise, case) and d.at <= now for d in due)


def _lesson_rank(record: LessonRecord) -> tuple[int, int, int, float]:
    return (record.diamonds, _ORDER.index(record.state), record.step, record.mastered_at)


def _skill_rank(record: SkillRecord) -> tuple[int, int, int]:
    return (_ORDER.index(record.state), record.right + record.wrong, record.right)


def _read_table(raw: object, what: str, lost: list[str], read: Any) -> dict[str, Any]:
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


def _read_list(raw: object, what: str, lost: list[str], read: Any) -> tuple[Any, ...]:
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


def _typed(entry: Any, name: str, kind: type, default: Any) -> Any:
    if not isinstance(entry, dict):
        raise ValueError("a table is needed")
    value = entry.get(name, default)
    if kind is float and type(value) in (int, float) and 0 <= value <= LATEST:
        return float(value)
    if type(value) is not kind or kind is float:
        raise ValueError(name)
    return value


def _count(entry: Any, name: str) -> int:
    return max(0, min(int(_typed(entry, name, int, 0)), MOST))


def _state(entry: Mapping[str, Any]) -> str:
    state = str(_typed(entry, "state", str, NOT_TRIED))
    _ORDER.index(state)
    return state


def _read_lesson(name: str, entry: Any) -> LessonRecord:
    if name not in lessons():
        raise ValueError(name)
    state = _state(entry)
    run = entry.get("run")
    return LessonRecord(
        state,
        _count(entry, "step"),
        _count(entry, "steps"),
        _typed(entry, "practised", bool, False),
        _typed(entry, "mastered_at", float, 0.0),
        _typed(entry, "delayed_at", float, 0.0),
        _typed(entry, "delayed_passed", bool, False),
        _typed(entry, "kept", str, ""),
        run if isinstance(run, dict) else None,
    )


def _read_skill(name: str, entry: Any) -> SkillRecord:
    if name not in {exercise.skill for exercise in exercises().values()}:
        raise ValueError(name)
    return SkillRecord(_state(entry), _count(entry, "right"), _count(entry, "wrong"))


def _known(entry: Any) -> tuple[str, str]:
    exercise, case = entry["exercise"], entry["case"]
    if case not in FORMATS[exercises()[exercise].format].cases:
        raise ValueError(case)
    return exercise, case


def _read_error(entry: Any) -> Error:
    return Error(_typed(entry, "tag", str, None), *_known(entry), _typed(entry, "at", float, 0.0))


def _read_due(entry: Any) -> Due:
    return Due(*_known(entry), _typed(entry, "at", float, 0.0))
