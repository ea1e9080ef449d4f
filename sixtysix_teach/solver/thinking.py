"""What a strong player would do with what its seat knows: a choice, never an answer.

The kernel deals the hidden cards at random, many times over, and lets one tree of moves learn from
all these deals. Nothing of it may be shown as true: its numbers are guesses, and depend on chance.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass

from sixtysix_teach.actions import Action
from sixtysix_teach.errors import SolverLimit
from sixtysix_teach.observation import Observation
from sixtysix_teach.solver.desk import ODDS, QUESTIONS_AT, asking, choose
from sixtysix_teach.solver.encode import naming
from sixtysix_teach.solver.encode_view import player_bytes
from sixtysix_teach.solver.reference import check_playable
from sixtysix_teach.solver.reference_hands import known_state

ROUNDS_A_CALL = 2_000
"""Rounds in one call: a few hundredths of a second, so that Ctrl-C is answered soon."""

CURIOUS = 100
"""How readily it tries what looks worse, in hundredths."""

CARELESS = 25
"""In so many of a hundred rounds the other side plays at random: so it waits for mistakes too."""

GAME_POINTS = (0, 167, 333, 500, 667, 833, 1000)
"""Worth of -3 to 3 game points to a player who wants as many as possible."""


@dataclass(frozen=True)
class Thought:
    """What chance has it so far: in how many *rounds* an action was taken, and its *share*.

    *share* lies between 0 and 1: what the rounds were worth to the seat on average.
    """

    rounds: int
    share: float


def think(
    view: Observation,
    *,
    seed: int,
    rounds: int,
    worth: tuple[int, ...] = GAME_POINTS,
    curious: int = CURIOUS,
    careless: int = CARELESS,
) -> dict[Action, Thought]:
    """Return the actions that a strong player considers, with what it thinks of each.

    The one taken in most rounds is its choice. It takes for granted that one exchanges when one
    can and claims when a claim is due, so neither is among them; a single sensible action, or the
    last trick, leaves nothing to think about and gives no thoughts. The same *seed*, from 0 to
    2**32 - 1, gives the same thoughts. Raises SolverLimit where no kernel can run.

    >>> from sixtysix_teach import Deal, State
    >>> view = State.start(Deal.shuffled(seed=66)).observation(0)
    >>> thoughts = think(view, seed=1, rounds=500)
    >>> sum(thought.rounds for thought in thoughts.values())
    500
    """
    check_playable(view, "a move")
    if not view.my_turn:
        raise SolverLimit("a move", "the other seat is to move", "ask at the own turn")
    kernel = choose(view.rules, "kernel")
    assert kernel is not None
    with asking(kernel, view.rules, ODDS) as area:
        question = player_bytes(view, seed=seed, worth=worth, curious=curious, careless=careless)
        kernel.write(area + QUESTIONS_AT, question)
        if not kernel.call("think_anew"):
            return {}
        actions = 0
        for done in range(0, rounds, ROUNDS_A_CALL):
            actions = kernel.call("think", min(ROUNDS_A_CALL, rounds - done))
        data = kernel.read(area + kernel.call("values_at"), 12 * actions)
    action = naming(view.trump).action
    return {
        action[code]: Thought(taken, millionths / 1e6)
        for code, taken, millionths in struct.iter_unpack("<III", data)
    }


@dataclass(frozen=True)
class End:
    """One action once all cards are known.

    *value* is exact: the game points it brings against best play. *trap* is a guess at more,
    between 0 and 1: what it is worth if the other side plays at random for a while.
    """

    value: int
    trap: float


def finish(view: Observation, *, worth: tuple[int, ...] = GAME_POINTS) -> dict[Action, End]:
    """Return what each action brings, but for claims, to a seat that knows all cards.

    The stock must be closed or empty. Raises SolverLimit where no kernel can run, and where a card
    is hidden or the other seat is to move.

    >>> from sixtysix_teach import Deal, State
    >>> finish(State.start(Deal.shuffled(seed=66)).observation(0))  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    sixtysix_teach.errors.SolverLimit: a move: cards are hidden; ask at the own turn when ...
    """
    check_playable(view, "a move")
    if not view.my_turn or not view.must_follow or known_state(view) is None:
        raise SolverLimit("a move", "cards are hidden", "ask at the own turn when all is known")
    kernel = choose(view.rules, "kernel")
    assert kernel is not None
    with asking(kernel, view.rules, ODDS) as area:
        question = player_bytes(view, seed=1, worth=worth, curious=0, careless=0)
        kernel.write(area + QUESTIONS_AT, question)
        actions = kernel.call("finish")
        data = kernel.read(area + kernel.call("values_at"), 12 * actions)
    action = naming(view.trump).action
    return {
        action[code]: End(value - 3, millionths / 1e6)
        for code, value, millionths in struct.iter_unpack("<III", data)
    }
