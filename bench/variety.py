"""How many different items each kind of question has under each two-player profile.

Each case of each exercise is laid out from the same seeds, 200 or fewer where one takes long: a
case counts as plenty once ``ENOUGH`` different items were seen. Cards count, not only their order.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from sixtysix_teach.classroom import generate
from sixtysix_teach.classroom.exercises import Exercise, exercises
from sixtysix_teach.classroom.plan import cases_under
from sixtysix_teach.presets import PRESETS
from sixtysix_teach.rules import Rules

SEEDS = 200
ENOUGH = 12
SECONDS = 3.0
"""A case that is slow to lay out is given up after so long; its row says of how many seeds."""

PLAYERS = 2


@dataclass(frozen=True)
class Variety:
    """Different items of a case under a profile, ``ENOUGH`` at most, and the seeds they took."""

    exercise: str
    case: str
    rules: str
    items: int
    seeds: int


def variety(exercise: Exercise, case: str, rules: Rules, seeds: int = SEEDS) -> Variety:
    """Return how many different items the case has."""
    begun, seen, used = time.monotonic(), set[str](), 0
    while used < seeds and len(seen) < ENOUGH and time.monotonic() - begun < SECONDS:
        item = generate(exercise, case, Random(used), rules)
        seen.add(json.dumps(item.to_json(), sort_keys=True))
        used += 1
    return Variety(exercise.id, case, rules.name, len(seen), used)


def varieties(names: Sequence[str] | None, seeds: int = SEEDS) -> Iterator[Variety]:
    """Yield every case of every exercise under the profiles *names*, by default all for two."""
    profiles = [rules for rules in PRESETS.values() if rules.players == PLAYERS]
    for exercise in exercises().values():
        for rules in profiles:
            if names is None or rules.name in names:
                for case in cases_under(exercise, rules):
                    yield variety(exercise, case, rules, seeds)


def variety_tables(
    names: Sequence[str] | None, *, fewer: int, seeds: int
) -> Iterator[tuple[dict[str, Any], list[str]]]:
    """Yield the one table of the cases with fewer items than *fewer*, for programs and as text."""
    found = list(varieties(names, seeds))
    title = f"Cases with fewer than {fewer} different items, of {len(found)} cases and profiles"
    rows: dict[tuple[str, str], list[str]] = {}
    for one in found:
        if one.items < fewer:
            counts = f"{one.rules} {one.items} of {one.seeds}"
            rows.setdefault((one.exercise, one.case), []).append(counts)
    lines = [
        f"{exercise:<20} {case:<22} {', '.join(counts)}"
        for (exercise, case), counts in rows.items()
    ]
    yield {"title": title, "rows": [vars(one) for one in found]}, [title, *lines]
