"""What the score of the match makes of closing and keeping: chances to win the match.

After the deal both sides count as equally strong, and deals bring 1, 2 or 3 game points as often as
in a long series of the computer against itself (:mod:`sixtysix_teach.opponents.score`).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from sixtysix_teach.actions import Play
from sixtysix_teach.classroom.worlds import Way, choice_at, last_lead
from sixtysix_teach.opponents.score import Score, match_chance
from sixtysix_teach.solver import Split, VerdictKind

MARGIN = 0.05
"""So much more of the match makes one answer right and the other wrong."""


def chance_after(score: Score, value: int) -> float:
    """Return the chance to win the match once this deal has brought *value* game points.

    >>> chance_after(Score(6, 6), 1), chance_after(Score(6, 6), -2), chance_after(Score(6, 6), 0)
    (1.0, 0.0, 0.5)
    """
    own, other = score.needs
    if value > 0:
        return match_chance(own - value, other)
    return match_chance(own, other + value)


def chance_of(split: Split, score: Score) -> float:
    """Return the chance to win the match, averaged over the hands of *split*."""
    values = range(-3, 4)
    whole = sum(split.count(value) * chance_after(score, value) for value in values)
    return whole / split.hands


@dataclass(frozen=True)
class AtScore:
    """Close or keep at a score: the best way of each for the match, its split and its chance.

    ``better`` is close, keep, or empty where neither is better by enough, whichever way closing is
    counted: with one plan for all hands (then it is never counted too high), or seeing the hand
    (never too low). ``by_points`` is what is better in game points, whatever the score.
    """

    better: str
    by_points: str
    close: Way
    closing: Split
    close_chance: float
    keep: Way
    keeping: Split
    keep_chance: float


@lru_cache(maxsize=1024)
def at_score(moment: str, own: int, other: int) -> AtScore | None:
    """Return close or keep at *moment* with the score *own* to *other*; None if not to be asked."""
    found, score = last_lead(moment), Score(own, other)
    if found is None:
        return None
    choice = choice_at(moment)
    assert choice.keep is not None
    closes = [
        (way.actions, way.best_defence, way.open_cards)
        for way in choice.odds.ways
        if way.best_defence is not None
    ]
    close, closing, _ = max(closes, key=lambda way: (chance_of(way[1], score), way[1].order))
    most = max(chance_of(way[2], score) for way in closes)
    keep, keeping = max(choice.keep.ways, key=lambda way: (chance_of(way[1], score), way[1].order))
    if not isinstance(keep[-1], Play):
        return None
    low, kept = chance_of(closing, score), chance_of(keeping, score)
    better = "close" if low - kept >= MARGIN else "keep" if kept - most >= MARGIN else ""
    sure = found.kind in (VerdictKind.CLEAR, VerdictKind.CERTAIN, VerdictKind.NARROW)
    by_points = found.better if sure else ""
    return AtScore(better, by_points, close, closing, low, keep, keeping, kept)
