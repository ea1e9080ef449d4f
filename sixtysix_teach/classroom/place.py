"""A place that was kept, in a lesson that may have changed since: which step it is, what it holds.

What cannot be read of a place costs the learner the step, not the lesson.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sixtysix_teach.classroom.records import MASTERED, LessonRecord
from sixtysix_teach.classroom.steps import Step
from sixtysix_teach.errors import SixtySixError
from sixtysix_teach.notation.share import parse_shared
from sixtysix_teach.presets import CLASSIC

# A match to 7 has at most 13 deals with a winner; drawn ones are rare.
DEALS_KEPT = 20
# What reading or drawing a damaged or outdated save may raise.
UNFIT = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    StopIteration,
    TypeError,
    ValueError,
)


def step_of(saved: Mapping[str, Any], steps: Sequence[Step], *, near: bool = False) -> int:
    """Return the step of a place: the one of its kind, the nearest where it has moved.

    Raises ``ValueError`` where there is none; *near* takes what stands there instead, as under
    other rules a lesson may go without a step.

    >>> steps = [Step("recall", "before"), Step("predict", "new"), Step("summary", "end")]
    >>> step_of({"step": 1, "kind": "summary"}, steps)
    2
    """
    at = saved.get("step")
    if type(at) is not int or not 0 <= at <= 2 * len(steps):
        raise ValueError("step")
    places = [number for number, step in enumerate(steps) if step.kind == saved.get("kind")]
    if not places and near:
        return min(at, len(steps) - 1)
    if not places:
        raise ValueError("kind")
    return min(places, key=lambda number: abs(number - at))


def rules_of(saved: Mapping[str, Any]) -> object:
    """Return the name of the rules that a place was kept under."""
    return saved.get("rules", CLASSIC.name)


def deals_of(saved: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the deals of a match that were played; one that is no finished deal is left out."""
    raw = saved.get("played", [])
    lines = raw[-DEALS_KEPT:] if isinstance(raw, list) else []
    return tuple(line for line in lines if _is_finished(line))


def _is_finished(line: object) -> bool:
    # Later steps look back at them: what is no finished deal is found here, not there.
    try:
        return list(parse_shared(str(line))[0].states())[-1].ended is not None
    except (SixtySixError, *UNFIT):
        return False


def check_stands(record: LessonRecord, now: float) -> bool:
    """Return whether a check a day later is still to be looked at: it was answered today."""
    return record.state == MASTERED and bool(record.check) and now < record.delayed_at


def leads_back(record: LessonRecord) -> bool:
    """Return whether the lesson itself was left before its end, so that a way leads back to it."""
    kind = (record.run or {}).get("kind", "summary")
    return record.run is not None and (kind != "summary" or not record.kept)
