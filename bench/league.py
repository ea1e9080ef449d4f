"""All opponents against all: every deal is played twice, with the seats swapped."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from random import Random
from time import thread_time
from typing import Any

from bench.duel import Duel, duel
from sixtysix_teach import Action, CountCards, Draw, Observation, Rules
from sixtysix_teach.opponents import HABITS, Opponent, Score

QUICK = {"random", "learner", "careful", "counter", *HABITS}
"""Opponents that play a hundred games a second or more; others play fewer."""


@dataclass
class Timed:
    """An opponent whose choices are timed in processor time; draws and counts are no choices."""

    bot: Opponent
    seconds: array[float] = field(default_factory=lambda: array("d"))

    @property
    def name(self) -> str:
        return self.bot.name

    @property
    def title(self) -> str:
        return self.bot.title

    @property
    def describe(self) -> str:
        return self.bot.describe

    def choose(self, observation: Observation, rng: Random) -> Action:
        start = thread_time()
        action = self.bot.choose(observation, rng)
        if not isinstance(action, Draw | CountCards):
            self.seconds.append(thread_time() - start)
        return action

    def interrupt(self, observation: Observation, rng: Random) -> Action | None:
        return self.bot.interrupt(observation, rng)

    def at(self, score: Score) -> Timed:
        return Timed(self.bot.at(score), self.seconds)


@dataclass(frozen=True)
class Thinking:
    """How long one opponent thought about its moves: so many, in seconds."""

    name: str
    moves: int
    median: float
    most: float
    slowest: float


@dataclass(frozen=True)
class League:
    """The duels of every pair, the later of the list first, and the think times."""

    names: tuple[str, ...]
    duels: tuple[Duel, ...]
    thinking: tuple[Thinking, ...]

    def result(self, one: str, other: str) -> tuple[float, float]:
        """The share of deals that *one* won against *other*, and its game points a deal."""
        for d in self.duels:
            if (d.first, d.second) == (one, other):
                return d.share, d.game_points_per_deal
            if (d.second, d.first) == (one, other):
                return d.lost / d.deals, -d.game_points_per_deal
        raise KeyError((one, other))

    def to_json(self) -> dict[str, Any]:
        """Return it for programs."""
        return {
            "names": self.names,
            "duels": [d.to_json() for d in self.duels],
            "thinking": [vars(t) for t in self.thinking],
        }


def play_league(
    bots: Sequence[Opponent],
    *,
    rules: Rules,
    deals: int,
    slow: int,
    progress: Callable[[str], object] = lambda pair: None,
) -> League:
    """Return the league of *bots*, the easiest first, over so many games a pair.

    A pair with a bot in it that takes its time plays *slow* games.
    """
    timed = [Timed(bot) for bot in bots]
    duels = []
    for one, other in combinations(timed, 2):
        games = deals if {one.name, other.name} <= QUICK else min(deals, slow)
        progress(f"{other.name} against {one.name}, {games:,} games")
        duels.append(duel(other, one, rules=rules, deals=games))
    return League(
        tuple(bot.name for bot in bots), tuple(duels), tuple(_thinking(bot) for bot in timed)
    )


def _thinking(bot: Timed) -> Thinking:
    times = sorted(bot.seconds)
    if not times:
        return Thinking(bot.name, 0, 0.0, 0.0, 0.0)
    at = [times[int(len(times) * share)] for share in (0.5, 0.99)]
    return Thinking(bot.name, len(times), at[0], at[1], times[-1])


def league_tables(league: League) -> list[str]:
    """Return the lines of the tables: all against all, each pair, think times."""
    rules = league.duels[0].profile
    width = max(11, *(len(name) for name in league.names)) + 2
    lines = [
        f"All against all, {rules}: share of deals won, game points a deal",
        "each deal twice with the seats swapped",
        "".join([f"{'':<{width}}", *(f"{name:>{width + 4}}" for name in league.names)]),
    ]
    for one in league.names:
        cells = (_cell(league, one, other) for other in league.names)
        lines.append(f"{one:<{width}}" + "".join(f"{cell:>{width + 4}}" for cell in cells))
    lines += ["", *_pair_lines(league, width), "", *_thinking_lines(league, width)]
    return lines


def _cell(league: League, one: str, other: str) -> str:
    if one == other:
        return "-"
    share, points = league.result(one, other)
    return f"{share:.1%} {points:+.2f}"


def _pair_lines(league: League, width: int) -> list[str]:
    lines = [
        f"{'won by':<{width}} {'against':<{width}} {'games':>6} {'share':>6}  "
        f"{'95 % interval':<15} {'drawn':>6} {'gp/deal':>8}  {'95 % interval':<14} "
        f"{'false claims':>12} {'failed closes':>13}"
    ]
    for d in league.duels:
        low, high = d.interval
        points, half = d.game_points_per_deal, 1.96 * d.game_points_error
        lines.append(
            f"{d.first:<{width}} {d.second:<{width}} {d.deals:>6,} {d.share:>6.1%}  "
            f"{f'{low:.1%} to {high:.1%}':<15} {d.drawn:>6} {points:>+8.3f}  "
            f"{f'{points - half:+.2f} to {points + half:+.2f}':<14} {d.false_claims:>12} "
            f"{d.failed_closes:>13}"
        )
    return [*lines, "(false claims and failed closes are those of the first)"]


def _thinking_lines(league: League, width: int) -> list[str]:
    lines = [f"{'ms a move':<{width}} {'moves':>10} {'median':>8} {'99 %':>8} {'slowest':>8}"]
    for t in league.thinking:
        numbers = (f"{1000 * seconds:>8.2f}" for seconds in (t.median, t.most, t.slowest))
        lines.append(f"{t.name:<{width}} {t.moves:>10,} " + " ".join(numbers))
    return lines
