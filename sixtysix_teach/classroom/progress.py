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
from sixtysix_teach.classroom.lessons import lessons
from sixtysix_teach.classroom.mastery import DAY
from sixtysix_teach.classroom.memory_record import MemoryRecord, read_memory
from sixtysix_teach.classroom.records import (
    LEARNING,
    MASTERED,
    STATES,
    Due,
    Error,
    LessonRecord,
    SkillRecord,
    read_due,
    read_error,
    read_lesson,
    read_list,
    read_place,
    read_rules,
    read_skill,
    read_table,
    two_player_profile,
    typed,
)
from sixtysix_teach.classroom.sureness import Sureness, read_sureness
from sixtysix_teach.classroom.words import say
from sixtysix_teach.presets import CLASSIC, preset
from sixtysix_teach.rules import Rules

VERSION = 1
ERRORS_KEPT = 200
DUE_KEPT = 30


@dataclass(frozen=True)
class Progress:
    """All that is known of a learner. ``notes`` says what of a save could not be read.

    ``licence`` is the time of the first whole deal played right without help, 0 before.
    ``rules`` is the profile that the course is taken under, ``memory`` the level of the daily
    memory practice, ``sure`` the bets on answers and how often they were right, ``places`` where
    the learner is in what is practised outside the lessons.

    >>> Progress().lesson("six-ranks").state
    'not-tried'
    """

    lessons: Mapping[str, LessonRecord] = field(default_factory=dict)
    skills: Mapping[str, SkillRecord] = field(default_factory=dict)
    errors: tuple[Error, ...] = ()
    due: tuple[Due, ...] = ()
    notes: tuple[str, ...] = ()
    licence: float = 0.0
    rules: str = CLASSIC.name
    memory: MemoryRecord = MemoryRecord()
    sure: Sureness = field(default_factory=dict)
    places: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)

    @property
    def course_rules(self) -> Rules:
        """The rules of the course, which its lessons ask about and play by."""
        return preset(self.rules)

    def with_rules(self, name: str) -> Progress:
        """Return this progress with the course under the profile *name*.

        Raises RulesError for a profile that is not there or is not for two.
        """
        return replace(self, rules=two_player_profile(name))

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
            max(old.state, LEARNING, key=STATES.index), old.right + right, old.wrong + (not right)
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

    def missed(self, now: float) -> tuple[Due, ...]:
        """Return the kinds of item that wait, those first whose time has come."""
        return tuple(sorted(self.due, key=lambda due: (due.at > now, due.at)))

    def merged(self, other: Progress) -> Progress:
        """Return both together: of each lesson and skill the further one, of mistakes all."""
        by_lesson = dict(self.lessons)
        for name, record in other.lessons.items():
            mine = by_lesson.get(name, LessonRecord())
            further = max(mine, record, key=_lesson_rank)
            by_lesson[name] = replace(
                further,
                known=mine.known or record.known,
                practised=mine.practised or record.practised,
                kept=further.kept or mine.kept or record.kept,
            )
        by_skill = dict(self.skills)
        for skill, skill_record in other.skills.items():
            by_skill[skill] = max(by_skill.get(skill, SkillRecord()), skill_record, key=_skill_rank)
        both = dict.fromkeys((*self.errors, *other.errors))
        errors = sorted(both, key=lambda error: error.at)
        waiting: dict[tuple[str, str], Due] = {}
        for due in (*self.due, *other.due):
            old = waiting.get((due.exercise, due.case), due)
            waiting[due.exercise, due.case] = min(old, due, key=lambda item: item.at)
        dues = sorted(waiting.values(), key=lambda item: item.at)
        dates = [date for date in (self.licence, other.licence) if date]
        return Progress(
            by_lesson,
            by_skill,
            tuple(errors[-ERRORS_KEPT:]),
            tuple(dues[-DUE_KEPT:]),
            licence=min(dates, default=0.0),
            rules=other.rules if self.rules == CLASSIC.name else self.rules,
            # The same bets may be in both: those of the one that has more are kept.
            sure=max(self.sure, other.sure, key=lambda bets: sum(n for n, _ in bets.values())),
            memory=max(self.memory, other.memory, key=lambda record: (record.last, record.deals)),
            places=_later_places(self.places, other.places),
        )

    def has_more_diamonds(self, other: Progress) -> bool:
        """Return whether some lesson has diamonds here that *other* does not know of."""
        mine = self.lessons.items()
        return any(record.diamonds > other.lesson(name).diamonds for name, record in mine)

    def to_json(self) -> dict[str, Any]:
        """Return the progress as plain JSON; what is as at the beginning is left out."""
        more: dict[str, Any] = {"licence": self.licence} if self.licence else {}
        if self.rules != CLASSIC.name:
            more["rules"] = self.rules
        if self.sure:
            more["sure"] = {str(sure): list(counts) for sure, counts in self.sure.items()}
        if self.memory != MemoryRecord():
            more["memory"] = dict(vars(self.memory))
        if self.places:
            more["places"] = {name: dict(place) for name, place in self.places.items()}
        return {
            "version": VERSION,
            "lessons": {name: dict(vars(record)) for name, record in self.lessons.items()},
            "skills": {name: dict(vars(record)) for name, record in self.skills.items()},
            "errors": [dict(vars(error)) for error in self.errors],
            "due": [dict(vars(due)) for due in self.due],
            **more,
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
            read_table(saved.get("lessons", {}), "lessons", lost, read_lesson),
            read_table(saved.get("skills", {}), "skills", lost, read_skill),
            read_list(saved.get("errors", []), "errors", lost, read_error)[-ERRORS_KEPT:],
            read_list(saved.get("due", []), "due", lost, read_due)[-DUE_KEPT:],
            rules=read_rules(saved.get("rules", CLASSIC.name), lost),
            places=read_table(saved.get("places", {}), "places", lost, read_place),
        )
        try:
            progress = replace(progress, licence=typed(saved, "licence", float, 0.0))
        except ValueError:
            lost.append("licence")
        try:
            progress = replace(progress, sure=read_sureness(saved.get("sure", {})))
        except ValueError:
            lost.append("sure")
        try:
            progress = replace(progress, memory=read_memory(saved.get("memory", {})))
        except ValueError:
            lost.append("memory")
        notes = [say("progress.partly", what=", ".join(lost))] if lost else []
        version = saved.get("version", VERSION)
        if version != VERSION:
            shown = version if isinstance(version, int) else "?"
            notes.append(say("progress.version", version=shown))
        return replace(progress, notes=tuple(notes))


def _ripe(due: tuple[Due, ...], exercise: str, case: str, now: float) -> bool:
    # A right answer minutes after the mistake proves little: the twin stays due.
    return any((d.exercise, d.case) == (exercise, case) and d.at <= now for d in due)


def _lesson_rank(record: LessonRecord) -> tuple[int, int, int, int, float]:
    # Of two places in a lesson that is the later at which more was done: a step may come again.
    state = STATES.index(record.state)
    return (record.diamonds, state, record.done, record.step, record.mastered_at)


def _later_places(
    mine: Mapping[str, Mapping[str, Any]], others: Mapping[str, Mapping[str, Any]]
) -> dict[str, Mapping[str, Any]]:
    later = dict(mine)
    for name, place in others.items():
        later[name] = max(later.get(name, place), place, key=lambda one: float(one["at"]))
    return later


def _skill_rank(record: SkillRecord) -> tuple[int, int, int]:
    return (STATES.index(record.state), record.right + record.wrong, record.right)
