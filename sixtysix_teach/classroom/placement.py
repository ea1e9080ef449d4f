"""The items of the placement check: one or two of each lesson on the rules, from its check."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from sixtysix_teach.classroom.exercises import exercises, item_from_json
from sixtysix_teach.classroom.feedback import proved
from sixtysix_teach.classroom.generators import generate
from sixtysix_teach.classroom.items import Item
from sixtysix_teach.classroom.lessons import Lesson, lessons
from sixtysix_teach.classroom.plan import cases_under
from sixtysix_teach.rules import Rules

ASKED = 8
"""So many items the placement check has, once all lessons on the rules stand."""

LAST_OF_RULES = 7
MOST_OF_A_LESSON = 2


@dataclass(frozen=True)
class Asked:
    """An item of the placement check, the lesson it is from, and whether it was right."""

    lesson: str
    item: Item
    good: bool = False


def placement_items(rules: Rules, rng: Random) -> tuple[Asked, ...]:
    """Return up to eight items of the lessons on the rules, one or two of each, in their order.

    >>> from sixtysix_teach.presets import CLASSIC
    >>> asked = placement_items(CLASSIC, Random(2))
    >>> [one.lesson for one in asked][:2]
    ['six-ranks', 'six-ranks']
    """
    made: dict[str, list[Item]] = {}
    for lesson in lessons().values():
        if lesson.number <= LAST_OF_RULES:
            names = _checked(lesson, rules)
            rng.shuffle(names)
            chosen = names[:MOST_OF_A_LESSON]
            made[lesson.id] = [_item(name, rules, rng) for name in chosen]
    # Every lesson once, then a second time as long as there is room.
    order = [(place, name) for place in range(MOST_OF_A_LESSON) for name in made]
    picked = [pair for pair in order if pair[0] < len(made[pair[1]])][:ASKED]
    return tuple(
        Asked(name, made[name][place])
        for name in made
        for place in range(MOST_OF_A_LESSON)
        if (place, name) in picked
    )


def read_asked(raw: object) -> tuple[Asked, ...]:
    """Return the questions of a place; anything unfit is one of ``UNFIT``."""
    if not isinstance(raw, list) or not 0 < len(raw) <= ASKED:
        raise ValueError("asked")
    found = tuple(Asked(str(name), proved(item_from_json(item))) for name, item in raw)
    if any(one.lesson not in lessons() for one in found):
        raise ValueError("lesson")
    return found


def _checked(lesson: Lesson, rules: Rules) -> list[str]:
    """The exercises of a lesson's check that can come up under *rules*."""
    names = [
        part.exercise for step in lesson.steps if step.kind == "mastery" for part in step.parts
    ]
    return [name for name in dict.fromkeys(names) if cases_under(exercises()[name], rules)]


def _item(name: str, rules: Rules, rng: Random) -> Item:
    exercise = exercises()[name]
    return generate(exercise, rng.choice(cases_under(exercise, rules)), rng, rules)
