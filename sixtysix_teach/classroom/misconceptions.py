"""What learners get wrong: each belief, the truth, and where the course shows it failing.

The list is ``data/lessons/misconceptions.toml``. Which questions of a lesson give a belief its tag,
and what its holder is told, is found by giving them every answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any

from sixtysix_teach.classroom.answers import all_answers
from sixtysix_teach.classroom.exercises import exercises
from sixtysix_teach.classroom.feedback import feedback
from sixtysix_teach.classroom.generators import generate
from sixtysix_teach.classroom.items import Feedback, Item, Value
from sixtysix_teach.classroom.lessons import Lesson, lessons
from sixtysix_teach.content import read_data, refuse_unknown, text_field
from sixtysix_teach.errors import DataError
from sixtysix_teach.phrases import per_language

FILE = "misconceptions.toml"
# An order of six cards has 720 answers, a total 121: more are tried of no item.
ANSWERS = 1500
SEEDS = 3


@dataclass(frozen=True)
class Met:
    """A lesson that meets a belief, and the rule tag given there to an answer out of it."""

    lesson: str
    tag: str


@dataclass(frozen=True)
class Misconception:
    """A false belief, the truth under the Classic rules, and where it is met."""

    id: str
    belief: str
    truth: str
    met: tuple[Met, ...]


@dataclass(frozen=True)
class Meeting:
    """A question that shows a belief failing: its item, the wrong answer, what is said then."""

    item: Item
    answer: Value
    said: Feedback


@per_language
def misconceptions() -> tuple[Misconception, ...]:
    """Return all of them in the order of the course; a wrong field raises ``DataError``.

    >>> misconceptions()[0].met
    (Met(lesson='six-ranks', tag='ten-under-king'),)
    """
    return misconceptions_in(FILE, read_data("lessons", FILE))


def misconceptions_in(file: str, table: Mapping[str, Any]) -> tuple[Misconception, ...]:
    """Return the misconceptions in the tables of *file*; a wrong field raises ``DataError``."""
    refuse_unknown(file, "", table, {"misconception"})
    found: dict[str, Misconception] = {}
    for entry in table.get("misconception", []):
        name = text_field(file, str(entry.get("id", "")), entry, "id")
        refuse_unknown(file, name, entry, {"id", "belief", "truth", "met"})
        if name in found:
            raise DataError(file, name, "id", "this id is used twice")
        belief, truth = (text_field(file, name, entry, field) for field in ("belief", "truth"))
        found[name] = Misconception(name, belief, truth, _met(file, name, entry.get("met")))
    return tuple(found.values())


def _met(file: str, name: str, entries: object) -> tuple[Met, ...]:
    if not isinstance(entries, list) or not entries:
        raise DataError(file, name, "met", "a list of { lesson, tag } is needed here")
    found = []
    for entry in entries:
        if not isinstance(entry, dict) or set(entry) != {"lesson", "tag"}:
            raise DataError(file, name, "met", "each entry has exactly lesson and tag")
        if entry["lesson"] not in lessons():
            raise DataError(file, name, "met", f"no lesson {entry['lesson']!r}")
        found.append(Met(entry["lesson"], text_field(file, name, entry, "tag")))
    return tuple(found)


def asked(lesson: Lesson, *kinds: str) -> tuple[tuple[str, str], ...]:
    """Return exercise and case of what *lesson* asks in its steps of these *kinds*, each once.

    >>> asked(lessons()["one-trick"], "predict")[0]
    ('who-wins', 'same-suit-ten')
    """
    found: dict[tuple[str, str], None] = {}
    for step in lesson.steps:
        if step.kind in kinds:
            found |= {(item.exercise, item.case): None for item in step.items}
            found |= {(part.exercise, case): None for part in step.parts for case in part.cases}
    return tuple(found)


@per_language
def meetings(met: Met) -> tuple[Meeting, ...]:
    """Return a question of each kind in which the lesson gives the tag, fixed ones if there are.

    Only kinds that the learner answers count, not those in worked examples alone.
    """
    lesson = lessons()[met.lesson]
    kinds = asked(lesson, "predict", "faded", "practice", "mastery")
    found: dict[tuple[str, str], Meeting] = {}
    for item in _items(lesson.id):
        kind = (item.exercise, item.case)
        shown = _shows(item, met.tag) if kind in kinds and kind not in found else None
        if shown is not None:
            found[kind] = shown
    return tuple(found.values())


@per_language
def _items(name: str) -> tuple[Item, ...]:
    """Return the items that a lesson file names, then fresh ones of each kind it asks."""
    return tuple(_laid_out(lessons()[name]))


def _laid_out(lesson: Lesson) -> Iterator[Item]:
    yield from (page.item for step in lesson.steps for page in step.pages)
    for step in lesson.steps:
        yield from step.items
    for name, case in asked(lesson, "practice", "mastery"):
        exercise = exercises()[name]
        yield from (item for item in exercise.items.values() if item.case == case)
        for seed in range(SEEDS):
            yield generate(exercise, case, Random(f"{case} {seed}"))


def _shows(item: Item, tag: str) -> Meeting | None:
    """Return the wrong answer to *item* that is given *tag*: that of its proof, or the first."""
    exercise = exercises()[item.exercise]
    proofs = [exercise.proofs[name] for name, one in exercise.items.items() if one == item]
    wrong = [answer for proof in proofs for answer, says in proof.wrong if says == tag]
    proved = [tuple(answer) if isinstance(answer, list) else answer for answer in wrong]
    for answer in (*proved, *islice(all_answers(item), ANSWERS)):
        said = feedback(item, answer)
        if said.tag == tag:
            return Meeting(item, answer, said)
    return None
