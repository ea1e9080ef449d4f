"""What formats share whose items are moments found beforehand."""

from __future__ import annotations

from abc import abstractmethod
from random import Random
from typing import ClassVar

from sixtysix_teach.classroom.formats.base import Format
from sixtysix_teach.classroom.items import Item
from sixtysix_teach.classroom.library import cases_in, draw
from sixtysix_teach.rules import Rules


class FromLibrary(Format):
    """A format whose cases and items come from the library of the name ``library``."""

    library: ClassVar[str]

    def cases_under(self, rules: Rules) -> tuple[str, ...]:
        """Return the cases that have moments under *rules*."""
        return tuple(case for case in self.cases if case in cases_in(self.library, rules))

    def make(self, case: str, rng: Random, rules: Rules) -> Item:
        """Return a moment of the library, with what it states."""
        found = draw(self.library, case, rules, rng)
        return self.item(case, moment=found.moment, told=found.told, extra=found.extra)


class MomentsByCase(FromLibrary):
    """One whose moments show their case by themselves, as the solver or the tutor finds it."""

    @abstractmethod
    def case_of(self, moment: str) -> str:
        """Return the case that *moment* belongs to; empty if it cannot be asked."""

    def check(self, item: Item) -> None:
        """Refuse a moment that no case fits."""
        if self.case_of(item.moment) != item.case:
            raise ValueError(f"{item.format}: the moment is no {item.case!r}")
