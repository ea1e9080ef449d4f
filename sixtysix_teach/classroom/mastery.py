"""Whether a check is passed: so many right at the first try in each of its parts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sixtysix_teach.classroom.steps import Part

DAY = 24 * 60 * 60


@dataclass(frozen=True)
class PartResult:
    """How one part of a check went."""

    part: Part
    right: int

    @property
    def passed(self) -> bool:
        """Whether enough were right at the first try."""
        return self.right >= self.part.need


def judge(parts: Sequence[Part], results: Sequence[tuple[int, bool]]) -> tuple[PartResult, ...]:
    """Return the result of each part from pairs of (index of the part, right at first try).

    >>> sums = Part("sums", "points-in-a-trick", 2, 2, {"plain": 2})
    >>> judge([sums], [(0, True), (0, False)])[0].passed
    False
    """
    return tuple(
        PartResult(part, sum(good for place, good in results if place == number))
        for number, part in enumerate(parts)
    )


def passed(results: Sequence[PartResult]) -> bool:
    """Return whether every part is passed."""
    return all(result.passed for result in results)
