"""The counter: rules of thumb while cards are hidden, exact play once they are not.

It has seen every card played and forgets none. Exact are: what each action is worth once the other
hand can be worked out, the same averaged over all hands at the last trick before that, and what a
close is sure to bring. After a close it goes by the odds with open cards. All else it does like the
careful opponent, also where an exact answer would take too long.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from random import Random
from typing import TypeVar

from sixtysix_teach.actions import (
    CLOSE,
    Action,
    ClaimSixtySix,
    CloseStock,
    DeclareMarriage,
    ExchangeNine,
)
from sixtysix_teach.errors import SolverLimit
from sixtysix_teach.observation import Observation
from sixtysix_teach.opponents.base import Introduced, due_claim
from sixtysix_teach.opponents.careful import CarefulPlayer, by_thumb
from sixtysix_teach.scoring import worth
from sixtysix_teach.solver import (
    Solution,
    count_hands,
    guaranteed,
    hands_of,
    known_state,
    odds,
    solve,
    solve_many,
    state_of,
)
from sixtysix_teach.solver.choice import LAST_OPEN_STOCK, Keep, count_keep
from sixtysix_teach.solver.desk import choose as kernel_for
from sixtysix_teach.state import State

HANDS = 1000
"""After a close the odds are worked out for at most so many hands of the other side."""

FAST, SLOW = 1_000_000, 5_000
"""Positions for one question, of the kernel and of plain Python: about a tenth of a second."""

HANDS_SLOW = 6
"""So many times as long plain Python may think over all hands together."""

CAREFUL = CarefulPlayer()

Value = TypeVar("Value", int, Fraction)


class CounterPlayer(Introduced):
    """Plays for two, exactly where its knowledge is complete; never looks at a State.

    It closes, perhaps after an exchange and a marriage, when that wins against every hand the
    other side may hold and keeping the stock cannot bring more. Needs no chance.

    >>> from sixtysix_teach import Deal
    >>> view = State.start(Deal.shuffled(seed=66)).observation(0)
    >>> CounterPlayer().choose(view, Random(1)) in view.legal_actions()
    True
    """

    name = "counter"

    def choose(self, observation: Observation, rng: Random) -> Action:
        """Return a due claim, else the best that is known, else what a careful player would do."""
        claim = due_claim(observation)
        if claim is not None:
            return claim
        thumb = by_thumb(observation, without=(CloseStock,))
        if len(observation.legal_actions()) == 1 or thumb == CLOSE:
            return thumb  # a close only where an announcement before the draw leaves nothing else
        try:
            return _known(observation, thumb)
        except SolverLimit:
            return thumb

    def interrupt(self, observation: Observation, rng: Random) -> Action | None:
        """Return a due claim, or the exchange on the opponent's close, where the rules have it."""
        return CAREFUL.interrupt(observation, rng)


def _known(view: Observation, thumb: Action) -> Action:
    """The best action as far as it can be worked out; *thumb* where nothing can."""
    limit = FAST if _has_kernel(view) else SLOW
    state = known_state(view)
    if state is not None:
        return _exact(state, thumb, limit)
    if view.must_follow:
        return _closed(view, thumb, limit)
    if not view.played:
        return _on_lead(view, thumb, limit)
    return at_last_open_trick(view, thumb) or thumb


def at_last_open_trick(
    view: Observation, thumb: Action, *, worth: Sequence[int] = range(-3, 4)
) -> Action | None:
    """Return the best reply to the last card led to an open stock, None where it is not that.

    After this trick and the draw the hands are known: so the average over all hands is exact.
    *worth* says what -3 to 3 game points are worth. Of equally good replies *thumb* comes first.
    """
    last = view.stock_size == LAST_OPEN_STOCK and not view.must_follow
    if not last or not view.played or not _has_kernel(view):
        return None
    return _first(_best(_by_hand(view, FAST, worth)), thumb)


def _has_kernel(view: Observation) -> bool:
    return kernel_for(view.rules, None) is not None


def _exact(state: State, thumb: Action, limit: int) -> Action:
    """The best with all cards known; of equals the one after which most replies are mistakes."""
    values = _sensible(solve(state, nodes=limit).by_action)
    best = _best(values)
    if len(best) == 1:
        return best[0]
    trap = {action: _after(state, action, values[action], limit) for action in best}
    return _first(_best(trap), thumb)


