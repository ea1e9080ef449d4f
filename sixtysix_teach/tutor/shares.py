"""Who gave what away at each step of a deal, with open cards: by a move, or by letting pass.

Where the rules let a seat claim or exchange out of turn, it can lose by staying silent as well.
Then the value that the solver gives the seat to move is that of moving now; what the moment is
worth takes into account that the other seat may step in first.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass

from sixtysix_teach.actions import Action, actor_of
from sixtysix_teach.errors import SolverLimit
from sixtysix_teach.notation.record import Record
from sixtysix_teach.seats import Seat
from sixtysix_teach.solver import Solution, result_of, solving
from sixtysix_teach.solver.reference import game_points, is_claim, other_seat
from sixtysix_teach.state import State


@dataclass(frozen=True)
class Worth:
    """What a moment is worth to the seat to move.

    ``acting`` is what it gets when it moves now; ``value`` the same where the other may step in
    before.
    """

    seat: Seat
    acting: int
    value: int

    def to(self, seat: Seat) -> int:
        """Return what the moment is worth to *seat*."""
        return self.value if seat == self.seat else -self.value


@dataclass(frozen=True)
class Share:
    """What one step gave away: ``by`` acted and lost ``made``, the other seat let ``passed`` go."""

    by: Seat
    made: int
    passed: int

    def made_by(self, seat: Seat) -> int:
        """Return what *seat* gave away by what it did."""
        return self.made if seat == self.by else 0

    def passed_by(self, seat: Seat) -> int:
        """Return what *seat* gave away by not stepping in."""
        return 0 if seat == self.by else self.passed


def worth(state: State, solved: Solution) -> Worth | None:
    """Return what *state* is worth, *solved* with open cards; None where that takes too long.

    >>> from sixtysix_teach import Deal
    >>> from sixtysix_teach.solver import solve
    >>> state = State.start(Deal.shuffled(seed=66))
    >>> worth(state, solve(state))
    Worth(seat=0, acting=2, value=2)
    """
    return result_of(weighing(state, solved))


def weighing(state: State, solved: Solution) -> Generator[None, None, Worth | None]:
    """Work on :func:`worth` in slices."""
    acting = solved.value
    steps = []
    try:
        for action in state.legal_actions(other_seat(state.to_move)):
            steps.append((yield from _after(state.apply(action), state.to_move)))
    except SolverLimit:
        return None
    claims = [value for action, value in solved.by_action.items() if is_claim(action)]
    # Whoever is to move may claim first; then the other may step in.
    return Worth(state.to_move, acting, max([min([acting, *steps]), *claims]))


def _after(state: State, seat: Seat) -> Generator[None, None, int]:
    if state.ended is not None:
        return game_points(state, seat)
    solved = yield from solving(state)
    found = yield from weighing(state, solved)
    if found is None:
        raise SolverLimit("worth", "a step out of turn takes too long", "leave it out")
    return found.to(seat)


def share(before: Worth, action: Action, after: Sequence[int]) -> Share:
    """Return what *action* gave away, *after* being what it led to, for each seat.

    >>> from sixtysix_teach import Draw
    >>> share(Worth(seat=0, acting=2, value=-1), Draw(), (1, -1))
    Share(by=0, made=1, passed=3)
    """
    mover, other = before.seat, other_seat(before.seat)
    if actor_of(action, mover) == mover:
        return Share(mover, before.acting - after[mover], before.acting - before.value)
    gained = after[mover] - before.value
    return Share(other, max(0, gained), max(0, -gained))


def shares_of(
    record: Record, worths: Sequence[Worth | None], curve: Sequence[int | None], seat: Seat
) -> list[Share | None]:
    """Return the share of each step; None where a moment beside it is not solved.

    *curve* is what each moment, the end too, is worth to *seat*.
    """
    found: list[Share | None] = []
    for before, step, after in zip(worths, record.steps, curve[1:], strict=True):
        if before is None or after is None:
            found.append(None)
        else:
            both = (after, -after) if seat == 0 else (-after, after)
            found.append(share(before, step.action, both))
    return found


def cost(
    record: Record,
    states: Sequence[State],
    shares: Sequence[Share | None],
    seat: Seat,
    step: int,
) -> int | None:
    """Return what the decision of *seat* at *step* cost with open cards, None if not known.

    With a claim not made in turn that of not making it out of turn either, up to the next turn.
    """
    own = shares[step]
    if own is None:
        return None
    lost = own.made_by(seat)
    if passes(states[step], record.steps[step].action, seat):
        for state, later in zip(states[step + 1 :], shares[step + 1 :], strict=False):
            if state.to_move == seat:
                break
            lost += 0 if later is None else later.passed_by(seat)
    return lost


def passes(state: State, action: Action, seat: Seat) -> bool:
    """Return whether *seat* could claim rightly and did something else.

    >>> from sixtysix_teach import Deal, Draw
    >>> passes(State.start(Deal.shuffled(seed=66)), Draw(), 0)
    False
    """
    reached = state.card_points[seat] >= state.rules.target
    return reached and not is_claim(action) and any(map(is_claim, state.legal_actions(seat)))
