"""The solver's questions answered in the plainest way there is, for positions of a few cards.

Nothing here prunes, remembers or shares a line with the solver. ``value()`` is minimax as one would
write it on a blackboard. ``plans()`` writes down every plan that a seat can have, each a choice for
everything the seat may come to see, and plays each against every hand and every defence. What a
seat can be sure of, and what a plan brings on average, are then read off the list.
"""

from __future__ import annotations

from collections.abc import Iterator

from sixtysix_teach import Action, ClaimSixtySix, Observation, State

Plan = dict[Observation, Action | None]


def points(state: State, seat: int) -> int:
    """What the deal brought the seat."""
    outcome = state.outcome
    assert outcome is not None
    sign = 0 if not outcome.winners else 1 if outcome.winner == seat else -1
    return sign * outcome.game_points


def split_claims(state: State, seat: int) -> tuple[list[Action], list[Action]]:
    legal = state.legal_actions(seat)
    claims = [a for a in legal if isinstance(a, ClaimSixtySix)]
    return claims, [a for a in legal if not isinstance(a, ClaimSixtySix)]


def value(state: State, seat: int) -> int:
    """What the seat gets when both see all cards and play on without a mistake."""
    if state.ended is not None:
        return points(state, seat)
    mover, other = state.to_move, 1 - state.to_move
    claims, actions = split_claims(state, mover)
    # All from the mover's side: it goes on, unless the other steps in, unless it claims before.
    result = max(value(state.apply(a), mover) for a in actions)
    for action in state.legal_actions(other):
        result = min(result, value(state.apply(action), mover))
    for claim in claims:
        result = max(result, value(state.apply(claim), mover))
    return result if seat == mover else -result


class TooManyPlansError(Exception):
    """There are more plans than anybody wants to try."""


class _OpenChoiceError(Exception):
    """The plan says nothing about what the seat sees here."""

    def __init__(self, view: Observation, choices: list[Action | None]) -> None:
        self.view = view
        self.choices = choices


def plans(worlds: list[State], seat: int, *, most: int) -> Iterator[tuple[int, ...]]:
    """For every plan of the seat: what it brings in each world against the worst defence there."""
    tried = 0
    waiting: list[Plan] = [{}]
    while waiting:
        plan = waiting.pop()
        try:
            yield tuple(_play(world, seat, plan) for world in worlds)
        except _OpenChoiceError as question:
            waiting += [{**plan, question.view: choice} for choice in question.choices]
        tried += 1
        if tried > most:
            raise TooManyPlansError


def _play(state: State, seat: int, plan: Plan) -> int:
    """What the plan brings from here in this world, when the other seat does its worst."""
    if state.ended is not None:
        return points(state, seat)
    other = 1 - seat
    claims, actions = split_claims(state, other)
    stepping_in = [_play(state.apply(a), seat, plan) for a in state.legal_actions(other)]
    if state.to_move == seat:
        mine = _chosen(state, seat, plan, list(state.legal_actions()))
        assert mine is not None
        result = _play(state.apply(mine), seat, plan)
        return result if isinstance(mine, ClaimSixtySix) else min([result, *stepping_in])
    answers = [_play(state.apply(a), seat, plan) for a in claims]
    own = state.legal_actions(seat)
    step_in = _chosen(state, seat, plan, [None, *own]) if own else None
    if step_in is not None:
        return min([_play(state.apply(step_in), seat, plan), *answers])
    return min([_play(state.apply(a), seat, plan) for a in actions] + answers)


def _chosen(state: State, seat: int, plan: Plan, choices: list[Action | None]) -> Action | None:
    if len(choices) == 1:
        return choices[0]
    view = state.observation(seat)
    if view not in plan:
        raise _OpenChoiceError(view, choices)
    return plan[view]
