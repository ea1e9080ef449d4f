"""Decisions of whole deals, as a learner meets them: mostly sensible play, now and then anything.

The deals go through every phase under every profile; the tests of the tutor's words walk them all.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from playouts import playout
from positions import TWO_PLAYER_PROFILES

from sixtysix_teach import PRESETS, Action, ClaimSixtySix, Observation, State
from sixtysix_teach.opponents import CarefulPlayer

SLIPS = 0.35
"""How often the learner plays just anything."""


def learner(state: State, rng: Random) -> Action:
    """A beginner: careful most of the time."""
    if rng.random() < SLIPS:
        legal = state.legal_actions()
        calm = [action for action in legal if not isinstance(action, ClaimSixtySix)]
        return rng.choice(calm or list(legal))
    return CarefulPlayer().choose(state.observation(state.to_move), rng)


def deal(profile: str, seed: int) -> Iterator[tuple[State, Observation, Action]]:
    """Every decision of one deal: the state, what the seat to move sees, what it does."""
    for state, action in playout(PRESETS[profile], seed, learner):
        if action is not None:
            yield state, state.observation(state.to_move), action


@cache
def decisions() -> list[tuple[State, Observation, Action]]:
    """The decisions of one deal or two under every profile."""
    found: list[tuple[State, Observation, Action]] = []
    for number, profile in enumerate(TWO_PLAYER_PROFILES):
        seeds = range(3) if profile == "classic" else [number]
        found += [decision for seed in seeds for decision in deal(profile, seed)]
    return found
