"""The value of every action worked out in slices, so that whoever waits can do something between.

A search that comes back to Python goes on where it was: what it has found is kept. Whatever else
the kernel is asked between two slices, such a question then begins anew, so that its answer never
depends on it.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

from sixtysix_teach.solver import reference
from sixtysix_teach.solver.answers import Solution
from sixtysix_teach.solver.desk import (
    QUESTIONS_AT,
    SMALL,
    WHOLE,
    Size,
    asking,
    choose,
    gave_up,
    nodes_of,
    set_limit,
    turn_of,
)
from sixtysix_teach.solver.encode import MOMENT_SIZE, moment_bytes
from sixtysix_teach.solver.host import Kernel
from sixtysix_teach.solver.open_card import ASKED, NODES, read_solution
from sixtysix_teach.solver.reference import too_much
from sixtysix_teach.state import State

Found = TypeVar("Found")
Told = TypeVar("Told")

SLICE = 400_000
"""Nodes in one slice: a few hundredths of a second, less than a learner notices."""


LONGER = 50
"""After so many slices each becomes as long as two, then as three."""


def result_of(work: Generator[object, None, Found]) -> Found:
    """Return what *work* returns: all its slices, one after the other.

    >>> from sixtysix_teach import Deal
    >>> result_of(solving(State.start(Deal.shuffled(seed=66)))).value
    2
    """
    while True:
        try:
            next(work)
        except StopIteration as done:
            found: Found = done.value
            return found


def telling(told: Told, work: Generator[object, None, Found]) -> Generator[Told, None, Found]:
    """Do *work*, a part of something larger, and yield how far that is after each slice."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            found: Found = done.value
            return found
        yield told


def solving(state: State, *, nodes: int | None = None) -> Generator[None, None, Solution]:
    """Work on what :func:`~sixtysix_teach.solver.solve` returns: yields after each slice.

    SolverLimit as there. Where no kernel can run the plain-Python reference answers in one go.
    """
    reference.check_playable(state, ASKED)
    kernel = choose(state.rules, None)
    if kernel is None:
        return reference.solve(state, nodes=nodes)
    data, spent = yield from _searching(kernel, state, nodes)
    return read_solution(state, data, spent)


def _searching(
    kernel: Kernel, state: State, limit: int | None
) -> Generator[None, None, tuple[bytes, int]]:
    """Give the kernel's answer and the nodes it took."""
    question, most = moment_bytes(state), NODES if limit is None else limit
    size: Size = SMALL if state.must_follow else WHOLE
    turn, spent, slice_ = -1, 0, SLICE
    while True:
        # Held from the look at whose turn it was: no other thread comes between.
        with kernel.lock:
            begins = turn != turn_of(kernel)
            if begins and turn >= 0:
                # Twice as far before another question can come between: so it ends in any case.
                spent, slice_ = 0, 2 * slice_
            # With a limit the answer must not depend on what was asked before.
            with asking(kernel, state.rules, size, anew=begins and limit is not None) as area:
                turn = turn_of(kernel)
                # Longer in the end, should the tables be too small to keep what was found.
                nodes = slice_ * (1 + spent // (LONGER * slice_))
                answer = _slice(kernel, area, question, min(nodes, most - spent), begins=begins)
        spent += nodes_of(answer)
        if not gave_up(answer):
            return answer, spent
        if spent >= most:
            raise too_much(ASKED, most)
        if size is SMALL:
            # No ending that small tables are for: they would forget what the next slice needs.
            size, turn = WHOLE, -1
        yield


def _slice(kernel: Kernel, area: int, question: bytes, nodes: int, *, begins: bool) -> bytes:
    set_limit(kernel, nodes)
    kernel.write(area + QUESTIONS_AT, question)
    if begins:
        kernel.call("solve", 1)
    else:
        kernel.call("resume")
    return kernel.read(area + QUESTIONS_AT, MOMENT_SIZE)
