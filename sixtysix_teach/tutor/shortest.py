"""A shortest line of best play, to be watched: it replays to what the solver promises."""

from __future__ import annotations

from sixtysix_teach.actions import Action, ClaimSixtySix
from sixtysix_teach.solver import best_line, solve
from sixtysix_teach.solver.choice import LAST_OPEN_STOCK
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
    search = _Shortest(MOMENTS)
    for length in range(1, 2 * len(state.rules.pack)):
        line = search.within(after, length)
        if line is not None and game_points(state.play_all((first, *line)), state.to_move) == value:
            return (first, *line)
        if line is not None or search.left <= 0:
            break
    return (first, *best_line(after))


class _Shortest:
    """Looks for a line of best play of a given length, a step longer each time."""

    def __init__(self, moments: int) -> None:
        self.left = moments
        self.solved: dict[State, tuple[Action, ...]] = {}
        self.failed: dict[State, int] = {}

    def within(self, state: State, length: int) -> tuple[Action, ...] | None:
        """Return a line to the end of at most *length* actions, None if none was found."""
        if state.ended is not None:
            return ()
        if length <= 0 or self.left <= 0 or self.failed.get(state, -1) >= length:
            return None
        for action in self._best(state):
            rest = self.within(state.apply(action), length - 1)
            if rest is not None:
                return (action, *rest)
        self.failed[state] = length
        return None

    def _best(self, state: State) -> tuple[Action, ...]:
        if state not in self.solved:
            self.left -= 1
            solution = solve(state)
            short = state.card_points[state.to_move] < state.rules.target
            self.solved[state] = (
                tuple(
                    action
                    for action in solution.best
                    if not (short and isinstance(action, ClaimSixtySix))
                )
                or solution.best
            )
        return self.solved[state]
