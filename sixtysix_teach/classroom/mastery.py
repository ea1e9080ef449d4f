"""Whether a check is passed: in each part so many right, or so little given away on average."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from sixtysix_teach.classroom.steps import Part

DAY = 24 * 60 * 60


@dataclass(frozen=True)
class Price:
    """What an answer gave away in game points, the answer, and a better one.

    The answer is empty where the item was shown: that counts like the dearest answer there is.
    """

    loss: Fraction
    given: str
    better: str


@dataclass(frozen=True)
class PartResult:
    """How one part of a check went: how many were right, and the price of each answer."""

    part: Part
    right: int
    prices: tuple[Price, ...] = ()

    @property
    def mean(self) -> Fraction:
        """The game points given away on average, exact; 0 where none are counted."""
        total = sum((price.loss for price in self.prices), Fraction(0))
        return total / len(self.prices) if self.prices else total

    @property
    def passed(self) -> bool:
        """Whether enough were right at the first try, or little enough was given away."""
        if self.part.mean is None:
            return self.right >= self.part.need
        return len(self.prices) == self.part.count and self.mean <= self.part.mean


def counted(results: Sequence[PartResult]) -> tuple[PartResult, ...]:
    """Return the parts that count: a first item from before needs nothing to be right."""
    return tuple(one for one in results if one.part.need)


def judge(
    parts: Sequence[Part],
    results: Sequence[tuple[int, bool]],
    prices: Sequence[tuple[int, Price]] = (),
) -> tuple[PartResult, ...]:
    """Return the result of each part from pairs of (index of the part, right at first try).

    *prices* are pairs of (index of the part, what an answer gave away).

    >>> sums = Part("sums", "points-in-a-trick", 2, 2, {"plain": 2})
    >>> judge([sums], [(0, True), (0, False)])[0].passed
    False
    >>> cards = Part("cards", "best-card-open", 2, 2, {"take": 2}, Fraction("0.20"))
    >>> paid = [(0, Price(Fraction(1, 3), "AS", "9S")), (0, Price(Fraction(0), "9H", "9H"))]
    >>> judge([cards], [(0, False), (0, True)], paid)[0].passed
    True
    """
    return tuple(
        PartResult(
            part,
            sum(good for place, good in results if place == number),
            tuple(price for place, price in prices if place == number),
        )
        for number, part in enumerate(parts)
    )


def passed(results: Sequence[PartResult]) -> bool:
    """Return whether every part is passed."""
    return all(result.passed for result in results)
