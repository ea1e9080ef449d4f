"""How often closing is sure to win, and how far open cards flatter it: counted, not timed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from typing import Any

from bench.duel import wilson
from bench.positions import first_leads, leads
from bench.solver import HANDS, lead_views
from sixtysix_teach import DeclareMarriage, ExchangeNine, State
from sixtysix_teach.errors import SolverLimit
from sixtysix_teach.solver import Odds, guaranteed, odds

FLATTERED = Fraction(1, 4)
"""Game points by which open cards must exceed best defence to be counted."""


@dataclass(frozen=True)
class Sure:
    """Of *n* leads after so many tricks: how many are sure of 1, 2, 3 game points at once.

    ``announced`` of them need no close: an announcement reaches the target.
    """

    after: int
    n: int
    game_points: tuple[int, int, int]
    announced: int

    @property
    def wins(self) -> int:
        return sum(self.game_points)

    def to_json(self) -> dict[str, Any]:
        """Return it for programs."""
        return vars(self) | {"share": self.wins / self.n, "interval": wilson(self.wins, self.n)}


@dataclass(frozen=True)
class Flattery:
    """How far the best way with open cards exceeds the best way against best defence.

    ``gaps`` are the differences in game points, one for each position. ``lost`` is what choosing
    by open cards costs against best defence.
    """

    hands: int
    gaps: tuple[float, ...]
    lost: tuple[float, ...]
    large: int
    other_lead: int
    other_sign: int
    good: int
    good_large: int
    good_lost: int
    gave_up: int

    @property
    def n(self) -> int:
        return len(self.gaps)

    def to_json(self) -> dict[str, Any]:
        """Return it for programs; of the differences only the mean and its standard error."""
        mean, error = _mean(self.gaps)
        counts = {k: v for k, v in vars(self).items() if k not in ("gaps", "lost")}
        more = {"n": self.n, "mean": mean, "standard_error": error, "lost": _mean(self.lost)[0]}
        return counts | more


def sure_closes(scale: Callable[[int], int], deals: int | None) -> list[Sure]:
    """Return the counts for the first lead and the leads after one to five tricks."""
    rows = [_sure(0, first_leads(deals or scale(20000)))]
    for after in range(1, 6):
        rows.append(_sure(after, leads(deals or scale(2000), after=after)))
    return rows


def _sure(after: int, states: Sequence[State]) -> Sure:
    points, announced = [0, 0, 0], 0
    for state in states:
        value = guaranteed(state.observation(state.to_move)).value
        if value is not None and value > 0:
            points[value - 1] += 1
            announced += _reaches_target(state)
    return Sure(after, len(states), (points[0], points[1], points[2]), announced)


def _reaches_target(state: State) -> bool:
    """Whether announcing, after an exchange perhaps, is enough to claim."""
    if state.card_points[state.to_move] >= state.rules.target:
        return True
    steps = (a for a in state.legal_actions() if isinstance(a, DeclareMarriage | ExchangeNine))
    return any(_reaches_target(state.apply(action)) for action in steps)


def flatteries(scale: Callable[[int], int], deals: int | None) -> list[Flattery]:
    """Return the comparison at the last open lead (7 hands) and the one before (84 hands)."""
    return [_flattery(after, deals or scale(number)) for after, number in ((5, 3000), (4, 1000))]


def _flattery(after: int, number: int) -> Flattery:
    answers, gave_up = [], 0
    for view in lead_views(number, after=after, all_hands=True):
        try:
            answers.append(odds(view))
        except SolverLimit:
            gave_up += 1
    answers = [answer for answer in answers if answer.ways]
    pairs = [_means(answer) for answer in answers]
    good = [(a, g) for a, g in pairs if a > 0]
    return Flattery(
        HANDS[after],
        tuple(float(a - g) for a, g in pairs),
        tuple(_lost(answer) for answer in answers),
        sum(a - g >= FLATTERED for a, g in pairs),
        sum(not any(way in a.best_defended for way in a.best_open) for a in answers),
        sum(_sign(a) != _sign(g) for a, g in pairs),
        len(good),
        sum(a - g >= FLATTERED for a, g in good),
        sum(g <= 0 for _, g in good),
        gave_up,
    )


def _means(answer: Odds) -> tuple[Fraction, Fraction]:
    defended = answer.best_defended[0].best_defence
    assert defended is not None
    return answer.best_open[0].open_cards.mean, defended.mean


def _lost(answer: Odds) -> float:
    """What the kindest of the best ways with open cards loses against best defence."""
    chosen = max(way.best_defence.mean for way in answer.best_open if way.best_defence)
    return float(_means(answer)[1] - chosen)


def _sign(value: Fraction) -> int:
    return (value > 0) - (value < 0)


def _mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, sqrt(spread / len(values))


def sure_table(rows: Sequence[Sure]) -> list[str]:
    """Return the lines of the table of sure closes."""
    lines = [
        "Leads from which a win is guaranteed at once, whatever the other holds and does, classic",
        "Any deal at the first lead; then careful players, deals in which neither has closed or",
        "claimed before. Of the wins, `announced` need no close: an announcement reaches 66.",
        f"{'lead after':<12} {'n':>7} {'wins':>7} {'share':>8}  {'95 % interval':<18} "
        f"{'1 gp':>7} {'2 gp':>7} {'3 gp':>7} {'announced':>10}",
    ]
    for row in rows:
        low, high = wilson(row.wins, row.n)
        by_points = " ".join(f"{count / row.n:>7.2%}" for count in row.game_points)
        lines.append(
            f"{f'{row.after} tricks':<12} {row.n:>7,} {row.wins:>7,} {row.wins / row.n:>8.2%}  "
            f"{f'{low:.2%} to {high:.2%}':<18} {by_points} {row.announced:>10}"
        )
    return lines


def flattery_table(rows: Sequence[Flattery]) -> list[str]:
    """Return the lines of the table that compares open cards with best defence."""
    lines = [
        "How far the odds with open cards (A) exceed those against best defence (G), classic",
        "The best way to close by each, in game points a deal; careful players up to that lead,",
        "nothing shown. `Lost`: what the best way by A loses to the best way by G.",
        f"{'hands':>5} {'n':>6} {'mean A - G':>11} {'± error':>8} {'A - G >= 1/4':>13} "
        f"{'other lead':>11} {'other sign':>11} {'lost':>6} {'gave up':>8}",
    ]
    for row in rows:
        mean, error = _mean(row.gaps)
        lines.append(
            f"{row.hands:>5} {row.n:>6,} {mean:>11.3f} {error:>8.3f} {row.large / row.n:>13.1%} "
            f"{row.other_lead / row.n:>11.1%} {row.other_sign / row.n:>11.1%} "
            f"{_mean(row.lost)[0]:>6.3f} {row.gave_up:>8}"
        )
    for row in rows:
        lines.append(
            f"{row.hands} hands: A is above 0 in {row.good:,} of {row.n:,}; of these "
            f"A - G >= 1/4 in {row.good_large / max(1, row.good):.1%}, and G is 0 or less in "
            f"{row.good_lost / max(1, row.good):.1%}"
        )
    return lines
