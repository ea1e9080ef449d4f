"""Values of all actions with all cards open: both hands and the order of the stock."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from sixtysix_teach.actions import Action, CloseStock
from sixtysix_teach.errors import SolverLimit
from sixtysix_teach.rules import Rules
from sixtysix_teach.solver import reference
from sixtysix_teach.solver.answers import Solution
from sixtysix_teach.solver.desk import (
    BATCH,
    NODES_A_CALL,
    SMALL,
    WHOLE,
    ask_batch,
    asking,
    choose,
    gave_up,
    nodes_of,
    persist,
    set_limit,
)
from sixtysix_teach.solver.encode import moment_bytes, read_answer
from sixtysix_teach.solver.host import Kernel
from sixtysix_teach.state import State

NODES = 400_000_000
"""Positions after which the kernel gives up a question: about half a minute."""

ASKED = "the value of every action"
"""What was asked, for whoever is told that it takes too long."""


def solve(state: State, *, nodes: int | None = None, use: str | None = None) -> Solution:
    """Return what each legal action is worth to the seat to move, with all cards open.

    Game points from -3 to 3, when both sides see all cards, the stock too, and go on without a
    mistake. For real players that is exact once the stock is gone and both hands can be worked
    out; before that, and after a close, say "with open cards". Raises SolverLimit for more than
    two seats or packs, for a deal that has ended, and beyond *nodes* positions.

    >>> from sixtysix_teach import Deal
    >>> solution = solve(State.start(Deal.shuffled(seed=66)))
    >>> solution.value, solution.best
    (2, (Play(card=Card.JH), Play(card=Card.N9H)))
    """
    (answer,) = solve_many([state], nodes=nodes, use=use)
    if isinstance(answer, SolverLimit):
        raise answer
    return answer


def solve_many(
    states: Iterable[State],
    *,
    nodes: int | None = None,
    use: str | None = None,
    progress: Callable[[int], object] = lambda done: None,
) -> list[Solution | SolverLimit]:
    """Return the solution of each state, in order; a SolverLimit in place of one that failed.

    Positions under the same rules that stand together are asked together, which is many times
    faster than one by one. *progress* is called with the number of answers that are new.
    """
    answers: list[Solution | SolverLimit] = []
    for batch in _batches(list(states)):
        new = _solve_batch(batch, nodes, use)
        answers += new
        progress(len(new))
    return answers


def best_line(
    state: State, *, nodes: int | None = None, use: str | None = None
) -> tuple[Action, ...]:
    """Return one line of best play by both sides, up to the end of the deal.

    At each moment it is the first of the best actions in the pinned order; but a right claim comes
    first, and a hopeless close or a wrong claim only where nothing else is as good. The line
    replays in the engine to the value that :func:`solve` gives.

    >>> from sixtysix_teach import Deal
    >>> state = State.start(Deal.shuffled(seed=66))
    >>> state.play_all(best_line(state)).outcome
    Outcome(winners=(0,), game_points=2, ending=<Ending.CLAIM: 'claim'>)
    """
    line: list[Action] = []
    while state.ended is None:
        action = _next(state, nodes, use, first=not line)
        line.append(action)
        state = state.apply(action)
    return tuple(line)


def _next(state: State, nodes: int | None, use: str | None, *, first: bool) -> Action:
    """The best action of the seat to move, or of the other one out of turn where that is better.

    The *first* is of the seat to move in any case: its value is that of acting now.
    """
    solution = solve(state, nodes=nodes, use=use)
    best = min(solution.best, key=lambda action: _last_resort(state, action, solution.value))
    if first or (reference.is_claim(best) and _last_resort(state, best, solution.value) < 0):
        return best
    # The other seat may step in before anything but a claim; it does so if that is better for it.
    legal = state.legal_actions(reference.other_seat(state.to_move))
    steps = {a: _worth(state.apply(a), state.to_move, nodes, use) for a in legal}
    step = min(steps, key=steps.__getitem__, default=None)
    if step is None or steps[step] >= solution.value:
        return best
    claims = [a for a in solution.by_action if reference.is_claim(a)]
    return next((a for a in claims if solution.by_action[a] > steps[step]), step)


def _last_resort(state: State, action: Action, value: int) -> int:
    """A number that is higher for what a player would do only if all else were worse."""
    if reference.is_claim(action):
        return 2 if state.card_points[state.to_move] < state.rules.target else -1
    return int(isinstance(action, CloseStock) and value < 0)


def _worth(state: State, seat: int, nodes: int | None, use: str | None) -> int:
    if state.ended is not None:
        return reference.game_points(state, seat)
    value = solve(state, nodes=nodes, use=use).value
    return value if state.to_move == seat else -value


def _batches(states: Sequence[State]) -> Iterable[Sequence[State]]:
    """Neighbours under the same rules, so many that one call stays short."""
    batch: list[State] = []
    room = BATCH
    for state in states:
        if batch and (state.rules != batch[0].rules or room <= 0):
            yield batch
            batch, room = [], BATCH
        batch.append(state)
        # A deal with much stock left is worth a call of its own.
        room -= 1 if state.must_follow else 1 << max(0, state.stock_size - 2)
    if batch:
        yield batch


def _solve_batch(
    states: Sequence[State], nodes: int | None, use: str | None
) -> list[Solution | SolverLimit]:
    try:
        for state in states:
            reference.check_playable(state, ASKED)
        kernel = choose(states[0].rules, use)
    except SolverLimit as error:
        if len(states) == 1:
            return [error]
        return [answer for state in states for answer in _solve_batch([state], nodes, use)]
    if kernel is None:
        return [_ask_reference(state, nodes) for state in states]
    return _ask_kernel(kernel, states, nodes)


def _ask_reference(state: State, nodes: int | None) -> Solution | SolverLimit:
    try:
        return reference.solve(state, nodes=nodes)
    except SolverLimit as error:
        return error


def _ask_kernel(
    kernel: Kernel, states: Sequence[State], limit: int | None
) -> list[Solution | SolverLimit]:
    nodes = NODES if limit is None else limit
    rules: Rules = states[0].rules
    questions = [moment_bytes(state) for state in states]
    size = SMALL if all(state.must_follow for state in states) else WHOLE
    # With a limit the answer must not depend on what was asked before.
    with asking(kernel, rules, size, anew=limit is not None) as area:
        if len(states) == 1:
            return [_persist(kernel, area, states[0], questions[0], nodes)]
        set_limit(kernel, min(NODES_A_CALL, nodes))
        answers = ask_batch(kernel, area, "solve", questions)
        return [
            _persist(kernel, area, state, question, nodes)
            if gave_up(data)
            else read_solution(state, data, nodes_of(data))
            for state, question, data in zip(states, questions, answers, strict=True)
        ]


def _persist(
    kernel: Kernel, area: int, state: State, question: bytes, nodes: int
) -> Solution | SolverLimit:
    try:
        data, spent = persist(kernel, area, "solve", question, nodes=nodes, asked=ASKED)
    except SolverLimit as error:
        return error
    return read_solution(state, data, spent)


def read_solution(state: State, data: bytes, nodes: int) -> Solution:
    """Return the solution of *state* from the answer of the kernel, which took so many *nodes*."""
    values = read_answer(data, state.trump)
    by_action = {action: values[action] for action in state.legal_actions()}
    return Solution(state.to_move, by_action, nodes, "kernel")
