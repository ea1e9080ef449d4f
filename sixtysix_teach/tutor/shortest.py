"""A shortest line of best play, to be watched: it replays to what the solver promises."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sixtysix_teach.actions import Action, ClaimSixtySix
from sixtysix_teach.errors import SolverLimit
from sixtysix_teach.solver import best_line, solve, solve_many
from sixtysix_teach.solver.choice import LAST_OPEN_STOCK
from sixtysix_teach.solver.encode import moment_bytes
from sixtysix_teach.solver.reference import game_points
from sixtysix_teach.state import State

MOMENTS = 400
"""So many positions are asked for a shortest line; beyond that any best line will do."""


def shortest_line(state: State, first: Action) -> tuple[Action, ...]:
    """Return *first* and then best play by both sides up to the end, in as few actions as may be.

    Replays to the value that the solver gives *first*. Where too many positions would have to be
    asked, or a step out of turn is part of best play, it is the line of
    :func:`~sixtysix_teach.solver.best_line`.

    >>> from sixtysix_teach import Deal, State
    >>> from sixtysix_teach.solver import solve
    >>> state = State.start(Deal.shuffled(seed=66))
    >>> first = solve(state).best[0]
    >>> state.play_all(shortest_line(state, first)).outcome.game_points
    2
    """
    after = state.apply(first)
    if after.ended is not None:
        return (first,)
    if not state.must_follow and state.stock_size > LAST_OPEN_STOCK and after.must_follow:
        value = solve(after).value * (1 if after.to_move == state.to_move else -1)
    else:
        value = solve(state).by_action[first]
    line = _shortest(after, MOMENTS)
    if line is not None and game_points(state.play_all((first, *line)), state.to_move) == value:
        return (first, *line)
    return (first, *best_line(after))


def _shortest(start: State, moments: int) -> tuple[Action, ...] | None:
    """Return a shortest line of best actions, of equals the first in the pinned order.

    Goes a step further on all lines at once. None where more than so many *moments* are met.
    """
    reached: list[tuple[State, tuple[Action, ...]]] = [(start, ())]
    met = {moment_bytes(start)}
    while 0 < len(reached) <= moments:
        moments -= len(reached)
        further = []
        for (state, line), best in zip(reached, _best([one for one, _ in reached]), strict=True):
            for action in best:
                after = state.apply(action)
                if after.ended is not None:
                    return (*line, action)
                # What came before plays no part: tricks in another order lead to the same ends.
                moment = moment_bytes(after)
                if moment not in met:
                    met.add(moment)
                    further.append((after, (*line, action)))
        reached = further
    return None


def _best(states: Sequence[State]) -> Iterator[tuple[Action, ...]]:
    """Yield the best actions of each state; a claim that is short of the target only if alone."""
    for state, solution in zip(states, solve_many(states), strict=True):
        if isinstance(solution, SolverLimit):
            raise solution
        short = state.card_points[state.to_move] < state.rules.target
        sound = (a for a in solution.best if not (short and isinstance(a, ClaimSixtySix)))
        yield tuple(sound) or solution.best
