"""The short way through a practice: one item of what a learner has shown, not one of each case.

A part of a practice is shortened when its skill was answered right without help in the guess and
the half-done items of this lesson, or when the progress holds it as mastered and no mistake of it
waits. Whoever misses that one item, or has missed the skill in this lesson, gets the full set. The
check is never shortened.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random

from sixtysix_teach.classroom.exercises import exercises
from sixtysix_teach.classroom.lessons import Lesson
from sixtysix_teach.classroom.plan import Slot
from sixtysix_teach.classroom.progress import Progress
from sixtysix_teach.classroom.records import MASTERED
from sixtysix_teach.classroom.steps import Part, Step

SHOWN_IN = ("predict", "faded")
"""The steps in which a skill can be shown before it is practised."""

Went = Mapping[str, bool]
"""The skills answered in this lesson: true while all of it was right and without help."""


def went_on(went: Went, kind: str, skill: str, *, good: bool) -> dict[str, bool]:
    """Return *went* after an answer in a step of *kind*; *good* says right and without help.

    >>> went_on({}, "predict", "scoring", good=True)
    {'scoring': True}
    >>> went_on({"scoring": True}, "mastery", "scoring", good=False)
    {'scoring': False}
    """
    if good and kind not in SHOWN_IN:
        return dict(went)
    return {**went, skill: good and went.get(skill, True)}


def is_shown(skill: str, went: Went, progress: Progress) -> bool:
    """Return whether a learner has shown *skill*, so that one item of it is enough to practise."""
    if skill in went:
        return went[skill]
    record = progress.skills.get(skill)
    waits = any(exercises()[due.exercise].skill == skill for due in progress.due)
    return record is not None and record.state == MASTERED and not waits


def shortened(
    slots: Sequence[Slot], step: Step, lesson: Lesson, went: Went, progress: Progress, rng: Random
) -> list[Slot]:
    """Return the *slots* of a practice with one left of each part whose skill was shown.

    That one is of a case that the lesson has not asked before, if there is one.
    """
    asked = {(one.exercise, one.case) for each in lesson.steps for one in each.items}
    found = []
    for place, part in enumerate(step.parts):
        mine = [slot for slot in slots if slot.part == place]
        if is_shown(exercises()[part.exercise].skill, went, progress):
            fresh = [slot for slot in mine if (slot.exercise, slot.case) not in asked]
            mine = [rng.choice(fresh or mine)]
        found += mine
    return found


def is_short(slots: Sequence[Slot], parts: Sequence[Part], place: int) -> bool:
    """Return whether the part in this *place* of a practice has fewer items than it is due."""
    return place < len(parts) and sum(_of(slot, place) for slot in slots) < parts[place].count


def brought_back(slots: Sequence[Slot], parts: Sequence[Part], place: int) -> list[Slot]:
    """Return the slots that make a shortened part whole again; none where it is whole."""
    if not is_short(slots, parts, place):
        return []
    part = parts[place]
    left = Counter(part.cases) - Counter(slot.case for slot in slots if _of(slot, place))
    return [Slot(part.exercise, case, place) for case in left.elements()]


def _of(slot: Slot, place: int) -> bool:
    return slot.part == place and not slot.back
