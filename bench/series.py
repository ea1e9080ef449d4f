"""Asks the solver questions one by one and notes what each of them took."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from time import process_time
from typing import Any

from bench.engines import NATIVE, NODE, Clock, answering
from bench.rows import Row, Target
from sixtysix_teach import Observation, State
from sixtysix_teach.errors import SolverLimit
from sixtysix_teach.notation import format_position, format_view

WARM = 20


@dataclass
class Series:
    """What asking some questions took, one by one: as called, and in the kernel alone."""

    items: list[Any] = field(default_factory=list)
    called: list[float] = field(default_factory=list)
    kernel: list[float] = field(default_factory=list)
    nodes: list[int] = field(default_factory=list)
    answers: list[Any] = field(default_factory=list)

    def row(self, work: str, engine: str, *targets: Target, kernel: bool = False) -> Row:
        """Return one row of it, the time of the kernel alone or as called."""
        seconds = self.kernel if kernel else self.called
        given_up = [isinstance(answer, SolverLimit) for answer in self.answers]
        order = sorted(range(len(seconds)), key=lambda at: -seconds[at])[:5]
        return Row(
            work,
            engine,
            tuple(seconds),
            tuple(n for n, gone in zip(self.nodes, given_up, strict=True) if not gone),
            targets,
            sum(given_up),
            tuple(f"{seconds[at]:.3g} s  {_line(self.items[at])}" for at in order),
        )

    def part(self, places: Sequence[int]) -> Series:
        """Return the same of some questions only."""
        return Series(
            [self.items[at] for at in places],
            [self.called[at] for at in places],
            [self.kernel[at] for at in places],
            [self.nodes[at] for at in places],
            [self.answers[at] for at in places],
        )


def ask_all(
    ask: Callable[[Any], Any], items: Sequence[Any], clock: Clock | None, *, warm: int = WARM
) -> Series:
    """Ask each but the last *warm* questions; those come first, untimed, to warm up the engine.

    Python's garbage collector waits meanwhile: it would look through everything that the
    measurement keeps, now and then for a tenth of a second.
    """
    number = len(items) - warm
    for item in items[number:]:
        _answer(ask, item)
    gc.collect()
    gc.disable()
    try:
        return _timed(ask, items[:number], clock)
    finally:
        gc.enable()


def _timed(ask: Callable[[Any], Any], items: Sequence[Any], clock: Clock | None) -> Series:
    series = Series()
    for item in items:
        before, start = clock.seconds if clock else 0.0, process_time()
        answer = _answer(ask, item)
        series.called.append(process_time() - start)
        series.kernel.append(clock.seconds - before if clock else 0.0)
        series.items.append(item)
        series.answers.append(answer)
        series.nodes.append(getattr(answer, "nodes", 0))
    return series


def _answer(ask: Callable[[Any], Any], item: Any) -> Any:
    try:
        return ask(item)
    except SolverLimit as error:
        return error


def _line(item: Any) -> str:
    if isinstance(item, State):
        return format_position(item)
    if isinstance(item, Observation):
        return format_view(item)
    return f"{len(item)} positions from {format_position(item[0])}"


def other_engines(
    work: str, ask: Callable[[Any], Any], items: Sequence[Any], notes: list[str], *, warm: int
) -> Iterator[Row]:
    """Yield a row for each engine besides wasmtime, or add to the notes why there is none."""
    for engine in (NODE, NATIVE):
        try:
            with answering(engine) as clock:
                yield ask_all(ask, items, clock, warm=warm).row(work, engine, kernel=True)
        except RuntimeError as reason:
            notes.append(f"not measured on {engine}: {reason}")
