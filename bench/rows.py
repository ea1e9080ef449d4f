"""Rows of the solver's tables: times with their spread, nodes, targets, and the slowest cases."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Target:
    """At most so many seconds at this quantile (0.5 the median, 1 the slowest)."""

    quantile: float
    seconds: float

    def verdict(self, row: Row) -> str:
        """Return the target in words and whether the row meets it."""
        found = row.at(self.quantile)
        name = {0.5: "median", 1.0: "slowest"}.get(self.quantile, f"{self.quantile:.0%}")
        over = found / self.seconds
        met = (
            "met"
            if over <= 1
            else f"missed by {over - 1:.1%}"
            if over < 2
            else f"missed {over:.1f}x"
        )
        return f"{name} {duration(self.seconds)}: {met}"


@dataclass(frozen=True)
class Row:
    """The times of one kind of question. ``slowest`` are position lines, the slowest first."""

    work: str
    engine: str
    seconds: tuple[float, ...]
    nodes: tuple[int, ...] = ()
    targets: tuple[Target, ...] = ()
    gave_up: int = 0
    slowest: tuple[str, ...] = field(default=())

    def at(self, quantile: float) -> float:
        """Return the time that this share of the questions does not exceed."""
        return quantile_of(self.seconds, quantile)

    def to_json(self) -> dict[str, object]:
        """Return the row for programs; times in seconds."""
        marks = {"median": 0.5, "p90": 0.9, "p99": 0.99, "slowest": 1.0}
        return {
            "work": self.work,
            "engine": self.engine,
            "n": len(self.seconds),
            "seconds": {name: self.at(mark) for name, mark in marks.items()},
            "nodes": {name: quantile_of(self.nodes, mark) for name, mark in marks.items()}
            if self.nodes
            else None,
            "gave_up": self.gave_up,
            "targets": [target.verdict(self) for target in self.targets],
            "slowest": list(self.slowest),
        }


@dataclass(frozen=True)
class Table:
    """Rows with a title and lines that say how the positions were chosen."""

    title: str
    notes: tuple[str, ...]
    rows: tuple[Row, ...]

    def lines(self, *, slowest: int) -> list[str]:
        """Return the table as text, with the *slowest* cases of each row that has some."""
        wide = max(len(row.work) for row in self.rows)
        head = (
            f"{'':<{wide}} {'by':<10} {'n':>6} {'median':>9} {'90 %':>9} {'99 %':>9} "
            f"{'slowest':>9} {'nodes':>10} {'most':>11}  target"
        )
        lines = [self.title, *self.notes, head]
        for row in self.rows:
            lines.append(f"{row.work:<{wide}} {_numbers(row)}")
        named = [(row, line) for row in self.rows for line in row.slowest[:slowest]]
        lines += [f"slowest, {row.work}, {row.engine}: {line}" for row, line in named]
        return lines


def _numbers(row: Row) -> str:
    times = " ".join(f"{duration(row.at(q)):>9}" for q in (0.5, 0.9, 0.99, 1.0))
    nodes = most = ""
    if row.nodes:
        nodes, most = f"{quantile_of(row.nodes, 0.5):,.0f}", f"{max(row.nodes):,}"
    says = [target.verdict(row) for target in row.targets]
    if row.gave_up:
        says.append(f"gave up {row.gave_up} of {len(row.seconds)}")
    told = "; ".join(says)
    return (
        f"{row.engine:<10} {len(row.seconds):>6,} {times} {nodes:>10} {most:>11}  {told}".rstrip()
    )


def quantile_of(values: Sequence[float], quantile: float) -> float:
    """Return the value that this share of the values does not exceed.

    >>> quantile_of([3, 1, 2], 0.5), quantile_of([3, 1, 2], 1)
    (2, 3)
    """
    ordered = sorted(values)
    return ordered[max(0, -int(-quantile * len(ordered) // 1) - 1)]


def duration(seconds: float) -> str:
    """Return a time in the unit that fits.

    >>> duration(0.0000312), duration(0.25), duration(12)
    ('31.2 µs', '250 ms', '12.0 s')
    """
    for unit, size in (("µs", 1e-6), ("ms", 1e-3), ("s", 1.0)):
        number = seconds / size
        if number < 999.5 or unit == "s":
            digits = 2 if number < 10 else 1 if number < 100 else 0
            return f"{number:.{digits}f} {unit}"
    raise AssertionError
