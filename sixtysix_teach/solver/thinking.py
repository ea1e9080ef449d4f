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

SLICE = 2_000
"""Rounds in one call: a few hundredths of a second, so that Ctrl-C is answered soon."""

CURIOUS = 50
"""How readily it tries what looks worse, in hundredths: 25 to 100 play about equally well."""

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
        question = player_bytes(view, seed=seed, worth=worth, curious=curious)
        kernel.write(area + QUESTIONS_AT, question)
        kernel.call("think_anew")
        actions = 0
        for done in range(0, rounds, SLICE):
            actions = kernel.call("think", min(SLICE, rounds - done))
        data = kernel.read(area + kernel.call("values_at"), 12 * actions)
    action = naming(view.trump).action
    return {
        action[code]: Thought(taken, millionths / 1e6)
        for code, taken, millionths in struct.iter_unpack("<III", data)
    }
