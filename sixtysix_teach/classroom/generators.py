"""Fresh items from a seeded random source: ``generate(exercise, case, rng)``.

The format of the exercise lays the item out; it never writes down an answer.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from sixtysix_teach.classroom.exercises import Exercise
from sixtysix_teach.classroom.formats import FORMATS
from sixtysix_teach.classroom.items import Item
from sixtysix_teach.presets import CLASSIC
from sixtysix_teach.rules import Rules


def generate(exercise: Exercise, case: str, rng: Random, rules: Rules = CLASSIC) -> Item:
    """Return a fresh item of *exercise* for *case*, one of its format's cases, under *rules*.

    >>> from sixtysix_teach.classroom.exercises import exercises
    >>> generate(exercises()["who-wins"], "off-suit-ace", Random(1)).case
    'off-suit-ace'
    """
    item = FORMATS[exercise.format].make(case, rng, rules)
    return replace(item, exercise=exercise.id, skill=exercise.skill, case=case)
