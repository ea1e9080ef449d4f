"""How long a page of a lesson is busy with a deal that is looked back at: in all, and in one slice.

While it works on a slice a page answers nothing, so the longest slice is what a learner may wait.
Seconds are of processor time: on a machine with other work more passes by the clock.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from sixtysix_teach import PRESETS, Deal, Rules, State
from sixtysix_teach.classroom.close_case import close_case, own_closes
from sixtysix_teach.classroom.formats.dearest_decision import looks
from sixtysix_teach.classroom.post_mortem_stage import splits
from sixtysix_teach.classroom.work import Work
from sixtysix_teach.notation.record import Record
from sixtysix_teach.notation.share import format_shared
from sixtysix_teach.opponents import next_action, opponent

LEARNERS = ("learner", "counter")
"""Who plays the learner's seat, deal by deal: a weak player, and one who closes."""


@dataclass(frozen=True)
class Busy:
    """What one deal took: its slices, and what was done in one go."""

    split: tuple[float, ...]
    look: tuple[float, ...]
    closes: float


@dataclass(frozen=True)
class Waiting:
    """All deals under one profile."""

    profile: str
    deals: tuple[Busy, ...]

    def to_json(self) -> dict[str, Any]:
        """Return it for programs."""
        return {"profile": self.profile, "deals": [vars(deal) for deal in self.deals]}

    def line(self) -> str:
        """Return the row of the table."""
        splits_ = [sum(deal.split) for deal in self.deals]
        many = max(len(deal.split) for deal in self.deals)
        slices = [max(deal.split) for deal in self.deals]
        looks_ = [sum(deal.look) for deal in self.deals]
        closes = max(deal.closes for deal in self.deals)
        return (
            f"{self.profile:<16} {len(self.deals):>5} {_median(splits_):>8.2f} {max(splits_):>8.2f}"
            f" {many:>7} {max(slices):>8.2f} {_median(looks_):>8.2f} {max(looks_):>8.2f}"
            f" {closes:>8.2f}"
        )


def waiting(deals: int, names: Sequence[str] | None = None) -> Iterator[Waiting]:
    """Yield what looking back takes, for each profile of two players or those named."""
    for name, rules in PRESETS.items():
        if rules.players == 2 and (not names or name in names):
            yield Waiting(name, tuple(_busy(_deal(seed, rules)) for seed in range(deals)))


def waiting_table(found: Sequence[Waiting]) -> list[str]:
    """Return the lines of the table."""
    return [
        "Seconds that a page works on a deal looked back at; it answers between two slices",
        f"{'':<22} {'split, in slices':>34} {'decisions':>17} {'closes':>8}",
        f"{'rules':<16} {'deals':>5} {'median':>8} {'slowest':>8} {'slices':>7} {'longest':>8}"
        f" {'median':>8} {'slowest':>8} {'slowest':>8}",
        *(one.line() for one in found),
    ]


def _busy(deal: str) -> Busy:
    splits.cache_clear()
    looks.cache_clear()
    close_case.cache_clear()
    look, split = tuple(_slices(looks(deal))), tuple(_slices(splits(deal)))
    before = time.process_time()
    own_closes(deal)
    return Busy(split, look, time.process_time() - before)


def _slices(work: Work[Any]) -> Iterator[float]:
    while not work.done:
        before = time.process_time()
        work.slice()
        yield time.process_time() - before


def _deal(seed: int, rules: Rules) -> str:
    """Return a deal in one line, played by two of the computer players."""
    rng = Random(seed)
    players = (opponent(LEARNERS[seed % len(LEARNERS)]), opponent("careful"))
    dealt = Deal.shuffled(seed=seed, rules=rules)
    record, state = Record(rules, dealt), State.start(dealt, rules)
    while state.ended is None:
        action = next_action(state, players, rng)
        record, state = record.with_action(action), state.apply(action)
    return format_shared(record, 0)


def _median(numbers: Sequence[float]) -> float:
    return sorted(numbers)[len(numbers) // 2]
