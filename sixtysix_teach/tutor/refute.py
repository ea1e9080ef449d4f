"""Why an action is worse: a hand that the other seat can hold, and how it is punished.

The line is found by exact search: after the action both sides play without a mistake, and of all
such lines it is a shortest one. It replays in the engine to the game points that it shows.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import islice

from sixtysix_teach.actions import Action, ClaimSixtySix
from sixtysix_teach.errors import SolverLimit
from sixtysix_teach.observation import Observation
from sixtysix_teach.seats import Seat
from sixtysix_teach.solver import (
    Solution,
    count_hands,
    guaranteed,
    hands_of,
    known_state,
    solve,
    solve_many,
    state_of,
)
from sixtysix_teach.solver.choice import LAST_OPEN_STOCK
from sixtysix_teach.solver.reference import game_points
from sixtysix_teach.solver.reference_belief import Belief
from sixtysix_teach.state import State
from sixtysix_teach.tutor.judge import Basis, judge, surely_lost
from sixtysix_teach.tutor.shortest import shortest_line

HANDS = 2_000
"""A hand that punishes the action is looked for among so many of the other seat's at most."""

LAYOUTS = 40
"""The same with the stock open, where each takes much longer."""

NODES = 1_000_000
"""Positions for one of them."""


@dataclass(frozen=True)
class Refutation:
    """What *seat* gives up with ``action``: a line that shows it, and one that does better.

    ``start`` is the moment with the cards that the line assumes: the other seat holds ``start``'s
    hand of it, one of those it can hold, or the true one where ``open_cards`` is set. ``line`` and
    ``better_line`` go from there to the end of the deal, ``value`` and ``better_value`` are their
    game points for the seat; of what loses against every hand there is nothing to compare with, and
    ``better_line`` is empty. Of the ``tried`` hands, ``against`` do worse by the action.
    ``basis`` is that of the judgement, ``loss`` what it says the action costs (None: not known).
    """

    seat: Seat
    action: Action
    better: Action
    basis: Basis
    loss: Fraction | None
    start: State
    line: tuple[Action, ...]
    better_line: tuple[Action, ...]
    value: int
    better_value: int | None
    tried: int
    against: int
    hands: int
    open_cards: bool = False


def refute(at: State | Observation, action: Action) -> Refutation | None:
    """Return why *action* is worse than the best, by what its seat can know; None if it is not.

    Of a State only what the seat to move can know is used. None too where nothing can be proved
    (see :class:`~sixtysix_teach.tutor.judge.Basis`), and where no single hand shows the loss.

    >>> from sixtysix_teach import Deal, Play
    >>> state = State.start(Deal.shuffled(seed=66))
    >>> refute(state, state.legal_actions()[0]) is None
    True
    """
    view = at.observation(at.to_move) if isinstance(at, State) else at
    judgement = judge(view)
    loss = judgement.loss(action)
    if action in judgement.best or loss == 0:
        return None
    better = judgement.best[0]
    if judgement.basis is Basis.THUMB:
        return _lost(view, action, better) if surely_lost(view, action) else None
    starts = _starts(view)
    found = _worst(starts, action, better)
    if found is None:
        return _by_surprise(view, action, better, loss) if view.must_follow else None
    start, solution, against = found
    return _told(
        start,
        solution,
        action,
        better,
        judgement.basis,
        loss,
        len(starts),
        against,
        hands=count_hands(view),
    )


def refute_unseen(view: Observation, action: Action) -> Refutation | None:
    """Return a line in which the seat goes on after *action* as well as it can without seeing.

    It ends with what *action* forces, which can be less than any hand brings that lies open. None
    where the other hand is known, or nothing is forced, or it costs nothing.
    """
    judgement = judge(view)
    if judgement.basis is not Basis.SURE or not judgement.loss(action):
        return None
    return _by_surprise(view, action, judgement.best[0], judgement.loss(action))


def refute_open(state: State, action: Action) -> Refutation | None:
    """Return why *action* is worse with all cards open, the stock too; None if it is not.

    For looking back at a deal that is over: the seat could not know it.
    """
    solution = solve(state)
    if action in solution.best:
        return None
    better = _likely(state, solution)
    loss = Fraction(solution.value - solution.by_action[action])
    return _told(state, solution, action, better, Basis.KNOWN, loss, 1, 1, hands=1, open_cards=True)


