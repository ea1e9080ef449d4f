"""The expert: thinks about many ways the hidden cards could lie, and plays ends exactly."""

from __future__ import annotations

from random import Random

from sixtysix_teach.actions import Action, ClaimSixtySix, ExchangeNine
from sixtysix_teach.errors import RulesError, SolverLimit
from sixtysix_teach.observation import Observation
from sixtysix_teach.opponents.base import Introduced, due_claim
from sixtysix_teach.opponents.careful import CarefulPlayer
from sixtysix_teach.solver import known_state, solve
from sixtysix_teach.solver.thinking import think

ROUNDS = 12_000
"""Rounds for one move: about a tenth of a second."""


class ExpertPlayer(Introduced):
    """Searches over what its seat cannot see, for two players; never looks at a State.

    One tree of moves learns from thousands of random deals of the hidden cards, so that one move
    has to do for all hands that look the same. Once both hands are known it plays exactly. Where
    the kernel cannot run it plays like the careful opponent.

    >>> from sixtysix_teach import Deal, State
    >>> view = State.start(Deal.shuffled(seed=66)).observation(0)
    >>> ExpertPlayer(rounds=200).choose(view, Random(1)) in view.legal_actions()
    True
    """

    name = "expert"

    def __init__(self, rounds: int = ROUNDS) -> None:
        self.rounds = rounds
        self._careful = CarefulPlayer()

    def choose(self, observation: Observation, rng: Random) -> Action:
        """Return a due claim, an exchange, the exact best, or what most rounds of thought took."""
        if observation.rules.players != 2:
            raise RulesError("players", "the expert opponent plays with two only")
        claim = due_claim(observation)
        if claim is not None:
            return claim
        legal = observation.legal_actions()
        exchange = next((a for a in legal if isinstance(a, ExchangeNine)), None)
        if exchange is not None:
            return exchange
        sensible: list[Action] = [
            action for action in legal if not isinstance(action, ClaimSixtySix)
        ]
        if len(sensible) == 1:
            return sensible[0]
        try:
            return self._exact(observation, sensible) or self._thought(observation, rng, sensible)
        except SolverLimit:
            return self._careful.choose(observation, rng)

    def interrupt(self, observation: Observation, rng: Random) -> Action | None:
        """Return a due claim, or the exchange on the opponent's close, where the rules have it."""
        return self._careful.interrupt(observation, rng)

    def _exact(self, observation: Observation, sensible: list[Action]) -> Action | None:
        """The best action where nothing is hidden any more; the first in order of equal ones."""
        state = known_state(observation) if observation.must_follow else None
        if state is None:
            return None
        values = solve(state).by_action
        return max(sensible, key=lambda action: values[action])

    def _thought(self, observation: Observation, rng: Random, sensible: list[Action]) -> Action:
        thoughts = think(observation, seed=rng.getrandbits(32), rounds=self.rounds)
        taken = {action: thought.rounds for action, thought in thoughts.items()}
        return max(sensible, key=lambda action: taken.get(action, 0))
