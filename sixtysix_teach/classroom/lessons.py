"""Lessons as frozen values, read from ``data/lessons``; the course lists all of them in order."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sixtysix_teach.classroom.by_rules import Texts
from sixtysix_teach.classroom.exercises import exercises
from sixtysix_teach.classroom.steps import Part, Step, read_parts, read_step
from sixtysix_teach.content import (
    list_field,
    number_field,
    read_data,
    refuse_unknown,
    text_field,
)
from sixtysix_teach.errors import DataError
from sixtysix_teach.phrases import per_language
from sixtysix_teach.presets import CLASSIC
from sixtysix_teach.rules import Rules


@dataclass(frozen=True)
class Lesson:
    """A whole lesson: its steps, the rule of each skill, and the check a day later."""

    id: str
    number: int
    title: str
    minutes: int
    notebook: str
    objective: str
    skills: tuple[str, ...]
    rules: Mapping[str, tuple[str, ...]]
    recall: tuple[str, ...]
    steps: tuple[Step, ...]
    delayed: tuple[Part, ...]
    delayed_need: int


@dataclass(frozen=True)
class CourseEntry:
    """One line of the course: a lesson that stands, or one that is still to come."""

    id: str
    number: int
    title: str
    minutes: int
    part: str
    ready: bool


@per_language
def course(rules: Rules = CLASSIC) -> tuple[CourseEntry, ...]:
    """Return all lessons of the course in order, the ones still to come too, named for *rules*.

    >>> len(course()), course()[0].title
    (14, 'Six ranks, 120 points')
    """
    file = "course.toml"
    texts = Texts(file, rules)
    found = []
    for number, entry in enumerate(read_data("lessons", file).get("lesson", []), start=1):
        name = text_field(file, str(entry.get("id", "")), entry, "id")
        refuse_unknown(file, name, entry, {"id", "title", "minutes", "part", "ready"})
        found.append(
            CourseEntry(
                name,
                number,
                texts.text(name, entry, "title"),
                number_field(file, name, entry, "minutes", low=1),
                texts.text(name, entry, "part"),
                entry.get("ready") is True,
            )
        )
    return tuple(found)


@per_language
def lessons(rules: Rules = CLASSIC) -> dict[str, Lesson]:
    """Return the lessons that stand, by id, in the order of the course, worded for *rules*.

    >>> lessons()["one-trick"].number
    2
    """
    found = {}
    for entry in course(rules):
        if entry.ready:
            file = f"{entry.number:02}_{entry.id.replace('-', '_')}.toml"
            found[entry.id] = lesson_in(file, read_data("lessons", file), entry, rules)
    return found


def lesson_in(
    file: str, table: Mapping[str, Any], entry: CourseEntry, rules: Rules = CLASSIC
) -> Lesson:
    """Return the lesson in the tables of *file*, worded for *rules*.

    A wrong field raises ``DataError``.
    """
    known = {"objective", "notebook", "skills", "recall", "rules", "step", "classic_cards"}
    refuse_unknown(file, entry.id, table, known | {"delayed", "delayed_need"})
    texts = Texts(file, rules, classic_cards=table.get("classic_cards") is True)
    steps = tuple(
        read_step(texts, f"{entry.id}, step {number}", step)
        for number, step in enumerate(table.get("step", []), start=1)
    )
    if not steps or steps[-1].kind != "summary":
        raise DataError(file, entry.id, "step", "a lesson ends with a summary")
    skills = list_field(file, entry.id, table, "skills")
    delayed = read_parts(texts, entry.id, table.get("delayed", []), "delayed")
    return Lesson(
        id=entry.id,
        number=entry.number,
        title=entry.title,
        minutes=entry.minutes,
        notebook=text_field(file, entry.id, table, "notebook"),
        objective=texts.text(entry.id, table, "objective"),
        skills=skills,
        rules=_rules(texts, entry.id, table.get("rules", {}), skills),
        recall=_recall(file, entry.id, table),
        steps=steps,
        delayed=delayed,
        delayed_need=_delayed_need(file, entry.id, table, delayed),
    )


def older_lessons(lesson: Lesson) -> tuple[Lesson, ...]:
    """Return the lessons that come before *lesson* in the course."""
    return tuple(other for other in lessons().values() if other.number < lesson.number)


def lessons_to(lesson: Lesson) -> tuple[Lesson, ...]:
    """Return the lessons up to *lesson*, itself the last."""
    return tuple(other for other in lessons().values() if other.number <= lesson.number)


def _rules(
    texts: Texts, name: str, table: Mapping[str, Any], skills: tuple[str, ...]
) -> dict[str, tuple[str, ...]]:
    """Return the lines of the rule of each skill; every one of *skills* needs some."""
    rules = {skill: texts.lines(name, table, skill) for skill in table}
    for skill in skills:
        if not rules.get(skill):
            raise DataError(texts.file, name, "rules", f"no rule for the skill {skill!r}")
    return rules


def _recall(file: str, name: str, table: Mapping[str, Any]) -> tuple[str, ...]:
    recall = list_field(file, name, table, "recall")
    for exercise in recall:
        if exercise not in exercises():
            raise DataError(file, name, "recall", f"no exercise {exercise!r}")
    return recall


def _delayed_need(file: str, name: str, table: Mapping[str, Any], delayed: tuple[Part, ...]) -> int:
    """Return how many of the items a day later must be right, whatever their part."""
    count = sum(part.count for part in delayed)
    need = number_field(file, name, {"delayed_need": count, **table}, "delayed_need", low=0)
    if need > count:
        raise DataError(file, name, "delayed_need", f"{need} of {count} cannot be reached")
    return need
