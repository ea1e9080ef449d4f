"""Where a learner stands on the ladder of the daily memory practice, as a frozen value.

The level rises after two deals in a row without an error and falls after two in a row with one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

LADDER = ("trumps", "one-suit", "two-suits", "hand")
"""What is asked at each level, the first is 1."""
IN_A_ROW = 2
LONGEST = 1_000_000


@dataclass(frozen=True)
class MemoryRecord:
    """Where a learner stands on the ladder.

    ``streak`` counts the deals in a row at this level: above 0 without an error, below 0 with one.
    ``best`` is the highest level reached, ``deals`` all deals so far, ``last`` the time of the last
    one.
    """

    level: int = 1
    streak: int = 0
    best: int = 1
    deals: int = 0
    last: float = 0.0

    def after(self, *, right: bool, now: float) -> MemoryRecord:
        """Return the record after a deal.

        >>> one = MemoryRecord().after(right=True, now=1.0)
        >>> one.level, one.after(right=True, now=2.0).level
        (1, 2)
        >>> MemoryRecord(level=3, best=3, streak=-1).after(right=False, now=3.0).level
        2
        """
        streak = (max(self.streak, 0) + 1) if right else (min(self.streak, 0) - 1)
        level = self.level
        if abs(streak) >= IN_A_ROW:
            wanted = level + (1 if right else -1)
            level, streak = min(max(wanted, 1), len(LADDER)), 0
        deals = min(self.deals + 1, LONGEST)
        return MemoryRecord(level, streak, max(self.best, level), deals, now or self.last)


def read_memory(raw: Any) -> MemoryRecord:
    """Return the record in *raw*; anything unfit is a ``ValueError``."""
    if not isinstance(raw, dict):
        raise ValueError("memory")
    numbers = {name: raw.get(name, 1) for name in ("level", "best")}
    numbers |= {name: raw.get(name, 0) for name in ("streak", "deals")}
    if any(type(number) is not int for number in numbers.values()):
        raise ValueError("memory")
    last = raw.get("last", 0.0)
    if type(last) not in (int, float) or not 0 <= last <= 1e11:
        raise ValueError("last")
    level, best, streak, deals = (numbers[name] for name in ("level", "best", "streak", "deals"))
    if not 1 <= level <= best <= len(LADDER) or not abs(streak) < IN_A_ROW or deals < 0:
        raise ValueError("memory")
    return MemoryRecord(level, streak, best, min(deals, LONGEST), float(last))
