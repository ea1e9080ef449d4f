"""How often one opponent beats another: every deal is played twice, with the seats swapped."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import stdev
from time import process_time
from typing import Any

from sixtysix_teach import Deal, Rules, State
from sixtysix_teach.opponents import Opponent, play_out


@dataclass(frozen=True)
class Duel:
    """The result of a duel, seen from the first opponent."""

    profile: str
    first: str
    second: str
    won: int
    drawn: int
    lost: int
    game_points_won: int
    game_points_lost: int
    false_claims: int
    failed_closes: int
    seconds: float
    game_points_error: float
    """The standard error of the game points a deal, from both games of each deal together."""

    @property
    def deals(self) -> int:
        return self.won + self.drawn + self.lost

    @property
    def share(self) -> float:
        return self.won / self.deals

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.deals)

    @property
    def game_points_per_deal(self) -> float:
        return (self.game_points_won - self.game_points_lost) / self.deals

    def to_json(self) -> dict[str, Any]:
        """Return it for programs."""
        return vars(self) | {
            "share": self.share,
            "interval": self.interval,
            "game_points_per_deal": self.game_points_per_deal,
        }


def wilson(won: int, of: int, *, z: float = 1.959964) -> tuple[float, float]:
    """Return the 95 % Wilson interval of a share.

    The two games of one deal count as independent. A good hand helps each opponent once, so the
    true interval is, if anything, narrower.

    >>> [round(end, 3) for end in wilson(80, 100)]
    [0.711, 0.867]
    """
    share = won / of
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    half = z / (1 + z * z / of) * sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    return middle - half, middle + half


def duel(first: Opponent, second: Opponent, *, rules: Rules, deals: int) -> Duel:
    """Play ``deals // 2`` seeded deals twice, *first* once in each seat."""
    tally = dict.fromkeys(("won", "drawn", "lost", "up", "down", "false", "failed"), 0)
    start = process_time()
    swings = []
    for number in range(max(1, deals // 2)):
        deal = Deal.shuffled(seed=f"duel-{number}", rules=rules)
        before = tally["up"] - tally["down"]
        for seat in (0, 1):
            players = (first, second) if seat == 0 else (second, first)
            end = play_out(State.start(deal, rules), players, Random(f"duel-{number}-{seat}"))
            _count(tally, end, seat)
        swings.append((tally["up"] - tally["down"] - before) / 2)
    return Duel(
        rules.name,
        first.name,
        second.name,
        tally["won"],
        tally["drawn"],
        tally["lost"],
        tally["up"],
        tally["down"],
        tally["false"],
        tally["failed"],
        process_time() - start,
        stdev(swings) / sqrt(len(swings)) if len(swings) > 1 else 0.0,
    )


def _count(tally: dict[str, int], end: State, seat: int) -> None:
    outcome = end.outcome
    assert outcome is not None
    if outcome.winner is None:
        tally["drawn"] += 1
    elif outcome.winner == seat:
        tally["won"] += 1
        tally["up"] += outcome.game_points
    else:
        tally["lost"] += 1
        tally["down"] += outcome.game_points
        tally["false"] += outcome.ending.value == "false-claim"
        closed = end.closing is not None and end.closing.by == seat
        tally["failed"] += closed