def _told(
    start: State,
    solution: Solution,
    action: Action,
    better: Action,
    basis: Basis,
    loss: Fraction | None,
    tried: int,
    against: int,
    *,
    hands: int,
    open_cards: bool = False,
) -> Refutation:
    return Refutation(
        seat=solution.seat,
        action=action,
        better=better,
        basis=basis,
        loss=loss,
        start=start,
        line=shortest_line(start, action),
        better_line=shortest_line(start, better),
        value=solution.by_action[action],
        better_value=solution.by_action[better],
        tried=tried,
        against=against,
        hands=hands,
        open_cards=open_cards,
    )


def _lost(view: Observation, action: Action, better: Action) -> Refutation:
    """Why *action* loses whatever the other seat holds; what else brings is not known."""
    start = state_of(view, next(hands_of(view)))
    line = shortest_line(start, action)
    value = game_points(start.play_all(line), view.seat)
    hands = count_hands(view)
    return Refutation(
        view.seat, action, better, Basis.THUMB, None, start, line, (), value, None, hands, hands,
        hands,
    )  # fmt: skip


def _starts(view: Observation) -> list[State]:
    """The layouts that are tried: all hands, but of a stock that is drawn from only some."""
    known = known_state(view)
    if known is not None:
        return [known]
    many = HANDS if view.must_follow or view.stock_size <= LAST_OPEN_STOCK else LAYOUTS
    hands = list(islice(hands_of(view), HANDS))
    # Neighbours differ in one low card: spread over all hands, fewer are enough.
    return [state_of(view, hand) for hand in hands[:: max(1, len(hands) // many)][:many]]


def _worst(
    starts: list[State], action: Action, better: Action
) -> tuple[State, Solution, int] | None:
    """The hand against which *action* loses most, its solution, and how many hands punish it."""
    worst: tuple[int, State, Solution] | None = None
    against = 0
    for start, answer in zip(starts, solve_many(starts, nodes=NODES), strict=True):
        if isinstance(answer, SolverLimit):
            continue
        gap = answer.by_action[better] - answer.by_action[action]
        against += gap > 0
        if gap > 0 and (worst is None or gap > worst[0]):
            worst = (gap, start, answer)
    return None if worst is None else (worst[1], worst[2], against)


def _likely(state: State, solution: Solution) -> Action:
    """The first best action that is no claim of what the seat has not."""
    short = state.card_points[state.to_move] < state.rules.target
    options = [a for a in solution.best if not (short and isinstance(a, ClaimSixtySix))]
    return (options or list(solution.best))[0]


# A line where no single hand shows it --------------------------------------------------------


def _by_surprise(
    view: Observation, action: Action, better: Action, loss: Fraction | None
) -> Refutation | None:
    """A line in which the seat goes on as well as it can without seeing the other hand, and fails.

    The other seat answers with whatever some hand of it allows and hurts most.
    """
    belief = Belief.of(view).after_mine(action)
    line = [action, *_forced(belief)]
    for hand in islice(hands_of(view), HANDS):
        start = state_of(view, hand)
        end = _replay(start, line)
        if end is not None and end.ended is not None:
            break
    else:
        return None
    value = game_points(end, view.seat)
    better_line = shortest_line(start, better)
    better_value = game_points(start.play_all(better_line), view.seat)
    if value >= better_value:
        return None
    return Refutation(
        view.seat, action, better, judge(view).basis, loss, start, tuple(line), better_line, value,
        better_value, 1, 1, count_hands(view),
    )  # fmt: skip


def _forced(belief: Belief) -> Iterator[Action]:
    """The worst that can come, action by action, while the seat holds out as long as it can."""
    while belief.state.ended is None:
        state = belief.state
        if state.to_move == belief.seat:
            answer = guaranteed(state.observation(belief.seat))
            action = answer.best[0]
            belief = belief.after_mine(action)
        else:
            action, belief = min(belief.replies(), key=lambda reply: _forced_value(reply[1]))
        yield action


def _forced_value(belief: Belief) -> int:
    if belief.state.ended is not None:
        return game_points(belief.state, belief.seat)
    value = guaranteed(belief.state.observation(belief.seat)).value
    assert value is not None
    return value


def _replay(start: State, line: list[Action]) -> State | None:
    """The end of *line*, or None if some action of it is not legal in this layout."""
    state = start
    for action in line:
        if state.ended is not None or state.why_illegal(action) is not None:
            return None
        state = state.apply(action)
    return state
