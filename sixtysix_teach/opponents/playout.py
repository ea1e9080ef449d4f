"""A whole deal between opponents, without a person at the table."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from sixtysix_teach.actions import Action
from sixtysix_teach.opponents.base import Opponent
from sixtysix_teach.state import State


def play_out(state: State, opponents: Sequence[Opponent], rng: Random) -> State:
    """Return the end of the deal that *opponents* (one for each seat) play from *state*.

    After every action the seats not to move are asked first whether they claim or exchange, where
    the rules let them.

    >>> from sixtysix_teach import Deal
    >>> from sixtysix_teach.opponents import opponent
    >>> bots = [opponent("careful"), opponent("random")]
    >>> end = play_out(State.start(Deal.shuffled(seed=66)), bots, Random(66))
    >>> end.outcome is not None
    True
    """
    while state.ended is None:
        state = step(state, opponents, rng)
    return state


def step(state: State, opponents: Sequence[Opponent], rng: Random) -> State:
    """Return the state after the next action: see :func:`next_action`."""
    return state.apply(next_action(state, opponents, rng))


def next_action(state: State, opponents: Sequence[Opponent], rng: Random) -> Action:
    """Return what is done next: an interruption if there is one, else what the mover chooses."""
    mover = state.to_move
    for seat, bot in enumerate(opponents):
        if seat != mover and state.legal_actions(seat):
            action = bot.interrupt(state.observation(seat), rng)
            if action is not None:
                return action
    return opponents[mover].choose(state.observation(mover), rng)