def _after(state: State, action: Action, value: int, limit: int) -> Fraction:
    """What *action* brings on average if the other side replies at random and then errs no more."""
    after = state.apply(action)
    if after.ended is not None or after.to_move == state.to_move:
        return Fraction(value)
    replies = _sensible(solve(after, nodes=limit).by_action).values()
    return Fraction(-sum(replies), len(replies))


def _on_lead(view: Observation, thumb: Action, limit: int) -> Action:
    """The way to a close that wins against every hand, unless keeping the stock brings more."""
    sure = guaranteed(view, nodes=limit)
    value = sure.value or 0
    # Nothing brings more than a claim at once would.
    most = value == worth(view, (1 - view.seat,))
    kept = count_keep(view, nodes=limit) if _has_kernel(view) and not most else None
    if value > 0 and (kept is None or kept.mean <= value):
        # An exchange or a marriage costs nothing here, and may bring more than is sure.
        firsts = [a for a in sure.best if isinstance(a, ExchangeNine | DeclareMarriage)]
        return firsts[0] if firsts else sure.best[0]
    return thumb if kept is None else _keeping(kept, thumb)


def _keeping(kept: Keep, thumb: Action) -> Action:
    """The first step of the best way to keep the stock, counted over all hands."""
    ways = {way: split for way, split in kept.ways if not isinstance(way[-1], ClaimSixtySix)}
    best = max(split.order for split in ways.values())
    return _first([way[0] for way, split in ways.items() if split.order == best], thumb)


def _closed(view: Observation, thumb: Action, limit: int) -> Action:
    """After a close: what wins against every hand, and of that what the most hands lose to."""
    sure = guaranteed(view, nodes=limit)
    wins = sure.value is not None and sure.value > 0
    options = sure.best if wins else tuple(_sensible(sure.by_action))
    if len(options) == 1 or count_hands(view) > HANDS:
        return _first(options, thumb)
    try:
        chances = _chances(view, limit)
    except SolverLimit:
        return _first(options, thumb)
    return _first(_best({action: chances[action] for action in options}), thumb)


def _chances(view: Observation, limit: int) -> Mapping[Action, Fraction]:
    """What each action brings on average over all hands, with open cards from then on."""
    if _has_kernel(view):
        return {way.actions[0]: way.open_cards.mean for way in odds(view, best_defence=False).ways}
    # The same numbers: plain Python finds them faster hand by hand.
    return _by_hand(view, limit)


def _by_hand(
    view: Observation, limit: int, worth: Sequence[int] = range(-3, 4)
) -> Mapping[Action, Fraction]:
    """The same, for a reply with the stock open too, from the solution for each hand."""
    sums: dict[Action, int] = {}
    states = [state_of(view, hand) for hand in hands_of(view)]
    for solution in _solutions(view, states, limit):
        for action, value in solution.by_action.items():
            sums[action] = sums.get(action, 0) + worth[value + 3]
    return _sensible({action: Fraction(total, len(states)) for action, total in sums.items()})


def _solutions(view: Observation, states: Sequence[State], limit: int) -> Iterator[Solution]:
    """The solution of each state; SolverLimit where it takes too long."""
    if _has_kernel(view):
        for answer in solve_many(states, nodes=limit):
            if isinstance(answer, SolverLimit):
                raise answer
            yield answer
        return
    left = HANDS_SLOW * limit  # for all of them together
    for state in states:
        answer = solve(state, nodes=left)
        left -= answer.nodes
        yield answer


def _sensible(values: Mapping[Action, Value | None]) -> dict[Action, Value]:
    """*values* without wrong claims, and without a close unless it wins."""
    return {
        action: value
        for action, value in values.items()
        if value is not None
        and not isinstance(action, ClaimSixtySix)
        and not (isinstance(action, CloseStock) and value <= 0)
    }


def _best(values: Mapping[Action, Value]) -> tuple[Action, ...]:
    most = max(values.values())
    return tuple(action for action, value in values.items() if value == most)


def _first(options: Iterable[Action], thumb: Action) -> Action:
    """*thumb* if it is one of *options*, else the first of them."""
    options = tuple(options)
    return thumb if thumb in options else options[0]
