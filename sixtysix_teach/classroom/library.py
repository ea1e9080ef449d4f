"""Moments of deals found beforehand, where a search at run time would take too long.

``data/exercises/NAME.jsonl`` has a moment a line, written by ``tools/make_moments.py``. Only the
moment and the kind of case are kept: what is right is worked out each time an item is asked.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from random import Random

from sixtysix_teach.notation.position import format_view, parse_view
from sixtysix_teach.notation.rules import format_rules
from sixtysix_teach.observation import Observation
from sixtysix_teach.rules import Rules

KEPT = 2048
"""Of so many moments is kept what was worked out: no library has more."""


@dataclass(frozen=True)
class Found:
    """One line of a library: the moment as a position line, and what the question states."""

    case: str
    moment: str
    told: tuple[int, ...] = ()
    extra: tuple[str, ...] = ()

    @property
    def rules(self) -> str:
        """The rules it is under, as a position line names them; of a whole deal in one line too."""
        if self.moment:
            return self.moment.split()[0]
        return next(
            part.strip().removeprefix("rules ")
            for part in self.extra[0].split("|")
            if part.strip().startswith("rules ")
        )

    def to_line(self) -> str:
        """Return it as a line of a library."""
        told = {"told": list(self.told)} if self.told else {}
        extra = {"extra": list(self.extra)} if self.extra else {}
        moment = {"moment": self.moment} if self.moment else {}
        return json.dumps({"case": self.case, **moment, **told, **extra})


@cache
def library(name: str) -> Mapping[str, Mapping[str, tuple[Found, ...]]]:
    """Return the lines of a library by rules (as a position line names them) and case.

    >>> "classic" in library("close_or_keep")
    True
    """
    place = files("sixtysix_teach").joinpath("data", "exercises", f"{name}.jsonl")
    made: dict[str, dict[str, list[Found]]] = {}
    for line in place.read_text(encoding="utf-8").splitlines():
        entry = json.loads(line)
        told, extra = tuple(entry.get("told", ())), tuple(entry.get("extra", ()))
        found = Found(entry["case"], entry.get("moment", ""), told, extra)
        made.setdefault(found.rules, {}).setdefault(found.case, []).append(found)
    return {
        rules: {case: tuple(found) for case, found in cases.items()}
        for rules, cases in made.items()
    }


def cases_in(name: str, rules: Rules) -> tuple[str, ...]:
    """Return the cases for which the library *name* has moments under *rules*."""
    return tuple(library(name).get(format_rules(rules), {}))


def draw(name: str, case: str, rules: Rules, rng: Random) -> Found:
    """Return one of the moments of *case* under *rules*."""
    return rng.choice(library(name)[format_rules(rules)][case])


@cache
def seen(moment: str) -> Observation:
    """Return what the learner's seat knows at a moment, from its position line."""
    return parse_view(moment)


def line_of(view: Observation) -> str:
    """Return the position line of what a seat knows."""
    return format_view(view)
