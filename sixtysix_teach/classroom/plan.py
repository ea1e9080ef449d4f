"""Which items a step asks, before any of them is laid out: the fixed ones, recalled ones, parts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from sixtysix_teach.classroom.exercises import Exercise, exercises
from sixtysix_teach.classroom.formats import FORMATS
from sixtysix_teach.classroom.items import Item
from sixtysix_teach.classroom.lessons import Lesson, older_lessons
from sixtysix_teach.classroom.mastery import Price
from sixtysix_teach.classroom.progress import Progress
from sixtysix_teach.classroom.records import Due
from sixtysix_teach.classroom.steps import Part, Step
from sixtysix_teach.rules import Rules

RECALLED = 3
# Kinds of item that come back within one practice. More would make it a punishment, and what is
# missed comes again anyway: at the next lesson and in the review.
RETURNS = 3


@dataclass
class Slot:
    """A place for an item: its kind, the part it counts for, and how it went.

    ``back`` says that it was put in because an item of its kind was missed; ``price`` is what the
    first answer gave away, where the check asks for the mean of that.
    """

    exercise: str
    case: str
    part: int = 0
    fixed: Item | None = None
    result: str = ""
    done: bool = False
    back: bool = False
    price: Price | None = None


def read_slot(
    entry: object, cases_of: Callable[[str], Sequence[str]], *, parts: int, fixed: Item | None
) -> Slot:
    """Return the slot in a save; anything unfit is a ``ValueError``.

    *cases_of* a format are those that a slot may have, *parts* how many parts the step has.
    """
    if not isinstance(entry, list) or len(entry) not in (5, 6) or entry[5:] not in ([], [True]):
        raise ValueError("slot")
    exercise, case, part, result, done = entry[:5]
    known = exercises().get(exercise) if isinstance(exercise, str) else None
    if known is None or case not in cases_of(known.format):
        raise ValueError("slot")
    if type(part) is not int or not 0 <= part < max(1, parts):
        raise ValueError("part")
    if result not in ("", "good", "bad") or type(done) is not bool:
        raise ValueError("result")
    return Slot(exercise, case, part, fixed, result, done, len(entry) == 6)


def planned(step: Step, rng: Random) -> list[Slot]:
    """Return the slots of a step that has items or parts."""
    if step.items:
        return [Slot(item.exercise, item.case, 0, item) for item in step.items]
    slots = []
    for place, part in enumerate(step.parts):
        cases = [case for case, count in part.cases.items() for _ in range(count)]
        rng.shuffle(cases)
        slots += [Slot(part.exercise, case, place) for case in cases]
    return slots


def recalled(
    lesson: Lesson, progress: Progress, rules: Rules, rng: Random, now: float
) -> list[Slot]:
    """Return three items of older lessons: first the kinds that were missed, then any."""
    older = [one for one in older_lessons(lesson) if _askable(one, rules)]
    skills = {skill for one in older for skill in one.skills}
    missed = [
        Slot(due.exercise, due.case)
        for due in progress.missed(now)
        if exercises()[due.exercise].skill in skills
        and due.case in cases_under(exercises()[due.exercise], rules)
    ]
    slots, names = missed[:RECALLED], _spread(older, rules, rng)
    while names and len(slots) < RECALLED:
        exercise = exercises()[names[len(slots) % len(names)]]
        slots.append(Slot(exercise.id, rng.choice(cases_under(exercise, rules))))
    return slots


def opened(slots: list[Slot], lesson: Lesson, rules: Rules, rng: Random) -> list[Slot]:
    """Return three slots of which the first has few words: a page opens with something to do.

    What was missed stays; where three kinds were, the third waits for another time.
    """
    front = next((slot for slot in slots if exercises()[slot.exercise].opens), None)
    if front is None:
        front = Slot(*_short(lesson, rules, rng))
    rest = [slot for slot in slots if slot is not front]
    return [front, *rest[: RECALLED - 1]]


def warm_up(lesson: Lesson, rules: Rules, rng: Random, name: str) -> tuple[Part, ...]:
    """Return a part of one item from before, so that a check a day later opens with few words.

    It needs nothing to be right. A check that begins with few words has no such part.
    """
    if not lesson.delayed or exercises()[lesson.delayed[0].exercise].opens:
        return ()
    exercise, case = _short(lesson, rules, rng)
    return (Part(name, exercise, 1, 0, {case: 1}),)


def _short(lesson: Lesson, rules: Rules, rng: Random) -> tuple[str, str]:
    """Return exercise and case of an item from before that has few words."""
    skills = {skill for one in older_lessons(lesson) for skill in one.skills}
    short = [one for one in exercises().values() if one.opens and one.skill in skills]
    exercise = rng.choice(short)
    return exercise.id, rng.choice(cases_under(exercise, rules))


def returned(slots: Sequence[Slot], missed: Slot) -> Slot | None:
    """Return a slot that brings the kind of *missed* once more, unless one waits already."""
    back = [slot for slot in slots if slot.back]
    kind = (missed.exercise, missed.case)
    if missed.back or len(back) >= RETURNS or kind in [(s.exercise, s.case) for s in back]:
        return None
    return Slot(missed.exercise, missed.case, missed.part, back=True)


def cases_under(exercise: Exercise, rules: Rules) -> tuple[str, ...]:
    """Return the cases of *exercise* that can come up under *rules*."""
    known = FORMATS[exercise.format].cases_under(rules)
    return tuple(case for case in exercise.cases if case in known)


def asked_now(progress: Progress, now: float) -> tuple[Due, ...]:
    """Return the kinds of item whose time has come, without those that its rules do not have."""
    rules = progress.course_rules
    return tuple(
        due
        for due in progress.due_now(now)
        if due.case in cases_under(exercises()[due.exercise], rules)
    )


def _askable(lesson: Lesson, rules: Rules) -> list[str]:
    return [name for name in lesson.recall if cases_under(exercises()[name], rules)]


def _spread(older: Sequence[Lesson], rules: Rules, rng: Random) -> list[str]:
    """Return exercises of the lesson just before and of two others, one of each."""
    if len(older) < 2:
        return [name for lesson in older for name in _askable(lesson, rules)]
    before = older[:-1]
    chosen = [older[-1], *rng.sample(before, min(len(before), RECALLED - 1))]
    return [rng.choice(_askable(lesson, rules)) for lesson in chosen]
