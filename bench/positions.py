"""Seeded positions that the solver is measured on: the same ones each time.

The deals are ``bench-0``, ``bench-1`` and so on; the players are opponents of the kit. A lead is
taken after the draw, before the leader does anything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import count, islice
from random import Random

from sixtysix_teach import CLASSIC, Deal, Rules, State
from sixtysix_teach.opponents import opponent, step


def first_leads(number: int, rules: Rules = CLASSIC) -> list[State]:
    """Return forehand's first lead in that many deals."""
    return list(islice(_starts(rules), number))


def leads(
    number: int, *, after: int, fits: Callable[[State], bool] = lambda state: True
) -> list[State]:
    """Return leads after so many tricks, from deals in which neither has closed or claimed."""
    found = _played("careful", lambda s: not s.must_follow and fits(s), after)
    return list(islice(found, number))


def exhausted(number: int, *, player: str) -> list[State]:
    """Return the first leads without a stock: six cards against six."""
    return list(islice(_played(player, lambda s: s.exhausted, 6), number))


def fresh(state: State) -> State:
    """Return the same state without what it has remembered of its legal actions."""
    return replace(state)


def _starts(rules: Rules) -> Iterator[State]:
    for number in count():
        yield State.start(Deal.shuffled(seed=f"bench-{number}", rules=rules), rules)


def _played(player: str, fits: Callable[[State], bool], after: int) -> Iterator[State]:
    bots = (opponent(player), opponent(player))
    for number, state in enumerate(_starts(CLASSIC)):
        rng = Random(f"bench-{number}")
        while state.ended is None and (len(state.tricks) < after or state.to_draw):
            state = step(state, bots, rng)
        if state.ended is None and fits(state):
            yield fresh(state)
