"""What the score of the match makes of a deal: how likely each end of it leads to the match."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from sixtysix_teach.errors import RulesError

DEALS_WON_BY = (1091, 809, 94)
"""Of 2,000 deals of the counter against itself under ``classic``, so many ended with 1, 2 and 3
game points (``python -m bench variants`` counts them anew)."""


@dataclass(frozen=True)
class Score:
    """The score before a deal: game points of this side and of the other, counted up from 0.

    *target* wins the match; *carried* is what the winner of the deal gets on top after a tie.

    >>> Score(own=6, other=4).needs
    (1, 3)
    """

    own: int
    other: int
    target: int = 7
    carried: int = 0

    def __post_init__(self) -> None:
        if not (0 <= self.own < self.target and 0 <= self.other < self.target):
            raise RulesError("score", f"{self.own} to {self.other} is no score before a deal")

    @property
    def needs(self) -> tuple[int, int]:
        """The game points that each side still needs."""
        return self.target - self.own, self.target - self.other


@cache
def match_chance(own: int, other: int) -> float:
    """Return the chance to win the match for a side that still needs *own* game points.

    Both sides are taken to be equally strong in every deal, and to win by 1, 2 or 3 game points as
    often as DEALS_WON_BY says, whatever the score: good enough to see what a point is worth.

    >>> match_chance(7, 7), match_chance(1, 1), match_chance(0, 3)
    (0.5, 0.5, 1.0)
    >>> match_chance(1, 7) > 0.85
    True
    """
    if own <= 0 or other <= 0:
        return 1.0 if own <= 0 else 0.0
    if own == other:
        return 0.5
    chance = 0.0
    for points, deals in enumerate(DEALS_WON_BY, start=1):
        half = deals / sum(DEALS_WON_BY) / 2
        chance += half * (match_chance(own - points, other) + match_chance(own, other - points))
    return chance


def worth_at(score: Score) -> tuple[int, ...]:
    """Return what -3 to 3 game points are worth at that score: 0 the worst, 1000 the best of them.

    >>> worth_at(Score(own=6, other=6))
    (0, 0, 0, 500, 1000, 1000, 1000)
    """
    own, other = score.needs
    lost = [match_chance(own, other - points - score.carried) for points in (3, 2, 1)]
    won = [match_chance(own - points - score.carried, other) for points in (1, 2, 3)]
    worst, best = lost[0], won[-1]
    chances = (*lost, match_chance(own, other), *won)
    return tuple(round(1000 * (chance - worst) / (best - worst)) for chance in chances)
